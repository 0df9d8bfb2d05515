import Presentation

/// Shows the page "Not found".
struct ShowNotFound: UseCase {
  typealias ViewModel = NotFoundViewModel

  func show(in view: some View<NotFoundViewModel>, _ context: SiteContext) {
    view.show(
      NotFoundViewModel(
        headerText: context.phrases(.notFound), text: context.phrases(.notFoundText)))
  }
}

/// Shows the redirect page at a former address.
struct ShowMoved: UseCase {
  typealias ViewModel = MovedViewModel

  let target: Route

  func show(in view: some View<MovedViewModel>, _ context: SiteContext) {
    view.show(
      MovedViewModel(
        headerText: context.phrases(.moved), link: context.link(target),
        linkText: context.phrases(.movedText)))
  }
}
