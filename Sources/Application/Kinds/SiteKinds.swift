package import Content

/// The kinds of a site: those that are built in, and those that a program adds.
package struct SiteKinds: Sendable {
  /// Those that go the way of every kind. A trip has trips beside it and a photo a second page, so
  /// the coordinator makes these two itself.
  let published: [any PublishedKind.Type]
  /// All, as files are read by.
  package let content: ContentKinds

  /// The keys of all words that kinds ask for, and not templates.
  var words: Set<String> {
    func forms(_ key: String) -> [String] { [key, key + ".none", key + ".one", key + ".other"] }
    return Set(published.flatMap { ([$0.kind.folder] + $0.words).flatMap(forms) })
  }

  /// A folder that two kinds have, which no site could tell apart.
  package var folderOfTwo: String? {
    var folders: Set<String> = []
    return content.kinds.map(\.folder).first { !folders.insert($0).inserted }
  }

  package static let builtIn = SiteKinds(adding: [])

  /// The built-in ones, and then those of a program, in the order of the navigation.
  package init(adding kinds: [any PublishedKind.Type]) {
    published = [AccountKind.self, PersonKind.self, PageKind.self] + kinds
    content = ContentKinds(ContentKinds.builtIn.all + kinds.map { $0 as any ContentKind.Type })
  }
}
