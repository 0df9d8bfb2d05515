package import Templating

/// A whole page: content within the chrome that every page has.
///
/// It selects the template of its content and offers every name of its content, and the chrome as
/// `page`. Only the coordinator makes one, so no content knows which site it is shown on.
package struct Page<Content: Sendable>: Sendable {
  // The content is presentable; if the type said so, that would be looked up whenever it is first used.
  // By reference, so that code that does not know its type finds what lies beside it.
  private let shared: Shared<Content>
  package let chrome: ChromeViewModel
  /// The template that the page's front matter asks for by `template:`.
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
    // A key path of a generic type is made when a program runs, and so is what `flatMap` needs.
    var fields: [Field<Self>] = []
    for group in 0..<inner.fields.count {
      let own = inner.fields[group].fields
      for index in 0..<own.count { fields.append(own[index]) }
    }
    return Contract(
      template: inner.template, format: inner.format, variants: inner.variants,
      Fields(inner.name, fields),
      Fields(
        "Page", .nested("page", fields: ChromeViewModel.fields) { page, show in show(page.chrome) })
    )
  }
}
