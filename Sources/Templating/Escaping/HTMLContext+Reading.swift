// Processing of literal text, byte by byte.

extension HTMLContext {
  /// A mistake in literal text.
  enum Misstep: Hashable {
    /// The text continues a name that ended at a section's edge.
    case joinsName
    /// An `=` separated from its attribute's name, perhaps by a section's edge.
    case strayEquals
    /// The tag becomes `<meta http-equiv>` after its content already has a value.
    case lateHTTPEquiv
    /// The tag becomes an instructing `<meta name>` after its content already has a value.
    case lateMetaName
    /// A `:` that turns the value before it into a scheme.
    case schemeOfValue
  }

  /// Processes a byte of literal text and returns its mistake, if any.
  mutating func step(_ byte: UInt8) -> Misstep? {
    switch state {
    case .data: if byte == UInt8(ascii: "<") { state = .tagOpen }
    case .rcdata, .rawText: stepRawText(byte)
    case .tagOpen: stepTagOpen(byte)
    case .tagName: stepTagName(byte)
    case .beforeAttributeName, .attributeName, .afterAttributeName, .afterName:
      return stepTag(byte)
    case .beforeAttributeValue, .quotedValue, .unquotedValue: return stepValue(byte)
    case .comment: stepComment(byte)
    case .declarationOpen, .declaration: stepDeclaration(byte)
    }
    return nil
  }

  /// Advances over bytes that do not change the state: text, a name, or a plain value. Stops at the
  /// first byte that `step` must process.
  mutating func stepRun(_ bytes: ArraySlice<UInt8>, _ index: inout Int) {
    let start = index
    switch state {
    case .data:
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "<") { index += 1 }
    case .quotedValue(let quote) where value.isPlain:
      while index < bytes.endIndex, bytes[index] != quote {
        value.add(bytes[index])
        index += 1
      }
    case .tagName:
      while index < bytes.endIndex, bytes[index].goesOnName { index += 1 }
      if index > start {
        element += String(name: bytes[start..<index], isLowercased: format == .html)
      }
    case .attributeName:
      while index < bytes.endIndex, bytes[index].goesOnName, bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      if index > start { attribute += String(name: bytes[start..<index], isLowercased: true) }
    default: break
    }
  }

  /// Stores the last bytes, which may end raw text, a comment or a declaration. The longest ending
  /// is `</noframes>`.
  mutating func remember(_ byte: UInt8) {
    if tail.count == 12 { tail.removeFirst() }
    tail.append(byte.lowercased)
  }

  mutating func leaveTag() {
    state = .data
    element = ""
    attribute = ""
    value = AttributeValue(of: .plain)
    tag = TagFacts()
    isEndTag = false
    isBehindAngle = false
    scriptComment = .none
    tail = []
  }
}

// MARK: - Tags

extension HTMLContext {
  private mutating func stepTagOpen(_ byte: UInt8) {
    let isHTML = format == .html
    switch byte {
    case _ where byte.isLetter || (!isHTML && byte.isNameStart):
      state = .tagName
      element = ""
      tag = TagFacts()
      stepTagName(byte)
    case UInt8(ascii: "/") where !isEndTag: isEndTag = true
    case UInt8(ascii: ">") where isEndTag: leaveTag()
    // Browsers treat `</` without a name as a comment up to the next `>`.
    case _ where isEndTag:
      leaveTag()
      state = .declaration(.angle)
    case UInt8(ascii: "!"):
      state = .declarationOpen
      tail = []
    case UInt8(ascii: "?"):
      state = .declaration(isHTML ? .angle : .instruction)
      tail = []
    default:
      state = .data
      _ = step(byte)
    }
  }

  mutating func stepTagName(_ byte: UInt8) {
    if byte.isSpace || byte == UInt8(ascii: "/") {
      state = .beforeAttributeName
    } else if byte == UInt8(ascii: ">") {
      endTag()
    } else {
      element.unicodeScalars.append(Unicode.Scalar(format == .xml ? byte : byte.lowercased))
    }
  }

  private mutating func stepTag(_ byte: UInt8) -> Misstep? {
    let isEquals = byte == UInt8(ascii: "=")
    switch (state, byte) {
    case (_, UInt8(ascii: ">")): endTag()
    case (_, UInt8(ascii: "/")): state = .beforeAttributeName
    case (.attributeName, _) where byte.isSpace: state = .afterAttributeName
    case (.afterName, _) where byte.isSpace: state = .beforeAttributeName
    case _ where byte.isSpace: break
    case (.attributeName, _) where isEquals, (.afterAttributeName, _) where isEquals:
      state = .beforeAttributeValue
      var kind = AttributeKind(of: attribute, in: element)
      if kind == .ownURL, element == "link", tag.onlyLeads { kind = .url }
      value = AttributeValue(of: kind)
    case (.attributeName, _): attribute.unicodeScalars.append(Unicode.Scalar(byte.lowercased))
    default:
      defer {
        state = .attributeName
        attribute = String(Unicode.Scalar(byte.lowercased))
      }
      return state == .afterName ? .joinsName : isEquals ? .strayEquals : nil
    }
    return nil
  }

  private mutating func endTag() {
    let (isEnd, name, facts) = (isEndTag, element, tag)
    leaveTag()
    guard format == .html, !isEnd else { return }
    switch name {
    case "title", "textarea": state = .rcdata
    case "script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext": state = .rawText
    default: return
    }
    element = name
    if name == "script" { tag = facts }
  }
}

// MARK: - Attribute values

extension HTMLContext {
  private mutating func stepValue(_ byte: UInt8) -> Misstep? {
    switch (state, byte) {
    case (.beforeAttributeValue, _) where byte.isSpace: return nil
    case (.beforeAttributeValue, UInt8(ascii: "\"")), (.beforeAttributeValue, UInt8(ascii: "'")):
      state = .quotedValue(byte)
      return nil
    case (.quotedValue(byte), _):
      state = .beforeAttributeName
      return endValue()
    case (.quotedValue, _): break
    case (.unquotedValue, _) where byte.isSpace:
      state = .beforeAttributeName
      return endValue()
    case (_, UInt8(ascii: ">")):
      let misstep = endValue()
      endTag()
      return misstep
    default: state = .unquotedValue
    }
    let makesScheme =
      byte == UInt8(ascii: ":") && value.mayEndSchemeOfValue
      && value.kind == .url
    value.add(byte)
    return makesScheme ? .schemeOfValue : nil
  }

  private mutating func endValue() -> Misstep? {
    switch (element, attribute) {
    case ("meta", "http-equiv"):
      tag.add(httpEquiv: value.texts)
      return tag.hasContentValue ? .lateHTTPEquiv : nil
    case ("meta", "name"):
      tag.add(metaName: value.texts)
      return tag.hasContentValue && tag.isInstruction ? .lateMetaName : nil
    case ("link", "rel"): tag.add(rel: value.texts)
    case ("script", "type"): tag.add(scriptType: value.texts)
    default: break
    }
    return nil
  }
}

// MARK: - Bytes

extension String {
  /// Creates a string from ASCII bytes.
  fileprivate init(name bytes: ArraySlice<UInt8>, isLowercased: Bool) {
    self.init(unsafeUninitializedCapacity: bytes.count) { buffer in
      // Not `enumerated()`, which took a twentieth of the time to compile a theme without
      // optimisation.
      var index = bytes.startIndex
      while index < bytes.endIndex {
        let byte = bytes[index]
        buffer[index - bytes.startIndex] = isLowercased ? byte.lowercased : byte
        index += 1
      }
      return bytes.count
    }
  }
}

extension UInt8 {
  /// Whether it is ASCII and continues a tag's name.
  fileprivate var goesOnName: Bool {
    self < 0x80 && !isSpace && self != UInt8(ascii: "/") && self != UInt8(ascii: ">")
  }

  var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }

  fileprivate var isLetter: Bool {
    lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z")
  }

  fileprivate var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
}
