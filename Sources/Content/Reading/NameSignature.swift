/// What tells most names apart before they are compared: each key of a kind is looked for among all
/// names of every file, and to compare two texts takes some fifty instructions.
struct NameSignature: Sendable {
  /// The length and the first byte of a name in ASCII; 0 for others, which may be equal in several forms.
  private let bits: UInt64

  init(_ name: String) {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    bits = isASCII ? UInt64(name.utf8.count) << 8 | UInt64(name.utf8.first ?? 0) : 0
  }

  func mayBe(_ other: NameSignature) -> Bool {
    bits == other.bits || bits == 0 || other.bits == 0
  }
}
