package import Content
package import Domain

/// A new site: a trip, a photo of it, what it cost, the settings, and what editors need.
package struct StarterSite: Sendable {
  private let today: String
  private let editor: EditorSettings
  private let kinds: ContentKinds

  /// The models are dated with the day of an instant in UTC, the zone of a site that names none.
  package init(at now: Instant, kinds: ContentKinds = .builtIn) {
    today = CalendarDate(now, in: .utc).written
    editor = EditorSettings(kinds)
    self.kinds = kinds
  }

  /// Writes all of it into a folder, which is made where it is missing, or nothing where one of the
  /// files exists; only what a new repository begins with stays as it is. Gives the paths below the
  /// folder of what it wrote, without those of schemas.
  package func write(to folder: String) throws(AuthoringFault) -> [String] {
    let schemas = SchemaFolder.schemas(of: kinds).map {
      NewFiles.File("\(SchemaFolder.defaultPath)/\($0.path)", $0.text)
    }
    let files = files.filter { !Self.isKept($0.path, in: folder) }
    try NewFiles.write(files + schemas, in: folder)
    return files.map(\.path)
  }

  /// Whether a file is there that no site stands or falls with. A link is none.
  private static func isKept(_ path: String, in folder: String) -> Bool {
    guard path == "README.md" || path == ".gitignore" else { return false }
    return FileType.isRegularFile("\(folder)/\(path)")
  }

  private var files: [NewFiles.File] {
    [
      .init("Content/site.json", settings),
      .init("Content/trips/lisbon-to-porto.md", trip),
      .init("Content/photos/first-evening.md", photo),
      .init("Content/photos/first-evening.png", Postcard.png),
      .init("Content/accounts/travel-money.json", account),
      .init("README.md", StarterManual(trip: "Content/trips/lisbon-to-porto.md").text),
      .init(".gitignore", "/Output/\n/.zoetrope/\n"),
      .init(".vscode/settings.json", editor.settings),
      .init(".vscode/tasks.json", editor.tasks),
      .init(".vscode/zoetrope.code-snippets", editor.snippets),
    ]
  }

  /// Every setting, since JSON has no comments that could name those that are left out: null
  /// counts as absent, and the README and the schema say what each is.
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
        "timeZone": "\(defaults.timeZone.identifier)",
        "currency": "\(defaults.currency.code)",
        "pageSize": \(defaults.pageSize),
        "navigation": null,
        "switches": ["\(SiteSettings.Switch.dark.rawValue)"],
        "redirects": null,
        "markdown": null,
        "unsafeHTML": \(defaults.unsafeHTML)
      }

      """
  }

  private var trip: String {
    """
    ---
    departure: \(today)T09:39
    arrival: \(today)T12:53
    # When it really left. Take the line away, and nothing is said of a delay.
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

    This trip is here to be changed. What stands above are its **facts**: change a time, and the
    delay, the duration and the lists follow. What stands here is its story, in Markdown.

    A photo is shown where its file is named like an image:

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

    Put a picture of your own beside this file, and name it in `file`.

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
      "body": "An account may be written in JSON, as this one is, or in Markdown like the trip."
    }

    """
  }
}
