package import Content
import Diagnostics
package import Domain
import Foundation

/// A new model and its initial file.
package struct NewModel: Sendable {
  private let kind: ModelKind
  private let kinds: ContentKinds
  private let title: String
  private let slug: String?
  private let image: String?
  private let journey: String?
  private let inspector: any PictureInspector

  /// Creates a model. Without a slug, one is made from the title. `image` is the path of a photo's
  /// picture, which the inspector examines. `journey` is the slug or title of the journey that a
  /// trip joins.
  package init(
    _ kind: ModelKind, of kinds: ContentKinds = .builtIn, title: String, slug: String? = nil,
    image: String? = nil, journey: String? = nil, by inspector: any PictureInspector
  ) {
    self.kind = kind
    self.kinds = kinds
    self.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    self.slug = slug
    self.image = image
    self.journey = journey
    self.inspector = inspector
  }

  /// Writes the file and a photo's picture into a site's folder; returns the paths below it.
  /// `reserved` returns the slugs of pages that the site's settings reserve.
  package func write(
    in site: String, at now: Instant, reserved: (SiteSettings) -> [String] = { _ in [] }
  ) throws(AuthoringFault) -> [String] {
    guard FileType.isFolder(site + "/Content") else {
      throw .noSite(site)
    }
    // The site's mistakes are not reported here, because `check` reports them.
    let content = ContentLoader(site: site, kinds: kinds, jobs: 2).load(DiagnosticCollector())
    let today = CalendarDate(now, in: content.settings.timeZone)
    if journey != nil, !kind.traits.contains(.joinsWholes) {
      throw AuthoringFault(
        .newJourneyOfAnother, "\(kind.keys.name) can't have --journey",
        fix: "remove it: a journey contains only trips")
    }
    let journey = try journey.map { (title) throws(AuthoringFault) in
      try NewJourney(title, content, site: site, on: today)
    }
    let slug = try freeSlug(content, site, reserved(content.settings), besides: journey)
    let path =
      kind.host.map { "Content/\($0.folder)/\(slug)/index" }
      ?? "\(journey?.folder ?? "Content/\(kind.folder)")/\(slug)"
    let picture = try picture(named: path)
    let draft = try draft(
      today, content.settings, picture: picture?.path.components(separatedBy: "/").last)
    let file = NewFiles.File(path + ".md", draft.text)
    switch picture {
    case .copy(let source, let copy):
      try NewFiles.copy(source, to: copy, with: file, in: site)
    case .written(let picture): try NewFiles.write([file, picture], in: site)
    case nil: try NewFiles.write([journey?.index, file].compactMap(\.self), in: site)
    }
    return [journey?.index?.path, file.path, picture?.path].compactMap(\.self)
  }

  private func freeSlug(
    _ content: SiteContent, _ site: String, _ reserved: [String], besides journey: NewJourney?
  ) throws(AuthoringFault) -> Slug {
    let text = slug ?? ReadableSlug(title).text
    guard slug != nil || !text.isEmpty else {
      throw AuthoringFault(
        .newNoSlug, "the title '\(title)' has no letter or digit for an address",
        fix: "write the last part of the address with --slug")
    }
    let slug: Slug
    do throws(SlugFault) {
      slug = try Slug(text)
    } catch {
      throw .wrongSlug(text, error)
    }
    guard slug.caseFolded != "index" else {
      throw AuthoringFault(
        .newReservedSlug,
        "no \(kind.singular) can be in 'index.md', because that file contains the text above the "
          + "list",
        fix: "choose another slug with --slug")
    }
    guard !kind.traits.contains(.hasYears) || !slug.isYear else {
      throw AuthoringFault(
        .newReservedSlug,
        "no \(kind.singular) can have the slug '\(slug)', because the list of that year's "
          + "\(kind.folder) is there",
        fix: "choose another slug, such as --slug in-\(slug)")
    }
    let reserved = kind.traits.contains(.isAtRoot) ? reserved + kinds.folders : []
    guard !reserved.contains(slug.caseFolded) else {
      throw AuthoringFault(
        .newReservedSlug,
        "no page can have the slug '\(slug)', because Zoetrope publishes a built-in page there",
        fix: "choose another slug with --slug")
    }
    var taken = TakenSlugs(kind, content, site: site)
    if let journey, let index = journey.index { taken.take(journey.slug, by: index.path) }
    guard let path = taken.path(of: slug) else { return slug }
    let free = (2...).lazy.compactMap { try? Slug("\(slug)-\($0)") }
      .first { taken.path(of: $0) == nil }
    throw AuthoringFault(
      .newSlugTaken, "'\(path)' already has the slug '\(slug)'",
      fix: "change that file, or add --slug \(free?.text ?? "another")")
  }

  /// Picture of a new photo: a copy of a file, or a placeholder.
  private enum Picture {
    case copy(of: String, at: String)
    case written(NewFiles.File)

    /// Path below the site's folder.
    var path: String {
      switch self {
      case .copy(_, let path): path
      case .written(let file): file.path
      }
    }
  }

  /// Whether the model is a picture, and not a folder of pictures.
  private var hasPicture: Bool { kind.traits.contains(.isOfPictures) && kind.host == nil }

  private func picture(named path: String) throws(AuthoringFault) -> Picture? {
    guard let image else {
      guard hasPicture else { return nil }
      return .written(NewFiles.File(path + ".png", PackageResources.postcard_png))
    }
    guard hasPicture else {
      throw AuthoringFault(
        .newImageOfAnother, "\(kind.keys.name) can't have --image",
        fix: "create a photo from it: zoetrope new photo")
    }
    guard case .other = FileType(of: image, followingLinks: true) else {
      throw .unreadable(image)
    }
    switch inspector.inspect(image, clock: 0) {
    case .picture(_, let ending): return .copy(of: image, at: "\(path).\(ending)")
    case .unreadable: throw .unreadable(image)
    case .foreign, .noPicture, .damaged:
      throw AuthoringFault(
        .newNotAnImage, "'\(image)' isn't a picture that a page can show",
        fix: "name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF")
    }
  }

  private func draft(
    _ today: CalendarDate, _ settings: SiteSettings, picture: String?
  ) throws(AuthoringFault) -> ModelDraft {
    let facts = NewFacts(title: title, today: today, settings: settings, picture: picture)
    if let new = kind.new { return try new.draft(facts) }
    let examples = kind.keys.keys.compactMap { key in key.example.map { (key.name, $0) } }
    let named = kind.keys.keys.contains { $0.name == "title" } ? [("title", facts.yamlTitle)] : []
    return ModelDraft(
      kind, named + examples + [("date", facts.date)], body: "Write your text here.")
  }

  /// Remarks, as sentences, on places in a trip's title that may not be the intended ones.
  package var remarks: [String] { kind.new?.remarks(on: title) ?? [] }
}

extension Slug {
  /// Whether it looks like a year.
  fileprivate var isYear: Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
