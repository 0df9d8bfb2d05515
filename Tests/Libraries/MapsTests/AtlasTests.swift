import CMapData
import Geodesy
import Testing

@testable import Maps

@Suite struct AtlasTests {
  private var table: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: zoetrope_map_start(), count: zoetrope_map_size())
  }

  /// If the table is made again and differs, this number changes. Look at the maps then.
  @Test func theTableIsTheOneThatWasLookedAt() {
    let hash = table.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(table.count == 1_502_850)
    #expect(hash == 0x0075_978C_DF51_0630)
  }

  @Test(arguments: Atlas.Layer.allCases)
  func eachLevelHasMorePointsThanTheOneBefore(layer: Atlas.Layer) {
    let tolerances = [0.4, 0.12, 0.05, 0.02, 0.007, 0.002]
    let counts = tolerances.map { tolerance in
      Atlas.shared.level(of: layer, tolerance: tolerance).chunks.reduce(0) { $0 + $1.count }
    }
    let distinct = layer == .land ? 6 : 5
    #expect(counts.prefix(distinct).elementsEqual(Set(counts).sorted()))
    #expect((counts.first ?? 0) > 10)
  }

  /// Points of all chunks: rings close, chunks meet, and every point is in its cap.
  @Test(arguments: Atlas.Layer.allCases, [0.4, 0.05, 0.002])
  func ringsAreClosedAndInTheirCaps(layer: Atlas.Layer, tolerance: Double) throws {
    let level = Atlas.shared.level(of: layer, tolerance: tolerance)
    #expect(!level.rings.isEmpty)
    for ring in level.rings {
      let chunks = level.chunks[ring.chunks]
      for (chunk, next) in zip(chunks, chunks.dropFirst()) {
        #expect(level.last(of: chunk) == next.first)
      }
      let (first, last) = (try #require(chunks.first), try #require(chunks.last))
      let way = level.last(of: last) &- first.first
      if ring.kind != .line {
        // A whole turn around a pole, or none.
        #expect(way.y == 0 && (way.x == 0 || abs(Double(way.x)) == 360 * level.stepsOfDegree))
      }
      for chunk in chunks {
        level.forEachPoint(of: chunk) { east, north in
          let direction = SIMD3(latitude: north, longitude: east)
          for cap in [chunk.cap, ring.cap] {
            let limit = Angles.sineAndCosine(ofDegrees: min(180, cap.radius)).cosine
            #expect(direction.dot(cap.centre) >= limit - 1e-12)
          }
        }
      }
    }
  }

  @Test(arguments: [0, 3, 4, 7, 8, 100, 400, 5_000, 200_000, 1_000_000])
  func aTableThatIsCutOffHasNoShapes(size: Int) {
    let atlas = Atlas(of: UnsafeRawBufferPointer(rebasing: table[..<size]))
    #expect(atlas.level(of: .land, tolerance: 1).rings.isEmpty || size == 1_000_000)
  }
}
