/// Something that a page or file shows: reads the site, makes a view model and passes it to a view.
/// A file that would be large as one value is passed in parts, in their order.
protocol UseCase<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  func show(in view: some View<ViewModel>, _ context: SiteContext)
}

/// A receiver of view models, which writes each when it receives it.
protocol View<ViewModel> {
  associatedtype ViewModel: Sendable

  /// Shows a model; consumes it, so that a large one is not copied.
  func show(_ model: consuming ViewModel)
}
