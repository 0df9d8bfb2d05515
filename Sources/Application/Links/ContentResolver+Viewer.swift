import Basics
import Content
import Domain
import Markdown

// The viewer opens a photo among others by a fragment with its name: `/photos/#photo-pli`.

extension ContentResolver {
  /// Whether the viewer opens a photo of the site by the fragment.
  func opensPhoto(_ id: String) -> Bool {
    guard let name = Self.photo(of: id) else { return false }
    let site = context.site
    return site.models.model(name, in: site.content.models) != nil
  }

  /// Resolves a link with which the viewer would open a photo that is not shown here, whose name
  /// must not leak; `nil` for any other link.
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
