import Geodesy
import Testing

@testable import Maps

/// Edges of a level's rings by the degrees of longitude that they span.
private struct Coast {
  let level: Level
  private var edges: [[(start: SIMD2<Double>, end: SIMD2<Double>)]] = Array(
    repeating: [], count: 360)

  init(tolerance: Double) {
    level = Atlas.shared.level(of: .land, tolerance: tolerance)
    for ring in level.rings {
      var last: SIMD2<Double>?
      for chunk in level.chunks[ring.chunks] {
        level.forEachPoint(of: chunk) { add(SIMD2($0, $1), after: &last) }
      }
      guard let chunk = level.chunks[ring.chunks].last else { continue }
      add(SIMD2<Double>(level.last(of: chunk)) / level.stepsOfDegree, after: &last)
    }
  }

  private mutating func add(_ place: SIMD2<Double>, after last: inout SIMD2<Double>?) {
    defer { last = place }
    guard let start = last else { return }
    let (west, east) = (min(start.x, place.x), max(start.x, place.x))
    for degree in Int(west.rounded(.down))...Int(east.rounded(.down)) {
      edges[((degree % 360) + 360) % 360].append((start, place))
    }
  }

  /// Whether there is land, by the number of coasts between a place and the north pole.
  func isLand(_ point: GeoPoint) -> Bool {
    let bucket = (Int(point.longitude.rounded(.down)) + 720) % 360
    return edges[bucket].count { start, end in
      let east = point.longitude - 360 * ((point.longitude - start.x) / 360).rounded()
      guard (start.x <= east) != (end.x <= east) else { return false }
      let share = (east - start.x) / (end.x - start.x)
      return start.y + (end.y - start.y) * share > point.latitude
    } % 2 == 1
  }
}

/// Whether maps have land where the table has it: each view is tested at places in it.
@Suite struct LandTests {
  /// Whether there is land at a place and at those around it; `nil` on a coast.
  private func ground(at point: GeoPoint, on coast: Coast, margin: Double) -> Bool? {
    let east = Angles.sineAndCosine(ofDegrees: point.longitude)
    let right = SIMD3(-east.sine, east.cosine, 0)
    let up = point.direction.cross(right)
    let sides = [SIMD2(0.0, 0), SIMD2(1, 0), SIMD2(-1, 0), SIMD2(0, 1), SIMD2(0, -1)]
    let steps = sides.flatMap { step in
      // Fjords are narrower than the margin.
      [1, 0.5, 0.2, 0.1, 0.05, 0.02].map { step * $0 }
    }
    let grounds = steps.map { step in
      let way = (right * step.x + up * step.y) * (margin / Angles.degreesOfRadian)
      return coast.isLand(GeoPoint(direction: point.direction + way))
    }
    return Set(grounds).count == 1 ? grounds.first : nil
  }

  /// Whether a place of a drawing is in an odd number of shapes.
  private func isFilled(_ place: SIMD2<Double>, by shapes: [[SIMD2<Double>]]) -> Bool {
    var isFilled = false
    for shape in shapes {
      guard var last = shape.last else { continue }
      for point in shape {
        if (last.y <= place.y) != (point.y <= place.y) {
          let share = (place.y - last.y) / (point.y - last.y)
          if last.x + (point.x - last.x) * share > place.x { isFilled.toggle() }
        }
        last = point
      }
    }
    return isFilled
  }

  /// Tests places on a map, and returns how many were not on a coast.
  private func look(
    at view: some MapView, coast: Coast, margin: Double, places: [GeoPoint], _ what: String
  ) -> Int {
    let shapes = view.shapes(of: coast.level, areClosed: true)
    let frame = Box(low: .zero, high: view.size)
    #expect(shapes.joined().allSatisfy { view.bounds.grown(by: 0.001).contains($0) }, "\(what)")
    var count = 0
    for point in places {
      let place = view.place(of: point.direction)
      guard frame.contains(place), let ground = ground(at: point, on: coast, margin: margin) else {
        continue
      }
      #expect(isFilled(place, by: shapes) == ground, "\(what): \(point) at \(place)")
      count += 1
    }
    return count
  }

  @Test func regionsHaveLandWhereItIs() {
    var dice = Dice(seed: 4)
    var count = 0
    let coast = Coast(tolerance: 0.12)
    for number in 0..<80 {
      let centre = dice.point()
      let kilometres = Double.random(in: 300...10_000, using: &dice)
      let view = RegionalView(
        centre: centre.direction, kilometres: kilometres, format: .page)
      let places = (0..<60).map { _ in
        let away = SIMD3(
          Double.random(in: -1...1, using: &dice), Double.random(in: -1...1, using: &dice),
          Double.random(in: -1...1, using: &dice))
        return GeoPoint(direction: centre.direction + away * (kilometres / 8_000))
      }
      count += look(
        at: view, coast: coast, margin: 1, places: places, "\(number): \(centre), \(kilometres)")
    }
    #expect(count > 1_000)
  }

  /// Middles whose opposites are on land are the hard ones, because the land then goes all around.
  @Test(arguments: [
    (-90.0, 0.0), (90, 0), (-17, -179.9), (-39, -67), (-50, -80), (60, 179.9), (10, -169),
    (-33, 151), (33, -106), (-75, 10), (40, -100),
  ])
  func halvesOfTheWorldHaveLandWhereItIs(north: Double, east: Double) throws {
    var dice = Dice(seed: 5)
    let view = RegionalView(
      centre: try place(north, east).direction, kilometres: 10_000, format: .page)
    let places = (0..<400).map { _ in dice.point() }
    let coast = Coast(tolerance: 0.4)
    #expect(
      look(at: view, coast: coast, margin: 2, places: places, "\(north) \(east)") > 60)
  }

  @Test(arguments: [10.0, 150])
  func theWorldHasLandWhereItIs(meridian: Double) throws {
    var dice = Dice(seed: 6)
    let pacific = [try place(0, 160), try place(0, -160), try place(-80, 0)].map(\.direction)
    let view = WorldView(
      showing: meridian == 150 ? [pacific] : [], stops: pacific, format: .world)
    let places = (0..<1_500).map { _ in dice.point() }
    let coast = Coast(tolerance: 0.12)
    #expect(look(at: view, coast: coast, margin: 1, places: places, "\(meridian)") > 1_000)
  }

  @Test(arguments: [(38.0, -9.0), (-17, 179.9), (-80, 20), (85, -40), (0, 0), (-40, 175)])
  func theLocatorHasLandWhereItIs(north: Double, east: Double) throws {
    var dice = Dice(seed: 7)
    let locator = Locator(of: try place(north, east).direction)
    let coast = Coast(tolerance: 0.4)
    let shapes = locator.shapes
    var count = 0
    for _ in 0..<300 {
      let point = dice.point()
      // The place must not be on the rim or on the far side.
      guard let place = locator.place(of: point.direction),
        (place.x * place.x + place.y * place.y).squareRoot() < 90,
        let ground = ground(at: point, on: coast, margin: 3)
      else { continue }
      #expect(isFilled(place, by: shapes) == ground, "\(point)")
      count += 1
    }
    #expect(count > 40)
  }
}
