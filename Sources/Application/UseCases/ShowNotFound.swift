import Presentation

/// Shows that an address leads nowhere.
struct ShowNotFound: UseCase {
  typealias ViewModel = NotFoundViewModel

  func show(in view: some View<NotFoundViewModel>, _ context: SiteContext) {
    view.show(
      NotFoundViewModel(
        headerText: context.phrases(.notFound), text: context.phrases(.notFoundText)))
  }
}

/// Shows the way from a former address to the page that took its place.
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
