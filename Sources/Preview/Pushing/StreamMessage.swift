import Application
import Markup

/// One event that is sent to a page. The client's script knows each member.
struct StreamMessage: Sendable {
  /// Change that the page makes to itself.
  var change = PageParts.Change.none
  /// Version of the page that the client has afterwards.
  var version: PageVersion
  var hasNewStyles = false
  var images: [String] = []
  /// Address to navigate to.
  var page: String?
  var mistakes: Mistakes
  /// Addresses of drafts and other hidden pages, so that links to them can be marked.
  var marks: [(address: String, mark: ModelState)] = []

  /// The event in the format of the stream. JSON has no line breaks.
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

  /// The address as encoded in pages.
  private static func address(_ path: String) -> JSON.Value { .string(Link(route: path).address) }
}
