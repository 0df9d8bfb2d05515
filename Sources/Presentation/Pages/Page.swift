package import Templating

/// A whole page: content within the chrome that every page has.
///
/// It selects the template of its content and offers every name of its content, and the chrome as
/// `page`. Only the coordinator makes one, so no content knows which site it is shown on.
package struct Page<Content: Presentable>: Sendable {
  // By reference, so that code that does not know its type finds what lies beside it.
  private let shared: Shared<Content>
  package let chrome: ChromeViewModel
  /// The template that the page's front matter asks for by `template:`.
  package let template: String?

  package var content: Content { shared.value }

  package init(_ content: Content, chrome: ChromeViewModel, template: String? = nil) {
    shared = Shared(content)
    self.chrome = chrome
    self.template = template
  }
}

extension Page: Equatable where Content: Equatable {}
extension Page: Hashable where Content: Hashable {}

extension Page: Presentable {
  package static var contract: Contract<Self> {
    let inner = Content.contract.through { (page: Self, show) in page.shared.show(show) }
    return Contract(
      template: inner.template, format: inner.format, variants: inner.variants,
      Fields(inner.name, inner.fields.flatMap(\.fields)),
      Fields(
        "Page", .nested("page", fields: ChromeViewModel.fields) { page, show in show(page.chrome) })
    )
  }
}
