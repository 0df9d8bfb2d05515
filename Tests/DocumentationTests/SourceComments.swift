import TestSupport

/// The documentation comments of the types in `Presentation` and of their properties.
struct SourceComments {
  /// Comments by type and property.
  private let comments: [String: [String: String]]
  private let abstracts: [String: String]

  init() throws {
    var comments: [String: [String: String]] = [:]
    var abstracts: [String: String] = [:]
    for source in try Repository.texts(below: "Sources/Presentation", extension: "swift").values {
      var type = ""
      var comment: [Substring] = []
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        if let text = line.firstMatch(of: /^ *\/\/\/ ?(.*)$/) {
          comment.append(text.1)
          continue
        }
        // Properties of a type within another count as the outer one's: its contract shows both.
        if let found = line.firstMatch(
          of: /^(?:public |package |private )?(?:protocol|struct|extension|enum) (\w+)/)
        {
          type = String(found.1)
          if !comment.isEmpty, !line.hasPrefix("extension") {
            abstracts[type] = comment.joined(separator: " ")
          }
        } else if let found = line.firstMatch(
          of: /^ *(?:(?:public|package|private)(?:\(set\))? )*(?:var|let) (\w+)(?::| =)/),
          !comment.isEmpty
        {
          comments[type, default: [:]][String(found.1)] = comment.joined(separator: " ")
        }
        comment = []
      }
    }
    self.comments = comments
    self.abstracts = abstracts
  }

  /// Returns the comment above a property of a type; `nil` if the property has none.
  func comment(on property: String, of type: String) -> String? { comments[type]?[property] }

  /// Returns the comment above a type.
  func comment(on type: String) -> String? { abstracts[type] }
}
