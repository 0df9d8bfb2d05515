/// Something that a page or file shows: reads the site, makes a view model and passes it to a view.
/// A file that would be large as one value is passed in parts.
protocol UseCase<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  func show(in view: some View<ViewModel>, _ context: SiteContext)
}

/// A receiver of what a use case shows: of one view model for a page; for a file, of one or of its
/// parts in order.
protocol View<ViewModel> {
  associatedtype ViewModel: Sendable

  /// Shows a model; consumes it, so that a large one is not copied.
  func show(_ model: consuming ViewModel)
}
