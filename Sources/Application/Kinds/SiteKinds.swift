package import Content

/// The kinds of a site: built-in ones and those that a program adds.
package struct SiteKinds: Sendable {
  /// Kinds whose pages are the usual ones. The coordinator makes the pages of trips, photos and
  /// albums: a trip also shows other trips, and a photo has a second page.
  let published: [any PublishedKind.Type]
  /// Kinds for reading files: built-in and added ones.
  package let content: ContentKinds

  /// Keys of all words that kinds use.
  var words: Set<String> {
    func forms(_ key: String) -> [String] { [key, key + ".none", key + ".one", key + ".other"] }
    return Set(published.flatMap { ([$0.kind.folder] + $0.words).flatMap(forms) })
  }

  /// A folder that two kinds share, which is a mistake of the program; `nil` if all folders differ.
  package var folderOfTwo: String? {
    // A test checks that the built-in kinds have different folders. Making their declarations here
    // would slow down every start.
    guard content.all.count > ContentKinds.builtIn.all.count else { return nil }
    var folders: Set<String> = []
    return content.kinds.map(\.folder).first { !folders.insert($0).inserted }
  }

  package static let builtIn = SiteKinds(adding: [])

  /// Creates the built-in kinds followed by those of a program, in the order of the navigation.
  package init(adding kinds: [any PublishedKind.Type]) {
    published = [AccountKind.self, PersonKind.self, PageKind.self] + kinds
    content = ContentKinds(ContentKinds.builtIn.all + kinds.map { $0 as any ContentKind.Type })
  }
}
