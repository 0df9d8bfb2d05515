package import Content
package import Domain

/// A new site: a trip, a photo, an account, the settings, and files for editors.
package struct StarterSite: Sendable {
  private let today: String
  private let zone: Zone
  private let editor: EditorSettings
  private let kinds: ContentKinds

  /// Creates a site in a time zone; its models have the date of `now` in that zone.
  package init(at now: Instant, in zone: Zone = .utc, kinds: ContentKinds = .builtIn) {
    self.zone = zone
    today = CalendarDate(now, in: zone).written
    editor = EditorSettings(kinds)
    self.kinds = kinds
  }

  /// Writes the site into a folder, which is created if it is missing. If any file exists, nothing
  /// is written, except that an existing README or `.gitignore` is kept. Returns the paths of the
  /// written files below the folder, without the schemas.
  package func write(to folder: String) throws(AuthoringFault) -> [String] {
    let schemas = SchemaFolder.schemas(of: kinds).map {
      NewFiles.File("\(SchemaFolder.defaultPath)/\($0.path)", $0.text)
    }
    let files = files.filter { !Self.isKept($0.path, in: folder) }
    try NewFiles.write(files + schemas, in: folder)
    return files.map(\.path)
  }

  /// Whether the file exists as a regular file and may be kept.
  private static func isKept(_ path: String, in folder: String) -> Bool {
    guard path == "README.md" || path == ".gitignore" else { return false }
    return FileType.isRegularFile("\(folder)/\(path)")
  }

  private var files: [NewFiles.File] {
    [
      .init("Content/site.json", settings),
      .init("Content/trips/lisbon-to-porto.md", trip),
      .init("Content/photos/first-evening.md", photo),
      .init("Content/photos/first-evening.png", PackageResources.postcard_png),
      .init("Content/accounts/travel-money.json", account),
      .init("Content/pages/about.md", about),
      .init("README.md", StarterManual(trip: "Content/trips/lisbon-to-porto.md").text),
      // Ignores the keys of protected pages, including temporary files while a key file is written.
      .init(".gitignore", "/Output/\n/.zoetrope/\n*audience-keys.json*\n"),
      .init(".vscode/settings.json", editor.settings),
      .init(".vscode/tasks.json", editor.tasks),
      .init(".vscode/zoetrope.code-snippets", editor.snippets),
    ]
  }

  /// Every setting is written, because JSON has no comments in which absent ones could be named.
  /// Null counts as absent; the README and the schema explain each setting.
  private var settings: String {
    let defaults = SiteSettings()
    return """
      {
        "$schema": "../\(SchemaFolder.defaultPath)/site.json",
        "title": "\(defaults.title)",
        "description": null,
        "baseURL": null,
        "author": null,
        "locale": "\(defaults.locale)",
        "timeZone": "\(zone.identifier)",
        "currency": "\(defaults.currency.code)",
        "settleIn": null,
        "pageSize": \(defaults.pageSize),
        "navigation": [
          { "name": "Trips", "url": "/trips/" },
          { "name": "Photos", "url": "/photos/" },
          { "name": "Accounts", "url": "/accounts/" },
          { "name": "About", "url": "/about/" }
        ],
        "switches": ["\(SiteSettings.Switch.dark.rawValue)"],
        "icon": null,
        "themeColor": null,
        "accent": null,
        "font": "\(defaults.font.rawValue)",
        "license": null,
        "contact": null,
        "redirects": null,
        "markdown": null,
        "photos": null,
        "delayedFrom": \(defaults.delayedFrom),
        "calendars": "\(defaults.calendars.rawValue)",
        "ignoredKeys": [],
        "unsafeHTML": \(defaults.unsafeHTML)
      }

      """
  }

  private var trip: String {
    """
    ---
    departure: \(today)T09:39
    arrival: \(today)T12:53
    # The actual departure. Without this line, the page shows no delay.
    actualDeparture: \(today)T09:44
    origin:
      name: Lisbon
      timeZone: Europe/Lisbon
    destination:
      name: Porto
      timeZone: Europe/Lisbon
    mode: train
    date: \(today)
    tags: [portugal, rail]
    ---

    This trip is an example for you to change. The lines above are its **facts**: change a time,
    and the delay, the duration and the lists change with it. This text is its story, in Markdown.

    To show a photo, name its file like an image:

    ![](../photos/first-evening.md)

    """
  }

  private var photo: String {
    """
    ---
    title: First evening
    file: first-evening.png
    alt: The sun goes down behind two rows of hills.
    date: \(today)
    trip: lisbon-to-porto
    ---

    Put your own picture next to this file, and name it in `file`.

    """
  }

  private var about: String {
    """
    ---
    title: About
    ---

    Write here who you are, and why you keep this journal.

    """
  }

  private var account: String {
    """
    {
      "$schema": "../../\(SchemaFolder.defaultPath)/account.json",
      "name": "Travel money",
      "openingBalance": 100,
      "entries": [
        { "date": "\(today)", "payee": "Train to Porto", "amount": -25, "trip": "lisbon-to-porto" }
      ],
      "date": "\(today)",
      "body": "You can write an account in JSON, like this one, or in Markdown, like the trip."
    }

    """
  }
}
