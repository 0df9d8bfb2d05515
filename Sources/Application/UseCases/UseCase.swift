/// A use case reads the site, makes the view model of a page or file, and passes it to a view. If
/// the view model of a file would be large, it is passed in parts.
protocol UseCase<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  func show(in view: some View<ViewModel>, _ context: SiteContext)
}

/// A receiver of the view models that a use case shows. A page has one view model; a file has one,
/// or several parts in order.
protocol View<ViewModel> {
  associatedtype ViewModel: Sendable

  /// Shows a model. Consumes it, so that a large one isn't copied.
  func show(_ model: consuming ViewModel)
}
