/// Reader of the YAML that nearly all front matter is: keys with values on their lines, nested by
/// blanks, and lists of such values and objects. It gives up at anything else, and at each mistake;
/// then libyaml reads the text, and tells what is wrong.
///
/// Both give the same values and ranges, which tests compare, but this one takes a third of the
/// time: libyaml copies each character, and each event.
struct PlainYAML {
  /// Thrown at anything that libyaml has to read.
  struct Unfamiliar: Error {}

  /// Greatest number of bytes in a key, so that what is no key is seen soon.
  private static let longestKey = 64
  /// Greatest number of objects and lists in each other.
  static let depthLimit = 16

  let bytes: [UInt8]
  let end: Int
  /// The next byte to be read.
  var next: Int
  /// Column of the first byte of the line that comes next; -1 at the end.
  private var column = -1

  /// Reads a part of a file, which is UTF-8, as the members of an object; `nil` if libyaml has to.
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

  /// Reads an object whose first key is next, and whose other keys stand in the same column.
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

  /// Reads what belongs to a key whose colon was just read: the rest of the line, or lines below.
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

  /// Reads a list whose first dash is next. It ends before a line in its column without a dash,
  /// which only an object in that column can go on with.
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

  /// Whether a blank, the end of a line or the end of the text is there.
  func isBlank(_ index: Int) -> Bool {
    index == end || bytes[index] == " " || bytes[index] == "\n"
  }

  /// Whether a dash is next that begins an element.
  var isAtElement: Bool {
    next < end && bytes[next] == "-" && isBlank(next + 1)
  }

  mutating func skipBlanks() {
    while next < end, bytes[next] == " " { next += 1 }
  }

  /// Goes to the first byte of the next line that is neither blank nor a comment, from the end of
  /// a line or from the beginning of the text.
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

  /// Goes on to the next line behind a value, where nothing but a comment may follow.
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

  /// End of a key that is next and is followed by a colon and a blank or the line's end; `nil`
  /// where there is none.
  private var endOfKey: Int? {
    guard next < end, bytes[next].isWordStart else { return nil }
    var index = next + 1
    let limit = min(end, next + Self.longestKey)
    while index < limit, bytes[index].isWord { index += 1 }
    guard index < end, bytes[index] == ":" else { return nil }
    return isBlank(index + 1) ? index : nil
  }

  private var isAtKey: Bool { endOfKey != nil }

  /// Reads a key and its colon; `nil` where there is none.
  mutating func key() -> Range<Int>? {
    guard let upperBound = endOfKey else { return nil }
    defer { next = upperBound + 1 }
    return next..<upperBound
  }

  /// Adds a member. Names that are given twice are libyaml's, which tells them, as are objects
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
  /// Whether all are characters that YAML may hold (YAML 1.2.2 §5.1), and none is a tab, a return,
  /// a byte order mark or one of Unicode's ends of lines.
  fileprivate var areFamiliar: Bool {
    withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        // What is looked at behind a byte is there, since the text is UTF-8.
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
