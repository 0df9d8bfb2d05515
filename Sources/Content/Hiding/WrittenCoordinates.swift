/// Finder of pairs of angles in a text that may be a place.
///
/// Both angles need a decimal, and one of them two or more. With fewer decimals, a place would
/// cover many square kilometres; the other angle may lack a trailing zero. The angles may be in
/// either order, since GeoJSON and GPX differ. Names, quotes and units may be between them.
package struct WrittenCoordinates {
  /// Maximum number of bytes between the two angles of a place.
  private static let gap = 64
  /// Number of decimals that both angles need if another number, such as a height, is between them.
  private static let manyDecimals = 4

  /// Offsets of the places whose latitude and longitude satisfy `isHidden`. At least one angle of a
  /// place must have `decimals` or more decimals.
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
