extension ColorProfile {
  /// The profile reduced to the numbers that its colours need, with a header and a name that are
  /// always the same.
  ///
  /// Programs write into profiles which monitor they belong to, who measured it, and when. `nil` if
  /// the numbers don't suffice for the colours; the profile should then be removed.
  package var reduced: [UInt8]? {
    let space = letters(at: 16)
    guard ["mntr", "scnr", "prtr", "spac"].contains(letters(at: 12)),
      ["RGB ", "GRAY", "CMYK"].contains(space), ["XYZ ", "Lab "].contains(letters(at: 20))
    else { return nil }
    var kept: [(name: String, value: [UInt8])] = []
    for name in Self.needed {
      guard let tag = tags.first(where: { $0.name == name }), let value = numbers(of: tag) else {
        continue
      }
      kept.append((name, value))
    }
    let names = Set(kept.map(\.name))
    let matrix: Set = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    let isWhole =
      names.contains("A2B0") || (space == "RGB " && names.isSuperset(of: matrix))
      || (space == "GRAY" && names.contains("kTRC"))
    guard isWhole, names.contains("wtpt") else { return nil }
    return written(space, kept)
  }

  /// Names of the tags from which colours are computed, in the order in which they are written.
  private static let needed = [
    "wtpt", "chad", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "kTRC", "A2B0", "A2B1", "A2B2",
  ]

  /// The value of a tag without the bytes after its numbers; `nil` if it is of another type.
  private func numbers(of tag: Tag) -> [UInt8]? {
    let start = tag.range.lowerBound
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset + size <= tag.range.count else { return nil }
      return bytes[(start + offset)..<(start + offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }
    let count: Int?
    switch letters(at: start) {
    case "XYZ ": count = 20
    case "sf32": count = tag.name == "chad" ? 44 : nil
    case "curv": count = number(8, 4).map { 12 + 2 * $0 }
    case "para":
      let sizes = [16, 24, 28, 32, 40]
      count = number(8, 2).flatMap { sizes.indices.contains($0) ? sizes[$0] : nil }
    case "mft1": count = Self.tableSize(number(8, 1), number(9, 1), number(10, 1), 256, 256, 1)
    case "mft2":
      count = Self.tableSize(
        number(8, 1), number(9, 1), number(10, 1), number(48, 2), number(50, 2), 2)
    default: return nil
    }
    guard let count, count <= tag.range.count else { return nil }
    var value = Array(bytes[start..<(start + count)])
    for index in 4..<8 { value[index] = 0 }
    return value
  }

  /// Size in bytes of a table with curves before and after it (ICC.1:2022 §10.10, §10.11).
  private static func tableSize(
    _ inputs: Int?, _ outputs: Int?, _ points: Int?, _ before: Int?, _ behind: Int?, _ width: Int
  ) -> Int? {
    guard let inputs, let outputs, let points, let before, let behind, (1...4).contains(inputs),
      (1...4).contains(outputs)
    else { return nil }
    let grid = (0..<inputs).reduce(outputs) { size, _ in size * points }
    return (width == 1 ? 48 : 52) + width * (inputs * before + grid + outputs * behind)
  }

  private func written(_ space: String, _ kept: [(name: String, value: [UInt8])]) -> [UInt8] {
    let isNew = bytes[8] >= 4
    let tags =
      [("desc", isNew ? Self.localized("Colors") : Self.description("Colors"))]
      + [("cprt", isNew ? Self.localized("None") : Self.text("None"))] + kept
    var table = Self.big(tags.count)
    var data: [UInt8] = []
    // Equal curves are stored only once.
    var places: [[UInt8]: Int] = [:]
    for (name, value) in tags {
      let start = places[value] ?? 132 + 12 * tags.count + data.count
      if places.updateValue(start, forKey: value) == nil {
        data += value + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
      }
      table += Array(name.utf8) + Self.big(start) + Self.big(value.count)
    }
    let head =
      Self.big(128 + table.count + data.count) + Self.big(0)
      + Self.big(isNew ? 0x0430_0000 : 0x0240_0000) + bytes[12..<24]
      // An arbitrary date, always the same.
      + [7, 208, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
      + [UInt8](repeating: 0, count: 24) + Self.big(Int(bytes[67] & 3))
      // The white point of all profiles, D50.
      + Self.big(0xF6D6) + Self.big(0x1_0000) + Self.big(0xD32D)
      + [UInt8](repeating: 0, count: 48)
    return head + table + data
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func text(_ text: String) -> [UInt8] {
    Array("text".utf8) + big(0) + Array(text.utf8) + [0]
  }

  /// A name in the form of version 2, with empty names for two other scripts (ICC.1:2001-04
  /// §6.5.17).
  private static func description(_ text: String) -> [UInt8] {
    Array("desc".utf8) + big(0) + big(text.utf8.count + 1) + Array(text.utf8)
      + [UInt8](repeating: 0, count: 1 + 78)
  }

  /// A text in one language (ICC.1:2022 §10.15).
  private static func localized(_ text: String) -> [UInt8] {
    Array("mluc".utf8) + big(0) + big(1) + big(12) + Array("enUS".utf8) + big(2 * text.utf8.count)
      + big(28) + text.utf8.flatMap { [0, $0] }
  }
}
