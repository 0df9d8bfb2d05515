/// One thing that a reader can be shown: it loads what is stored, makes its view model and hands it
/// to a view.
protocol UseCase<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  func show(in view: some View<ViewModel>, _ context: SiteContext)

  /// A hash of what it was given besides the site; the same in every process. What it reads of the
  /// site is noted when it reads.
  func given(in context: SiteContext) -> UInt64
}

/// What takes a view model and shows it.
protocol View<ViewModel> {
  associatedtype ViewModel: Sendable

  /// A large one is handed over, and not copied.
  func show(_ model: consuming ViewModel)
}
