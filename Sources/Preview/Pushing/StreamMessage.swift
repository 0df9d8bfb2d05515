import Application
import Markup

/// One event that a page is sent; the client's script knows each member.
struct StreamMessage: Sendable {
  /// What the page does with itself.
  var change = PageParts.Change.none
  /// The version of the page that the client has afterwards.
  var version: PageVersion
  var hasNewStyles = false
  var images: [String] = []
  /// The address to go to.
  var page: String?
  var mistakes: Mistakes
  /// The addresses of drafts and their like, so that links to them can be marked.
  var marks: [(address: String, mark: ModelState)] = []

  /// In the form of the stream: JSON has no line breaks.
  var text: String {
    let act =
      switch change {
      case .none: "none"
      case .main: "main"
      case .reload: "reload"
      }
    let value: JSON.Value = .object([
      ("act", .string(act)), ("tag", .string(version.text)), ("styles", .bool(hasNewStyles)),
      ("images", .array(images.map(Self.address))), ("go", page.map(Self.address) ?? .null),
      ("mistakes", mistakes.json),
      (
        "marks", .object(marks.map { (Link(route: $0.address).address, .string($0.mark.rawValue)) })
      ),
    ])
    return "data: \(JSON(value).text)\n\n"
  }

  /// Encoded as pages have it.
  private static func address(_ path: String) -> JSON.Value { .string(Link(route: path).address) }
}
