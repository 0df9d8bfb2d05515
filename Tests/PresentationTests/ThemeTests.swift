import Presentation
import Templating
import Testing

/// The repository's own templates, compiled against every contract that selects one.
@Suite struct ThemeTests {
  private let theme: Theme

  init() throws { theme = try Theme() }

  @Test func compilesAgainstEveryContractWithoutAMistake() {
    compile(HomeViewModel.self)
    compile(TripsViewModel.self)
    compile(TripViewModel.self)
    compile(WorldMapViewModel.self)
    compile(PhotosViewModel.self)
    compile(PhotoViewModel.self)
    compile(AlbumViewModel.self)
    compile(BuyViewModel.self)
    compile(BoughtViewModel.self)
    compile(AccountsViewModel.self)
    compile(AccountViewModel.self)
    compile(PeopleViewModel.self)
    compile(PersonViewModel.self)
    compile(ArticleViewModel.self)
    compile(LedgerViewModel.self)
    compile(LogbookViewModel.self)
    compile(TaxonomyViewModel.self)
    compile(TermViewModel.self)
    compile(SettingsViewModel.self)
    compile(SignInViewModel.self)
    compile(NotFoundViewModel.self)
    compile(MovedViewModel.self)
    _ = theme.templates.template(for: PhotoCell.contract)
    theme.templates.reportUnused()
    #expect(theme.mistakes == "")
  }

  private func compile<Content: Presentable>(_: Content.Type) {
    _ = theme.templates.template(for: Page<Content>.contract)
  }
}
