import Paths

/// Folders whose texts other generators would not publish: `_drafts` of Jekyll, and `drafts`.
enum DraftsFolder {
  static func isOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "_drafts" || name == "drafts"
  }

  /// Name of the first such folder in the path of a file; `nil` if there is none.
  static func name(in path: String) -> String? {
    // Most paths are told apart by their bytes alone.
    guard path.utf8.count > 7, path.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "f") }) else {
      return nil
    }
    return path.names.dropLast().map(String.init).first(where: isOne)
  }
}
