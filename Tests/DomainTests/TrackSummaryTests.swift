import Testing

@testable import Domain

struct TrackSummaryTests {
  private func summary(_ distance: Double, ascent: Double?, seconds: Int?) -> TrackSummary {
    var summary = TrackSummary()
    summary.distance = distance
    summary.ascent = ascent
    summary.movingTime = seconds.map { .seconds($0) }
    summary.movingDistance = seconds == nil ? 0 : distance
    summary.profile = [TrackSummary.Height(distance: distance, elevation: 7)]
    return summary
  }

  @Test func joinsWhatIsKnown() throws {
    let parts = [
      summary(100, ascent: 10, seconds: 50), summary(300, ascent: nil, seconds: nil),
      summary(50, ascent: 5, seconds: 25),
    ]
    let joined = try #require(TrackSummary(joining: parts))
    #expect(joined.distance == 450)
    // Both are unknown for one part, and the sum of the others would pass for the total.
    #expect(joined.ascent == nil)
    #expect(joined.speed == nil)
    #expect(joined.profile.map(\.distance) == [100, 400, 450])
    #expect(TrackSummary(joining: []) == nil)
    let known = try #require(TrackSummary(joining: [parts[0], parts[2]]))
    #expect(known.ascent == 15)
    #expect(known.descent == nil)
    #expect(known.speed == 2)
  }
}
