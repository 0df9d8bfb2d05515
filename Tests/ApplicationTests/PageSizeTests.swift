import Diagnostics
import Domain
import Markup
import Templating
import TestSupport
import Testing

@testable import Application

/// The size limit of pages and files, from both sides.
@Suite struct PageSizeTests {
  private static let megabyte = 1 << 20
  /// Text beside each item of a list, so that few items reach the limit.
  private static let filling = String(repeating: ".", count: 10_000)

  private func trips(_ count: Int) -> [String: TemporaryFolder.File] {
    var files: [String: TemporaryFolder.File] = [:]
    for number in 1...count {
      files["Content/trips/t\(number).md"] =
        "---\ntitle: T\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n"
    }
    return files
  }

  private func nested(_ text: String, in section: String, _ depth: Int) -> String {
    String(repeating: "{{#\(section)}}", count: depth) + text
      + String(repeating: "{{/\(section)}}", count: depth)
  }

  @Test func aPageMayComeToSixtyFourMegabytes() throws {
    let part = TemporaryFolder.File.text(String(repeating: ".", count: Self.megabyte))
    var files = trips(8)
    files["Templates/part.html"] = part
    files["Templates/trips.html"] = .text(nested("{{> part}}", in: "trips", 2))
    let site = try made(files)
    #expect(site.report == "")
    #expect(site.files["trips/index.html"]?.count == 64 * Self.megabyte)
  }

  @Test func aByteMoreIsAnErrorAtTheTagThatWroteIt() throws {
    let part = TemporaryFolder.File.text(String(repeating: ".", count: Self.megabyte))
    var files = trips(8)
    files["Templates/part.html"] = part
    files["Templates/trips.html"] = .text(
      nested("{{> part}}", in: "trips", 2) + "\n.{{headerText}}")
    let site = try made(files)
    #expect(
      site.report == """
        Templates/trips.html:2:4: error[template-page-too-large]: /trips/2026/ is larger than 64 MB here
            2 | .{{headerText}}
              |    ^~~~~~~~~~ show less on one page: nested lists multiply

        """)
    #expect(site["trips/index.html"] == "")
  }

  @Test func listsInListsAreToldOnceAndSoonHoweverManyPagesShowThem() throws {
    var files = trips(60)
    files["Templates/trips.html"] = "{{> part}}"
    files["Templates/part.html"] = .text(
      "<li>\n" + nested("<li>{{title}}</li>\n" + Self.filling, in: "trips", 6))
    files["Content/site.json"] = #"{ "pageSize": 20 }"#
    let folder = try TemporaryFolder(files)
    for jobs in [1, 2, 8] {
      let site = try folder.make(Asked(jobs: jobs))
      #expect(
        site.report == """
          Templates/part.html:2:54: error[template-page-too-large]: /trips/2026/ is larger than 64 MB here
              2 | {{#trips}}{{#trips}}{{#trips}}{{#trips}}{{#trips}}{{#trips}}<li>{{title}}</li>
                |                                                      ^~~~~ show less on one page: nested lists multiply
             note: Templates/trips.html:1:5: included here

          """)
    }
  }

  @Test func aTemplateWithAMistakeIsNotRendered() throws {
    var files = trips(20)
    files["Templates/trips.html"] = .text(nested("{{titel}}{{title}}", in: "trips", 6))
    files["Content/trips/t1.md"] =
      "---\ntitle: T\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n[x](nowhere.md)"
    let site = try made(files)
    #expect(site.ids == ["link-broken", "template-unknown-name"])
    #expect(site["trips/index.html"] == "")
  }

  @Test func feedsAndSitemapsHaveTheSameBound() throws {
    var files = trips(20)
    files["Templates/feed.xml"] = .text(
      nested("<a>{{title}}</a>" + Self.filling, in: "entries", 6))
    let feed = try made(files)
    #expect(feed.ids == ["template-page-too-large"])
    #expect(feed.diagnostics.first?.place?.file == "Templates/feed.xml")
    #expect(feed.diagnostics.first?.message == "/feed.xml is larger than 64 MB here")
    files["Templates/feed.xml"] = nil
    files["Templates/sitemap.xml"] = .text(
      nested("<a>{{link}}</a>" + Self.filling, in: "pages", 6))
    #expect(try made(files).ids == ["template-page-too-large"])
  }

  /// Writes a number of bytes without a template, like a calendar.
  private final class Writing: BoundProduct {
    private let count: Int

    init(count: Int) { self.count = count }

    func write(into output: inout OutputBuffer) {
      let piece = [UInt8](repeating: UInt8(ascii: "."), count: 1 << 16)
      for start in stride(from: 0, to: count, by: piece.count) {
        output.append(piece[..<min(piece.count, count - start)])
      }
    }
  }

  @Test(arguments: [(64 << 20, ""), ((64 << 20) + 1, "site-file-too-large")])
  func filesThatNoTemplateWritesHaveTheSameBound(count: Int, id: String) {
    let collector = DiagnosticCollector()
    let product = Product(
      path: "trips/trips.ics", kind: .calendar, source: "Content/trips",
      content: .rendered { _ in })
    var output = OutputBuffer()
    ProductOverflow().watch(product, Writing(count: count), &output, collector)
    #expect(collector.diagnostics.map(\.id.text).joined() == id)
    let made = output.count
    #expect(made == (id.isEmpty ? count : 0))
    guard !id.isEmpty else { return }
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics) == """
        Content/trips: error[site-file-too-large]: /trips/trips.ics is larger than 64 MB
           put fewer entries in it: feeds and calendars leave out unlisted pages

        """)
  }

  @Test func theFirstPathIsToldWhicheverIsMadeFirst() {
    for order in [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]] {
      let collector = DiagnosticCollector()
      let overflow = ProductOverflow()
      for path in order {
        let product = Product(path: path, kind: .calendar, content: .rendered { _ in })
        var output = OutputBuffer()
        overflow.watch(product, Writing(count: 65 << 20), &output, collector)
        let made = output.count
        #expect(made == 0)
      }
      #expect(collector.diagnostics.map(\.message) == ["/a is larger than 64 MB"])
    }
  }
}
