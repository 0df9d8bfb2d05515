import Markup
import Presentation
import Synchronization
import Templating
import Testing

/// Output of the plain theme for view models that are made here, without a site.
@Suite struct RenderingTests {
  private let theme: Theme

  init() throws { theme = try Theme() }

  @Test func showsDelayAndRedDepartureWhenTripLeftLate() {
    let page = theme.page(TripViewModel.sample(delay: "5 minutes delay"))
    #expect(page.contains(#"<span class="delay">5 minutes delay</span>"#))
    #expect(page.contains(#"style="--departure: #ff0000; --departure-in-dark: #ff0000""#))
  }

  @Test func hasNoDelayElementWhenTripLeftOnTime() {
    let page = theme.page(TripViewModel.sample())
    #expect(!page.contains("delay"))
    #expect(page.contains(#"style="--departure: #000066; --departure-in-dark: #a8c0ff""#))
  }

  @Test(arguments: [true, false])
  func saysThatATripIsCancelled(isCancelled: Bool) {
    let page = theme.page(TripViewModel.sample(isCancelled: isCancelled))
    #expect(page.contains("This trip was cancelled.") == isCancelled)
    #expect(page.contains("16 min"))
  }

  @Test func aPageThatHasMovedIsStyledAndLeadsOnByItself() {
    let chrome = ChromeViewModel.sample(title: "This page has moved")
    let moved = MovedViewModel(
      headerText: "This page has moved", link: Link(route: "/trips/lisbon/"),
      linkText: "Go to the new address")
    let page = theme.page(moved, chrome: chrome)
    #expect(page.contains(#"<link rel="stylesheet" href="/assets/site.css">"#))
    #expect(page.contains(#"<meta http-equiv="refresh" content="0; url=/trips/lisbon/">"#))
    #expect(page.contains(#"<a href="/trips/lisbon/">Go to the new address</a>"#))
  }

  @Test func soldAndBoughtPhotosHideTheirBuyButtons() {
    let titles = ["Misery Ridge", "Milky Tail", "Stonehenge Storm"]
    let photos = PhotosViewModel(
      .sample("3 photos"),
      photos: titles.map {
        .sample($0, isSold: $0 == "Misery Ridge", didBuyPhoto: $0 == "Milky Tail")
      })
    let page = theme.page(photos)
    let links = page.matches(of: /<a class="button"[^>]*>([^<]*)<\/a>/).map { String($0.1) }
    #expect(links == ["Buy Stonehenge Storm for $25.99"])
    #expect(page.ranges(of: #"<p class="sold">Sold for $25.99</p>"#).count == 1)
    // A price is shown only where there is one to pay.
    #expect(page.ranges(of: #"<p class="price">"#).count == 2)
    #expect(page.contains("3 photos"))
  }

  @Test(arguments: [true, false])
  func soldPhotoHasAPageThatSaysSo(isSold: Bool) {
    let page = theme.page(PhotoViewModel.sample("Pli", isSold: isSold))
    #expect(page.contains(#"<p class="notice">Sold for $25.99</p>"#) == isSold)
    #expect(page.ranges(of: "Sold").count == (isSold ? 1 : 0))
    #expect(page.contains("Buy Pli for $25.99") == !isSold)
  }

  @Test func userViewFillsItselfFromTheSameModelAsPageCardAndByline() {
    let user = UserViewModel(
      nameText: "Dr. first last", birthdateText: "Thursday January 1, 1970",
      profileLink: Link(route: "/people/first/"))
    let page = theme.page(PersonViewModel(user: user))
    let card = theme.page(
      PeopleViewModel(
        ListHeadViewModel(headerText: "People", text: "1 person", filter: FilterViewModel()),
        people: [user]))
    let byline = theme.page(ArticleViewModel(title: "About", authors: [user]))
    #expect(page.contains(#"<h1 class="header-text header-64 font-serif">Dr. first last</h1>"#))
    for shown in [card, byline] {
      #expect(shown.contains(#"<a href="/people/first/">Dr. first last</a>"#))
    }
    #expect(page.contains("Born: Thursday January 1, 1970"))
    for shown in [card, byline] { #expect(!shown.contains("Born")) }
    for shown in [page, card, byline] {
      #expect(shown.ranges(of: #"<div class="user">"#).count == 1)
    }
  }

  @Test func settingsCellsBringTheirTemplatesAlong() {
    let page = theme.page(
      SettingsViewModel(cells: [
        .minionMode(picture: ImageViewModel(imageLink: Link(route: "/party.svg"))), .darkTheme(),
      ]))
    #expect(page.ranges(of: #"<img src="/party.svg" alt="""#).count == 1)
    #expect(page.ranges(of: #"<input class="switch" type="checkbox""#).count == 2)
    #expect(page.contains("--switch: #ffff00; --knob: #000000"))
    #expect(page.contains(#"data-when-on="The Minions are here to stay!""#))
    #expect(page.contains(#"data-when-off="The Minions went out to play!""#))
    #expect(page.contains("--switch: #800080; --knob: #ffffff"))
  }

  @Test func nestsTheTableOfContents() {
    func heading(_ text: String, _ below: [HeadingViewModel] = []) -> HeadingViewModel {
      HeadingViewModel(
        link: Link(route: "/about/", fragment: text), linkText: text, headings: below)
    }
    let page = theme.page(
      ArticleViewModel(
        title: "About", headings: [heading("one", [heading("two")]), heading("three")]))
    let list = page.matches(of: /<\/?ol>|#\w+/).map { String($0.output) }.filter { $0 != "#main" }
    #expect(list == ["<ol>", "#one", "<ol>", "#two", "</ol>", "#three", "</ol>"])
  }

  @Test func emptyListSaysSoAndHasNoFilter() {
    let page = theme.page(TripsViewModel(.sample("No trips yet"), trips: []))
    #expect(page.contains("No trips yet"))
    #expect(!page.contains("Filter"))
    #expect(!page.contains("data-filtered"))
  }

  @Test func listHasAFilterWithItsPlaceholder() {
    let page = theme.page(
      TripsViewModel(.sample("1 trip"), trips: [TripCard(.sample())]))
    #expect(page.contains(#"placeholder="Type to filter""#))
    // The page has all parts of the filter.
    #expect(page.contains(#"<div class="filter" role="search" hidden>"#))
    #expect(page.contains(#"data-count="{count} of {total}"></p>"#))
  }

  @Test func filterOfSeveralPagesSaysWhatStandsInItAndWhatEndsItsEditing() {
    let index = Link(route: "/trips/filter.json")
    let filter = FilterViewModel(placeholder: "Where to?", text: "\"sea\"", index: index)
    #expect(filter.onEditingEnd == .filter(index: index))
    let page = theme.page(
      TripsViewModel(
        .sample("43 trips", filter: filter), trips: [TripCard(.sample())]))
    // The list has its own text.
    #expect(page.contains("43 trips</"))
    #expect(page.contains(#"role="search" data-index="/trips/filter.json" hidden>"#))
    #expect(page.contains(#"value="&quot;sea&quot;" placeholder="Where to?""#))
    #expect(page.contains(#"data-page="{count} of {total} on this page""#))
  }

  /// A field that uses only the defaults.
  @Test func textFieldIsEmptyAndFiltersWhatIsOnThePage() {
    struct Field: TextFieldPresentable {
      static let contract = Contract<Self>(template: "components/text-field", textFieldFields)
    }
    let field = Field()
    #expect(field.placeholder == "Type to filter")
    #expect(field.text == "")
    #expect(field.onEditingEnd == .filter(index: nil))
  }

  @Test func tripAndAccountLinkEachOther() {
    let cost = CostViewModel(
      payee: "Hotel", amount: "$12.50",
      account: LinkViewModel(link: Link(route: "/accounts/travel/"), linkText: "Travel"))
    var entry = EntryViewModel(payee: "Hotel", amount: "-$12.50")
    entry.day = TimeViewModel(timeText: "June 9, 2014", instant: "2014-06-09")
    entry.counterpart = LinkViewModel(
      link: Link(route: "/trips/lisbon/"), linkText: "Paris to Lisbon")
    #expect(theme.show(cost).contains(#"<a href="/accounts/travel/">Travel</a>"#))
    #expect(theme.show(entry).contains(#"<a href="/trips/lisbon/">Paris to Lisbon</a>"#))
    #expect(theme.show(entry).contains(#"<time datetime="2014-06-09">June 9, 2014</time>"#))
  }

  @Test func photoCellShowsThePhotoWithoutAPage() {
    let cell = theme.show(PhotoCell(.sample("Milky Tail")))
    #expect(cell.hasPrefix("<figure class=\"photo\">"))
    #expect(cell.contains("Buy Milky Tail for $25.99"))
  }

  @Test func marksTheCurrentPageInTheNavigation() {
    let items = [true, false].map {
      LinkViewModel(link: Link(route: "/trips/"), linkText: "Trips", isCurrent: $0)
    }
    var chrome = ChromeViewModel.sample(title: "Trips")
    chrome.navigation = items
    let page = theme.page(NotFoundViewModel(), chrome: chrome)
    #expect(page.ranges(of: #"<a href="/trips/" aria-current="page">Trips</a>"#).count == 1)
    #expect(page.ranges(of: #"<a href="/trips/">Trips</a>"#).count == 1)
  }

  @Test func coloredTextStandsOnItsPlateAndBlackIsThePagesInk() {
    struct Note: TextPresentable {
      let text = "Sold out"
      let textColor: Color
      let textFont = FontFamily.serif
      let textSize = 20
      static let contract = Contract<Self>(template: "components/text", textFields)
    }
    #expect(
      theme.show(Note(textColor: .red)) == """
        <span class="text text-20 font-serif text-colored" style="--text: #ff0000; \
        --plate: #000000">Sold out</span>
        """)
    #expect(
      theme.show(Note(textColor: .black))
        == #"<span class="text text-20 font-serif">Sold out</span>"#)
  }
}
