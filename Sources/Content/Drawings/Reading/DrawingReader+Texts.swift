extension DrawingReader {
  /// Reads text up to the next tag; `nil` outside the first element.
  mutating func text() throws(DrawingFault) -> Text? {
    let start = next
    next = bytes[next...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    guard !open.isEmpty else {
      guard let wrong = bytes[start..<next].firstIndex(where: { !$0.isBlank }) else { return nil }
      throw DrawingFault(.syntax(.textOutside), at: wrong..<wrong + 1)
    }
    return try DrawingReferences.resolved(bytes, start..<next)
  }

  /// Reads a CDATA section.
  mutating func literal() throws(DrawingFault) -> Text {
    let start = next
    next += 9
    guard !open.isEmpty else {
      throw DrawingFault(.syntax(.textOutside), at: start..<next)
    }
    let range = next..<(try end(of: "]]>", "a CDATA section", from: start))
    return DrawingReferences.literal(bytes, range)
  }

  mutating func comment() throws(DrawingFault) -> Event {
    let start = next
    next += 4
    let end = try end(of: "--", "a comment", from: start)
    guard next < bytes.count, bytes[next] == ">" else {
      throw DrawingFault(.syntax(.comment), at: end..<end + 2)
    }
    next += 1
    return .comment
  }

  mutating func instruction() throws(DrawingFault) -> Event {
    let start = next
    next += 2
    let name = try name()
    guard string(name).lowercased() != "xml" else {
      throw DrawingFault(.syntax(.declaration), at: name)
    }
    _ = try end(of: "?>", "an instruction", from: start)
    return .instruction(string(name), at: name)
  }

  /// Skips a document type that only names a standard, as old programs write it.
  mutating func skipType() throws(DrawingFault) {
    let start = next
    guard has("<!DOCTYPE"), !hasRoot, !hasType else {
      throw DrawingFault(.syntax(.declaration), at: start..<start + 2)
    }
    hasType = true
    var quote: UInt8?
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case "\"", "'": quote = quote == nil ? byte : quote == byte ? nil : quote
      case "[" where quote == nil:
        throw DrawingFault(.documentType, at: start..<start + 9)
      case ">" where quote == nil: return
      default: break
      }
    }
    throw endsEarly("the document type", from: start)
  }

  /// Moves to the end of a mark, and returns the index at which the mark begins.
  private mutating func end(
    of mark: StaticString, _ part: String, from start: Int
  ) throws(DrawingFault) -> Int {
    while next < bytes.count {
      if has(mark) {
        defer { next += mark.utf8CodeUnitCount }
        return next
      }
      next += 1
    }
    throw endsEarly(part, from: start)
  }
}
