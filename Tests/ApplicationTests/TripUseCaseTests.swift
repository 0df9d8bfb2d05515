import Content
import Domain
import Markup
import Presentation
import Templating
import TestSupport
import Testing

@testable import Application

/// Use cases of trips, shown in a view that isn't a page.
@Suite struct TripUseCaseTests {
  private static let ride: TemporaryFolder.File = """
    ---
    title: The ride
    departure: 1444396193
    arrival: 1444397193
    actualDeparture: 1444396493
    mode: bus
    people: [ana]
    ---
    A *text* of five words.
    """

  private static let ana: TemporaryFolder.File = """
    ---
    salutation: Dr.
    firstName: first
    lastName: last
    birthdate: 0
    ---
    """

  @Test func showsAnExistingTrip() throws {
    let context = try SiteContext.of([
      "Content/trips/ride.md": Self.ride,
      "Content/trips/later.md":
        "---\ntitle: Later\ndeparture: 2016-01-01\narrival: 2016-01-01\n---\n",
      "Content/trips/before.md":
        "---\ntitle: Before\ndeparture: 2014-01-01\narrival: 2014-01-01\n---\n",
      "Content/people/ana.md": Self.ana,
      "Content/photos/pli.md": "---\ntitle: Pli\nurl: https://a.example/1\ntrip: ride\n---\n",
      "Content/accounts/euros.md": """
      ---
      name: Euros
      currency: EUR
      openingBalance: 100
      entries:
        - {date: 2015-10-10, payee: Hotel, amount: -50, trip: ride}
        - {date: 2015-10-09, payee: Ticket, amount: -12.5, trip: ride}
      ---
      """,
      "Content/accounts/dollars.md": """
      ---
      name: Dollars
      openingBalance: 100
      entries: [{date: 2015-10-09, payee: Refund, amount: 2, trip: ride}]
      ---
      """,
    ])
    let trip = try #require(ShowExistingTrip(index: 1).shown(in: context))
    #expect(trip.title == "The ride")
    #expect(trip.link.address == "/trips/ride/")
    #expect(trip.date == "10/9/15")
    #expect(trip.departure == "1:09\u{202F}PM")
    #expect(trip.arrival == "1:26\u{202F}PM")
    #expect(trip.duration == "16 min")
    #expect(trip.delay == "5 minutes delay")
    #expect(trip.departureTimeColor == .red)
    #expect(trip.details.legs.map(\.departureTimeColor) == [.red])
    #expect(trip.mode == "Bus")
    #expect(trip.details.people.map(\.nameText) == ["Dr. first last"])
    #expect(trip.details.photos.map(\.title) == ["Pli"])
    let costs = try #require(trip.details.costs)
    #expect(costs.entries.map(\.payee) == ["Refund", "Ticket", "Hotel"])
    #expect(costs.entries.map(\.amount) == ["-$2.00", "€12.50", "€50.00"])
    #expect(costs.entries.map(\.counterpart?.linkText) == ["Dollars", "Euros", "Euros"])
    #expect(costs.totals == ["-$2.00", "€62.50"])
    #expect(trip.newer?.linkText == "Later")
    #expect(trip.older?.linkText == "Before")
    #expect(trip.story?.body.markup == "<p>A <em>text</em> of five words.</p>\n")
    #expect(trip.story?.excerpt == "A text of five words.")
    #expect(trip.story?.wordCount == "5 words")
    #expect(trip.story?.readingTime == "1 min read")
  }

  struct Days: Sendable {
    let keys: String
    let departure: String
    let arrival: String
    let instants: [String]
    let arrivalDate: String?
    let duration: String
  }

  @Test(arguments: [
    Days(
      keys: "departure: 2026-05-02\narrival: 2026-05-05\nactualDeparture: 2026-05-03",
      departure: "5/2/26", arrival: "5/5/26", instants: ["2026-05-02", "2026-05-05"],
      arrivalDate: nil, duration: "4 days"),
    Days(
      keys: "departure: 2026-05-02\narrival: 2026-05-02\nactualDeparture: 2026-05-02T10:00",
      departure: "5/2/26", arrival: "5/2/26", instants: ["2026-05-02", "2026-05-02"],
      arrivalDate: nil, duration: "1 day"),
    Days(
      keys: "departure: 2026-05-02\narrival: 2026-05-03T18:30\nactualArrival: 2026-05-04",
      departure: "5/2/26", arrival: "6:30\u{202F}PM",
      instants: ["2026-05-02", "2026-05-03T18:30:00Z"], arrivalDate: "5/3/26", duration: "2 days"),
    Days(
      keys: "departure: 2026-05-02T10:00\narrival: 2026-05-03", departure: "10:00\u{202F}AM",
      arrival: "5/3/26", instants: ["2026-05-02T10:00:00Z", "2026-05-03"], arrivalDate: nil,
      duration: "2 days"),
  ])
  func tellsDaysWhereNobodyKnowsTheTime(_ row: Days) throws {
    let context = try SiteContext.of([
      "Content/trips/a.md": .init(stringLiteral: "---\n\(row.keys)\n---\n")
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.date == "5/2/26")
    #expect(trip.departure == row.departure)
    #expect(trip.arrival == row.arrival)
    #expect([trip.departureInstant, trip.arrivalInstant] == row.instants)
    #expect(trip.arrivalDate == row.arrivalDate)
    #expect(trip.duration == row.duration)
    #expect(trip.delay == nil && trip.earlyText == nil && trip.departureTimeColor == .punctual)
    #expect(trip.arrivalDelay == nil && trip.arrivalEarlyText == nil)
  }

  @Test func tellsMachinesDaysWithoutATime() throws {
    let site = try made(
      [
        "Content/trips/a.md": "---\ntitle: A\ndeparture: 2026-05-02\narrival: 2026-05-05\n---\n"
      ], Asked(now: "2026-06-01T00:00:00Z"))
    #expect(site["trips/a/index.html"].contains("\"departureTime\":\"2026-05-02\""))
    #expect(site["trips/a/index.html"].contains("\"arrivalTime\":\"2026-05-05\""))
    #expect(site["trips/a/index.html"].contains("<time datetime=\"2026-05-02\">5/2/26</time>"))
    #expect(site["trips/index.html"].contains("<time datetime=\"2026-05-02\">May 2, 2026</time>"))
    #expect(!site["trips/a/index.html"].contains("T00:00"))
    // RFC 4287 §3.3 has no dates without a time.
    #expect(site["feed.xml"].contains("<published>2026-05-02T00:00:00Z</published>"))
    #expect(site["sitemap.xml"].contains("<lastmod>2026-05-02</lastmod>"))
  }

  @Test(
    arguments: [
      ("", nil, nil), ("actualDeparture: 1444396252", nil, nil),
      ("actualDeparture: 1444396253", "1 minute delay", nil),
      ("actualDeparture: 1444396372", "2 minutes delay", nil),
      ("actualDeparture: 1444396133", nil, "1 minute early"),
      ("actualDeparture: 1444401593", "1 hour, 30 minutes delay", nil),
      ("actualDeparture: 1444488017", "1 day, 1 hour, 30 minutes delay", nil),
      ("actualDeparture: 1444568993", "2 days delay", nil),
      ("actualDeparture: 1444392593", nil, "1 hour early"),
      ("actualDeparture: 1444306133", nil, "1 day, 1 hour, 1 minute early"),
      ("actualDeparture: 9999-12-31T00:00Z", "2,916,178 days, 10 hours, 50 minutes delay", nil),
    ] as [(String, String?, String?)])
  func tellsHowLateATripLeft(key: String, delay: String?, early: String?) throws {
    let context = try SiteContext.of([
      "Content/trips/a.md":
        .text("---\ndeparture: 1444396193\narrival: 1444397193\n\(key)\n---\n")
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.delay == delay)
    #expect(trip.earlyText == early)
    #expect(trip.departureTimeColor == (trip.delay == nil ? .punctual : .red))
  }

  @Test(
    arguments: [
      ("", nil, nil), ("actualArrival: 1444397252", nil, nil),
      ("actualArrival: 1444397253", "1 minute delay", nil),
      ("actualArrival: 1444397073", nil, "2 minutes early"),
      ("actualArrival: 1444402593", "1 hour, 30 minutes delay", nil),
    ] as [(String, String?, String?)])
  func tellsHowLateATripArrived(key: String, delay: String?, early: String?) throws {
    let context = try SiteContext.of([
      "Content/trips/a.md":
        .text("---\ndeparture: 1444396193\narrival: 1444397193\n\(key)\n---\n")
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.arrivalDelay == delay)
    #expect(trip.arrivalEarlyText == early)
    #expect(trip.delay == nil)
    #expect(trip.departureTimeColor == .punctual)
  }

  @Test func listsNoPhotoAgainThatTheTextOfATripShows() throws {
    let context = try SiteContext.of([
      "Content/trips/a.md": .text(
        "---\ndeparture: 100001\narrival: 100002\n---\n![](../photos/p.json#one)\n\nAs in ![](../photos/p.json#two)."
      ),
      "Content/photos/p.json": .text(
        """
        [{"id": "one", "title": "One", "url": "https://a.example/1.jpg", "trip": "a"},
         {"id": "two", "title": "Two", "url": "https://a.example/2.jpg", "trip": "a"}]
        """),
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.cover?.imageAlt == "One")
    #expect(trip.details.photos.map(\.title) == ["Two"])
  }

  @Test(arguments: [
    ("origin: Porto\ndestination: Lisbon", "Porto to Lisbon"), ("destination: Lisbon", "Lisbon"),
    ("origin: Porto", "Porto"), ("", "a"), ("title: Own\norigin: Porto", "Own"),
  ])
  func namesATripByItsPlaces(keys: String, title: String) throws {
    let context = try SiteContext.of([
      "Content/trips/a.md": .text("---\ndeparture: 100001\narrival: 100002\n\(keys)\n---\n")
    ])
    #expect(ShowExistingTrip(index: 0).shown(in: context)?.title == title)
    let list = ListPart.parts(of: context.list(.trips), context.site.content.trips, size: 9)[0]
    #expect(ShowTrips(list: list).shown(in: context)?.trips.first?.trip.linkText == title)
  }

  @Test func showsATicketForEachLeg() throws {
    let context = try SiteContext.of([
      "Content/trips/north.md": """
      ---
      title: North
      legs:
        - departure: 2026-05-01T07:10Z
          arrival: 2026-05-01T10:10Z
          actualArrival: 2026-05-01T12:30Z
          origin: Lisbon
          destination: Frankfurt
          mode: aircraft
        - departure: 2026-05-01T12:15Z
          arrival: 2026-05-01T14:15Z
          destination: Oslo
          mode: aircraft
          status: replaced
        - departure: 2026-05-01T19:00Z
          arrival: 2026-05-02T09:00Z
          origin: Frankfurt
          destination: Oslo
          mode: train
          seat: coach 7, 61
          stops: [Hamburg, {place: Malmö, arrival: 2026-05-02T01:00Z}]
      ---
      """
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.route == "Lisbon to Oslo")
    #expect(trip.mode == "Plane, Train")
    #expect(trip.changes == "1 change")
    #expect(trip.duration == "1 day, 1 hr, 50 min")
    #expect(trip.movingTime == "17 hr in transit")
    #expect(trip.arrivalDelay == "18 hours, 45 minutes delay")
    #expect(
      trip.details.legs.map(\.connection) == [
        ConnectionViewModel(planned: "2 hr, 5 min in Frankfurt", missed: "Missed connection"),
        ConnectionViewModel(planned: "6 hr, 30 min in Frankfurt"), nil,
      ])
    #expect(trip.details.legs.map(\.status) == [nil, "Replaced", nil])
    #expect(trip.details.legs.map(\.isNotTaken) == [false, true, false])
    #expect(trip.details.legs[0].arrivalDelay == "2 hours, 20 minutes delay")
    #expect(trip.details.legs[2].seat == "coach 7, 61")
    #expect(trip.details.legs[2].arrivalDate == "5/2/26")
    #expect(trip.details.legs[2].stops.map(\.name) == ["Hamburg", "Malmö"])
    #expect(trip.details.legs[2].stops[1].arrival?.timeText == "1:00\u{202F}AM")
    #expect(trip.details.legs[2].stops[0].arrival == nil)
  }

  @Test func namesATripThatTurnsBackAfterThePlaceWhereItDid() throws {
    let context = try SiteContext.of([
      "Content/trips/a.md": """
      ---
      legs:
        - {departure: 2026-05-01T07:10Z, arrival: 2026-05-01T10:10Z, origin: Lisbon, destination: Oslo}
        - {departure: 2026-05-09T07:10Z, arrival: 2026-05-09T10:10Z, destination: Lisbon}
      ---
      """
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.title == "Lisbon to Oslo and back")
    #expect(trip.details.legs.map(\.isNotTaken) == [false, false])
    #expect(trip.route == nil)
    #expect(trip.changes == nil)
  }

  @Test func aDayThereAndBackHasNoChangeAndItsLegsMayBeCancelledTogether() throws {
    let context = try SiteContext.of([
      "Content/trips/a.md": """
      ---
      status: cancelled
      legs:
        - {departure: 2026-05-01T07:10Z, arrival: 2026-05-01T10:10Z, origin: Lisbon, destination: Porto}
        - {departure: 2026-05-01T17:10Z, arrival: 2026-05-01T20:10Z, destination: Lisbon}
      ---
      """
    ])
    let trip = try #require(ShowExistingTrip(index: 0).shown(in: context))
    #expect(trip.changes == nil)
    #expect(trip.isCancelled)
    #expect(trip.details.legs.map(\.status) == ["Cancelled", "Cancelled"])
    #expect(trip.details.legs.map(\.isNotTaken) == [true, true])
  }
}
