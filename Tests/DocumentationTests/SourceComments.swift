/// The documentation comments of the properties that `Presentation` declares.
struct SourceComments {
  /// By type, then by property.
  private let comments: [String: [String: String]]

  init() throws {
    var comments: [String: [String: String]] = [:]
    for source in try Repository.texts(below: "Sources/Presentation", extension: "swift").values {
      var type = ""
      var comment: [Substring] = []
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        if let text = line.firstMatch(of: /^ *\/\/\/ ?(.*)$/) {
          comment.append(text.1)
          continue
        }
        if let found = line.firstMatch(
          of: /^(?:package |private )?(?:protocol|struct|extension|enum) (\w+)/)
        {
          type = String(found.1)
        } else if let found = line.firstMatch(of: /^ *(?:package )?(?:var|let) (\w+):/),
          !comment.isEmpty
        {
          comments[type, default: [:]][String(found.1)] = comment.joined(separator: " ")
        }
        comment = []
      }
    }
    self.comments = comments
  }

  /// What is written above a property of a type; `nil` where nothing is.
  func comment(on property: String, of type: String) -> String? { comments[type]?[property] }
}
