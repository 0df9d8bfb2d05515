import Testing

@testable import Geodesy

@Suite struct GreatCircleTests {
  private func point(_ north: Double, _ east: Double) throws -> GeoPoint {
    try #require(GeoPoint(latitude: north, longitude: east))
  }

  @Test func endsAreWhereTheyWereGiven() throws {
    let (lisbon, tokyo) = (try point(38.77, -9.13), try point(35.76, 140.39))
    let arc = GreatCircle(from: lisbon, to: tokyo)
    for (found, given) in [(arc.point(at: 0), lisbon), (arc.point(at: 1), tokyo)] {
      #expect(abs(found.latitude - given.latitude) < 1e-12)
      #expect(abs(found.longitude - given.longitude) < 1e-12)
    }
  }

  @Test func theMiddleOfAQuarterIsAnEighth() throws {
    let middle = GreatCircle(from: try point(0, 20), to: try point(0, 110)).point(at: 0.5)
    #expect(abs(middle.latitude) < 1e-12)
    #expect(abs(middle.longitude - 65) < 1e-12)
  }

  @Test func crossesTheDateLineTheShortWay() throws {
    let arc = GreatCircle(from: try point(35.7, 139.8), to: try point(33.9, -118.4))
    #expect(abs(arc.angle - 79) < 1)
    #expect(arc.point(at: 0.5).latitude > 45)
    #expect(abs(arc.point(at: 0.5).longitude) > 165)
  }

  @Test func leadsOverTheNorthPoleBetweenAntipodes() throws {
    let arc = GreatCircle(from: try point(10, 20), to: try point(-10, -160))
    #expect(abs(arc.angle - 180) < 1e-9)
    #expect(arc.point(at: 80 / 180).latitude > 89.999)
    let axis = GreatCircle(from: try point(90, 0), to: try point(-90, 0))
    #expect(abs(axis.point(at: 0.5).latitude) < 1e-9)
  }

  @Test func aPointToItselfStaysThere() throws {
    let place = try point(-41, 174)
    let arc = GreatCircle(from: place, to: place)
    #expect(arc.angle == 0)
    #expect(abs(arc.point(at: 0.7).longitude - 174) < 1e-12)
  }
}

@Suite struct AnglesTests {
  @Test(arguments: [
    (0.0, 0.0, 1.0), (30, 0.5, 0.866_025_403_784_438_6), (90, 1, 0), (180, 0, -1), (270, -1, 0),
    (-45, -0.707_106_781_186_547_5, 0.707_106_781_186_547_5), (360, 0, 1), (-720, 0, 1),
  ])
  func sineAndCosine(degrees: Double, sine: Double, cosine: Double) {
    let found = Angles.sineAndCosine(ofDegrees: degrees)
    #expect(abs(found.sine - sine) < 4e-16)
    #expect(abs(found.cosine - cosine) < 4e-16)
  }

  @Test func anglesComeBackFromSineAndCosine() {
    for tenths in -1_799...1_800 {
      let degrees = Double(tenths) / 10
      let (sine, cosine) = Angles.sineAndCosine(ofDegrees: degrees)
      #expect(abs(Angles.arcTangent(sine, cosine) - degrees) < 1e-13)
    }
    #expect(Angles.arcTangent(0, 0) == 0)
    #expect(Angles.arcSine(2) == 90)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func anglesThatAreNoneHaveNoSine(degrees: Double) {
    #expect(Angles.sineAndCosine(ofDegrees: degrees).sine.isNaN)
  }
}
