import Markup
import Presentation

/// A file that a use case shows without a page's chrome: a feed, a sitemap, a calendar.
final class DocumentProduct<Content: Sendable, Showing: UseCase<Content>>: BoundProduct {
  private let context: SiteContext
  private let useCase: Showing
  private let name: (() -> String)?
  private let template: String?
  private let content: (Content, inout OutputBuffer) -> Void

  init(
    _ context: SiteContext, _ useCase: Showing, title: (() -> String)?, template: String?,
    _ content: @escaping (Content, inout OutputBuffer) -> Void
  ) {
    self.context = context
    self.useCase = useCase
    name = title
    self.template = template
    self.content = content
  }

  func write(into output: inout OutputBuffer) {
    let view = DocumentView(
      output: exchange(&output, with: OutputBuffer(capacity: 0)), write: content)
    useCase.show(in: view, context)
    output = view.take()
  }

  var title: String? { name?() }

  func templateName() -> String? { template }
}
