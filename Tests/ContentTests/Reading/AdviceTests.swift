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
  ])
  func worksAsItIsWritten(kind: String, keys: String, fix: String) throws {
    let loaded = try TestSite(["Content/\(kind)/a.md": "---\n\(keys)\n---\n"]).load()
    #expect(loaded.diagnostics.map(\.fix).contains(fix), "\(loaded.report)")
  }
}
