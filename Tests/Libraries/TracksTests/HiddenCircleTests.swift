import TestSupport
import Testing

@testable import Tracks

@Suite struct HiddenCircleTests {
  /// Homes at the equator, at the date line, near a pole and between.
  static let homes = [
    (47.2692, 11.4041), (0.0, 0.0), (-16.8, 179.9995), (-17.1, -179.9999), (89.99, 10.0),
    (-77.85, 166.67), (64.15, -21.94),
  ]

  @Test(arguments: [
    (91.0, 0.0, 500.0, HiddenCircleFault.latitude(91)), (0, 180.5, 500, .longitude(180.5)),
    (0, 0, 49.9, .radius(49.9)), (0, 0, 100_001, .radius(100_001)), (0, 0, -1, .radius(-1)),
    (.infinity, 0, 500, .latitude(.infinity)),
  ])
  func refusesImpossibleNumbers(
    north: Double, east: Double, radius: Double, fault: HiddenCircleFault
  ) {
    #expect(throws: fault) {
      try HiddenCircle(latitude: north, longitude: east, radius: radius)
    }
  }

  @Test func refusesNoNumbers() {
    #expect(throws: HiddenCircleFault.self) {
      try HiddenCircle(latitude: .nan, longitude: 0, radius: 500)
    }
    #expect(throws: HiddenCircleFault.self) {
      try HiddenCircle(latitude: 0, longitude: .nan, radius: 500)
    }
    #expect(throws: HiddenCircleFault.self) {
      try HiddenCircle(latitude: 0, longitude: 0, radius: .nan)
    }
  }

  @Test(arguments: homes)
  func containsAllUpToItsRadius(north: Double, east: Double) throws {
    let circle = try HiddenCircle(latitude: north, longitude: east, radius: 500)
    for step in 0..<36 {
      let direction = Double(step) / 18 * .pi
      func place(_ metres: Double) -> Vector {
        // By the largest radius of curvature, so at most so many metres away.
        circle.cap.center.moved(by: metres / 6_399_600, towards: direction)
      }
      let (inside, outside) = (place(499.99), place(506))
      #expect(circle.contains(latitude: inside.latitude, longitude: inside.longitude))
      #expect(circle.veils(latitude: inside.latitude, longitude: inside.longitude))
      #expect(
        !circle.contains(latitude: outside.latitude * 1, longitude: outside.longitude)
          || outside.angle(to: circle.cap.center) <= circle.cap.radius)
    }
  }

  @Test(arguments: homes)
  func findsStepsThatCross(north: Double, east: Double) throws {
    let circle = try HiddenCircle(latitude: north, longitude: east, radius: 300)
    for direction in stride(from: 0.0, to: 6, by: 0.5) {
      let center = circle.cap.center
      let near = center.moved(by: circle.cap.radius * 0.99, towards: direction + .pi / 2)
      let far = center.moved(by: circle.cap.radius * 1.02, towards: direction + .pi / 2)
      func isCrossed(through place: Vector) -> Bool {
        // A great circle at right angles to the way to the centre.
        let along = place.cross(center).normalized.cross(place).cross(place).normalized
        let (start, end) = ((place + along * 0.01).normalized, (place - along * 0.01).normalized)
        return circle.isCrossed(
          fromLatitude: start.latitude, longitude: start.longitude, toLatitude: end.latitude,
          longitude: end.longitude)
      }
      #expect(isCrossed(through: near))
      #expect(!isCrossed(through: far))
    }
  }

  @Test(arguments: homes)
  func cutsHoldTheCircleWithinTheStatedRadii(north: Double, east: Double) throws {
    let circle = try HiddenCircle(latitude: north, longitude: east, radius: 1000)
    let radius = circle.cap.radius
    for track in 0..<300 {
      let cut = circle.cut(UInt64(track))
      let shift = cut.center.angle(to: circle.cap.center)
      #expect(cut.radius >= shift + 1.0499 * radius)
      #expect(cut.radius + shift <= 3.4001 * radius)
      #expect(cut == circle.cut(UInt64(track)))
    }
    #expect(Set((0..<300).map { circle.cut(UInt64($0)) }).count == 300)
    #expect(circle.veil.center.angle(to: circle.cap.center) >= 0.5999 * radius)
  }

  @Test(arguments: homes)
  func circleAroundHomeHidesIt(north: Double, east: Double) throws {
    var random = SplitMix(seed: 7)
    let home = Vector(latitude: north, longitude: east)
    var directions: [Double] = []
    for _ in 0..<300 {
      let circle = try HiddenCircle.around(
        latitude: north, longitude: east, radius: 500, using: &random)
      let distance = home.angle(to: circle.cap.center) / circle.cap.radius
      #expect(circle.contains(latitude: north, longitude: east))
      #expect(distance > 0.499 && distance < 0.901)
      #expect(home.angle(to: circle.veil.center) / circle.cap.radius > 0.599)
      directions.append((circle.latitude - north) * 111_000)
      #expect((circle.latitude * 1e7).rounded() / 1e7 == circle.latitude)
    }
    // No direction is preferred.
    #expect(abs(directions.reduce(0, +) / 300) < 60)
  }

  @Test func circleAroundHomeRefusesImpossibleNumbers() {
    var random = SplitMix(seed: 7)
    #expect(throws: HiddenCircleFault.radius(10)) {
      try HiddenCircle.around(latitude: 1, longitude: 1, radius: 10, using: &random)
    }
  }
}
