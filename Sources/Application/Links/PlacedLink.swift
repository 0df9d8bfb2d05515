import CommonMark
import Diagnostics

/// A link that a text holds, in Markdown or in raw HTML. Its place is found when asked for.
protocol PlacedLink {
  var destination: String { get }
  var place: Place { get }
}

extension MarkdownLink: PlacedLink {}

/// A link in raw HTML.
struct RawLink: PlacedLink {
  let destination: String
  private let find: () -> Place

  init(destination: String, at place: @escaping () -> Place) {
    self.destination = destination
    find = place
  }

  var place: Place { find() }
}
