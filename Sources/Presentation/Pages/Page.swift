package import Templating

/// A whole page: its content, and the chrome, which surrounds the content on every page.
///
/// The template for the content shows the whole page. In this template, you can use the content's
/// names directly, and the chrome's names through `page`. Only the coordinator combines content and
/// chrome, so view models for content don't depend on the chrome.
package struct Page<Content: Sendable>: Sendable {
  // The content is presentable, but a constraint on the type would be looked up at each first use.
  // It is stored by reference, so that code that doesn't know its type can read the other
  // properties.
  private let shared: Shared<Content>
  package let chrome: ChromeViewModel
  /// The template that the page's front matter sets with `template:`.
  package let template: String?

  package var content: Content { shared.value }

  package init(_ content: consuming Content, chrome: ChromeViewModel, template: String? = nil) {
    shared = Shared(content)
    self.chrome = chrome
    self.template = template
  }
}

extension Page: Equatable where Content: Equatable {}
extension Page: Hashable where Content: Hashable {}

extension Page: Presentable where Content: Presentable {
  package static var contract: Contract<Self> {
    let inner = Content.contract.through { (page: Self, show) in page.shared.show(show) }
    // An array of fields instead of key paths and `flatMap`, because a generic type instantiates
    // those at run time.
    var fields: [Field<Self>] = []
    for group in 0..<inner.fields.count {
      let own = inner.fields[group].fields
      for index in 0..<own.count { fields.append(own[index]) }
    }
    return Contract(
      template: inner.template, format: inner.format, variants: inner.variants,
      Fields(inner.name, fields),
      Fields(
        "Page",
        .nested("page", fields: ChromeViewModel.fields) { page, show in show(page.chrome) })
    )
  }
}
