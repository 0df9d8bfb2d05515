/// Signature that distinguishes most names without a comparison.
///
/// Each key of a kind is searched for among all names of every file, and comparing two texts takes
/// about fifty instructions.
struct NameSignature: Sendable {
  /// Length and first byte of an ASCII name; 0 for other names, which have several equal forms in
  /// Unicode.
  private let bits: UInt64

  init(_ name: String) {
    var name = name
    bits = name.withUTF8 { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all < 0x80 ? UInt64(bytes.count) << 8 | UInt64(bytes.first ?? 0) : 0
    }
  }

  func mayBe(_ other: NameSignature) -> Bool {
    bits == other.bits || bits == 0 || other.bits == 0
  }
}
