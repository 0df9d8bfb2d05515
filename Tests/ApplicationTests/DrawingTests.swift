import TestSupport
import Testing

@testable import Application

/// Drawings beside content, from their files to the pages that show them.
@Suite struct DrawingTests {
  private static let plan = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Created by Ana -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:editor" x:docname="/home/ana/plan.svg"
      viewBox="0 0 80 60"><metadata>Ana</metadata><rect width="80" height="60" fill="#048"/></svg>
    """
  private static let cleaned = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" \
    fill="#048"/></svg>

    """
  private static let trip = "departure: 2026-01-10\narrival: 2026-01-10\n"

  private func site(
    _ files: [String: TemporaryFolder.File], plan: String = plan
  ) throws -> MadeSite {
    try made(files.merging(["Content/trips/lisbon/plan.svg": .text(plan)]) { $1 })
  }

  @Test func isShownInTextsWithItsSize() throws {
    let site = try site([
      "Content/trips/lisbon/index.md":
        .text("---\n\(Self.trip)---\nSee ![Plan](plan.svg) and [it](plan.svg).\n")
    ])
    #expect(!site.report.contains("error"), "\(site.report)")
    #expect(site["trips/lisbon/plan.svg"] == Self.cleaned)
    #expect(
      site["trips/lisbon/index.html"].contains(
        #"<img src="/trips/lisbon/plan.svg" alt="Plan" width="80" height="60""#))
    #expect(!site["trips/lisbon/index.html"].contains("<picture"))
  }

  @Test func isNotPublishedUnlessNamed() throws {
    let site = try site(["Content/trips/lisbon/index.md": .text("---\n\(Self.trip)---\nText.\n")])
    #expect(site.files["trips/lisbon/plan.svg"] == nil)
    #expect(site.ids == ["content-unnamed-files"])
  }

  /// A cover is an image of the page; sites that show links show no SVG.
  @Test func isACoverButNoImageForSharing() throws {
    let base: TemporaryFolder.File = #"{"baseURL": "https://ana.example"}"#
    let model = "---\n\(Self.trip)image: plan.svg\n---\nText.\n"
    let site = try site(["Content/trips/lisbon/index.md": .text(model), "Content/site.json": base])
    #expect(!site.report.contains("error"), "\(site.report)")
    let page = site["trips/lisbon/index.html"]
    #expect(page.contains(#"src="/trips/lisbon/plan.svg" alt="" width="80" height="60""#))
    #expect(!page.contains("og:image"))
    #expect(page.contains(#"content="summary""#))
    // Neither do search engines and feed readers.
    #expect(!page.contains(#""image""#))
    for feed in ["feed.json", "feed.xml"] {
      #expect(site[feed].contains("/trips/lisbon/"), "\(feed)")
      #expect(!site[feed].contains("plan.svg"), "\(feed)")
    }
  }

  @Test func isNoPhotograph() throws {
    let site = try made([
      "Content/photos/plan.md": "---\ntitle: Plan\nfile: plan.svg\n---\n",
      "Content/photos/plan.svg": .text(Self.plan),
    ])
    #expect(
      site.report == """
        Content/photos/plan.md:3:7: error[content-not-an-image]: 'file' names a drawing, which isn't a photo
            3 | file: plan.svg
              |       ^~~~~~~~ show it in a page's text, as in '![](plan.svg)', or export it as JPEG or PNG

        """)
  }

  @Test func isNoPictureOfAnAlbum() throws {
    let site = try made([
      "Content/photos/iceland/index.md": "---\ntitle: Iceland\n---\n![](plan.svg)\n",
      "Content/photos/iceland/plan.svg": .text(Self.plan),
      "Content/photos/iceland/sand.gif": .gif(4, 5),
    ])
    #expect(!site.report.contains("error"), "\(site.report)")
    #expect(site.files["photos/iceland/plan.svg"] != nil)
    #expect(site.files["photos/iceland-sand/index.html"] != nil)
    #expect(site.files["photos/iceland-plan/index.html"] == nil)
  }

  @Test func mistakesAreToldOnceWithTheirPlace() throws {
    let site = try site(
      [
        "Content/trips/lisbon/index.md":
          .text("---\n\(Self.trip)image: plan.svg\n---\n![](plan.svg)\n")
      ],
      plan: "<svg xmlns=\"http://www.w3.org/2000/svg\">\n  <g onload=\"f()\"/>\n</svg>")
    #expect(
      site.report == """
        Content/trips/lisbon/plan.svg:2:6: error[drawing-active]: 'onload' runs a script on an event
            2 |   <g onload="f()"/>
              |      ^~~~~~ remove it

        """)
  }

  @Test(arguments: ["plan.xml", "plan.png", "plan", "plan.svgz", "plan.html"])
  func needsTheNameOfADrawing(_ name: String) throws {
    let site = try made([
      "Content/pages/a.md": .text("---\ntitle: A\n---\n[a](\(name))\n"),
      .init("Content/pages/\(name)"): .text(Self.plan),
    ])
    #expect(site.ids == ["image-wrong-name"])
  }

  @Test func isPublishedAsItIsWhereTheOwnerVouchesForIt() throws {
    let script =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'><script>1</script></svg>"
    let site = try made([
      "Content/pages/a.md": "---\ntitle: A\n---\n![](/plan.svg)\n",
      "Content/public/plan.svg": .text(script),
    ])
    #expect(site.report == "")
    #expect(site["plan.svg"] == script)
  }
}
