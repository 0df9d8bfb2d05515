import Geodesy
import Markup
import Testing

@testable import Maps

/// Numbers that are the same in each run (D. Lehmer's generator with M. O'Neill's output).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 29
  }

  /// A point that is as likely in one area as in another of the same size.
  mutating func point() -> GeoPoint {
    let height = Double.random(in: -1...1, using: &self)
    let turn = Double.random(in: -180...180, using: &self)
    let (sine, cosine) = Angles.sineAndCosine(ofDegrees: turn)
    let radius = (1 - height * height).squareRoot()
    return GeoPoint(direction: SIMD3(radius * cosine, radius * sine, height))
  }
}

func place(_ latitude: Double, _ longitude: Double) throws -> GeoPoint {
  try #require(GeoPoint(latitude: latitude, longitude: longitude))
}

/// A trip by great circles from one stop to the next.
func trip(_ stops: [Stop], format: MapFormat = .page) -> MapRequest {
  MapRequest(
    title: "Trip", description: "From one to the next", idPrefix: "t", stops: stops,
    routes: zip(stops, stops.dropFirst()).map {
      Route(.greatCircle(from: $0.point, to: $1.point))
    }, format: format)
}

func trip(_ places: [(String, Double, Double)], format: MapFormat = .page) throws -> MapRequest {
  let stops = try places.map { Stop(try place($0.1, $0.2), label: $0.0) }
  return trip(stops, format: format)
}

extension MapRequest {
  /// The drawing as text.
  func drawn() throws -> String { try #require(svg()).html.markup }
}

extension String {
  /// Number of times that a text is in it.
  func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
