/// Something that a page or file shows: reads the site, makes a view model and passes it to a view.
protocol UseCase<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  func show(in view: some View<ViewModel>, _ context: SiteContext)
}

/// A receiver of a view model, which writes it.
protocol View<ViewModel> {
  associatedtype ViewModel: Sendable

  /// Shows a model; consumes it, so that a large one is not copied.
  func show(_ model: consuming ViewModel)
}
