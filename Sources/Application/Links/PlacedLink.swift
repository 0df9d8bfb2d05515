import CommonMark
import Diagnostics

/// A link in Markdown or raw HTML. Its place is computed on demand.
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
