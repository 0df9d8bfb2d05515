import Basics
import Diagnostics
import Foundation

/// Search for copies among the files of a site's content.
///
/// Copies have names as in `CopyName`, and the bytes or the title of the file that they are named
/// after.
///
/// Files in `Content/public/` are published whatever their names are: pages there may load them by
/// links that Zoetrope doesn't check.
struct CopySearch {
  /// Paths of all files, in walk order.
  private let paths: [String]
  private let site: String

  private(set) var copies: [UnpublishedPaths.Copy] = []
  /// Files that aren't published.
  private(set) var unpublished: Set<String> = []
  /// Errors for files that couldn't be compared.
  private(set) var faults: [Diagnostic] = []
  /// Files whose bytes were compared to find copies.
  private(set) var compared: Set<String> = []

  /// A folder that may be a copy of another.
  private struct FolderPair: Hashable {
    let copy: String
    let original: String
  }

  init(_ paths: [String], of site: String) {
    self.paths = paths
    self.site = site
    var folder = Substring()
    var pairs: [FolderPair] = []
    var files: [(path: String, originals: [String])] = []
    var inFolders: [FolderPair: [String]] = [:]
    for path in paths where !path.begins(with: "Content/public/") {
      let slash = path.place(ofLast: "/") ?? path.startIndex
      if !path[..<slash].isSame(as: folder) {
        folder = path[..<slash]
        pairs = Self.pairs(in: folder)
      }
      for pair in pairs { inFolders[pair, default: []].append(path) }
      let originals = Self.originals(of: path, below: folder)
      if !originals.isEmpty { files.append((path, originals)) }
    }
    // Among several originals, the one with the longest name is the nearest.
    let found = inFolders.sorted { one, other in
      one.key.copy == other.key.copy
        ? one.key.original.utf8.count > other.key.original.utf8.count
        : one.key.copy.precedesInWalk(other.key.copy)
    }
    for (pair, files) in found { add(pair, files) }
    for (path, originals) in files where !unpublished.contains(path) { add(path, originals) }
  }

  /// Possible pairs of copied and original folders on a path, below the folders of kinds.
  private static func pairs(in folder: Substring) -> [FolderPair] {
    var pairs: [FolderPair] = []
    var start = folder.startIndex
    while let slash = folder.utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
      start = folder.utf8.index(after: slash)
      let end = folder.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? folder.endIndex
      for original in CopyName.originals(of: folder[start..<end]) {
        pairs.append(
          FolderPair(copy: String(folder[..<end]), original: "\(folder[..<start])\(original)"))
      }
    }
    return pairs
  }

  /// Paths of the files that may be the original of a file, nearest first.
  private static func originals(of path: String, below folder: Substring) -> [String] {
    let name = path[path.utf8.index(folder.endIndex, offsetBy: folder.isEmpty ? 0 : 1)...]
    let dot = name.place(ofLast: ".").flatMap { $0 > name.startIndex ? $0 : nil } ?? name.endIndex
    return CopyName.originals(of: name[..<dot]).flatMap {
      files("\(folder)/\($0)", ending: name[dot...])
    }
  }

  /// Files that may be the original of a file with an extension. A model may be written in two
  /// formats, and in its own file or as the index of a folder.
  private static func files(_ stem: String, ending: Substring) -> [String] {
    guard ending == ".md" || ending == ".json" else { return ["\(stem)\(ending)"] }
    let endings = ending == ".md" ? [".md", ".json"] : [".json", ".md"]
    return endings.map { stem + $0 } + endings.map { "\(stem)/index\($0)" }
  }

  /// Adds a folder that is a copy as a whole. Either its index is a copy, or it has no index and
  /// all its files have the bytes of those in the original.
  private mutating func add(_ pair: FolderPair, _ files: [String]) {
    let originals = files.map { path in path.behind(pair.copy).map { pair.original + $0 } ?? path }
    let index = files.firstIndex {
      $0.folder == pair.copy && ["index.md", "index.json"].contains($0.fileName)
    }
    if let index {
      let candidates = [originals[index]] + Self.files(pair.original, ending: ".md")
      for original in candidates where holds(original) {
        guard let likeness = likeness(files[index], original) else { continue }
        // Albums without titles differ in their other files.
        if likeness == .nothing,
          !zip(files, originals).allSatisfy({ path, original in
            path == files[index] || holds(original) && hasSameBytes(path, original)
          })
        {
          return
        }
        return record(pair.copy, pair.original, files, likeness, isFolder: true)
      }
    } else if originals.allSatisfy(holds),
      zip(files, originals).allSatisfy({ hasSameBytes($0, $1) })
    {
      record(pair.copy, pair.original, files, .bytes, isFolder: true)
    }
  }

  private mutating func add(_ path: String, _ originals: [String]) {
    for original in originals where holds(original) {
      guard let likeness = likeness(path, original) else { continue }
      record(path, original, [path], likeness, isFolder: false)
      return
    }
  }

  private mutating func record(
    _ path: String, _ original: String, _ files: [String], _ likeness: Likeness, isFolder: Bool
  ) {
    let new = files.filter { !unpublished.contains($0) }
    guard !new.isEmpty else { return }
    unpublished.formUnion(new)
    copies.append(
      UnpublishedPaths.Copy(
        path: path, original: original, files: new, hasSameTitle: likeness != .bytes,
        isFolder: isFolder))
  }

  private func holds(_ path: String) -> Bool {
    let index = paths.partitioningIndex { !$0.precedesInWalk(path) }
    return index < paths.count && paths[index].isSame(as: path)
  }

  // MARK: Likeness

  private enum Likeness {
    case bytes, title
    /// Neither has a value that identifies a model.
    case nothing
  }

  /// Values that distinguish models, the most important first: title, departure and route, full
  /// name, file.
  private struct Identity {
    let values: [String?]

    init(_ model: Value) {
      func text(_ key: String) -> String? {
        let text = model[key]?.scalarText?.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.flatMap { $0.isEmpty ? nil : $0 }
      }
      let person = [text("firstName"), text("lastName")].compactMap(\.self).joined(separator: " ")
      values = [
        text("title") ?? text("name"), Self.journey(model), person.isEmpty ? nil : person,
        text("file") ?? text("url"),
      ]
    }

    var isEmpty: Bool { values.allSatisfy { $0 == nil } }

    /// The times and places of a trip, or of its legs; `nil` for a model without any.
    private static func journey(_ model: Value) -> String? {
      let parts = ["departure", "origin", "destination", "legs"].flatMap {
        model[$0]?.parts ?? []
      }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Whether the first value that both have is equal, or neither has any.
    func isSame(as other: Identity) -> Bool {
      let common = zip(values, other.values).first { $0 != nil && $1 != nil }
      return common.map { $0 == $1 }
        ?? (isEmpty && other.isEmpty)
    }
  }

  /// Compares a file with the one that it is named after.
  private mutating func likeness(_ path: String, _ original: String) -> Likeness? {
    if hasSameBytes(path, original) { return .bytes }
    guard path.ends(with: ".md") || path.ends(with: ".json"), !OwnName.keeps(path),
      let own = models(in: path), let others = models(in: original), !own.isEmpty
    else { return nil }
    guard own.allSatisfy({ model in others.contains { $0.isSame(as: model) } }) else { return nil }
    return own.allSatisfy(\.isEmpty) ? .nothing : .title
  }

  /// Whether two files have the same bytes. A file that can't be read counts as a copy; its error
  /// then prevents publication.
  private mutating func hasSameBytes(_ path: String, _ original: String) -> Bool {
    compared.formUnion([path, original])
    do throws(FileReader.Fault) {
      return try haveSameBytes(path, original)
    } catch {
      faults.append(error.diagnostic(of: path))
      return true
    }
  }

  private func haveSameBytes(
    _ path: String, _ other: String
  ) throws(FileReader.Fault) -> Bool {
    let (path, other) = ("\(site)/\(path)", "\(site)/\(other)")
    guard try Self.size(of: path) == Self.size(of: other) else { return false }
    let (file, otherFile) = (try Self.opened(path), try Self.opened(other))
    while true {
      let bytes = try Self.next(of: file, at: path)
      guard bytes == (try Self.next(of: otherFile, at: other)) else { return false }
      if bytes.isEmpty { return true }
    }
  }

  private static func size(of path: String) throws(FileReader.Fault) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileReader.Fault(errno, at: path) }
    return Int(status.st_size)
  }

  private static func opened(_ path: String) throws(FileReader.Fault) -> FileHandle {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw FileReader.Fault(errno, at: path)
    }
    return file
  }

  private static func next(
    of file: FileHandle, at path: String
  ) throws(FileReader.Fault) -> Data {
    do {
      return try file.read(upToCount: 1 << 20) ?? Data()
    } catch {
      throw FileReader.Fault(EIO, at: path)
    }
  }

  /// Identities of the models in a file; `nil` for a file that can't be read.
  private mutating func models(in path: String) -> [Identity]? {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read("\(site)/\(path)", limit: ContentLimits.file)
    } catch {
      faults.append(error.diagnostic(of: path))
      return nil
    }
    return ParsedFile(Findings(SourceFile(path: path, bytes: bytes)))?.objects.map(Identity.init)
  }
}

extension Value {
  /// The texts and numbers in it, at any depth.
  fileprivate var parts: [String] {
    switch kind {
    case .array(let elements): elements.flatMap(\.parts)
    case .object(let members): members.flatMap(\.value.parts)
    case .null, .bool, .number, .string: scalars
    }
  }
}
