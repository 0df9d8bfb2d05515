import TestSupport
import Testing

/// A thousand files that came from another generator, with ten mistakes among them.
struct CorpusTests {
  /// A mistake, as a line of the front matter and a text.
  private static let causes = [
    ("date", "date: 2015-03-17 14:00:00 -0400", "Text."),
    ("mode", "mode: plane", "Text."),
    ("author", "author: rui", "Text."),
    ("alias", "aliases: old/page", "Text."),
    ("layout", "layout: post", "Text."),
    ("lat", "lat: 38.7", "Text."),
    ("image", "category: a", "![A tram](tram.jpg)"),
    ("link", "category: a", "[Porto](porto.md)"),
    ("shortcode", "category: a", "{{< youtube abc >}}"),
    ("html", "category: a", "<div class=\"note\">Hello</div>"),
  ]

  @Test func tellsTenCausesInAThousandFilesOnASinglePage() throws {
    let site = try TestSite()
    var files = [
      "Content/site.json": #"{"baseURL": "https://ana.example", "timeZone": "Europe/Lisbon"}"#
    ]
    for number in 0..<1000 {
      let (name, key, body) = Self.causes[number % Self.causes.count]
      files["Content/trips/\(name)-\(number).md"] = """
        ---
        title: Trip \(number)
        departure: 2015-03-17T08:00
        arrival: 2015-03-17T09:00
        origin: {name: Lisbon, timeZone: Europe/Lisbon}
        destination: {name: Porto, timeZone: Europe/Lisbon}
        \(key)
        ---

        \(body)

        """
    }
    try site.write(files)
    let run = try site.run("check")
    #expect(run.ending == .exit(1))
    let lines = run.error.split(separator: "\n")
    let told = lines.filter { $0.contains("error[") || $0.contains("warning[") }
    #expect(told.count == Self.causes.count, Comment(rawValue: run.error))
    // 2,109 before mistakes were grouped by their cause.
    #expect(lines.count == 41)
    #expect(lines.last == "600 errors, 103 warnings")
  }
}
