import Diagnostics
import Domain
import Tracks

/// Keys of `Content/site.json`.
enum SettingsReader {
  static let title = Key("title", .words, "The site's name.")
  static let baseURL = Key("baseURL", .baseURL, "The address where the site is published.")
  static let locale = Key(
    "locale", .locale,
    "The language and region for dates, times and amounts.")
  static let timeZone = Key("timeZone", .zone, "The time zone for times that don't have one.")
  static let currency = Key("currency", .currency, "The currency for amounts that don't have one.")
  static let settleIn = Key(
    "settleIn", .currency,
    "The currency in which people settle shared costs. If you leave it out, each currency is "
      + "settled separately.")
  static let description = Key(
    "description", .text,
    "A sentence that describes the site to search engines.")
  static let author = Key("author", .located(.slug), "The slug of the person who owns the site.")
  static let pageSize = Key(
    "pageSize", .integer(in: 1...1000), "How many entries a list shows on each page.")
  static let navigation = Key(
    "navigation", .list(of: .object(NavigationReader.table, NavigationReader.read)),
    "The links in the navigation of every page.")
  static let switches = Key(
    "switches", .distinct(.enumeration(SiteSettings.Switch.self)),
    "The switches that visitors find on `/settings/`, in this order. `dark` is also in the header "
      + "of every page. If you list no switches, the site has no settings page.")
  static let icon = Key(
    "icon", .oneOrMore(.located(.words)),
    "The path of the site's icon, relative to `Content/`, or a list of paths. An icon is an SVG "
      + "file, or a square PNG or ICO file."
  )
  static let themeColor = Key(
    "themeColor", .colors(.color, dark: .color),
    "The colour that browsers use around the page. Write `{light, dark}` to set one for each "
      + "theme.")
  static let accent = Key(
    "accent", .colors(.color(on: .light), dark: .color(on: .dark)),
    "The colour of links and buttons, with enough contrast to be readable. Write `{light, "
      + "dark}` to set one for each theme."
  )
  static let font = Key(
    "font", .enumeration(SiteSettings.Font.self),
    "The typeface of titles and text, chosen from the fonts on the reader's system.")
  static let license = Key(
    "license", .object(LicenseKeys.table, LicenseKeys.read),
    "The licence for texts and photos, shown in the footer of every page.")
  static let contact = Key(
    "contact", .contact, "How to reach you, linked in the footer of every page.")
  static let redirects = Key(
    "redirects", .list(of: .object(RedirectKeys.table, RedirectKeys.read)),
    "Redirects from former addresses. For a page that still exists, you can use its "
      + "`aliases` instead.")
  static let markdown = Key(
    "markdown", .object(MarkdownKeys.table, MarkdownKeys.read),
    "Extensions to CommonMark. All are on unless you set them to `false`.")
  static let photos = Key(
    "photos", .raw("an object", .object(PhotoSettingsKeys.table)),
    "How pictures are published.")
  static let delayedFrom = Key(
    "delayedFrom", .integer(in: 1...1440),
    "A trip counts as late or early if it differs from its schedule by at least this many minutes. "
      + "The default is 1.")
  static let calendars = Key(
    "calendars", .enumeration(SiteSettings.Calendars.self),
    "Which trips have their own calendar file: journeys and trips that aren't over (`coming`, the "
      + "default), or `all`. `/trips/trips.ics` always contains every trip.")
  static let hidden = Key(
    "hidden",
    .raw(
      "a list of circles, or the path of a JSON file with one",
      .oneOf([.list(.object(HiddenCircleKeys.table)), .text(.words)])),
    restricts: .always,
    "Circles inside which no coordinates are published, each as `{latitude, longitude, radius}`. "
      + "To create one, run `zoetrope hide`. Instead of the list, you can write the path of a "
      + "JSON file that contains it, relative to the site's folder.")
  static let audiences = Key(
    "audiences", .list(of: .object(AudienceKeys.table, AudienceKeys.read)), restricts: .always,
    "Groups of people who can open pages with `visibility: protected`. `zoetrope audience` "
      + "manages their passwords.")
  static let ignoredKeys = Key(
    "ignoredKeys", .oneOrMore(.located(.text)),
    "Keys of other programs, such as `pinned`. Zoetrope ignores these keys, and everything inside "
      + "them, without a message.")
  static let unsafeHTML = Key("unsafeHTML", .bool, "`true` to keep HTML in Markdown.")

  static let table = KeyTable(
    "the site", CommonKeys.schema, title, baseURL, locale, timeZone, currency, settleIn,
    description, author,
    pageSize, navigation, switches, icon, themeColor, accent, font, license, contact, redirects,
    markdown, photos, delayedFrom, calendars, hidden, audiences, ignoredKeys,
    unsafeHTML)

  /// Reads every valid setting. An invalid one keeps its default.
  static func read(_ value: Value, _ findings: Findings) -> LoadedSettings {
    var loaded = LoadedSettings.unreadable
    guard var reader = ObjectReader(value, as: table, findings) else { return loaded }
    let defaults = SiteSettings()
    var settings = defaults
    settings.ignoredKeys = ignored(reader.read(ignoredKeys) ?? [], findings)
    if let value = reader.read(hidden) {
      (loaded.hiding, settings.hidden) = (hiding(value, findings), circles(value, findings))
    }
    findings.hidden = settings.hidden
    _ = reader.read(CommonKeys.schema)
    settings.title = reader.read(title) ?? defaults.title
    settings.baseURL = reader.read(baseURL)
    settings.lacksBaseURL = !reader.has(baseURL) && !reader.hasUnknownKey(for: baseURL)
    settings.locale = reader.read(locale) ?? defaults.locale
    let zone = reader.read(timeZone)
    loaded.zoneSource = zone != nil ? .stated : reader.has(timeZone) ? .wrong : .unstated
    settings.timeZone = zone ?? defaults.timeZone
    let currency = reader.read(currency)
    loaded.currency = reader.has(Self.currency) ? currency : defaults.currency
    settings.currency = currency ?? defaults.currency
    settings.settleIn = reader.read(settleIn)
    settings.delayedFrom = reader.read(delayedFrom) ?? defaults.delayedFrom
    settings.calendars = reader.read(calendars) ?? defaults.calendars
    settings.description = reader.read(description)
    loaded.author = reader.read(author).map { reference($0, findings) }
    settings.author = loaded.author?.slug
    settings.pageSize = reader.read(pageSize) ?? defaults.pageSize
    settings.navigation = reader.read(navigation)
    settings.switches = reader.read(switches) ?? defaults.switches
    settings.icons = (reader.read(icon) ?? []).map {
      SiteSettings.Icon(path: $0.value, place: findings.file.place($0.range))
    }
    settings.themeColor = reader.read(themeColor)
    settings.accent = reader.read(accent)
    settings.font = reader.read(font) ?? defaults.font
    settings.license = reader.read(license)
    settings.contact = reader.read(contact)
    settings.redirects = reader.read(redirects) ?? defaults.redirects
    settings.markdown = reader.read(markdown) ?? defaults.markdown
    loaded.isContactWrong = reader.has(contact) && settings.contact == nil
    if let value = reader.read(photos) {
      let photos = photoSettings(value, loaded.currency, findings)
      settings.photos = photos ?? defaults.photos
      loaded.isContactWrong = loaded.isContactWrong || photos == nil
    }
    let audiences = reader.read(audiences)
    settings.audiences = AudienceKeys.distinct(audiences ?? [], findings)
    loaded.areAudiencesWrong =
      reader.has(Self.audiences) && settings.audiences.count != audiences?.count
    settings.unsafeHTML = reader.read(unsafeHTML) ?? defaults.unsafeHTML
    reader.reportPasswords {
      ContentDiagnostics.passwordInSettings(of: settings.audiences.first?.name, at: $0)
    }
    _ = reader.finish()
    loaded.settings = settings
    return loaded
  }

  private static func reference(_ author: Located<Slug>, _ findings: Findings) -> Reference {
    Reference(
      field: Self.author.name, kind: .people, slug: author.value,
      file: ContentSource(findings.file), range: author.range)
  }

  /// Names of keys to ignore from here on. A restricting key is refused, because it is never
  /// ignored.
  private static func ignored(_ names: [Located<String>], _ findings: Findings) -> Set<String> {
    findings.takesNullAsAbsent = true
    let keyGuard = findings.keyGuard
    for name in names where keyGuard.restricts(name.value) {
      findings.report(
        .contentIgnoredRestriction, at: name.range,
        "'\(name.value)' limits who sees a page, so Zoetrope never ignores it",
        fix: "remove it from '\(SettingsReader.ignoredKeys.name)'")
    }
    let ignored = Set(names.map(\.value).filter { !keyGuard.restricts($0) })
    findings.keyGuard = keyGuard.ignoring(ignored)
    return ignored
  }

  private static func photoSettings(
    _ value: Value, _ currency: Currency?, _ findings: Findings
  ) -> PhotoSettings? {
    findings.read(value, as: PhotoSettingsKeys.table, path: photos.name) {
      PhotoSettingsKeys.read(&$0, currency)
    }
  }

  private static func hiding(_ value: Value, _ findings: Findings) -> WrittenHiding {
    if case .array = value.kind { return .circles }
    guard !value.isEmpty else {
      findings.report(at: value.range) { place in
        RestrictionDiagnostics.empty(
          hidden.name, hidden.declaration, .always, findings.file, at: place)
      }
      return .nothing
    }
    return hidden.convert(value, as: .located(.words), findings).map(WrittenHiding.file) ?? .nothing
  }

  private static func circles(_ value: Value, _ findings: Findings) -> [HiddenCircle] {
    guard case .array = value.kind else { return [] }
    return hidden.convert(value, as: HiddenCircleKeys.list, findings) ?? []
  }
}

/// Settings, and more facts about them that are needed for reading content.
struct LoadedSettings: Sendable {
  var settings = SiteSettings()
  /// The currency; `nil` if the file states an invalid one.
  var currency: Currency? = SiteSettings().currency
  var author: Reference?
  /// Whether a wrong part of the file may state an address where visitors can ask.
  var isContactWrong = false
  /// Whether the file may have audiences with mistakes.
  var areAudiencesWrong = false
  var zoneSource = Source.unstated
  var hiding = WrittenHiding.nothing
  /// Hash of the file's bytes, and of the bytes of a file with hidden circles.
  var hash: UInt64 = 0

  /// Origin of a setting.
  enum Source: String, Sendable, Hashable {
    case stated
    /// The file doesn't state it, and the default is used.
    case unstated
    /// The file states an invalid value, which is reported.
    case wrong
  }

  /// Settings of an unreadable file, for which no further diagnostics are reported.
  static var unreadable: LoadedSettings {
    var loaded = LoadedSettings()
    loaded.zoneSource = .wrong
    loaded.isContactWrong = true
    loaded.areAudiencesWrong = true
    loaded.settings.lacksBaseURL = false
    return loaded
  }
}

private enum NavigationReader {
  static let name = Key("name", .words, required: true, "The text of the link.")
  static let url = Key("url", .link, required: true, "The target of the link.")

  static let table = KeyTable("a navigation link", name, url)

  static func read(_ reader: inout ObjectReader) -> SiteSettings.NavigationItem? {
    let name = reader.read(name)
    let url = reader.read(url)
    guard let name, let url else { return nil }
    return SiteSettings.NavigationItem(name: name, url: url)
  }
}

extension ValueType where T == BaseURL {
  fileprivate static var baseURL: Self {
    .parsed("an address such as https://ana.example/journal", .baseURL) { text throws(Fault) in
      do throws(BaseURLFault) {
        return try BaseURL(text)
      } catch {
        throw Fault(error, in: text)
      }
    }
  }
}

extension TextForm {
  /// Form of a `BaseURL`, except for the numbers of ports.
  fileprivate static let baseURL: TextForm = {
    let label = "[A-Za-z0-9][-A-Za-z0-9]*"
    return TextForm(
      #"^[Hh][Tt][Tt][Pp][Ss]?://\#(label)(?:\.\#(label))*(?::[0-9]+)?"#
        + #"(?:/(?!\.{1,2}(?:/|$))[-A-Za-z0-9._~]*)*$"#)
  }()

  /// A language with optional script, region and variant, as in ICU's names.
  fileprivate static let locale = TextForm(
    "^[a-z]{2,3}(?:[_-](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}|[0-9A-Z]{4,8}))*$",
    examples: ["de_DE", "en_GB", "en_US", "es_ES", "fr_FR", "it_IT", "ja_JP", "nl_NL", "pt_PT"])
}

extension ValueType where T == String {
  fileprivate static var locale: Self {
    .parsed("a locale such as en_US or pt_PT", .locale) { text throws(Fault) in
      guard let locale = LocaleName(text) else {
        throw Fault(
          "'\(text)' isn't one", fix: "write the codes of a language and a country, such as en_GB")
      }
      return locale.text
    }
  }
}
