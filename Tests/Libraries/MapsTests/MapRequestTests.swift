import Foundation
import Geodesy
import Markup
import TestSupport
import Testing

@testable import Maps

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MapRequestTests {
  static let trips: [(name: String, places: [(String, Double, Double)])] = [
    ("Lisbon", [("Belém", 38.697, -9.206), ("Sintra", 38.797, -9.39)]),
    ("Iceland", [("Reykjavík", 64.13, -21.9), ("Höfn", 64.25, -15.2), ("Akureyri", 65.68, -18.1)]),
    ("Europe", [("Lisbon", 38.72, -9.14), ("Lyon", 45.76, 4.84), ("Oslo", 59.91, 10.75)]),
    ("Fiji", [("Nadi", -17.75, 177.45), ("Labasa", -16.43, 179.36), ("Taveuni", -16.69, -179.88)]),
    ("Pacific", [("Tokyo", 35.68, 139.69), ("Los Angeles", 34.05, -118.24)]),
    ("Pole", [("Singapore", 1.35, 103.99), ("New York", 40.64, -73.78)]),
    (
      "Antarctica",
      [("Ushuaia", -54.8, -68.3), ("South Pole", -90, 0), ("McMurdo", -77.85, 166.67)]
    ),
    ("Antipodes", [("Madrid", 40.42, -3.7), ("Castlepoint", -40.42, 176.3)]),
    ("World", [("Lisbon", 38.7, -9.1), ("Auckland", -36.85, 174.76), ("Los Angeles", 34, -118.2)]),
    ("Place", [("Kyoto", 35.01, 135.77)]),
    ("Twice", [("Kyoto", 35.01, 135.77), ("Kyoto", 35.01, 135.77)]),
  ]

  @Test(arguments: trips.map(\.name))
  func mapsOfTripsKeepTheirBudgets(name: String) throws {
    let places = try #require(Self.trips.first { $0.name == name }?.places)
    let page = try trip(places)
    #expect(try #require(page.svg()).count <= 40_000)
    let card = try trip(places, format: .card)
    #expect(try #require(card.svg()).count <= 4_000)
    #expect(page.svg() == page.svg())
    try expectXML(page.drawn())
    try expectXML(card.drawn())
  }

  @Test func theWorldKeepsItsBudgetWithHundredsOfTrips() throws {
    var dice = Dice(seed: 11)
    let stops = (0..<300).map { Stop(dice.point(), label: "Place \($0)") }
    var request = trip(stops, format: .world)
    request.extent = .world
    #expect(try #require(request.svg()).count <= 120_000)
    request.stops = []
    request.routes = []
    #expect(try #require(request.svg()).count > 20_000)
    try expectXML(request.drawn())
  }

  @Test func aMapIsTheSameOnGroundsThatWereDrawn() throws {
    var dice = Dice(seed: 7)
    let grounds = MapGrounds()
    for format in [MapFormat.page, .card, .world] {
      for _ in 0..<6 {
        let (a, b) = (dice.point(), dice.point())
        let there = MapRequest(
          title: "There", idPrefix: "t", routes: [Route(.greatCircle(from: a, to: b))],
          format: format)
        var back = there
        back.title = "Back"
        back.routes = [Route(.greatCircle(from: b, to: a))]
        #expect(there.svg(sharing: grounds) == there.svg())
        #expect(back.svg(sharing: grounds) == back.svg())
        #expect(try #require(there.view()).numbers == #require(back.view()).numbers)
      }
    }
  }

  @Test func nothingToShowIsNoMap() {
    #expect(MapRequest(title: "Nowhere", idPrefix: "n").svg() == nil)
  }

  @Test func routesAreSolidOrDashed() throws {
    let (a, b) = (try place(10, 10), try place(20, 20))
    var request = MapRequest(title: "T", idPrefix: "t")
    request.routes = [Route(.greatCircle(from: a, to: b))]
    #expect(try request.drawn().count(of: "<path class=\"map-route\"") == 1)
    request.routes.append(Route(.points([b, a]), style: .planned))
    let both = try request.drawn()
    #expect(both.count(of: "<path class=\"map-route\"") == 1)
    #expect(both.count(of: "<path class=\"map-route map-planned\"") == 1)
  }

  @Test func aGreatCircleIsAnArcOfACircle() throws {
    let drawn = try trip([("Tokyo", 35.68, 139.69), ("Nome", 64.5, -165.4), ("Oslo", 59.9, 10.7)])
      .drawn()
    let route = try #require(
      drawn.split(separator: "map-route\" d=\"").last?.split(separator: "\"").first)
    #expect(route.contains("a"))
    #expect(route.count < 80)
  }

  @Test func thereAndBackIsOneLine() throws {
    let once = try trip([("A", 10, 10), ("B", 20, 20)])
    let thrice = try trip([("A", 10, 10), ("B", 20, 20), ("A", 10, 10), ("B", 20, 20)])
    #expect(try once.drawn() == thrice.drawn())
  }

  /// A walk that turns at random, with a point for each second of three hours.
  @Test func longTracksKeepTheBudgets() throws {
    var dice = Dice(seed: 12)
    var (north, east) = (45.0, 10.0)
    let points = try (0..<12_000).map { _ in
      north += Double.random(in: -0.001...0.001, using: &dice)
      east += Double.random(in: -0.001...0.001, using: &dice)
      return try place(north, east)
    }
    var request = MapRequest(title: "Walk", idPrefix: "w", routes: [Route(.points(points))])
    #expect(try #require(request.svg()).count < 40_000)
    request.format = .card
    #expect(try #require(request.svg()).count < 4_000)
  }

  @Test func aRouteOfOnePointDrawsNothing() throws {
    let point = try place(1, 1)
    var request = MapRequest(title: "T", idPrefix: "t", stops: [Stop(point, label: "A")])
    request.routes = [
      Route(.points([point])), Route(.points([])), Route(.greatCircle(from: point, to: point)),
    ]
    #expect(try !request.drawn().contains("map-route"))
  }

  @Test func anImageHasATitleAndADescription() throws {
    let request = MapRequest(
      title: "A & B", description: "By \"train\"", idPrefix: "trip 1/é", extent: .world)
    let drawn = try request.drawn()
    #expect(
      drawn.hasPrefix(
        """
        <svg class="map" viewBox="0 0 800 \(drawn.split(separator: " ")[5].dropLast())" role="img" \
        direction="ltr" aria-labelledby="trip-1---title" aria-describedby="trip-1---desc">\
        <title id="trip-1---title">A &amp; B</title>\
        <desc id="trip-1---desc">By &quot;train&quot;</desc>
        """))
  }

  @Test func stopsAndRoutesLeadToPages() throws {
    let (a, b) = (try place(10, 10), try place(20, 20))
    let link = Link(route: "/trips/a&b/")
    let request = MapRequest(
      title: "T", idPrefix: "t", stops: [Stop(a, label: "A <b>", link: link)],
      routes: [Route(.greatCircle(from: a, to: b), label: "A to B", link: link)])
    let drawn = try request.drawn()
    #expect(!drawn.contains("role="))
    #expect(drawn.count(of: "<a class=\"map-link\" href=\"/trips/a%26b/\">") == 2)
    #expect(drawn.contains("<title>A &lt;b&gt;</title>"))
    expectXML(drawn)
  }

  /// The style sheet for maps has every class of the drawings.
  @Test func everyClassHasAStyle() throws {
    let sheet = try ["site.css", "map.css"].map { name in
      try String(
        contentsOfFile: Repository.path("Templates/assets/\(name)"),
        encoding: .utf8)
    }.joined()
    var request = try trip(Self.trips[1].places)
    request.routes.append(Route(request.routes[0].course, style: .planned, link: Link(route: "/")))
    request.extent = .around(try place(35, 77), kilometres: 3_000)
    let drawn = try request.drawn() + trip(Self.trips[1].places).drawn()
    let classes = Set(
      drawn.split(separator: "class=\"").dropFirst().flatMap {
        $0.prefix { $0 != "\"" }.split(separator: " ")
      })
    #expect(classes.count > 15)
    for name in classes {
      #expect(
        sheet.contains(".\(name) ") || sheet.contains(".\(name),") || sheet.contains(".\(name))")
          || sheet.contains(".\(name):"), "\(name)")
    }
  }

  @Test func coloursAreTheThemes() throws {
    let drawn = try trip(Self.trips[0].places).drawn()
    for word in ["fill=", "stroke=", "style=", "#"] { #expect(!drawn.contains(word)) }
  }

  private func expectXML(_ text: String, at place: SourceLocation = #_sourceLocation) {
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(text.prefix(400))", sourceLocation: place)
  }
}
