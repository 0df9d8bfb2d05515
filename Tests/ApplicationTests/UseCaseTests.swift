import Content
import Domain
import Markup
import Presentation
import Templating
import TestSupport
import Testing

@testable import Application

/// Single use cases, shown in a view that isn't a page.
@Suite struct UseCaseTests {
  private static let ana: TemporaryFolder.File = """
    ---
    salutation: Dr.
    firstName: first
    lastName: last
    birthdate: 0
    ---
    """

  @Test(
    arguments: [
      ("https://www.ana.example/", "ana.example"), ("http://ana.example/a/b/", "ana.example/a/b"),
      ("https://ana.example", "ana.example"),
    ])
  func leadsToAPersonsOwnSite(url: String, text: String) throws {
    let context = try SiteContext.of([
      "Content/people/a.md": .text("---\nfirstName: A\nlastName: B\nurl: \(url)\n---\n"),
      "Content/people/b.md": "---\nfirstName: A\nlastName: B\n---\n",
    ])
    let person = try #require(
      ShowExisting<PersonKind>(model: context.site.content.people[0]).shown(in: context))
    #expect(person.website?.link.address == url)
    #expect(person.website?.linkText == text)
    #expect(
      ShowExisting<PersonKind>(model: context.site.content.people[1]).shown(in: context)?.website
        == nil)
  }

  @Test func aCardWithoutASummarySaysHowTheTextBegins() throws {
    let context = try SiteContext.of([
      "Content/trips/a.md":
        "---\ndeparture: 100003\narrival: 100003\n---\n# Not this\n\nBut *this*.\n",
      "Content/trips/b.md":
        "---\ndeparture: 100002\narrival: 100003\nsummary: Mine.\n---\nNot this.\n",
      "Content/trips/c.md": "---\ndeparture: 100001\narrival: 100003\n---\n",
    ])
    let list = ListPart.parts(of: context.list(.trips), context.site.content.trips, size: 9)[0]
    let trips = try #require(ShowTrips(list: list).shown(in: context))
    #expect(trips.trips.map(\.trip.summary) == ["But this.", "Mine.", nil])
    #expect(trips.text == "3 trips")
    #expect(trips.filter.placeholder == "Type to filter")
    #expect(ShowExistingTrip(index: 0).shown(in: context)?.summary == nil)
  }

  @Test func showsPhotosByTheirCells() throws {
    let names = ["Misery Ridge", "Grand Teton Sunset", "Orange Icebergs"]
    let items = names.enumerated().map { index, name in
      """
      {"id": "p\(index)", "title": "\(name)", "url": "https://a.example/\(index).jpg",
       "price": "2\(index).99", "buyURL": "https://shop.example/\(index)", "sold": \(index == 0)}
      """
    }
    let context = try SiteContext.of([
      "Content/photos/photos.json": .text("[\(items.joined(separator: ","))]")
    ])
    let list = ListPart.parts(of: context.list(.photos), context.site.content.photos, size: 2)
    #expect(list.count == 2)
    let first = try #require(ShowPhotos(list: list[0]).shown(in: context))
    #expect(first.text == "3 photos")
    #expect(first.numberOfPhotos == 2)
    #expect(first.photoViewModel(at: 0)?.title == "Misery Ridge")
    #expect(first.photoViewModel(at: 0)?.buyLink == nil)
    #expect(first.photoViewModel(at: 0)?.isSold == true)
    #expect(first.photoViewModel(at: 0)?.soldText == "Sold for $20.99")
    // No page reveals who bought it.
    #expect(first.photoViewModel(at: 0)?.didBuyPhoto == false)
    #expect(first.photoViewModel(at: 1)?.soldText == nil)
    #expect(first.photoViewModel(at: 1)?.price == "$21.99")
    #expect(first.photoViewModel(at: 1)?.buyLink?.address == "/photos/p1/buy/")
    #expect(first.photoViewModel(at: 1)?.buyText == "Buy Grand Teton Sunset for $21.99")
    #expect(first.photoViewModel(at: 2) == nil)
    #expect(first.photoViewModel(at: -1) == nil)
    #expect(first.older?.linkText == "Page 2 of 2")
    let second = try #require(ShowPhotos(list: list[1]).shown(in: context))
    #expect(second.numberOfPhotos == 1)
    #expect(second.newer?.link.address == "/photos/")

    let buy = try #require(BuyPhoto(index: 2).shown(in: context))
    #expect(buy.purchase.headerText == "Buy Orange Icebergs")
    #expect(buy.purchase.text == "You pay $22.99 on shop.example.")
    #expect(buy.purchase.link.address == "https://shop.example/2")
    // A sold photo can't be bought.
    #expect(BuyPhoto(index: 0).shown(in: context) == nil)
  }

  @Test func showsAnAccountAndItsOwner() throws {
    let context = try SiteContext.of([
      "Content/people/ana.md": Self.ana,
      "Content/accounts/fund.json": #"{"name": "Fund", "balance": 6729383.99, "owner": "ana"}"#,
      "Content/accounts/spent.json": #"""
      {"name": "Spent", "openingBalance": 10, "owner": "ana",
       "entries": [{"date": "2026-01-01", "payee": "Shop", "amount": "-12.50"}]}
      """#,
    ])
    let fund = try #require(
      ShowExisting<AccountKind>(model: context.site.content.accounts[0]).shown(in: context))
    #expect(fund.balanceText == "Your balance is $6,729,383.99")
    #expect(fund.register.entries.isEmpty)
    #expect(fund.owner?.nameText == "Dr. first last")
    let spent = try #require(
      ShowExisting<AccountKind>(model: context.site.content.accounts[1]).shown(in: context))
    #expect(spent.balanceText == "Your balance is -$2.50")
    #expect(spent.register.openingBalance == "$10.00")
    #expect(spent.register.entries.map(\.amount) == ["-$12.50"])
    #expect(spent.register.entries.map(\.balance) == ["-$2.50"])
    let person = try #require(
      ShowExisting<PersonKind>(model: context.site.content.people[0]).shown(in: context))
    #expect(person.nameText == "Dr. first last")
    #expect(person.birthdateText == "Thursday January 1, 1970")
    #expect(person.accounts.map(\.linkText) == ["Fund", "Spent"])
  }

  @Test func showsThePagesWithoutContent() throws {
    let context = try SiteContext.of(["Content/site.json": "{}"])
    #expect(ShowHome().shown(in: context)?.isEmpty == true)
    #expect(ShowHome().shown(in: context)?.headerText == "Journal")
    #expect(ShowNotFound().shown(in: context)?.headerText == "Page not found")
    let settings = try #require(ShowSettings().shown(in: context))
    #expect(settings == SettingsViewModel(cells: []))
    let moved = try #require(ShowMoved(target: Route(path: "/a/")).shown(in: context))
    #expect(moved.link.address == "/a/")
  }

  @Test func homeShowsTheNewestOfEachKind() throws {
    var files: [String: TemporaryFolder.File] = [
      "Content/index.md": "---\ntitle: Hello\n---\nHi.\n"
    ]
    for day in 1...8 {
      files["Content/trips/t\(day).md"] =
        "---\ntitle: T\(day)\ndeparture: 2026-01-0\(day)\narrival: 2026-01-0\(day)\n---\n"
    }
    files["Content/pages/a.md"] = "---\ntitle: A\n---\n"
    let context = try SiteContext.of(files)
    let home = try #require(ShowHome().shown(in: context))
    #expect(home.headerText == "Hello")
    #expect(home.trips.map(\.trip.title) == ["T8", "T7", "T6", "T5", "T4", "T3"])
    #expect(home.allTrips?.link.address == "/trips/")
    #expect(home.photos == [] && home.allPhotos == nil)
    #expect(home.pages.map(\.linkText) == ["A"])
  }
}
