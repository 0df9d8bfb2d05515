import Presentation

/// Shows statistics of all trips that have happened, and the next trips.
struct ShowLogbook: UseCase {
  typealias ViewModel = LogbookViewModel

  func show(in view: some View<LogbookViewModel>, _ context: SiteContext) {
    view.show(LogbookViewModel(SiteLogbook(in: context)))
  }
}
