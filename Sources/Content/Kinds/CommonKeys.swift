import Basics
import Diagnostics
import Domain

/// Keys that every kind of model has, except `title`, which only some kinds require.
enum CommonKeys {
  static let schema = Key(
    "$schema", .text,
    "The JSON Schema that editors use to check the file. Zoetrope ignores it."
  )
  static let slug = Key("slug", .located(.slug), "The page's name in addresses and references.")
  static let id = Key(
    "id", .located(.identifier),
    "Your own identifier. It becomes the slug if you don't write a `slug`. An id that reveals "
      + "when or where a photo was taken isn't published.")
  static let summary = Key("summary", .text, "A sentence or two to show in lists.")
  static let body = Key(
    "body", .located(.markdown), "The page's Markdown text, if the page is in a JSON file.")
  static let date = Key(
    "date", .located(.time),
    "When the page was written. A future date causes a warning, but doesn't hide the page. To "
      + "hide it, use `publishDate`.")
  static let updated = Key("updated", .located(.time), "When the page was last changed.")
  static let tags = Key(
    "tags", .terms, "Tags. Each tag has its own page, which lists everything with that tag.")
  static let category = Key(
    "category", .words, "A category. Each category has its own page, which lists everything in it.")
  static let author = Key(
    "author",
    .raw("a person's slug, or a list of slugs and of objects with 'name' and 'url'", authorShape),
    "Who wrote the page: a person's slug, or names with links.")
  static let image = Key(
    "image", .words,
    "The picture shown on the page, on its card in lists, and in link previews.")
  static let draft = Key(
    "draft", .bool, restricts: .values(["true"]),
    "`true` if the page is unfinished. Drafts aren't published.")
  static let publishDate = Key(
    "publishDate", .located(.time), restricts: .always,
    "The page isn't published before this time, whatever its `date`.")
  static let expiryDate = Key(
    "expiryDate", .located(.time), restricts: .always,
    "From this time on, the page isn't published any more.")
  static let visibility = Key(
    "visibility", .enumeration(Visibility.self, isState: true),
    restricts: .values(["unlisted", "protected", "private"]),
    "Who can see the page: everyone, people with the link, people who sign in, or nobody.")
  static let audience = Key(
    "audience", .oneOrMore(.located(.slug)), restricts: .always,
    "The audiences in the settings that can open the page. Other visitors can't see it.")
  static let aliases = Key(
    "aliases", .oneOrMore(.publishedPath), "Other paths on this site that redirect to the page.")
  static let template = Key("template", .words, "The template for the page.")

  static let table = KeyTable(
    "a model", schema, slug, id, summary, body, date, updated, tags, category, author, image, draft,
    publishDate, expiryDate, visibility, audience, aliases, template)

  private static let authorShape = Shape.oneOf([
    slug.declaration.shape, .object(AuthorKeys.table),
    .list(.oneOf([slug.declaration.shape, .object(AuthorKeys.table)])),
  ])
}

/// Keys of an author who isn't a person on the site.
enum AuthorKeys {
  static let name = Key("name", .words, required: true, "The name.")
  static let url = Key("url", .webAddress, "A link to the author's website.")

  static let table = KeyTable("an author", name, url)

  static func read(_ reader: inout ObjectReader) -> Author? {
    let name = reader.read(name)
    let url = reader.read(url)
    return name.map { .named($0, url: url) }
  }
}

/// Values of the common keys. They become attributes once slug and title are known.
struct CommonValues {
  private var id: String?
  private let summary: String?
  private var date: Moment?
  private let updated: Moment?
  /// Tags; `nil` if the key is absent, which differs from an empty list.
  private let tags: [String]?
  private let category: String?
  private let authors: [Author]
  private let image: String?
  private let isDraft: Bool
  private let publishDate: Moment?
  private let expiryDate: Moment?
  private let visibility: Visibility
  private let audiences: [Slug]
  private let aliases: [String]
  private let template: String?

  init(_ reader: inout ObjectReader, _ context: ModelContext) {
    _ = reader.read(CommonKeys.schema)
    id = reader.read(CommonKeys.id)?.value
    summary = reader.read(CommonKeys.summary)
    date = reader.moment(CommonKeys.date, context)
    updated = reader.moment(CommonKeys.updated, context)
    let tags = Self.tags(reader.read(CommonKeys.tags), context.findings)
    self.tags = reader.has(CommonKeys.tags) ? tags : nil
    category = reader.read(CommonKeys.category)
    authors = Self.authors(reader.read(CommonKeys.author), context)
    image = reader.read(CommonKeys.image)
    isDraft = reader.read(CommonKeys.draft) ?? false
    publishDate = reader.moment(CommonKeys.publishDate, context)
    expiryDate = reader.moment(CommonKeys.expiryDate, context)
    (visibility, audiences) = Self.visibility(&reader, context)
    aliases = reader.read(CommonKeys.aliases) ?? []
    template = reader.read(CommonKeys.template)
  }

  /// Leaves out an id that reveals when or where a photo was taken, since feeds would show it.
  mutating func leaveOutID() { id = nil }

  /// Limits the date of a photo to what pages may show. It usually is when the photo was taken.
  mutating func showDate(as defaults: ModelDefaults) { date = date.map(defaults.shown) }

  /// Tags of a model.
  ///
  /// A text with spaces or commas outside a list causes a warning, since other programs read it as
  /// several tags. In a list, it is taken as written.
  private static func tags(_ written: WrittenTerms?, _ findings: Findings) -> [String] {
    switch written {
    case nil: return []
    case .list(let tags): return tags
    case .one(let tag):
      let names = tag.value.split { $0 == "," }
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .filter { !$0.isEmpty }
      let several =
        names.count > 1 ? names : tag.value.split(whereSeparator: \.isWhitespace).map(String.init)
      if several.count > 1 {
        // JSON and TOML require quotes around all texts.
        let isQuoted = findings.file.bytes[tag.range].first == UInt8(ascii: "\"")
        func list(_ tags: [String]) -> String {
          "[\(tags.map { isQuoted || $0.holds(",") ? "\"\($0)\"" : $0 }.joined(separator: ", "))]"
        }
        findings.report(
          .contentOneTag, at: tag.range, "'\(tag.value)' is one tag",
          fix: "write \(list(several)) for \(several.count) tags, or \(list([tag.value])) for one")
      }
      return [tag.value]
    }
  }

  /// Reads who can see the model. With a mistake it is private, so that a mistake never publishes
  /// it.
  private static func visibility(
    _ reader: inout ObjectReader, _ context: ModelContext
  ) -> (Visibility, [Slug]) {
    let stated = reader.read(CommonKeys.visibility)
    let written = reader.read(CommonKeys.audience) ?? []
    if reader.nameOfEmpty(CommonKeys.visibility) != nil
      || reader.nameOfEmpty(CommonKeys.audience) != nil
    {
      return (.private, [])
    }
    guard reader.has(CommonKeys.audience) || stated == .protected else {
      return (stated ?? (reader.has(CommonKeys.visibility) ? .private : .public), [])
    }
    let findings = context.findings
    let names = context.defaults.audiences
    guard reader.has(CommonKeys.audience) else {
      findings.report(
        .contentProtectedForNobody, at: reader.ranges[CommonKeys.visibility],
        "this is protected but names no audience, so no one could open it",
        fix: names.map { $0.isEmpty } ?? true
          ? "name one in 'audience', and in 'audiences' in Content/site.json"
          : "name one in 'audience': "
            + (names ?? []).map { "'\($0.text)'" }.joined(separator: ", "))
      return (.private, [])
    }
    if let stated, stated != .protected {
      findings.report(
        .contentAudienceUnprotected, at: reader.ranges[CommonKeys.audience],
        "an audience has no effect with the visibility '\(stated.rawValue)'",
        fix: "write the visibility 'protected', or remove the audience")
      return (.private, [])
    }
    var audiences: [Slug] = []
    for name in written {
      if let names, !names.contains(name.value) {
        let text = name.value.text
        findings.report(
          .contentUnknownAudience, at: name.range, "the settings have no audience '\(text)'",
          fix: didYouMean(suggestion(for: text, among: names.map(\.text)))
            ?? #"add { "name": "\#(text)", "title": "…" } to 'audiences' in Content/site.json"#)
      } else if !audiences.contains(name.value) {
        audiences.append(name.value)
      }
    }
    return audiences.isEmpty ? (.private, []) : (.protected, audiences)
  }

  /// Whether a picture's keywords would become tags, but are more than a model may have.
  func leavesOutKeywords(of picture: PictureFacts?) -> Bool {
    tags == nil && (picture?.keywords.count ?? 0) > Attributes.mostTags
  }

  /// Makes the attributes. A missing summary and missing tags come from the picture. Only the first
  /// keywords become tags, since a program wrote them without a limit.
  func attributes(
    slug: Slug, title: String, _ picture: PictureFacts?
  ) throws(AttributesFault) -> Attributes {
    try Attributes(
      slug: slug, title: title, id: id, summary: summary ?? picture?.summary, date: date,
      updated: updated,
      tags: tags ?? (picture?.keywords.prefix(Attributes.mostTags)).map(Array.init) ?? [],
      category: category, authors: authors, image: image, isDraft: isDraft,
      publishDate: publishDate, expiryDate: expiryDate, visibility: visibility,
      audiences: audiences, aliases: aliases, template: template)
  }

  /// Reads each author separately, so that a wrong one doesn't hide the references of others.
  private static func authors(_ value: Value?, _ context: ModelContext) -> [Author] {
    guard let value else { return [] }
    let key = CommonKeys.author
    if case .array(let elements) = value.kind {
      return elements.compactMap { author($0, element: true) }
    }
    return author(value, element: false).map { [$0] } ?? []

    func author(_ value: Value, element: Bool) -> Author? {
      if case .object = value.kind {
        return context.findings.read(value, as: AuthorKeys.table, path: key.name, AuthorKeys.read)
      }
      let slug = key.convert(value, as: .located(.slug), element: element, context.findings)
      return context.refer(to: .people, slug, by: key.name).map(Author.person)
    }
  }
}
