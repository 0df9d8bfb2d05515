import Markup

/// The literal text of an attribute's value so far, as far as it matters for judging the rest.
struct AttributeValue: Hashable {
  /// Placeholder for a template value in texts.
  private static let value: UInt8 = 0
  /// Limits on the length and number of texts. A value that exceeds them counts as unsafe.
  private static let lengthLimit = 256
  private static let branchLimit = 16

  /// Part of a text that matters.
  private enum Use {
    case nothing
    /// Scheme and host. Bytes after them are ignored.
    case origin
    case everything
  }

  /// The text so far on one branch.
  private struct Text: Hashable {
    /// Bytes in lower case without white space, which can't hide anything from browsers. Of an
    /// address, only the part up to the end of its scheme.
    var bytes: [UInt8] = []
    var position = AddressPosition.scheme
  }

  /// Meaning of the value.
  let kind: AttributeKind
  private let use: Use
  private var branches = [Text()]
  /// Whether the next address of a `srcset` may begin here.
  private(set) var atCandidate = true

  init(of kind: AttributeKind) {
    self.kind = kind
    switch kind {
    case .url, .wholeURL, .ownURL: use = .origin
    case .metaName, .metaContent, .httpEquiv, .scriptType, .keyword, .style: use = .everything
    case .plain, .candidates, .event, .srcdoc, .animation: use = .nothing
    }
  }

  /// Possible texts so far, one for each branch.
  var texts: [[UInt8]] { branches.map(\.bytes) }

  mutating func add(_ byte: UInt8) {
    if byte == UInt8(ascii: ",") {
      atCandidate = true
    } else if !byte.isSpace {
      atCandidate = false
    }
    guard byte > 0x20 else { return }
    append(byte.lowercased)
  }

  /// Whether further bytes affect only where the next address may begin.
  var isPlain: Bool {
    switch use {
    case .nothing: true
    case .origin: branches.allSatisfy { $0.position == .behindHost }
    case .everything: false
    }
  }

  mutating func addValue() {
    atCandidate = false
    append(Self.value)
  }

  private mutating func append(_ byte: UInt8) {
    guard use != .nothing else { return }
    for index in branches.indices {
      let (text, position) = (branches[index].bytes, branches[index].position)
      if use == .origin {
        branches[index].position =
          byte == Self.value ? position.behindValue : position.behind(byte, after: text)
        guard position == .scheme else { continue }
      }
      // Consecutive values count as one.
      guard text.count < Self.lengthLimit, byte != Self.value || text.last != byte else { continue }
      branches[index].bytes.append(byte)
    }
  }

  func joined(with other: AttributeValue) -> AttributeValue {
    var joined = self
    joined.branches += other.branches.filter { !branches.contains($0) }
    joined.atCandidate = atCandidate && other.atCandidate
    return joined
  }

  var isEmpty: Bool { branches.allSatisfy(\.bytes.isEmpty) }

  /// Whether the text before a value fixes an allowed scheme or rules out any scheme. A character
  /// reference could hide one, so a text with `&` before its first `/`, `?` or `#` is unsafe. The
  /// value after it can't form one, since its `:` is percent-encoded.
  var hasSafeScheme: Bool {
    branches.count <= Self.branchLimit
      && branches.allSatisfy { branch in
        let head = branch.bytes.prefix { !$0.endsScheme }
        return head.count < Self.lengthLimit && !head.contains(UInt8(ascii: "&"))
          && Link.isSafe(String(decoding: branch.bytes, as: UTF8.self))
      }
  }

  /// Whether a value here may be part of the host.
  var isAtHost: Bool {
    branches.contains { branch in
      switch branch.position {
      case .behindScheme, .host, .doubtful: true
      // Text after a link without a path continues the link's host.
      case .scheme: branch.bytes.first == Self.value
      case .behindSlash, .behindOtherScheme, .behindHost: false
      }
    }
  }

  /// Whether a value here must not be empty, because the slashes around it would meet and begin a
  /// host.
  var isBehindSlash: Bool { branches.contains { $0.position == .behindSlash } }

  /// Whether a `:` here would turn a value into a scheme.
  var mayEndSchemeOfValue: Bool {
    branches.contains { branch in
      branch.bytes.contains(Self.value)
        && !branch.bytes.contains { $0.endsScheme || $0 == UInt8(ascii: ":") }
    }
  }

  /// Whether a value here is the whole of a custom property, such as `--width`, which has an effect
  /// only if the style sheet uses it.
  var isAtCustomProperty: Bool {
    texts.allSatisfy { text in
      guard text.count < Self.lengthLimit else { return false }
      let last = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).last
      guard let name = last?.dropLast(), last?.last == UInt8(ascii: ":") else { return false }
      return name.starts(with: "--".utf8) && name.dropFirst(2).allSatisfy(\.isOfCustomName)
    }
  }

  /// Whether the text precedes a redirect's address, such as `0; url=`.
  var isRefresh: Bool {
    texts.allSatisfy { text in
      let seconds = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return !seconds.isEmpty && text.dropFirst(seconds.count).elementsEqual(";url=".utf8)
    }
  }
}

/// Position within an address (URL Standard, "Basic URL parser"). Browsers treat `\` as `/`, and
/// accept any number of them after `http:`.
enum AddressPosition {
  /// Inside the scheme or the first segment of a path.
  case scheme
  /// After a single leading `/`; another one would begin a host.
  case behindSlash
  /// After a scheme that requires a host, and any `/` after it.
  case behindScheme
  /// After the `:` or the first `/` of another scheme.
  case behindOtherScheme
  case host
  /// After a character reference before the end of the host. References aren't decoded.
  case doubtful
  case behindHost

  /// Returns the position after a byte. While in the scheme, `text` is the address so far.
  fileprivate func behind(_ byte: UInt8, after text: [UInt8]) -> AddressPosition {
    let isSlash = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    switch self {
    case .scheme:
      if isSlash {
        // If the link is `/`, two slashes meet and begin a host.
        return text.isEmpty ? .behindSlash : text == [0] ? .host : .behindHost
      }
      if byte == UInt8(ascii: ":") { return Self.behind(scheme: text) }
      return byte.endsScheme ? .behindHost : .scheme
    case .behindHost, .doubtful: return self
    case _ where byte == UInt8(ascii: "&"): return .doubtful
    case .behindSlash: return isSlash ? .host : .behindHost
    case .behindScheme: return isSlash ? .behindScheme : byte.endsScheme ? .behindHost : .host
    case .behindOtherScheme: return isSlash ? .behindScheme : .behindHost
    case .host: return byte.endsScheme ? .behindHost : .host
    }
  }

  private static func behind(scheme: [UInt8]) -> AddressPosition {
    ["http", "https", "ftp", "ws", "wss", "file"].contains { scheme.elementsEqual($0.utf8) }
      ? .behindScheme : .behindOtherScheme
  }

  fileprivate var behindValue: AddressPosition {
    switch self {
    case .scheme: .scheme
    case .behindScheme, .host: .host
    case .doubtful: .doubtful
    case .behindSlash, .behindOtherScheme, .behindHost: .behindHost
    }
  }
}

extension UInt8 {
  /// Whether the name of a custom property may contain it.
  fileprivate var isOfCustomName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  fileprivate var endsScheme: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: false
    }
  }
}
