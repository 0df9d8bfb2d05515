import Basics
import Content
import Diagnostics
import Domain

/// The journey that a new trip joins: an existing or a new one.
struct NewJourney {
  let slug: Slug
  /// Path of its folder below the site's folder.
  let folder: String
  /// The file to write for it; `nil` if the journey exists already.
  let index: NewFiles.File?

  /// Takes the slug or the title of a journey.
  init(
    _ title: String, _ content: SiteContent, site: String, on today: CalendarDate
  ) throws(AuthoringFault) {
    let text = ReadableSlug(title).text
    guard !text.isEmpty else {
      throw AuthoringFault(
        .newNoSlug, "the journey's title '\(title)' has no letter or digit for an address",
        fix: "write a title with letters")
    }
    let slug: Slug
    do throws(SlugFault) {
      slug = try Slug(text)
    } catch {
      throw .wrongSlug(text, error)
    }
    self.slug = slug
    if let trip = content.trips.first(where: {
      $0.slug.text == title || $0.slug.caseFolded == slug.caseFolded
    }) {
      guard trip.isFolder else { throw .tripWithoutFolder(trip.slug, path: trip.path) }
      (folder, index) = (trip.folder, nil)
      return
    }
    folder = "Content/\(ModelKind.trips.folder)/\(slug)"
    // This also finds a journey whose file has mistakes.
    if let path = TakenSlugs(.trips, content, site: site).path(of: slug) {
      guard path.begins(with: folder + "/index.") else {
        throw .tripWithoutFolder(slug, path: path)
      }
      index = nil
      return
    }
    let draft = ModelDraft(
      .trips, ["title": YAMLText(title).text, "date": today.written],
      body: "Write about the journey here.")
    index = NewFiles.File(folder + "/index.md", draft.text)
  }
}
