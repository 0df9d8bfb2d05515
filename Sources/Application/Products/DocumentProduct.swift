import Markup
import Presentation

/// A file that a use case shows without the chrome of a page: a feed, a sitemap, a calendar.
final class DocumentProduct<Content: Sendable, Showing: UseCase<Content>>: ProductFacts {
  private let context: SiteContext
  private let useCase: Showing
  private let name: (@Sendable () -> String)?
  private let template: String?
  private let content: @Sendable (Content, inout OutputBuffer) -> Void

  init(
    _ context: SiteContext, _ useCase: Showing, title: (@Sendable () -> String)?, template: String?,
    _ content: @escaping @Sendable (Content, inout OutputBuffer) -> Void
  ) {
    self.context = context
    self.useCase = useCase
    name = title
    self.template = template
    self.content = content
  }

  /// Makes the bytes.
  func write(into output: inout OutputBuffer) {
    let view = DocumentView(output: output, write: content)
    output = OutputBuffer(capacity: 0)
    useCase.show(in: view, context)
    output = view.take()
  }

  var given: UInt64 { useCase.given(in: context) }

  var title: String? { name?() }

  func templateName() -> String? { template }
}
