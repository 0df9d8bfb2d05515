import Basics
import Files

extension Manifest {
  /// Beginning of the file's name. A hyphen and the digest of the lines follow.
  ///
  /// If the whole folder is uploaded, the list is published too, and it names pages to which
  /// nothing links. Only a visitor who already has every file could work out its name.
  static let nameBeginning = ".zoetrope-manifest"

  /// Name of the file. It is in the published folder, so that it moves with the tree it describes.
  var fileName: String { Self.fileName(of: bytes) }

  static func fileName(of bytes: [UInt8]) -> String {
    var reader = ManifestReader(bytes)
    _ = reader.restOfLine()
    let seal = reader.restOfLine().map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    return "\(nameBeginning)-\(seal)"
  }

  /// Returns the first two lines of the manifest that has this file name; `nil` for another file's
  /// name.
  static func head(ofFile name: String) -> [UInt8]? {
    guard let seal = name.behind("\(nameBeginning)-"), isFileName(name) else { return nil }
    return Array("\(title)\n\(seal)\n".utf8)
  }

  /// Whether a manifest could have this name.
  static func isFileName(_ name: String) -> Bool {
    guard let seal = name.behind("\(nameBeginning)-") else { return false }
    return Digest(hexadecimal: Array(seal.utf8)[...]) != nil
  }
}

extension OpenFolder {
  /// Names of the manifests in a tree: one, unless someone copied another tree into it. Earlier
  /// versions used only the beginning as the name.
  func manifestNames() throws(SystemError) -> [String] {
    var names: [String] = []
    for entry in try fileSystem.list(".", in: descriptor).entries {
      guard Self.manifestNameCounts.contains(entry.name.count),
        let name = RawPath(name: entry.name).text,
        name == Manifest.nameBeginning || Manifest.isFileName(name)
      else { continue }
      let kind = if let kind = entry.kind { kind } else { try status(of: name).kind }
      if kind == .file { names.append(name) }
    }
    return names.sorted()
  }

  /// Possible lengths in bytes of a manifest's name, with the NUL at its end.
  private static let manifestNameCounts = [
    Manifest.nameBeginning.utf8.count + 1,
    Manifest.nameBeginning.utf8.count + 1 + Digest.digitCount + 1,
  ]

  /// The tree's manifest; `nil` if it has none, more than one, or an incomplete one.
  func manifest() throws(SystemError) -> Manifest? {
    let names = try manifestNames()
    guard names.count == 1 else { return nil }
    let bytes = try fileSystem.bytesIfPresent(of: names[0], in: descriptor)
    return bytes.flatMap { try? Manifest(parsing: $0) }
  }

  /// Removes the manifests that a build wrote into a tree, even half-written ones. Another
  /// program's file with such a name stays.
  func removeManifests() throws(SystemError) {
    for name in try manifestNames() where try isOfBuild(name) { try removeIfPresent(name) }
  }

  /// Whether a build wrote this file with a manifest's name, or began to.
  func isOfBuild(_ name: String) throws(SystemError) -> Bool {
    guard let head = Manifest.head(ofFile: name),
      let bytes = try fileSystem.bytesIfPresent(of: name, in: descriptor)
    else { return false }
    return bytes.starts(with: head) || head.starts(with: bytes)
  }
}
