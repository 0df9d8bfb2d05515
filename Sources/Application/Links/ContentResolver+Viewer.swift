import Basics
import Content
import Domain
import Markdown

// The viewer opens a photo by a fragment with the photo's name, as in `/photos/#photo-pli`.

extension ContentResolver {
  /// Whether the fragment makes the viewer open a photo of the site.
  func opensPhoto(_ id: String) -> Bool {
    guard let name = Self.photo(of: id) else { return false }
    let site = context.site
    return site.models.model(name, in: site.content.models) != nil
  }

  /// Resolves a link that would open a photo in the viewer if the photo isn't shown here. The
  /// photo's name must not leak. Returns `nil` for any other link.
  func hiddenPhoto(_ link: some PlacedLink) -> LinkResolution? {
    guard let id = WrittenAddress.fragment(of: link.destination), let name = Self.photo(of: id)
    else { return nil }
    let written = Route.model(name.kind, name.slug).path
    let path = context.files.privatePaths[written] ?? written
    guard case .hidden = context.target(published: path) else { return nil }
    return hidden("#" + id, for: context.files.protected(at: path), link)
  }

  private static func photo(of id: String) -> ModelName? {
    guard id.begins(with: "photo-"), let slug = try? Slug(String(Substring(id.utf8.dropFirst(6))))
    else { return nil }
    return ModelName(.photos, slug)
  }
}
