import Markup
import Presentation
import Templating
import Testing

@Suite struct ContractTests {
  private struct Names: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let template: String
    let format: TemplateFormat
    let names: [String]

    init<Model: Presentable>(_ model: Model.Type) {
      testDescription = "\(model)"
      template = model.contract.template
      format = model.contract.format
      names = model.contract.fields.flatMap { $0.fields.map(\.name) }
    }
  }

  private static let contracts = [
    Names(Page<HomeViewModel>.self), Names(Page<TripsViewModel>.self),
    Names(Page<TripViewModel>.self), Names(Page<PhotosViewModel>.self),
    Names(Page<PhotoViewModel>.self), Names(Page<AlbumViewModel>.self), Names(AlbumCell.self),
    Names(Page<BuyViewModel>.self),
    Names(Page<BoughtViewModel>.self), Names(PurchaseViewModel.self), Names(EditionViewModel.self),
    Names(Page<AccountsViewModel>.self), Names(Page<AccountViewModel>.self),
    Names(Page<PeopleViewModel>.self), Names(Page<PersonViewModel>.self),
    Names(Page<ArticleViewModel>.self), Names(Page<SettingsViewModel>.self),
    Names(Page<NotFoundViewModel>.self), Names(Page<MovedViewModel>.self), Names(PhotoCell.self),
    Names(Page<LedgerViewModel>.self), Names(RegisterViewModel.self), Names(CostsViewModel.self),
    Names(SettlementViewModel.self),
    Names(Page<LogbookViewModel>.self), Names(FigureViewModel.self), Names(ChartViewModel.self),
    Names(BreakdownViewModel.self), Names(BreakdownRowViewModel.self),
    Names(BreakdownCellViewModel.self), Names(LogbookTripViewModel.self),
    Names(Page<TaxonomyViewModel>.self), Names(Page<TermViewModel>.self), Names(TripCell.self),
    Names(AccountCell.self), Names(PersonCell.self), Names(PageCell.self),
    Names(LabelViewModel.self), Names(CountedLinkViewModel.self), Names(TeaserViewModel.self),
    Names(FeedViewModel.self), Names(SitemapViewModel.self), Names(SitemapIndexViewModel.self),
    Names(EntryViewModel.self), Names(CameraViewModel.self),
    Names(CostViewModel.self), Names(SwitchCell.self),
    Names(PicturedSwitchCell.self),
    Names(Page<SignInViewModel>.self), Names(PasswordFieldViewModel.self),
    Names(SignInLockedViewModel.self), Names(SignInOpeningViewModel.self),
    Names(SignInWrongViewModel.self), Names(SignInRefusedViewModel.self),
    Names(SignInOpenViewModel.self),
  ]

  @Test(arguments: contracts)
  private func givesNoNameTwice(contract: Names) {
    #expect(contract.names.count == Set(contract.names).count, "\(contract.names.sorted())")
    #expect(!contract.names.contains("words"))
  }

  @Test(arguments: contracts)
  private func selectsATemplateOfTheTheme(contract: Names) throws {
    #expect(
      try !ThemeFiles.text("Templates/\(contract.template).\(contract.format.rawValue)").isEmpty)
  }

  /// The cell needs only the conformance and the line of its template besides a switch cell.
  @Test func cellGainsAnImageByOneConformance() throws {
    struct PicturedCell: SwitchCellBased, ImagePresentable {
      let switchCell = SwitchCell(dataSource: MinionModeViewModel())
      let imageLink = Link(route: "/party.png")
      static let contract = Contract<Self>(
        template: "components/pictured-switch-cell", textFields, switchFields, switchCellFields,
        imageFields)
    }
    let theme = try Theme()
    let plain = theme.show(PicturedCell().switchCell)
    #expect(
      theme.show(PicturedCell()) == """
        <img src="/party.png" alt="" loading="lazy" decoding="async">
        \(plain)
        """)
  }
}
