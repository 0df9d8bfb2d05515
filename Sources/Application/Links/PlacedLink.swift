import Diagnostics
import Markdown

/// A link in Markdown or raw HTML. Its place is computed on demand.
protocol PlacedLink {
  var destination: String { get }
  var place: SourceRange { get }
}

extension MarkdownLink: PlacedLink {}

/// A link in raw HTML.
struct RawLink: PlacedLink {
  let destination: String
  private let find: () -> SourceRange

  init(destination: String, at place: @escaping () -> SourceRange) {
    self.destination = destination
    find = place
  }

  var place: SourceRange { find() }
}
