/// Directories of a TIFF structure, which EXIF uses, too (TIFF 6.0 §2, Exif 2.32 §4.6).
struct TIFFDirectories {
  /// Subject of a directory.
  enum Name: Sendable, Hashable {
    /// The picture itself.
    case main
    /// Further pictures: a thumbnail in EXIF, or further pages.
    case next
    case exif, gps, interoperability
    /// Pictures nested in a picture, as in some raw files.
    case sub
  }

  /// A value with its tag, which is a number.
  struct Entry {
    let directory: Name
    let tag: Int
    /// Type of the value: 1 and 7 are bytes, 2 is text, 3 and 4 whole numbers, 5 and 10 fractions,
    /// …
    let type: Int
    let count: Int
    let isLittle: Bool
    /// Range of the value in the file.
    let range: Range<Int>
    /// The value's bytes, if they are at most 4 KB.
    let bytes: [UInt8]
  }

  private(set) var entries: [Entry] = []

  /// Limits that no camera comes close to: its files have at most 6 directories and 150 entries.
  private static let mostDirectories = 32
  private static let mostEntries = 2_048
  private static let mostBytes = 4_096
  /// Size in bytes of a value of each type.
  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

  /// Reads the directories in a range as far as possible.
  init(_ bytes: inout PagedBytes, in range: Range<Int>) throws(PictureFault) {
    guard let order = try bytes.bytes(at: range.lowerBound, count: min(4, range.count)) else {
      return
    }
    let isLittle = order.starts(with: [0x49, 0x49, 42, 0])
    guard isLittle || order.starts(with: [0x4D, 0x4D, 0, 42]) else { return }
    guard let first = try bytes.number(at: range.lowerBound + 4, size: 4, isLittle: isLittle)
    else { return }
    var waiting: [(name: Name, offset: Int)] = [(.main, first)]
    // Directories that refer to each other in a circle are read only once.
    var seen: Set<Int> = []
    while let (name, offset) = waiting.popLast(), seen.count < Self.mostDirectories {
      guard offset >= 8, offset < range.count, seen.insert(offset).inserted else { continue }
      let start = range.lowerBound + offset
      let known = entries.count
      let count = try bytes.number(at: start, size: 2, isLittle: isLittle) ?? 0
      for index in 0..<count where entries.count < Self.mostEntries {
        let place = start + 2 + 12 * index
        guard place + 12 <= range.upperBound else { break }
        try readEntry(at: place, in: range, of: name, isLittle, &bytes)
      }
      for entry in entries[known...] {
        for number in entry.numbers where Self.below(entry) != nil {
          if let name = Self.below(entry), let offset = Int(exactly: number) {
            waiting.append((name, offset))
          }
        }
      }
      if name == .main || name == .next,
        let next = try bytes.number(at: start + 2 + 12 * count, size: 4, isLittle: isLittle)
      {
        waiting.append((.next, next))
      }
    }
  }

  /// The directory to which an entry refers.
  private static func below(_ entry: Entry) -> Name? {
    switch entry.tag {
    case 0x8769: .exif
    case 0x8825: .gps
    case 0xA005: .interoperability
    case 0x014A: .sub
    default: nil
    }
  }

  private mutating func readEntry(
    at place: Int, in range: Range<Int>, of directory: Name, _ isLittle: Bool,
    _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    guard let head = try bytes.bytes(at: place, count: 8),
      let tag = Int(head[0..<2], isLittle: isLittle),
      let type = Int(head[2..<4], isLittle: isLittle),
      let count = Int(head[4..<8], isLittle: isLittle),
      Self.sizes.indices.contains(type), type > 0
    else { return }
    // At most 8 × 2³² bytes, so nothing overflows.
    let size = Self.sizes[type] * count
    var start = place + 8
    if size > 4 {
      guard let offset = try bytes.number(at: start, size: 4, isLittle: isLittle) else { return }
      start = range.lowerBound + offset
    }
    guard start + size <= range.upperBound else { return }
    let value = size <= Self.mostBytes ? try bytes.bytes(at: start, count: size) : []
    entries.append(
      Entry(
        directory: directory, tag: tag, type: type, count: count, isLittle: isLittle,
        range: start..<(start + size), bytes: value ?? []))
  }

  func first(_ tag: Int, in directory: Name) -> Entry? {
    entries.first { $0.tag == tag && $0.directory == directory }
  }
}

extension TIFFDirectories.Entry {
  /// The first sixteen numbers; a fraction with a denominator of 0 is left out.
  var numbers: [Double] {
    let size = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4][type]
    return stride(from: 0, to: min(bytes.count, 16 * size), by: size).compactMap { start in
      guard start + size <= bytes.count else { return nil }
      return number(bytes[start..<(start + size)])
    }
  }

  private func number(_ value: ArraySlice<UInt8>) -> Double? {
    switch type {
    case 1, 3, 4, 7, 13: return Int(value, isLittle: isLittle).map { Double($0) }
    case 5, 10:
      guard let fraction = fraction(value) else { return nil }
      return Double(fraction.numerator) / Double(fraction.denominator)
    case 8: return Int(value, isLittle: isLittle).map { Double(Int16(truncatingIfNeeded: $0)) }
    case 9: return Int(value, isLittle: isLittle).map { Double(Int32(truncatingIfNeeded: $0)) }
    default: return nil
    }
  }

  /// Whether it is an unused text field that contains only spaces and NULs.
  var isBlank: Bool {
    [1, 2, 7].contains(type) && !bytes.isEmpty && !bytes.contains { $0 > 0x20 }
  }

  /// The first fraction as written.
  var fraction: (numerator: Int, denominator: Int)? {
    type == 5 || type == 10 ? fraction(bytes.prefix(8)) : nil
  }

  private func fraction(_ value: ArraySlice<UInt8>) -> (numerator: Int, denominator: Int)? {
    guard value.count == 8, var above = Int(value.prefix(4), isLittle: isLittle),
      var below = Int(value.dropFirst(4), isLittle: isLittle)
    else { return nil }
    if type == 10 {
      above = Int(Int32(truncatingIfNeeded: above))
      below = Int(Int32(truncatingIfNeeded: below))
    }
    return below == 0 ? nil : (above, below)
  }

  /// The text of a text entry, without surrounding spaces and NULs; `nil` if nothing is left.
  var text: String? {
    guard type == 2 || type == 7 || type == 1 else { return nil }
    return String(metadata: bytes)
  }
}

extension String {
  /// Creates a text from metadata bytes in UTF-8 or else Latin 1, without control characters and
  /// surrounding spaces. `nil` if nothing is left.
  init?(metadata bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix { $0 != 0 })
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    self.init(metadata: text)
  }

  /// Removes characters that change the order of all following text on a page: embeddings,
  /// overrides and isolates (Unicode UAX #9 §2). Direction marks stay, because they don't reorder
  /// other text.
  init?(metadata text: String) {
    var scalars = Substring.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
        continue
      }
      let isControl = scalar.properties.generalCategory == .control
      if !isControl {
        scalars.append(scalar)
      } else if scalar == "\n" || scalar == "\t" {
        scalars.append(scalar)
      }
    }
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    if scalars.isEmpty { return nil }
    self.init(String(scalars))
  }
}
