import Presentation
import Templating
import Testing

/// Presentables are found by reading their sources, so that none can be forgotten here.
@Suite struct PresentableFieldsTests {
  /// Names that each presentable offers to templates, by a model that conforms to it.
  private static let offered: [String: [String]] = [
    "AccountPresentable": names(AccountViewModel.accountFields),
    "ContentsPresentable": names(HeadingViewModel.contentsFields),
    "EntryPresentable": names(EntryViewModel.entryFields),
    "HeaderTextPresentable": names(TripViewModel.headerTextFields),
    "ImagePresentable": names(ImageViewModel.imageFields),
    "LinkPresentable": names(LinkViewModel.linkFields),
    "ListPresentable": names(TripsViewModel.listFields),
    "NeighborsPresentable": names(TripViewModel.neighborsFields),
    "PhotoPresentable": names(PhotoViewModel.photoFields),
    "StoryPresentable": names(TripViewModel.storyFields),
    "SwitchCellPresentable": names(SwitchCell.switchCellFields),
    "SwitchPresentable": names(SwitchCell.switchFields),
    "TaggedPresentable": names(TripViewModel.taggedFields),
    "TextFieldPresentable": names(FilterViewModel.textFieldFields),
    "TextPresentable": names(SwitchCell.textFields),
    "TicketPresentable": names(TripViewModel.ticketFields),
    "TripPresentable": names(TripViewModel.tripFields),
    "UserPresentable": names(UserViewModel.userFields),
  ]

  private static func names<Model>(_ fields: Fields<Model>) -> [String] {
    fields.fields.map(\.name)
  }

  @Test func everyRequirementOfEachPresentableIsAmongItsFields() throws {
    let requirements = try PresentableSources.requirements()
    #expect(requirements.keys.sorted() == Self.offered.keys.sorted())
    for (name, required) in requirements {
      let missing = Set(required).subtracting(Self.offered[name] ?? [])
      #expect(missing.isEmpty, "\(name) offers no \(missing.sorted())")
    }
    let count = requirements.values.reduce(0) { $0 + $1.count }
    print("\(count) requirements of \(requirements.count) presentables")
    #expect(count >= 60)
  }

  @Test func fieldsCarryTheNameOfTheirPresentable() {
    #expect(TripViewModel.tripFields.presentable == "TripPresentable")
    #expect(TripViewModel.contract.name == "TripPresentable")
    #expect(Page<TripViewModel>.contract.name == "TripPresentable")
  }
}
