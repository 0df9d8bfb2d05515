/// Fast reader for the subset of YAML that nearly all front matter uses.
///
/// The subset is keys with values on the same line, nested by indentation, and lists of such values
/// and objects. For anything else, and for each mistake, the reader gives up. libyaml then reads
/// the text and reports mistakes.
///
/// Both readers give the same values and ranges, which tests compare. This one takes a third of the
/// time, because libyaml copies each character and each event.
struct PlainYAML {
  /// Thrown for anything that only libyaml can read.
  struct Unfamiliar: Error {}

  /// Maximum number of bytes in a key, so that other text is soon recognised as such.
  private static let longestKey = 64
  /// Maximum nesting of objects and lists.
  static let depthLimit = 16

  let bytes: [UInt8]
  let end: Int
  /// The next byte to be read.
  var next: Int
  /// Column of the first byte of the next line; -1 at the end.
  private var column = -1

  /// Reads a part of a UTF-8 file as the members of an object; `nil` if libyaml has to read it.
  static func members(_ bytes: [UInt8], _ content: Range<Int>) -> [Value.Member]? {
    guard bytes[content].areFamiliar else { return nil }
    var reader = PlainYAML(bytes: bytes, end: content.upperBound, next: content.lowerBound)
    do throws(Unfamiliar) {
      reader.skipToLine()
      let object = try reader.object(depth: 1)
      guard reader.column == -1, case .object(let members) = object.kind else { return nil }
      return members
    } catch {
      return nil
    }
  }

  private init(bytes: [UInt8], end: Int, next: Int) {
    self.bytes = bytes
    self.end = end
    self.next = next
  }

  // MARK: - Blocks

  /// Reads an object whose first key is next. Its other keys are in the same column.
  private mutating func object(depth: Int) throws(Unfamiliar) -> Value {
    guard depth <= Self.depthLimit else { throw Unfamiliar() }
    let (start, indent) = (next, column)
    var members: [Value.Member] = []
    members.reserveCapacity(4)
    repeat {
      guard let name = key() else { throw Unfamiliar() }
      try add(name, try value(below: indent, depth: depth), to: &members)
    } while column == indent
    guard column < indent else { throw Unfamiliar() }
    return Value(.object(members), at: start..<(members.last?.value.range.upperBound ?? next))
  }

  /// Reads the value of a key whose colon was just read, from the rest of the line or the lines
  /// below.
  private mutating func value(below indent: Int, depth: Int) throws(Unfamiliar) -> Value {
    let colon = next
    skipBlanks()
    guard isAtLineEnd else {
      let value = try inline(depth: depth)
      try finishLine()
      return value
    }
    skipToLine()
    if column > indent {
      return isAtElement ? try list(depth: depth + 1) : try object(depth: depth + 1)
    }
    // A list below a key may begin in the key's own column.
    if column == indent, isAtElement { return try list(depth: depth + 1) }
    return Value(.null, at: colon..<colon, isPlain: true)
  }

  /// Reads a list whose first dash is next. The list ends before a line in its column without a
  /// dash, which can only belong to an object in that column.
  private mutating func list(depth: Int) throws(Unfamiliar) -> Value {
    guard depth <= Self.depthLimit else { throw Unfamiliar() }
    let (start, indent) = (next, column)
    var elements: [Value] = []
    repeat {
      next += 1
      let dash = next
      skipBlanks()
      guard !isAtLineEnd, !isAtElement else { throw Unfamiliar() }
      if isAtKey {
        column = indent + 1 + next - dash
        elements.append(try object(depth: depth + 1))
      } else {
        elements.append(try inline(depth: depth))
        try finishLine()
      }
    } while column == indent && isAtElement
    guard column <= indent else { throw Unfamiliar() }
    return Value(.array(elements), at: start..<(elements.last?.range.upperBound ?? next))
  }

  // MARK: - Lines

  private var isAtLineEnd: Bool { next == end || bytes[next] == "\n" }

  /// Whether there is a space, a line end or the end of the text at an index.
  func isBlank(_ index: Int) -> Bool {
    index == end || bytes[index] == " " || bytes[index] == "\n"
  }

  /// Whether a dash that begins an element is next.
  var isAtElement: Bool {
    next < end && bytes[next] == "-" && isBlank(next + 1)
  }

  mutating func skipBlanks() {
    while next < end, bytes[next] == " " { next += 1 }
  }

  /// Moves from the end of a line or the start of the text to the first byte of the next line that
  /// is neither empty nor a comment.
  private mutating func skipToLine() {
    if next < end, bytes[next] == "\n" { next += 1 }
    while next < end {
      let start = next
      skipBlanks()
      guard next < end else { break }
      if bytes[next] == "#" {
        while next < end, bytes[next] != "\n" { next += 1 }
      } else if bytes[next] != "\n" {
        column = next - start
        return
      }
      if next < end { next += 1 }
    }
    column = -1
  }

  /// Moves to the next line after a value. Only a comment may follow the value.
  private mutating func finishLine() throws(Unfamiliar) {
    let start = next
    skipBlanks()
    if next > start, next < end, bytes[next] == "#" {
      while next < end, bytes[next] != "\n" { next += 1 }
    }
    guard isAtLineEnd else { throw Unfamiliar() }
    skipToLine()
  }

  // MARK: - Keys

  /// End of the key that is next, if a colon and a space or a line end follow it; `nil` otherwise.
  private var endOfKey: Int? {
    guard next < end, bytes[next].isWordStart else { return nil }
    var index = next + 1
    let limit = min(end, next + Self.longestKey)
    while index < limit, bytes[index].isWord { index += 1 }
    guard index < end, bytes[index] == ":" else { return nil }
    return isBlank(index + 1) ? index : nil
  }

  private var isAtKey: Bool { endOfKey != nil }

  /// Reads a key and its colon; `nil` if no key is next.
  mutating func key() -> Range<Int>? {
    guard let upperBound = endOfKey else { return nil }
    defer { next = upperBound + 1 }
    return next..<upperBound
  }

  /// Adds a member. Duplicate names are left to libyaml, whose reader reports them. So are objects
  /// that are too long to be searched for each name.
  func add(
    _ nameRange: Range<Int>, _ value: Value, to members: inout [Value.Member]
  ) throws(Unfamiliar) {
    let name = text(nameRange)
    guard members.count < MemberList.searched, !members.contains(where: { $0.name == name }) else {
      throw Unfamiliar()
    }
    members.append(Value.Member(name: name, nameRange: nameRange, value: value))
  }
}

extension ArraySlice<UInt8> {
  /// Whether YAML allows all characters (YAML 1.2.2 §5.1), and none is a tab, a carriage return, a
  /// byte order mark or a Unicode line separator.
  fileprivate var areFamiliar: Bool {
    withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        // The continuation bytes exist, since the text is valid UTF-8.
        switch byte {
        case 0x20..<0x7F, 0x0A: break
        case 0..<0x80: return false
        case 0xC2 where bytes[index + 1] < 0xA0: return false
        case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] | 1 == 0xA9: return false
        case 0xEF where bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: return false
        case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: return false
        default: break
        }
      }
      return true
    }
  }
}
