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

  /// Creates a model; without a slug, the title makes one. `image` is the path of a photo's
  /// picture, at which the inspector looks; `journey` the slug or the title of the journey that a
  /// trip is a part of.
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
  /// `reserved` returns slugs of pages that the site's settings reserve.
  package func write(
    in site: String, at now: Instant, reserved: (SiteSettings) -> [String] = { _ in [] }
  ) throws(AuthoringFault) -> [String] {
    guard FileType.isFolder(site + "/Content") else {
      throw .noSite(site)
    }
    // Mistakes of the site are left to `check`.
    let content = ContentLoader(site: site, kinds: kinds, jobs: 2).load(DiagnosticCollector())
    let today = CalendarDate(now, in: content.settings.timeZone)
    if journey != nil, kind != .trips {
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
      today, content.settings, file: picture?.path.components(separatedBy: "/").last)
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
    guard kind != .trips || !slug.isYear else {
      throw AuthoringFault(
        .newReservedSlug,
        "no trip can have the slug '\(slug)', because the list of that year's trips is there",
        fix: "choose another slug, such as --slug in-\(slug)")
    }
    let reserved = kind == .pages ? reserved + kinds.folders : []
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

  /// Picture of a new photo: the copy of a file, or one that stands for it.
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

  private func picture(named path: String) throws(AuthoringFault) -> Picture? {
    guard let image else {
      guard kind == .photos else { return nil }
      return .written(NewFiles.File(path + ".png", PackageResources.postcard_png))
    }
    guard kind == .photos else {
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
    _ today: CalendarDate, _ settings: SiteSettings, file: String?
  ) throws(AuthoringFault) -> ModelDraft {
    let (title, date) = (YAMLText(title).text, today.written)
    switch kind {
    case .trips:
      let ends = TripEnds(self.title)
      let origin = ends.map { NewPlace($0.origin) }
      let destination = ends.map { NewPlace($0.destination) }
      let times = NewTripTimes(on: today, from: origin, to: destination)
      return ModelDraft(
        .trips,
        [
          "title": ends == nil ? title : nil,
          "departure": times.departure, "arrival": times.arrival, "origin": origin?.yaml,
          "destination": destination?.yaml, "date": date,
        ], body: "Write your story here.")
    case .photos:
      return ModelDraft(
        .photos,
        [
          "title": title, "file": file.map { YAMLText($0).text },
          // Nobody but the author can say it, and a wrong guess would not be told.
          "alt": " # describe the picture for people who can't see it", "date": date,
        ], body: "Write about the photo here.")
    case .accounts:
      let entry = "\n  - date: \(date)\n    payee: Ticket office\n    amount: -25"
      return ModelDraft(
        .accounts,
        [
          "name": title, "currency": settings.currency.code, "openingBalance": "100",
          "entries": entry, "date": date,
        ], body: "Write about the account here.")
    case .people:
      let names = self.title.split(separator: " ")
      guard names.count > 1, let last = names.last else {
        throw AuthoringFault(
          .newOneName, "a person needs a first and a last name, but '\(self.title)' is only one",
          fix: "write both, as in \"Ana Lima\"")
      }
      return ModelDraft(
        .people,
        [
          "firstName": YAMLText(names.dropLast().joined(separator: " ")).text,
          "lastName": YAMLText(String(last)).text, "date": date,
        ], body: "Write about the person here.")
    default:
      let examples = kind.keys.keys.compactMap { key in key.example.map { (key.name, $0) } }
      let named = kind.keys.keys.contains { $0.name == "title" } ? [("title", title)] : []
      return ModelDraft(
        kind, named + examples + [("date", date)], body: "Write your text here.")
    }
  }
}

extension NewModel {
  /// Remarks on places of a trip's title that may not be those that are meant, as sentences.
  package var remarks: [String] {
    guard kind == .trips, let ends = TripEnds(title) else { return [] }
    return [ends.origin, ends.destination].compactMap { NewPlace($0).remark }
  }
}

extension Slug {
  /// Whether it is written as a year.
  fileprivate var isYear: Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
