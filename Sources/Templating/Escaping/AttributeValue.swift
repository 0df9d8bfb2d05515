import Markup

/// What stands before in the value of an attribute, as far as the rest depends on it.
struct AttributeValue: Hashable {
  /// Stands for a value in texts.
  private static let value: UInt8 = 0
  /// How much of a text is kept, and how many are: beyond either nothing counts as safe.
  private static let lengthLimit = 256
  private static let branchLimit = 16

  /// What may depend on it.
  private enum Use {
    case nothing
    /// Its scheme and its host, so nothing behind the end of these.
    case origin
    case everything
  }

  /// What the branches before may come to.
  private struct Text: Hashable {
    /// Lower case and without white space, which hides nothing from a browser. Of an address, up to the
    /// end of its scheme.
    var bytes: [UInt8] = []
    var position = AddressPosition.scheme
  }

  /// What the value means.
  let kind: AttributeKind
  private let use: Use
  private var branches = [Text()]
  /// Whether the next address of a `srcset` may begin here.
  private(set) var atCandidate = true

  init(of kind: AttributeKind) {
    self.kind = kind
    switch kind {
    case .url, .wholeURL, .ownURL: use = .origin
    case .metaName, .metaContent, .httpEquiv, .scriptType, .keyword: use = .everything
    case .plain, .candidates, .style, .event, .srcdoc, .animation: use = .nothing
    }
  }

  /// Each text that the branches before may come to.
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

  /// Whether further bytes make no difference, but for where the next address may begin.
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
      // Values behind each other are as good as one.
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

  /// Whether the text before a value fixes an allowed scheme, or none. A character reference could
  /// hide one, so a text with `&` before its first `/`, `?` or `#` counts as unsafe. A value that
  /// follows can't make one, since its `:` is percent-encoded.
  var hasSafeScheme: Bool {
    branches.count <= Self.branchLimit
      && branches.allSatisfy { branch in
        let head = branch.bytes.prefix { !$0.endsScheme }
        return head.count < Self.lengthLimit && !head.contains(UInt8(ascii: "&"))
          && Link.isSafe(String(decoding: branch.bytes, as: UTF8.self))
      }
  }

  /// Whether a value that comes next may be the host, or a part of it.
  var isAtHost: Bool {
    branches.contains { branch in
      switch branch.position {
      case .behindScheme, .host, .doubtful: true
      // What goes on behind a link goes on with its host, where it has no path.
      case .scheme: branch.bytes.first == Self.value
      case .behindSlash, .behindOtherScheme, .behindHost: false
      }
    }
  }

  /// Whether a value that comes next must not be empty: the `/` behind it and the one before it would
  /// come together, and a host would follow.
  var isBehindSlash: Bool { branches.contains { $0.position == .behindSlash } }

  /// Whether a `:` that came next would make a scheme of a value.
  var mayEndSchemeOfValue: Bool {
    branches.contains { branch in
      branch.bytes.contains(Self.value)
        && !branch.bytes.contains { $0.endsScheme || $0 == UInt8(ascii: ":") }
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

/// How far an address has come (URL Standard, "Basic URL parser"): a browser takes `\` for `/`, and any
/// number of them behind `http:`.
enum AddressPosition {
  /// In its scheme, or in the first name of a path.
  case scheme
  /// Behind one `/` at the start: another makes a host of what follows.
  case behindSlash
  /// Behind a scheme whose addresses have a host, and the `/` that follow it.
  case behindScheme
  /// Behind the `:` or the first `/` of another scheme.
  case behindOtherScheme
  case host
  /// Behind a character reference before the end of the host: what it stands for is not looked up.
  case doubtful
  case behindHost

  /// `text` is what stands before, where the scheme has not ended.
  fileprivate func behind(_ byte: UInt8, after text: [UInt8]) -> AddressPosition {
    let isSlash = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    switch self {
    case .scheme:
      if isSlash {
        // Where a link is `/`, the two are the start of a host.
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
  fileprivate var endsScheme: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: false
    }
  }
}
