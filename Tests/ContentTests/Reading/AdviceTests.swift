import Testing

@testable import Content

/// Advice on beginners' mistakes, which must work as it is written.
struct AdviceTests {
  @Test(arguments: [
    ("pages", "title: A\nauthors:\n  - ana", "write author: ana"),
    ("pages", "title: A\npermalink: /a/", "remove it: this is the page's address anyway"),
    ("pages", "title: A\npermalink: /about-me/", "write slug: about-me"),
    ("pages", "title: A\npermalink: /old/about-me/", "write aliases: /old/about-me/"),
    ("pages", "title: A\nurl: My Page", "write slug: my-page"),
    ("pages", "title: A\ntaxonomies: {tags: [a]}", "write it as 'tags'"),
    (
      "pages", "title: A\nvisibility: family",
      "write one of them; to show the page to some people only, write 'protected', and name them "
        + "in 'audience'"
    ),
    ("photos", "title: A\nimage: a.jpg", "write 'file' instead of 'image'"),
    (
      "trips",
      "departure: 2026-05-01T22:00Z\narrival: 2026-05-01T06:00Z\norigin: A\ndestination: B",
      "write 2026-05-02T06:00Z if it arrives on the next day, or correct one of the times"
    ),
    (
      "trips",
      "departure: 2026-05-01T10:00\narrival: 2026-05-01T12:00\norigin: lis\ndestination: OPO",
      "write origin: LIS for the airport of Lisbon, or give the place its time zone, or write "
        + "'departure' with its offset, as in +01:00"
    ),
    ("pages", "title: A\nvisibility: privat", "did you mean 'private'?"),
    (
      "trips", "departure: 2026-05-01\narrival: 2026-05-01\norigin: {name: A, country: Spain}",
      "write ES"
    ),
    (
      "trips", "departure: 2026-05-01\narrival: 2026-05-01\norigin: {name: A, country: Spanien}",
      "write ES"
    ),
    (
      "trips", "departure: 2026-05-01\narrival: 2026-05-01\nactualDeparture: 8:18",
      "write the day before it, as in 2026-05-02T08:18"
    ),
    ("trips", "departure: 2026-05-01\narrival: 2026-05-01\nbudget: 1,000", "write 1000 or 1.0"),
    (
      "trips", "departure: 2026-05-01\narrival: 2026-05-01\nbudget: -€15.25",
      "write -15.25, and EUR as 'currency'"
    ),
  ])
  func worksAsItIsWritten(kind: String, keys: String, fix: String) throws {
    let loaded = try TestSite(["Content/\(kind)/a.md": "---\n\(keys)\n---\n"]).load()
    #expect(loaded.diagnostics.map(\.fix).contains(fix), "\(loaded.report)")
  }

  @Test(arguments: [
    ("htps://ana.example", "write https://ana.example"),
    ("https:/ana.example", "write https://ana.example"),
    ("ana.example", "write https://ana.example"),
  ])
  func writesASitesAddress(text: String, fix: String) throws {
    let loaded = try TestSite(["Content/site.json": #"{"baseURL": "\#(text)"}"#]).load()
    #expect(loaded.diagnostics.map(\.fix).contains(fix), "\(loaded.report)")
  }

  /// A page that lost the line above its front matter, in its first file and with a further one.
  @Test func namesAMissingFence() throws {
    let text = "departure: 2026-05-01\narrival: 2026-05-01\n---\nText.\n"
    let loaded = try TestSite(["Content/trips/a.md": text]).load()
    #expect(
      loaded.diagnostics.map(\.fix) == [
        "write a line '---' above this line, and another below the last key; to show it as text, "
          + "write it between backticks"
      ])
    #expect(try TestSite(["Content/trips/a.md": "---\n" + text]).load().ids == [])
    #expect(
      try TestSite(["Content/trips/a.md": "---\ndeparture: 0\narrival: 0\n---\n" + text]).load().ids
        == ["content-settings-in-text"])
  }
}
