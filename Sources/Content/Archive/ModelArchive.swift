import Diagnostics
import Domain
import Foundation
import Tracing

/// Results of loading the Markdown files of a site, as bytes: unchanged files are not read again.
///
///     title
///     files      path, identity and models of each
///     names      of keys and kinds, to which files refer by index
///     lists      of each kind its models in their order, by the indexes of their files; none if
///                the site has other models, or some with diagnostics
///     footer     the key, the number of files, the offset of the names, and a hash of all before
///
/// A second archive has the few files that were read again later, if the lists stayed the same. It
/// has all names of the first archive and perhaps more, and its key names the first archive.
///
/// Files with diagnostics are not archived. Bytes that `ModelArchiveWriter` did not write give
/// nothing, or valid models: the initializers validate them as if they came from files.
struct ModelArchive: Sendable {
  /// Title of the format; bytes of other versions are ignored.
  static let title: [UInt8] = Array("zoetrope-models 4\n".utf8)
  static let footerLength = 4 * 8

  /// A file, with the ranges of its path and its models in the bytes.
  struct Entry: Sendable {
    fileprivate let path: Range<Int>
    let identity: FileIdentity
    let content: Range<Int>
    /// Whether it is in the second archive.
    let isChange: Bool
  }

  /// The models of all kinds in the order of their lists.
  struct Lists: Sendable {
    /// Hash of the settings, on which diagnostics of models depend.
    let settings: UInt64
    /// Folder of each kind with models, and the indexes of their files.
    let files: [(folder: String, numbers: [Int])]
  }

  let names: [String]
  let lists: Lists?
  /// Files in the order of a walk.
  let entries: [Entry]
  /// Indexes of the entries in the second archive, ascending.
  let changed: [Int]
  /// The key of a second archive.
  let keyOfChanges: UInt64
  private let bytes: [UInt8]
  private let changedBytes: [UInt8]

  /// `key` is the hash of everything that affects the loading of files.
  ///
  /// `nil` for bytes with another key, or not written completely. Changes to another archive are
  /// ignored.
  init?(_ bytes: [UInt8], changes: [UInt8]? = nil, key: UInt64) {
    guard let all = Part(bytes, key: key, areChanges: false) else { return nil }
    var hasher = StableHasher(seed: key)
    hasher.combine(all.seal)
    keyOfChanges = hasher.finish()
    self.bytes = bytes
    lists = all.lists.flatMap { $0.isOf(all.entries.count) ? $0 : nil }
    guard let changes, let later = Part(changes, key: keyOfChanges, areChanges: true),
      later.names.starts(with: all.names)
    else {
      (names, entries, changed, changedBytes) = (all.names, all.entries, [], [])
      return
    }
    var entries = all.entries
    var places: Set<Int> = []
    for entry in later.entries {
      let path = String(decoding: changes[entry.path], as: UTF8.self)
      guard let place = all.place(of: path) else { continue }
      entries[place] = entry
      places.insert(place)
    }
    (names, self.entries, changed, changedBytes) = (later.names, entries, places.sorted(), changes)
  }

  var count: Int { entries.count }

  /// Returns the entry of each file of a tree by its path.
  func entries(of files: [ContentTree.ModelFile]) -> [Entry?] {
    let places = Dictionary(
      entries.indices.map { (String(decoding: path(of: entries[$0]), as: UTF8.self), $0) },
      uniquingKeysWith: { $1 })
    return files.map { places[$0.path].map { entries[$0] } }
  }

  /// Whether the archive has exactly these files, in their order.
  func isOf(_ files: [ContentTree.ModelFile]) -> Bool {
    files.count == count && zip(entries, files).allSatisfy { isOf($1.path, $0) }
  }

  private func isOf(_ path: String, _ entry: Entry) -> Bool {
    (entry.isChange ? changedBytes : bytes).withUnsafeBytes { bytes in
      let kept = bytes[entry.path]
      // Native Swift strings are contiguous; others take the slow path.
      return path.utf8.withContiguousStorageIfAvailable { path in
        guard path.count == kept.count, let a = path.baseAddress, let b = kept.base.baseAddress
        else { return false }
        return memcmp(a, b + kept.startIndex, path.count) == 0
      } ?? path.utf8.elementsEqual(kept)
    }
  }

  private func path(of entry: Entry) -> ArraySlice<UInt8> {
    entry.isChange ? changedBytes[entry.path] : bytes[entry.path]
  }

  func content(of entry: Entry) -> ArraySlice<UInt8> {
    entry.isChange ? changedBytes[entry.content] : bytes[entry.content]
  }

  /// Returns the range of everything archived of a file.
  func whole(_ entry: Entry) -> Range<Int> { entry.path.lowerBound - 4..<entry.content.upperBound }

  /// Returns the bytes of a file in the second archive.
  func wholeChange(_ entry: Entry) -> ArraySlice<UInt8> { changedBytes[whole(entry)] }

  subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }
}

extension ModelArchive {
  /// One of the two archives.
  private struct Part {
    let names: [String]
    let lists: Lists?
    let entries: [Entry]
    let seal: UInt64
    private let bytes: [UInt8]

    init?(_ bytes: [UInt8], key: UInt64, areChanges: Bool) {
      let end = bytes.count - footerLength
      guard bytes.starts(with: title), end >= title.count else { return nil }
      var footer = ByteReader(bytes[end...])
      guard let words = footer.words(4), words[0] == key,
        words[3] == CacheWriter.seal(of: bytes.dropLast(8)), words[2] <= end
      else { return nil }
      var reader = ByteReader(bytes[Int(words[2])..<end])
      guard let names = reader.texts(), let lists = reader.optional(Lists.self), reader.isAtEnd
      else { return nil }
      reader = ByteReader(bytes[title.count..<max(title.count, Int(words[2]))])
      var entries: [Entry] = []
      entries.reserveCapacity(Int(clamping: min(words[1], UInt64(bytes.count / 64))))
      while !reader.isAtEnd {
        guard let path = reader.slice(), let identity = FileIdentity(&reader),
          let length = reader.number()
        else { return nil }
        let start = reader.offset
        guard reader.skip(length) else { return nil }
        entries.append(
          Entry(
            path: path.indices, identity: identity, content: start..<start + length,
            isChange: areChanges))
      }
      guard entries.count == words[1] else { return nil }
      (self.names, self.lists, self.entries) = (names, lists, entries)
      (seal, self.bytes) = (words[3], bytes)
    }

    /// Returns the index of the file at a path.
    func place(of path: String) -> Int? {
      func found(at place: Int) -> String {
        String(decoding: bytes[entries[place].path], as: UTF8.self)
      }
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if found(at: middle).precedesInWalk(path) { low = middle + 1 } else { high = middle }
      }
      return low < entries.count && found(at: low).utf8.elementsEqual(path.utf8) ? low : nil
    }
  }
}

extension ModelArchive.Lists: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(word: settings)
    writer.write(files.count)
    for (folder, numbers) in files {
      writer.write(folder)
      writer.write(numbers.count)
      for number in numbers { writer.write(number) }
    }
  }

  init?(_ reader: inout ByteReader) {
    guard let settings = reader.word(), let count = reader.count(ofSize: 8) else { return nil }
    var files: [(folder: String, numbers: [Int])] = []
    for _ in 0..<count {
      guard let folder = reader.text(), let count = reader.count(ofSize: 4) else { return nil }
      var numbers: [Int] = []
      numbers.reserveCapacity(count)
      for _ in 0..<count {
        guard let number = reader.number() else { return nil }
        numbers.append(number)
      }
      files.append((folder, numbers))
    }
    self.init(settings: settings, files: files)
  }

  /// Whether each of `count` files is in exactly one of the lists, once.
  fileprivate func isOf(_ count: Int) -> Bool {
    var isListed = [Bool](repeating: false, count: count)
    var listed = 0
    for number in files.lazy.flatMap(\.numbers) {
      guard number < count, !isListed[number] else { return false }
      isListed[number] = true
      listed += 1
    }
    return listed == count
  }
}
