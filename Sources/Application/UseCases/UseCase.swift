import Content
import Domain
import Presentation
import Templating

/// One thing that a reader can be shown: it loads what is stored, makes its view model and hands it
/// to a view.
protocol UseCase<Content>: Sendable {
  associatedtype Content: Presentable

  func show(in view: some View<Content>, _ context: SiteContext)
}

/// What takes a view model and shows it.
protocol View<Content> {
  associatedtype Content: Presentable

  func show(_ content: Content)
}
