import Tracing

/// The list of the files that Zoetrope wrote, with their digests; it is published among them.
///
/// It says nothing of when and where a build ran, so same input gives the same manifest.
struct Manifest: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    let path: String
    let digest: Digest
    /// In bytes.
    let size: Int
  }

  /// In the published folder itself, so it comes and goes with the tree that it describes.
  static let fileName = ".zoetrope-manifest"

  static let empty = Manifest(entries: [])

  /// Sorted by path, each path once.
  let entries: [Entry]

  /// The entries must come sorted by path.
  init(entries: [Entry]) { self.entries = entries }
}

extension Manifest {
  private static let title = "zoetrope-manifest 1"
  /// Title and seal.
  static let headLines = 2
  /// Of the hexadecimal digits before each size, with the space between.
  static let digestLength = 65

  /// By which builds know it again.
  static func hash(of bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(bytes[...])
    return hasher.finish()
  }

  /// As it is published; one line is a digest, a size and a path.
  var bytes: [UInt8] { Self.bytes(of: entries, count: entries.count) }

  /// The same of entries that stand elsewhere, about so many.
  static func bytes(of entries: some Sequence<Entry>, count: Int) -> [UInt8] {
    SealedText.seal(title: title, size: count * 120) { body in
      for entry in entries {
        entry.digest.appendHexadecimal(to: &body)
        body.append(UInt8(ascii: " "))
        body.append(contentsOf: String(entry.size).utf8)
        body.append(UInt8(ascii: " "))
        body.append(contentsOf: entry.path.utf8)
        body.append(SealedText.newline)
      }
    }
  }

  /// Nothing is taken on trust: what is removed later is what stands here.
  init(parsing bytes: [UInt8]) throws(SealedText.Failure) {
    let body = try SealedText.open(bytes, title: Self.title).body
    var entries: [Entry] = []
    entries.reserveCapacity(body.count / 100)
    for line in try SealedText.lines(body) {
      let space = UInt8(ascii: " ")
      guard line.count > 67, line[line.startIndex + 64] == space,
        let digest = Digest(hexadecimal: line.prefix(64)),
        let sizeEnd = line.dropFirst(65).firstIndex(of: space),
        let size = Self.number(line[(line.startIndex + 65)..<sizeEnd]),
        let path = String(validating: line[(sizeEnd + 1)...], as: UTF8.self),
        ProductPath.mistake(in: path) == nil,
        entries.last.map({ $0.path < path }) ?? true
      else { throw .damaged }
      entries.append(Entry(path: path, digest: digest, size: size))
    }
    self.init(entries: entries)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
