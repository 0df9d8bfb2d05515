import Markup
import Presentation
import Templating

/// A view that is a whole file without a page's chrome: a feed, a sitemap, a calendar.
///
/// A class, because a use case passes view models in calls, and the caller takes the bytes
/// afterwards.
final class DocumentView<Content: Sendable>: View {
  private let write: (Content, inout OutputBuffer) -> Void
  private var output: OutputBuffer

  init(
    output: consuming OutputBuffer, write: @escaping (Content, inout OutputBuffer) -> Void
  ) {
    self.output = output
    self.write = write
  }

  func show(_ model: consuming Content) { write(model, &output) }

  /// Moves the bytes out, without a copy.
  func take() -> OutputBuffer { exchange(&output, with: OutputBuffer(capacity: 0)) }
}
