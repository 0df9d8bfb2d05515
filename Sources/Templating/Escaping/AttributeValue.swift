import Markup

/// What stands before in the value of an attribute, as far as the rest depends on it.
struct AttributeValue: Hashable {
  /// Stands for a value in `texts`.
  private static let value: UInt8 = 0
  /// How much of a text is kept, and how many are: beyond either nothing counts as safe.
  private static let lengthLimit = 256
  private static let branchLimit = 16

  /// What may depend on it.
  private enum Use {
    case nothing
    /// Its scheme, so nothing behind the end of that.
    case scheme
    case everything
  }

  /// What the value means.
  let kind: AttributeKind
  private let use: Use
  /// Each text that the branches before may come to: lower case and without white space, which hides
  /// nothing from a browser.
  private(set) var texts: [[UInt8]] = [[]]
  /// Whether the next address of a `srcset` may begin here.
  private(set) var atCandidate = true

  init(of kind: AttributeKind) {
    self.kind = kind
    switch kind {
    case .url: use = .scheme
    case .metaContent, .httpEquiv, .scriptType: use = .everything
    case .plain, .candidates, .style, .event, .srcdoc, .animation: use = .nothing
    }
  }

  mutating func add(_ byte: UInt8) {
    if byte == UInt8(ascii: ",") {
      atCandidate = true
    } else if !byte.isSpace {
      atCandidate = false
    }
    guard byte > 0x20 else { return }
    append(byte.lowercased)
  }

  /// Whether further bytes make no difference, but for where the next address may begin.
  var isPlain: Bool {
    switch use {
    case .nothing: true
    case .scheme: texts.allSatisfy { $0.last.map(Self.hasScheme) == true }
    case .everything: false
    }
  }

  /// Whether a text that ends so has a scheme, or none.
  private static func hasScheme(_ last: UInt8) -> Bool {
    last.endsScheme || last == UInt8(ascii: ":")
  }

  mutating func addValue() {
    atCandidate = false
    append(Self.value)
  }

  private mutating func append(_ byte: UInt8) {
    guard use != .nothing else { return }
    for index in texts.indices where texts[index].count < Self.lengthLimit {
      let last = texts[index].last
      // Values behind each other are as good as one.
      if use == .scheme, last.map(Self.hasScheme) == true { continue }
      if byte == Self.value, last == Self.value { continue }
      texts[index].append(byte)
    }
  }

  func joined(with other: AttributeValue) -> AttributeValue {
    var joined = self
    joined.texts += other.texts.filter { !texts.contains($0) }
    joined.atCandidate = atCandidate && other.atCandidate
    return joined
  }

  var isEmpty: Bool { texts.allSatisfy(\.isEmpty) }

  /// Whether the text before a value fixes an allowed scheme, or none. A character reference could
  /// hide one, so a text with `&` before its first `/`, `?` or `#` counts as unsafe. A value that
  /// follows can't make one, since its `:` is percent-encoded.
  var hasSafeScheme: Bool {
    texts.count <= Self.branchLimit
      && texts.allSatisfy { text in
        let head = text.prefix { !$0.endsScheme }
        return head.count < Self.lengthLimit && !head.contains(UInt8(ascii: "&"))
          && Link.isSafe(String(decoding: text, as: UTF8.self))
      }
  }

  /// Whether a `:` that came next would make a scheme of a value.
  var mayEndSchemeOfValue: Bool {
    texts.contains { text in
      text.contains(Self.value) && !text.contains { $0.endsScheme || $0 == UInt8(ascii: ":") }
    }
  }

  /// Whether it is what stands before the address of a redirect, such as `0; url=`.
  var isRefresh: Bool {
    texts.allSatisfy { text in
      let seconds = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return !seconds.isEmpty && text.dropFirst(seconds.count).elementsEqual(";url=".utf8)
    }
  }
}

extension UInt8 {
  fileprivate var endsScheme: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }
}
