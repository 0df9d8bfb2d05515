/// The format of Zoetrope's own files: a line with kind and version, a line with the digest of the
/// rest, and the rest. A file that was cut or changed is recognised as damaged.
enum SealedText {
  enum Failure: Error, Hashable {
    case otherVersion
    case damaged
  }

  /// Makes a sealed text. The body is written directly into the result, because it is large for a
  /// large site. `size` is its approximate number of bytes.
  static func seal(
    title: String, size: Int, _ write: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + title.utf8.count + Digest.digitCount + 2)
    bytes += title.utf8
    bytes.append(newline)
    let seal = bytes.count
    bytes += repeatElement(0, count: Digest.digitCount)
    bytes.append(newline)
    let body = bytes.count
    write(&bytes)
    var digits: [UInt8] = []
    Digest(of: bytes[body...]).appendHexadecimal(to: &digits)
    for (index, digit) in digits.enumerated() { bytes[seal + index] = digit }
    return bytes
  }

  /// Checks and splits a sealed text. `title` is a name and a version, such as
  /// `zoetrope-manifest 2`. Another version of the same name is a separate failure.
  static func open(
    _ bytes: [UInt8], title: String
  ) throws(Failure) -> (body: ArraySlice<UInt8>, seal: Digest) {
    guard let titleEnd = bytes.firstIndex(of: newline) else { throw .damaged }
    guard bytes[..<titleEnd].elementsEqual(title.utf8) else {
      let name = title.prefix { $0 != " " } + " "
      throw bytes.starts(with: name.utf8) ? .otherVersion : .damaged
    }
    let sealEnd = titleEnd + 1 + Digest.digitCount
    guard sealEnd < bytes.count, bytes[sealEnd] == newline,
      let seal = Digest(hexadecimal: bytes[(titleEnd + 1)..<sealEnd])
    else { throw .damaged }
    let body = bytes[(sealEnd + 1)...]
    guard Digest(of: body) == seal else { throw .damaged }
    return (body, seal)
  }

  /// Splits a body into lines. If it doesn't end with a line end, it is damaged.
  static func lines(_ body: ArraySlice<UInt8>) throws(Failure) -> [ArraySlice<UInt8>] {
    guard body.isEmpty || body.last == newline else { throw .damaged }
    return body.dropLast().isEmpty && body.isEmpty
      ? [] : body.dropLast().split(separator: newline, omittingEmptySubsequences: false)
  }

  static let newline = UInt8(ascii: "\n")
}
