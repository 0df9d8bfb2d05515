/// Shows the disclosed entries of an account as comma-separated values. The account is given by its
/// index among the site's accounts.
struct ShowEntries: UseCase {
  typealias ViewModel = [UInt8]

  let index: Int

  func show(in view: some View<[UInt8]>, _ context: SiteContext) {
    view.show(EntryTable([ExportedLedger(context.account(at: index), in: context.graph)]).bytes)
  }
}
