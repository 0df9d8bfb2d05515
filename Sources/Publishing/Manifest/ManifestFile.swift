import Basics
import Files

extension Manifest {
  /// Beginning of the file's name; the digest of the lines follows, after a hyphen.
  ///
  /// Whoever copies the whole folder to a host publishes the list too, and it names pages to which
  /// nothing links. By its name, only somebody who knows all that it lists could ask for it.
  static let nameBeginning = ".zoetrope-manifest"

  /// Name in the published folder itself, so that it moves with the tree that it describes.
  var fileName: String { Self.fileName(of: bytes) }

  static func fileName(of bytes: [UInt8]) -> String {
    var reader = ManifestReader(bytes)
    _ = reader.restOfLine()
    let seal = reader.restOfLine().map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    return "\(nameBeginning)-\(seal)"
  }

  /// Whether a manifest could have this name.
  static func isFileName(_ name: String) -> Bool {
    guard let seal = name.behind("\(nameBeginning)-") else { return false }
    return Digest(hexadecimal: Array(seal.utf8)[...]) != nil
  }
}

extension OpenFolder {
  func removeManifests() throws(SystemError) {
    for name in try manifestNames() { try removeIfPresent(name) }
  }

  /// Names of the manifests in a tree: one, unless somebody copied another tree into it.
  func manifestNames() throws(SystemError) -> [String] {
    let entries = try fileSystem.list(".", in: descriptor).entries
    return entries.compactMap { entry in
      guard entry.name.count == Self.manifestNameCount else { return nil }
      return RawPath(name: entry.name).text.flatMap { Manifest.isFileName($0) ? $0 : nil }
    }
  }

  /// Number of bytes of a manifest's name, with the NUL at its end.
  private static let manifestNameCount =
    Manifest.nameBeginning.utf8.count + 1 + Digest.digitCount + 1

  /// The tree's manifest; `nil` if it has none, more than one, or one that is not complete.
  func manifest() throws(SystemError) -> Manifest? {
    let names = try manifestNames()
    guard names.count == 1 else { return nil }
    let bytes = try fileSystem.bytesIfPresent(of: names[0], in: descriptor)
    return bytes.flatMap { try? Manifest(parsing: $0) }
  }
}
