import CommonMark
import Content
import Domain
import Paths

// The viewer opens a photo among others by a fragment with its name: `/photos/#photo-pli`.

extension ContentResolver {
  /// Whether the viewer opens a photo of the site by the fragment.
  func opensPhoto(_ id: String) -> Bool {
    guard let name = Self.photo(of: id) else { return false }
    let site = context.site
    return site.models.model(name, in: site.content.models) != nil
  }

  /// Whether the viewer would open a photo that is not published, whose name must not leak;
  /// reported.
  func opensHiddenPhoto(_ link: some PlacedLink) -> Bool {
    guard let id = WrittenAddress.fragment(of: link.destination), let name = Self.photo(of: id),
      case .hidden = context.target(published: Route.model(name.kind, name.slug).path)
    else { return false }
    context.report(ApplicationDiagnostics.hidden("#" + id, at: link.place))
    return true
  }

  private static func photo(of id: String) -> ModelName? {
    guard id.begins(with: "photo-"), let slug = try? Slug(String(Substring(id.utf8.dropFirst(6))))
    else { return nil }
    return ModelName(.photos, slug)
  }
}
