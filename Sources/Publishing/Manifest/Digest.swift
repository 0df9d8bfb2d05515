import Application
import CXXHash
import Markup

/// XXH3 hash of a file with 128 bits, which is the same in all processes and on all machines.
///
/// It shows whether our own files were changed. It doesn't protect against deliberate collisions:
/// anyone who could create one can write to the site anyway.
struct Digest: Sendable, Hashable {
  /// Number of hexadecimal digits in its text form.
  static let digitCount = 32

  fileprivate let high: UInt64
  fileprivate let low: UInt64

  init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

  init(of bytes: ArraySlice<UInt8>) {
    self.init(bytes.withUnsafeBytes { zoetrope_hash_of($0.baseAddress, $0.count) })
  }

  init(of output: borrowing OutputBuffer) {
    var hasher = Hasher()
    output.forEachPiece { hasher.update(UnsafeRawBufferPointer($0)) }
    self = hasher.finish()
  }

  fileprivate init(_ hash: zoetrope_hash) {
    high = hash.high64
    low = hash.low64
  }

  /// Reads `digitCount` lowercase hexadecimal digits; `nil` for other bytes.
  init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard digits.count == Self.digitCount, digits.allSatisfy(Self.isDigit) else { return nil }
    self.init(trusting: digits)
  }

  /// Reads digits that are known to be valid; other bytes give an arbitrary digest.
  init(trusting digits: ArraySlice<UInt8>) {
    (high, low) = digits.withUnsafeBytes { (Self.word($0, 0), Self.word($0, 16)) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  @inline(__always)
  private static func word(_ digits: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    half(digits, start) << 32 | half(digits, start + 8)
  }

  /// Reads eight digits at once: first each byte, then pairs, groups of four, and all eight.
  @inline(__always)
  private static func half(_ digits: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    let bytes = UInt64(bigEndian: digits.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    // Letters have the bit 64, and their low four bits are 9 less than their value.
    let values =
      (bytes & 0x0F0F_0F0F_0F0F_0F0F) &+ 9 &* (bytes >> 6 & 0x0101_0101_0101_0101)
    let pairs = (values | values >> 4) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return (fours | fours >> 16) & 0xFFFF_FFFF
  }

  func hash(into hasher: inout Swift.Hasher) { hasher.combine(low) }

  func appendHexadecimal(to bytes: inout [UInt8]) {
    Self.append(high, to: &bytes)
    Self.append(low, to: &bytes)
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    var word = word
    for _ in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: word >> 60)
      bytes.append(digit < 10 ? digit &+ 48 : digit &+ 87)
      word <<= 4
    }
  }

  /// Hashes a file's bytes piece by piece. Not copyable, because it frees its memory when it is
  /// destroyed.
  struct Hasher: ~Copyable {
    private let state = UnsafeMutableRawPointer.allocate(
      byteCount: zoetrope_hash_size(), alignment: zoetrope_hash_alignment())

    init() { zoetrope_hash_begin(state) }

    deinit { state.deallocate() }

    mutating func update(_ piece: UnsafeRawBufferPointer) {
      zoetrope_hash_update(state, piece.baseAddress, piece.count)
    }

    func finish() -> Digest { Digest(zoetrope_hash_finish(state)) }
  }
}

extension OutputDigest {
  init(_ digest: Digest, size: Int) { self.init(high: digest.high, low: digest.low, size: size) }
}
