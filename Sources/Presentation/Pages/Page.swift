package import Templating

/// A whole page: content within the chrome that every page has.
///
/// It selects the template of its content and offers every name of its content, and the chrome as
/// `page`. Only the coordinator makes one, so no content knows which site it is shown on.
package struct Page<Content: Presentable>: Sendable {
  // Before the content, so that their places are known to code that does not know its type.
  package let chrome: ChromeViewModel
  /// The template that the page's front matter asks for by `template:`.
  package let template: String?
  package let content: Content

  package init(_ content: Content, chrome: ChromeViewModel, template: String? = nil) {
    self.chrome = chrome
    self.template = template
    self.content = content
  }
}

extension Page: Equatable where Content: Equatable {}
extension Page: Hashable where Content: Hashable {}

extension Page: Presentable {
  package static var contract: Contract<Self> {
    let inner = Content.contract
    let lifted = inner.fields.flatMap {
      $0.through { (page: Self, show) in show(page.content) }.fields
    }
    return Contract(
      template: inner.template, format: inner.format,
      variants: inner.variants.map { variant in
        Variant(variant.name) { variant.applies($0.content) }
      },
      Fields(inner.name, lifted),
      Fields(
        "Page", .nested("page", fields: ChromeViewModel.fields) { page, show in show(page.chrome) })
    )
  }
}
