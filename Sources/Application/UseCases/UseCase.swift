/// One thing that a reader can be shown: it loads what is stored, makes its view model and hands it
/// to a view.
protocol UseCase<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  func show(in view: some View<ViewModel>, _ context: SiteContext)
}

/// What takes a view model and shows it.
protocol View<ViewModel> {
  associatedtype ViewModel: Sendable

  func show(_ model: ViewModel)
}
