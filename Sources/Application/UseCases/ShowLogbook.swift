import Presentation

/// Shows what came of all trips that have happened, and the next ones.
struct ShowLogbook: UseCase {
  typealias ViewModel = LogbookViewModel

  func show(in view: some View<LogbookViewModel>, _ context: SiteContext) {
    view.show(LogbookViewModel(SiteLogbook(in: context)))
  }
}
