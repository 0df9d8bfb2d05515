import Markup
import Presentation
import Templating

/// A view that renders a page with its template: the shown content inside the page's chrome.
///
/// A class, because a use case passes its view model in a call, and the caller takes the bytes
/// afterwards.
final class PageView<Content: Sendable>: View {
  private let template: Template<Page<Content>>
  private let alternative: String?
  private let chrome: (Content) -> ChromeViewModel
  private var output: OutputBuffer

  /// Creates a view. `alternative` is the template that the page's front matter names.
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

  /// Moves the bytes out, without a copy.
  func take() -> OutputBuffer { exchange(&output, with: OutputBuffer(capacity: 0)) }
}
