/// Finder of pairs of angles in a text that may be a place.
///
/// Both have a decimal, and one of them has two or more: a place with fewer is one of many square
/// kilometres, and the last zero is often left out. The two may stand in either order, as GeoJSON
/// and GPX differ, with names, quotes and units between them.
package struct WrittenCoordinates {
  /// Most bytes between the two angles of a place.
  private static let gap = 64
  /// Decimals that both angles have if another number may stand between them, such as a height.
  private static let manyDecimals = 4

  /// Offsets of the places for which `isHidden` is true, by latitude and longitude. One of the
  /// angles of a place has `decimals` or more.
  package static func offsets(
    in bytes: ArraySlice<UInt8>, decimals: Int = 2, where isHidden: (Double, Double) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var near: [WrittenAngle] = []
    var reader = AngleReader(bytes)
    while let angle = reader.next() {
      near.removeAll { angle.range.lowerBound - $0.range.upperBound > gap }
      let place = near.indices.last { index in
        let other = near[index]
        let isNext = index == near.count - 1
        return (isNext || min(angle.decimals, other.decimals) >= manyDecimals)
          && max(angle.decimals, other.decimals) >= decimals
          && isPlace(angle, other, isHidden)
      }
      if let place { found.append(near[place].range.lowerBound) }
      near = near.suffix(3) + [angle]
    }
    return found
  }

  private static func isPlace(
    _ one: WrittenAngle, _ other: WrittenAngle, _ isHidden: (Double, Double) -> Bool
  ) -> Bool {
    one.values.contains { a in
      other.values.contains { b in
        isPlace(a, b, isHidden) || isPlace(b, a, isHidden)
      }
    }
  }

  private static func isPlace(
    _ latitude: Double, _ longitude: Double, _ isHidden: (Double, Double) -> Bool
  ) -> Bool { abs(latitude) <= 90 && abs(longitude) <= 180 && isHidden(latitude, longitude) }
}
