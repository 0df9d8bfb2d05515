import Basics

/// Folders of content whose names say that their files must not be published, such as `drafts`.
package enum PrivateFolder {
  private static let names: Set<String> = [
    "draft", "drafts", "private", "unpublished", "privat", "entwurf", "brouillon", "brouillons",
    "borrador", "borradores", "privado", "privada", "prive", "privee", "entwuerfe",
    "unveroeffentlicht", "inedit", "inedito",
  ]
  /// Names with non-ASCII letters, and forms of names that may have an invisible character.
  private static let forms = RestrictingStates.forms(
    names.joined(separator: " ") + " entwürfe privé unveröffentlicht inédit nonPublié noPublicado")

  /// Whether a folder's name is one of these.
  ///
  /// Case, surrounding characters, and a number before or after it don't matter: `_drafts`,
  /// `private.`, `01-private` and `drafts (1)`.
  package static func isOne(_ name: some StringProtocol) -> Bool {
    let name = Substring(name)
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return forms.contains(KeyForm(String(name.filter { !$0.isNumber })).text)
    }
    // The first letter rules out most names.
    let word = name.utf8.drop { !$0.isLetter }
    guard let first = word.first, "bdepu".utf8.contains(first | 0x20) else { return false }
    let end = word.lastIndex(where: \.isLetter) ?? word.startIndex
    return names.contains(String(Substring(word[...end])).lowercased())
  }

  /// Path of the outermost private folder in a path below the site's folder, including the path
  /// itself; `nil` for other paths.
  package static func folder(in path: String) -> String? {
    guard path.begins(with: "Content/") else { return nil }
    var index = path.startIndex
    while index < path.endIndex {
      let end = path.utf8[index...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      if isOne(path[index..<end]) { return String(path[..<end]) }
      index = end == path.endIndex ? end : path.utf8.index(after: end)
    }
    return nil
  }
}
