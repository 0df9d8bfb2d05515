import Foundation

/// A model's name in addresses and references: one segment of a path, in NFC.
public struct Slug: Sendable, Hashable {
  /// Maximum number of bytes in UTF-8. File systems allow 255, and an extension may follow.
  package static let maximumLength = 200

  /// The slug's text in NFC.
  public let text: String

  /// Checks a text, and converts it to NFC.
  public init(_ text: String) throws(SlugFault) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    // ASCII is always in NFC. Only Foundation has a public function for other texts.
    let text = isASCII ? text : text.precomposedStringWithCanonicalMapping
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(bytes: text.utf8.count) }
    // Also excludes `.` and `..`, which aren't names.
    guard text.utf8.first != UInt8(ascii: ".") else { throw .startsWithDot }
    var isInvisible = true
    var hidden: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard !Self.isControl(scalar) else { throw .control(scalar) }
      guard scalar != "/", scalar != "\\" else { throw .separator(scalar) }
      guard !Self.isRefusedByWindows(scalar) else { throw .refusedByWindows(scalar) }
      if !isASCII, hidden == nil, Self.isHidden(scalar, behindVisible: !isInvisible) {
        hidden = scalar
      }
      if isInvisible, scalar != " " { isInvisible = !isASCII && scalar.isInvisible }
    }
    guard !isInvisible else {
      throw isASCII || text.allSatisfy(\.isWhitespace) ? .empty : .invisible
    }
    if let last = text.unicodeScalars.last, Self.isJoiner(last) { hidden = hidden ?? last }
    if let hidden { throw .hidden(hidden) }
    if let last = text.unicodeScalars.last, last == "." || last.properties.isWhitespace {
      throw .endsInBlankOrDot
    }
    guard !Self.isDevice(text) else { throw .device }
    self.text = text
  }

  /// Whether a character is invisible. Joiners and variation selectors after a visible character
  /// belong to words of many scripts and to emoji, so they are allowed.
  private static func isHidden(_ scalar: Unicode.Scalar, behindVisible: Bool) -> Bool {
    guard scalar.value >= 0x80 else { return false }
    guard scalar.properties.isDefaultIgnorableCodePoint else {
      return scalar.properties.isNoncharacterCodePoint
    }
    let belongs =
      isJoiner(scalar) || scalar.properties.isVariationSelector
      || (0xE0020...0xE007F).contains(scalar.value)
    return !(belongs && behindVisible)
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Whether Windows forbids a character in file names ("Naming Files, Paths, and Namespaces").
  private static func isRefusedByWindows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", ":", "\"", "|", "?", "*": true
    default: false
    }
  }

  /// Whether Windows reserves the name for a device, in any case, and even with an extension
  /// ("Naming Files, Paths, and Namespaces").
  private static func isDevice(_ text: String) -> Bool {
    var stem = text.utf8.prefix { $0 != UInt8(ascii: ".") }
    while stem.last == UInt8(ascii: " ") { stem.removeLast() }
    return (3...7).contains(stem.count) && devices.contains(String(Substring(stem)).lowercased())
  }

  private static let devices: Set<String> = {
    let ports = ["com", "lpt"].flatMap { port in
      "0123456789\u{B9}\u{B2}\u{B3}".map { port + String($0) }
    }
    return Set(["con", "prn", "aux", "nul", "conin$", "conout$"] + ports)
  }()

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x20, scalar.value != 0x7F else { return true }
    guard scalar.value >= 0x80 else { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }

  /// The slug ignoring case. Slugs with equal results are the same name on file systems that ignore
  /// case.
  package var caseFolded: String {
    let isFolded = text.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    // Converts to upper case first, since "ß" and "ss" are equal only there.
    return isFolded ? text : text.uppercased().lowercased()
  }
}

/// Reason why a text isn't a slug.
public enum SlugFault: Error, Sendable, Hashable {
  /// The text is empty or contains only white space.
  case empty
  /// The text has more than 200 bytes.
  case tooLong(bytes: Int)
  /// The text is `.`, `..` or the name of a hidden file.
  case startsWithDot
  /// The text contains `/` or `\`.
  case separator(Unicode.Scalar)
  /// The text contains a control character, a line separator, or one that changes the direction of
  /// text.
  case control(Unicode.Scalar)
  /// The text has `<`, `>`, `:`, `"`, `|`, `?` or `*`, which Windows forbids in file names.
  case refusedByWindows(Unicode.Scalar)
  /// The text has no visible character.
  case invisible
  /// The text has an invisible character among others, such as a zero-width space.
  case hidden(Unicode.Scalar)
  /// The text ends with a space or a dot, which Windows removes from file names.
  case endsInBlankOrDot
  /// The text is the name of a Windows device, such as `con` or `nul.txt`.
  case device
}

extension Slug: Comparable {
  /// Whether a slug comes first by its UTF-8 bytes, which is the same on every system.
  public static func < (a: Slug, b: Slug) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension Slug: CustomStringConvertible {
  /// The slug's text.
  public var description: String { text }
}

extension Unicode.Scalar {
  /// Whether it is invisible on its own: white space, a control or format character, a filler or
  /// the empty Braille cell.
  package var isInvisible: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint || self == "\u{2800}"
      || [.control, .format].contains(properties.generalCategory)
  }
}
