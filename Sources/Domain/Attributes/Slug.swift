import Foundation

/// A model's name in addresses and references: one segment of a path, in NFC.
public struct Slug: Sendable, Hashable {
  /// In bytes of UTF-8; file systems end at 255, and an extension may follow.
  package static let maximumLength = 200

  /// In NFC.
  public let text: String

  /// A slug of a text; a text in another form than NFC is brought into it.
  public init(_ text: String) throws(SlugFault) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    // NFC of ASCII is itself; Foundation has the only public way to make it.
    let text = isASCII ? text : text.precomposedStringWithCanonicalMapping
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(bytes: text.utf8.count) }
    // `.`, `..`, and the hidden files of every host.
    guard text.utf8.first != UInt8(ascii: ".") else { throw .startsWithDot }
    var isInvisible = true
    for scalar in text.unicodeScalars {
      guard !Self.isControl(scalar) else { throw .control(scalar) }
      guard scalar != "/", scalar != "\\" else { throw .separator(scalar) }
      if isInvisible, scalar != " " { isInvisible = !isASCII && Self.isInvisible(scalar) }
    }
    guard !isInvisible else {
      throw isASCII || text.allSatisfy(\.isWhitespace) ? .empty : .invisible
    }
    if let last = text.unicodeScalars.last, last == "." || last.properties.isWhitespace {
      throw .endsInBlankOrDot
    }
    guard !Self.isDevice(text) else { throw .device }
    self.text = text
  }

  /// Blanks, and what shows nothing by itself: format characters, fillers and the empty cell of Braille.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format || scalar == "\u{2800}"
  }

  /// Whether it is a name that Windows gives to a device, and to no file: whatever its case, and with
  /// an extension, too ("Naming Files, Paths, and Namespaces").
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

  /// Slugs of one folded form are one name on file systems that ignore case.
  package var caseFolded: String {
    let isFolded = text.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    // By way of capitals, since "ß" and "ss" meet only there.
    return isFolded ? text : text.uppercased().lowercased()
  }
}

/// Why a text is no slug.
public enum SlugFault: Error, Sendable, Hashable {
  /// Nothing but blanks.
  case empty
  /// More than 200 bytes.
  case tooLong(bytes: Int)
  /// `.`, `..` or the name of a hidden file.
  case startsWithDot
  /// `/` or `\`.
  case separator(Unicode.Scalar)
  /// A control character, a line separator, or one that turns the direction of text.
  case control(Unicode.Scalar)
  /// Nothing in it can be seen.
  case invisible
  /// A blank or a dot at its end, which Windows leaves out of a file's name.
  case endsInBlankOrDot
  /// The name of a device of Windows, such as `con` or `nul.txt`.
  case device
}

extension Slug: Comparable {
  /// By bytes of UTF-8, the same on every system.
  public static func < (a: Slug, b: Slug) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension Slug: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
