/// Transformation of stored pixels for display: EXIF 2.32 §4.6.4, tag 0x0112.
package enum ImageOrientation: UInt8, Sendable, Hashable, CaseIterable {
  case upright = 1
  case mirrored
  case turnedHalf
  case flipped
  case transposed
  case turnedRight
  case transversed
  case turnedLeft

  /// Whether width and height are swapped.
  package var swapsSides: Bool { rawValue >= Self.transposed.rawValue }
}

extension ImageOrientation {
  /// Reads the orientation from a TIFF structure, such as EXIF.
  ///
  /// `nil` if it is missing or the structure is broken. Browsers then show the pixels as stored.
  init?(tiff range: Range<Int>, of source: ImageBytes) {
    let order: ImageBytes.Order
    if source.range(range, beginsWith: "II*\0") {
      order = .little
    } else if source.range(range, beginsWith: "MM\0*") {
      order = .big
    } else {
      return nil
    }
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset <= range.count - bytes else { return nil }
      return source.number(order, at: range.lowerBound + offset, bytes: bytes)
    }
    guard let directory = number(at: 4, bytes: 4), let entries = number(at: directory, bytes: 2)
    else { return nil }
    for index in 0..<entries {
      let entry = directory + 2 + index * 12
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: entry + 2, bytes: 2) == 3, number(at: entry + 4, bytes: 4) == 1,
        let value = number(at: entry + 8, bytes: 2).flatMap(UInt8.init(exactly:))
      else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  /// A TIFF structure that contains only the orientation.
  var tiff: [UInt8] {
    Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, rawValue, 0, 0]
      + [0, 0, 0, 0]
  }
}
