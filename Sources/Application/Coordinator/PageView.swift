import Markup
import Presentation
import Templating

/// A view that is a page: it puts what it is shown into its chrome and writes it by its template.
///
/// A class, since a use case hands its view model over in a call, and the bytes come back from it.
final class PageView<Content: Presentable>: View {
  private let template: Template<Page<Content>>
  private let chrome: ChromeViewModel
  private let alternative: String?
  private(set) var output: OutputBuffer

  init(
    _ template: Template<Page<Content>>, chrome: ChromeViewModel, alternative: String?,
    output: consuming OutputBuffer
  ) {
    self.template = template
    self.chrome = chrome
    self.alternative = alternative
    self.output = output
  }

  func show(_ model: Content) {
    template.write(
      Page(model, chrome: chrome, template: alternative), by: alternative, into: &output)
  }

  /// Gives the bytes back, so that they are nowhere twice.
  func take() -> OutputBuffer {
    let taken = output
    output = OutputBuffer(capacity: 0)
    return taken
  }
}
