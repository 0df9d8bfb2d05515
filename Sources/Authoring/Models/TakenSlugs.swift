import Content
import Domain

/// The slugs used by a kind's models, or by files whose names would make such models.
struct TakenSlugs {
  private let folder: String
  private let site: String
  private var paths: [String: String]

  init(_ kind: ModelKind, _ content: SiteContent, site: String) {
    // Albums and photos share their slugs, because their pages are in the same folder.
    let host = kind.host ?? kind
    folder = "Content/\(host.folder)"
    self.site = site
    let models = content.models.all.filter { $0.kind == host || $0.kind.host == host }
    paths = Dictionary(models.map { ($0.slug.caseFolded, $0.path) }) { first, _ in first }
  }

  func path(of slug: Slug) -> String? {
    if let path = paths[slug.caseFolded] { return path }
    return ["\(slug).md", "\(slug).json", "\(slug)/index.md", "\(slug)/index.json"]
      .map { "\(folder)/\($0)" }
      .first { FileType(of: "\(site)/\($0)", followingLinks: false) != nil }
  }

  /// Reserves a slug for a new model.
  mutating func take(_ slug: Slug, by path: String) { paths[slug.caseFolded] = path }
}
