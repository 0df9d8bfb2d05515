import Markup
import Presentation
import Templating

/// A view that is a page: it puts what it is shown into its chrome and writes it by its template.
///
/// A class, since a use case hands its view model over in a call, and the bytes come back from it.
final class PageView<Content: Sendable>: View {
  private let template: Template<Page<Content>>
  private let alternative: String?
  private let chrome: (Content) -> ChromeViewModel
  private var output: OutputBuffer

  /// `alternative` is the template that the page's front matter asks for.
  init(
    _ template: Template<Page<Content>>, alternative: String?, output: consuming OutputBuffer,
    chrome: @escaping (Content) -> ChromeViewModel
  ) {
    self.template = template
    self.alternative = alternative
    self.output = output
    self.chrome = chrome
  }

  func show(_ model: consuming Content) {
    let chrome = chrome(model)
    template.write(
      Page(model, chrome: chrome, template: alternative), by: alternative, into: &output)
  }

  /// Gives the bytes back, so that they are nowhere twice.
  func take() -> OutputBuffer { exchange(&output, with: OutputBuffer(capacity: 0)) }
}
