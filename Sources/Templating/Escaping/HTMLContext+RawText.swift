// Raw text: scripts, titles, comments and declarations, which end only at certain sequences.

extension HTMLContext {
  mutating func stepRawText(_ byte: UInt8) {
    remember(byte)
    if state == .rcdata, byte == UInt8(ascii: "<") { isBehindAngle = true }
    // Only a complete name closes the element; `</scripty>` doesn't.
    let endsName = byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    let name = tail.dropLast()
    if element == "script" {
      if endsName, scriptComment == .open, name.hasSuffix("<script") {
        scriptComment = .holdsScript
      } else if endsName, scriptComment == .holdsScript, name.hasSuffix("</script") {
        scriptComment = .open
        return
      } else if scriptComment == .none, tail.hasSuffix("<!--") {
        scriptComment = .open
      } else if tail.hasSuffix("-->") {
        scriptComment = .none
      }
    }
    guard endsName, element != "plaintext", scriptComment != .holdsScript,
      name.hasSuffix("</" + element)
    else { return }
    isEndTag = true
    state = .tagName
    stepTagName(byte)
  }

  mutating func stepComment(_ byte: UInt8) {
    remember(byte)
    // NUL marks the beginning. Dashes directly after it count only for `-->`.
    let endsWithBang =
      format == .html && tail.hasSuffix("--!>") && !tail.hasSuffix("\0--!>")
      && !tail.hasSuffix("\0---!>")
    if tail.hasSuffix("-->") || endsWithBang { leaveTag() }
  }

  mutating func stepDeclaration(_ byte: UInt8) {
    remember(byte)
    guard case .declaration(let end) = state else {
      if tail.elementsEqual("--".utf8) {
        state = .comment
        tail.insert(0, at: 0)
      } else if format == .xml, tail.elementsEqual("[cdata[".utf8) {
        state = .declaration(.cdata)
      } else if !"--".utf8.starts(with: tail), !"[cdata[".utf8.starts(with: tail) {
        state = .declaration(.angle)
        if byte == UInt8(ascii: ">") { leaveTag() }
      }
      return
    }
    if tail.hasSuffix(end.rawValue) { leaveTag() }
  }
}

extension RangeReplaceableCollection where Element == UInt8, Self: BidirectionalCollection {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
