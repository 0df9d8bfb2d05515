import Basics

/// The list of the files that Zoetrope wrote, with their digests. It is published with them.
///
/// It contains neither the time nor the place of a build, so the same input gives the same
/// manifest. It is stored as the bytes of the file, because a build needs only the path of most
/// entries, as bytes.
struct Manifest: Sendable {
  struct Entry: Sendable, Equatable {
    let path: String
    let digest: Digest
    /// Size in bytes.
    let size: Int
  }

  /// Offsets of the parts of an entry's line.
  private struct Line: Sendable {
    let start: Int
    let path: Int
    /// Offset of the line end.
    let end: Int
    /// Size of the file.
    let size: Int
  }

  static let empty = Manifest(entries: [])

  /// Bytes as published. Each line has a digest, a size and a path.
  let bytes: [UInt8]
  private let lines: [Line]

  private init(bytes: [UInt8], lines: [Line]) {
    self.bytes = bytes
    self.lines = lines
  }

  /// Takes entries sorted by path, each path once.
  init(entries: [Entry]) {
    let bytes = Self.bytes(size: entries.count * Self.usualLine) { body in
      for entry in entries { Self.append(entry, to: &body) }
    }
    var reader = ManifestReader(bytes)
    reader.skipHead()
    var lines: [Line] = []
    while let line = Self.line(&reader) { lines.append(line) }
    self.init(bytes: bytes, lines: lines)
  }

  /// Number of files in the list.
  var count: Int { lines.count }

  /// Entries sorted by path, each path once.
  var entries: [Entry] { lines.indices.map { self[$0] } }

  subscript(index: Int) -> Entry {
    Entry(path: path(of: index), digest: digest(of: index), size: size(of: index))
  }

  func path(of index: Int) -> String {
    String(decoding: bytes[lines[index].path..<lines[index].end], as: UTF8.self)
  }

  /// Size of an entry's file in bytes.
  func size(of index: Int) -> Int { lines[index].size }

  func digest(of index: Int) -> Digest {
    let start = lines[index].start
    return Digest(trusting: bytes[start..<(start + Digest.digitCount)])
  }
}

extension Manifest: Equatable {
  static func == (a: Manifest, b: Manifest) -> Bool { a.bytes == b.bytes }
}

extension Manifest {
  /// Lends the bytes of a path, without a copy.
  func withPath<Value>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let line = lines[index]
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[line.path..<line.end]))
    }
  }

  /// Returns the index of the entry whose path has exactly these bytes; `nil` if no entry has it.
  func index(of path: String) -> Int? {
    let position = position(of: path)
    return position < count && order(of: position, path) == 0 ? position : nil
  }

  /// Whether a file is in this folder, or below it.
  func hasFolder(_ path: String) -> Bool {
    let folder = path + "/"
    let position = position(of: folder)
    return position < count && withPath(of: position) { $0.starts(with: folder.utf8) }
  }

  /// Returns the index of a path, or the index at which it would be inserted.
  private func position(of path: String) -> Int {
    (0..<count).partitioningIndex { order(of: $0, path) >= 0 }
  }

  /// Negative if an entry's path comes before another one, and 0 if they are the same.
  func order(of index: Int, _ path: String) -> Int {
    withPath(of: index) { PathOrder.compare($0, path) }
  }
}

extension Manifest {
  static let title = "zoetrope-manifest 2"
  private static let space = UInt8(ascii: " ")

  /// Hash by which builds recognise the manifest.
  static func hash(of bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(bytes[...])
    return hasher.finish()
  }

  /// An entry of the next manifest.
  enum Next {
    /// The entry of this manifest at an index.
    case same(Int)
    case new(Entry)
  }

  /// Bytes of the next manifest; the entries must be sorted by path. `count` is their approximate
  /// number. If the buffer had to grow, both copies would exist for a while, at the end of a build,
  /// when memory use is at its peak.
  func bytes(ofNext entries: some Sequence<Next>, count: Int = 0) -> [UInt8] {
    Self.bytes(size: max(bytes.count + 64 * 1024, count * Self.usualLine)) { body in
      // Adjacent lines are copied together.
      var run = 0..<0
      for entry in entries {
        if case .same(let index) = entry, index == run.upperBound, !run.isEmpty {
          run = run.lowerBound..<(index + 1)
          continue
        }
        append(run, to: &body)
        run = 0..<0
        switch entry {
        case .same(let index): run = index..<(index + 1)
        case .new(let entry): Self.append(entry, to: &body)
        }
      }
      append(run, to: &body)
    }
  }

  /// Typical number of bytes of a line.
  private static let usualLine = Digest.digitCount + 48

  private func append(_ run: Range<Int>, to body: inout [UInt8]) {
    guard let first = run.first, let last = run.last else { return }
    body.append(contentsOf: bytes[lines[first].start...lines[last].end])
  }

  private static func bytes(size: Int, _ write: (inout [UInt8]) -> Void) -> [UInt8] {
    SealedText.seal(title: title, size: size, write)
  }

  private static func append(_ entry: Entry, to body: inout [UInt8]) {
    entry.digest.appendHexadecimal(to: &body)
    body.append(space)
    body.append(contentsOf: String(entry.size).utf8)
    body.append(space)
    body.append(contentsOf: entry.path.utf8)
    body.append(SealedText.newline)
  }

  /// Reads and checks everything, because a later build removes files by this list.
  init(parsing bytes: [UInt8]) throws(SealedText.Failure) {
    let body = try SealedText.open(bytes, title: Self.title).body
    guard body.isEmpty || body.last == SealedText.newline else { throw .damaged }
    var reader = ManifestReader(bytes)
    reader.skipHead()
    var lines: [Line] = []
    lines.reserveCapacity(body.count / Self.usualLine)
    var last = ""
    while let line = Self.line(&reader) {
      guard Digest(hexadecimal: bytes[line.start..<(line.start + Digest.digitCount)]) != nil,
        let path = String(validating: bytes[line.path..<line.end], as: UTF8.self),
        ProductPath.mistake(in: path) == nil, lines.isEmpty || last < path
      else { throw .damaged }
      lines.append(line)
      last = path
    }
    guard reader.isAtEnd else { throw .damaged }
    self.init(bytes: bytes, lines: lines)
  }

  /// Reads bytes that are known to come from a build; other bytes give arbitrary lines, or `nil`.
  init?(trusting bytes: [UInt8]) {
    var reader = ManifestReader(bytes)
    reader.skipHead()
    var lines: [Line] = []
    lines.reserveCapacity(bytes.count / Self.usualLine)
    while let line = Self.line(&reader) { lines.append(line) }
    guard reader.isAtEnd else { return nil }
    self.init(bytes: bytes, lines: lines)
  }

  /// Reads the next line; `nil` at the end, or if it is malformed.
  private static func line(_ reader: inout ManifestReader) -> Line? {
    let start = reader.offset
    guard reader.skip(Digest.digitCount), reader.take(space), let size = reader.number(),
      reader.take(space),
      let path = reader.restOfLine()
    else {
      reader.offset = start
      return nil
    }
    return Line(start: start, path: path.lowerBound, end: path.upperBound, size: size)
  }
}
