import Presentation
import Templating

/// A view that only determines which template would write the shown model.
///
/// A class, because a use case passes its view model in a call.
final class TemplateView<Content: Sendable>: View {
  private let template: Template<Page<Content>>
  private let alternative: String?
  private let chrome: (Content) -> ChromeViewModel
  /// Name of the selected template; `nil` until a model is shown.
  private(set) var selected: String?

  init(
    _ template: Template<Page<Content>>, alternative: String?,
    chrome: @escaping (Content) -> ChromeViewModel
  ) {
    self.template = template
    self.alternative = alternative
    self.chrome = chrome
  }

  func show(_ model: consuming Content) {
    let chrome = chrome(model)
    selected = template.name(
      for: Page(model, chrome: chrome, template: alternative), by: alternative)
  }
}
