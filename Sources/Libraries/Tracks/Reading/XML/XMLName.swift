import Basics

/// Name of an element or attribute as written, with its prefix; valid only during the call that
/// receives it.
struct XMLName {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let localStart: Int

  init(_ name: UnsafePointer<CChar>) {
    var count = 0
    var colon: Int?
    while name[count] != 0 {
      if name[count] == 0x3A, colon == nil { colon = count }
      count += 1
    }
    // CChar and UInt8 have the same layout, and the caller keeps the bytes alive as long as this
    // value.
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), count: count)
    localStart = colon.map { $0 + 1 } ?? 0
  }

  /// Whether the name without its prefix equals an ASCII text.
  func isLocal(_ text: StaticString) -> Bool {
    let count = bytes.count - localStart
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where bytes[localStart + index] != text.utf8Start[index] { return false }
    return true
  }

  var hash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(UnsafeRawBufferPointer(bytes))
    return hasher.finish()
  }

  /// Prefix with its colon; empty without a prefix.
  var prefix: String { String(decoding: bytes[..<localStart], as: UTF8.self) }

  func hasPrefix(_ prefix: String) -> Bool {
    prefix.utf8.count == localStart
      && (localStart == 0 || bytes[..<localStart].elementsEqual(prefix.utf8))
  }

  /// The name without its prefix, cut to 40 bytes.
  var local: String { String(decoding: bytes[localStart...].prefix(40), as: UTF8.self) }
}

/// Attributes of an element; valid only during the call that receives them.
struct XMLAttributes {
  /// Names and values in turn, terminated by null.
  let list: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  var areMoreThanTwo: Bool {
    guard let list, list[0] != nil, list[2] != nil else { return false }
    return list[4] != nil
  }

  func forEachName(_ body: (XMLName) -> Void) {
    guard var next = list else { return }
    while let name = next[0] {
      body(XMLName(name))
      next += 2
    }
  }

  /// Value of an attribute without a prefix; `nil` if the element doesn't have it.
  func value(of name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard var next = list else { return nil }
    while let attribute = next[0], let value = next[1] {
      let written = XMLName(attribute)
      if written.hasPrefix(""), written.isLocal(name) {
        var count = 0
        while value[count] != 0 { count += 1 }
        return UnsafeBufferPointer(
          start: UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self), count: count)
      }
      next += 2
    }
    return nil
  }
}
