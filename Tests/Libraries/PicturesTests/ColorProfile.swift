import Foundation
import Testing

/// A colour space with its profile, which is made here from its definition.
struct ColorProfile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Columns of the matrix from linear light to XYZ, adapted to D50 as profiles have it.
  let primaries: [[Double]]
  /// Exponent from values to light.
  let gamma: Double

  static let displayP3 = ColorProfile(
    testDescription: "Display P3 with a plain exponent",
    primaries: [
      [0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841],
    ], gamma: 563.0 / 256)

  static let adobeRGB = ColorProfile(
    testDescription: "Adobe RGB (1998)",
    primaries: [
      [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
    ], gamma: 563.0 / 256)

  /// Columns of sRGB, adapted to D50.
  private static let sRGB = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]

  /// An ICC profile of version 2 (ICC.1:2001-04 §6).
  var bytes: [UInt8] {
    func number(_ number: Int, _ size: Int = 4) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }
    func xyz(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + number(0) + values.flatMap(fixed)
    }
    let white = [0.9642, 1, 0.8249]
    let name = Array("test".utf8) + [0]
    let description =
      Array("desc".utf8) + number(0) + number(name.count) + name
      + [UInt8](repeating: 0, count: 78 + 3)
    let curve = Array("curv".utf8) + number(0) + number(1) + number(563, 2) + [0, 0]
    let tags: [(String, [UInt8])] = [
      ("desc", description),
      ("cprt", Array("text".utf8) + number(0) + Array("none".utf8) + number(0)),
      ("wtpt", xyz(white)), ("rXYZ", xyz(primaries[0])), ("gXYZ", xyz(primaries[1])),
      ("bXYZ", xyz(primaries[2])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = number(tags.count)
    var data: [UInt8] = []
    for (tag, value) in tags {
      let start = 128 + 4 + 12 * tags.count + data.count
      table += Array(tag.utf8) + number(start) + number(value.count)
      data += value + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
    }
    let head =
      number(0) + number(0) + number(0x0220_0000) + Array("mntrRGB XYZ ".utf8)
      + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
      + white.flatMap(fixed) + [UInt8](repeating: 0, count: 48)
    let size = 128 + table.count + data.count
    return number(size) + head.dropFirst(4) + table + data
  }

  /// A colour of the space in sRGB, 0 to 255.
  func inSRGB(_ color: [UInt8]) -> [Double] {
    let light = color.map { pow(Double($0) / 255, gamma) }
    let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + primaries[$1][row] * light[$1] } }
    return Self.solved(Self.sRGB, xyz).map { value in
      let value = min(1, max(0, value))
      return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
  }

  /// Solves three equations by Cramer's rule; the matrix is given by its columns.
  private static func solved(_ columns: [[Double]], _ right: [Double]) -> [Double] {
    func determinant(_ c: [[Double]]) -> Double {
      c[0][0] * (c[1][1] * c[2][2] - c[2][1] * c[1][2])
        - c[1][0] * (c[0][1] * c[2][2] - c[2][1] * c[0][2])
        + c[2][0] * (c[0][1] * c[1][2] - c[1][1] * c[0][2])
    }
    let all = determinant(columns)
    return (0..<3).map { index in
      var replaced = columns
      replaced[index] = right
      return determinant(replaced) / all
    }
  }
}
