import Markup
import Presentation
import Templating

/// A view that is a file by itself, without the chrome of a page: a feed, a sitemap, a calendar.
///
/// A class, since a use case hands its view model over in a call, and the bytes come back from it.
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

  /// Gives the bytes back, so that they are nowhere twice.
  func take() -> OutputBuffer { exchange(&output, with: OutputBuffer(capacity: 0)) }
}
