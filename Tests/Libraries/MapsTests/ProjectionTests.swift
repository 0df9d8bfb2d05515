import Geodesy
import Testing

@testable import Maps

@Suite struct ProjectionTests {
  @Test func projectionsAreThoseOfPROJ() throws {
    #expect(referenceProjections.count == 24)
    for (north, east, otherNorth, otherEast, stereographic, equalEarth) in referenceProjections {
      let (centre, point) = (try place(north, east), try place(otherNorth, otherEast))
      let flat = Stereographic(centre: centre.direction)(point.direction)
      #expect(flat.squaredDistance(to: stereographic) < 1e-16, "\(point)")
      let world = EqualEarth(meridian: 10)
      let found = world(east: world.east(of: point.longitude), latitude: point.latitude)
      #expect(found.squaredDistance(to: equalEarth) < 1e-16, "\(point)")
    }
  }

  @Test func aPointOfThePlaneComesBack() {
    var dice = Dice(seed: 1)
    for _ in 0..<200 {
      let projection = Stereographic(centre: dice.point().direction)
      let direction = dice.point().direction
      guard projection.up.dot(direction) > -0.9 else { continue }
      let back = projection.direction(of: projection(direction))
      #expect((back - direction).length < 1e-12)
    }
  }

  /// A cap's disc contains exactly the points of the cap.
  @Test func capsAreDiscsInThePlane() {
    var dice = Dice(seed: 2)
    var count = 0
    for _ in 0..<2_000 {
      let projection = Stereographic(centre: dice.point().direction)
      let cap = Cap(
        centre: dice.point().direction, radius: Double.random(in: 0.01...80, using: &dice))
      let point = dice.point().direction
      let inCap = GreatCircle(from: cap.centre, to: point).angle <= cap.radius
      guard let disc = cap.disc(in: projection) else { continue }
      let away = projection(point).squaredDistance(to: disc.centre).squareRoot()
      #expect((away <= disc.radius) == inCap)
      count += 1
    }
    #expect(count > 1_000)
  }

  @Test func everythingFittedIsOnTheDrawing() throws {
    var dice = Dice(seed: 3)
    var (regions, worlds) = (0, 0)
    for number in 0..<300 {
      let start = dice.point()
      let spread = Double(number % 60 + 1) / 30
      let points = (0..<4).map { _ in
        GeoPoint(direction: start.direction + dice.point().direction * spread)
      }
      let request = trip(points.map { Stop($0, label: "") })
      let view = try #require(request.view())
      if view is WorldView { worlds += 1 } else { regions += 1 }
      let frame = Box(low: .zero, high: view.size)
      for direction in request.routes.flatMap(\.directions) {
        #expect(frame.contains(view.place(of: direction)), "\(number): \(points)")
      }
    }
    #expect(regions > 100)
    #expect(worlds > 20)
  }

  @Test func aSinglePlaceHasItsSurroundings() throws {
    let request = MapRequest(
      title: "Kyoto", idPrefix: "k", stops: [Stop(try place(35.01, 135.77), label: "Kyoto")])
    let region = try #require(request.view()?.region)
    // Scales go in steps of 1.5 per cent.
    #expect((400...406).contains(region.kilometresOfUnit * 1_000))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -5, 1e308, 1e-308])
  func noWidthIsTooStrange(kilometres: Double) throws {
    let request = MapRequest(
      title: "Odd", idPrefix: "o", extent: .around(try place(10, 10), kilometres: kilometres))
    #expect(try request.drawn().hasSuffix("</svg>"))
  }

  /// Trips between the places where formulas have no value, or two.
  @Test func noPlaceIsTooStrange() throws {
    var dice = Dice(seed: 8)
    let norths = [-90, -89.999_999, -60, -0.0, 0, 1e-300, 45, 89.999_999, 90]
    let easts = [-180, -179.999_999, -90, -0.0, 0, 1e-300, 90, 179.999_999, 180]
    for _ in 0..<150 {
      let stops = try (0..<Int.random(in: 1...5, using: &dice)).map { _ in
        Stop(
          try place(
            norths.randomElement(using: &dice) ?? 0, easts.randomElement(using: &dice) ?? 0),
          label: "Place")
      }
      var request = trip(stops, format: Bool.random(using: &dice) ? .page : .card)
      request.routes.append(Route(.points(stops.map(\.point)), style: .planned))
      if Int.random(in: 0..<4, using: &dice) == 0 { request.extent = .world }
      let drawn = try request.drawn()
      #expect(!drawn.contains("nan") && !drawn.contains("inf"))
      #expect(drawn.utf8.count < 40_000, "\(stops.map(\.point))")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func noFormatIsTooStrange(size: Double) throws {
    let format = MapFormat(width: size, height: size, pointLimit: -1, hasLabels: true)
    let request = try trip([("A", 10, 20), ("B", -10, 40)], format: format)
    #expect(try request.drawn().hasSuffix("</svg>"))
  }
}
