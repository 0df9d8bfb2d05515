import Application
import Diagnostics
import Markup
import Synchronization
import Testing

@testable import Preview

/// Served pages while it isn't yet known whether the whole site is correct.
struct EditionTests {
  private let live = LiveSite(navigates: false)

  /// An edition of pages with a text. When they are made, the page that `broken` names reports an
  /// error, and the page that `warning` names a warning.
  private func edition(
    _ text: String, pages: [String] = ["a", "b"], broken: String? = nil, warning: String? = nil,
    changed: Set<String> = []
  ) -> Edition {
    let collector = DiagnosticCollector()
    let previous = live.edition
    let products = pages.map { page in
      Product(
        path: "\(page)/index.html", kind: .page, source: "\(page).md",
        content: .rendered { output in
          if page == broken { collector.report(Self.mistake(.error, page)) }
          if page == warning { collector.report(Self.mistake(.warning, page)) }
          output.append("<main>\(text) \(page)</main>")
        })
    }
    let snapshot = Snapshot(products, after: previous?.snapshot, basePath: "")
    return Edition(snapshot, after: previous, changed: changed, collector)
  }

  private static func mistake(_ severity: Diagnostic.Severity, _ page: String) -> Diagnostic {
    Diagnostic(severity, "test", at: SourceRange(file: "\(page).md"), "wrong")
  }

  private func show(_ edition: Edition, whole: Bool = false) {
    live.show(edition, Mistakes(edition.diagnostics), .nothing)
    guard whole else { return }
    for resource in edition.snapshot.resources { _ = resource.made() }
    live.settle(edition, Mistakes(edition.diagnostics), .nothing)
  }

  private func get(_ path: String) -> String {
    var body = BodyReader(Responder(origin: .live(live)).response(to: path, .init()).body)
    return String(decoding: body.next() ?? [], as: UTF8.self)
  }

  @Test func makesAPageWhenItIsAskedForAndNoOther() {
    let first = edition("First")
    show(first)
    #expect(first.snapshot.resources.allSatisfy { !$0.isMade })
    #expect(get("/a/").contains("First a"))
    #expect(first.snapshot.resources.map(\.isMade) == [true, false])
  }

  @Test func makesThePagesThatAreOpenBeforeTheyAreTold() {
    show(edition("First"), whole: true)
    let stream = live.open(page: "/b/", version: .none) { _ in }
    let second = edition("Second")
    show(second)
    #expect(second.snapshot.resources.map(\.isMade) == [false, true])
    live.close(stream)
  }

  @Test func servesTheLastGoodSiteAgainWhereAPageShowsThatThisOneIsNot() {
    show(edition("First"), whole: true)
    let told = Recorder()
    let version = live.snapshot?.page(at: "/a/").map { PageVersion($0.made()) } ?? .none
    _ = live.open(page: "/a/", version: version) { told.add($0) }
    let second = edition("Second", broken: "b")
    show(second)
    #expect(get("/a/").contains("Second a"))
    #expect(get("/b/").contains("First b"))
    #expect(get("/a/").contains("First a"))
    #expect(told.all.last?.contains("\"act\":\"reload\"") == true)
    #expect(told.all.last?.contains("b.md: error[test]: wrong") == true)
    // The mistake is fixed.
    show(edition("Third"), whole: true)
    #expect(get("/b/").contains("Third b"))
    #expect(told.all.last?.contains("\"list\":[]") == true)
  }

  @Test func goesBackToTheLastThatWasMadeWhole() {
    show(edition("First"), whole: true)
    show(edition("Second"))
    show(edition("Third", broken: "b"))
    #expect(get("/b/").contains("First b"))
  }

  @Test func staysWhereThereHasBeenNoGoodSite() {
    show(edition("First", broken: "b"))
    #expect(get("/b/").contains("First b"))
    #expect(get("/a/").contains("First a"))
  }

  @Test func keepsTellingOfWarningsUntilTheirPageIsMade() {
    show(edition("First", warning: "b"), whole: true)
    #expect(live.edition?.diagnostics.count == 1)
    show(edition("Second", warning: "b", changed: ["a.md"]))
    #expect(live.edition?.diagnostics.count == 1)
    show(edition("Third", warning: "b", changed: ["a.md"]))
    #expect(live.edition?.diagnostics.count == 1)
    show(edition("Fourth", changed: ["b.md"]))
    #expect(live.edition?.diagnostics == [])
  }
}

/// Events that a page gets.
private final class Recorder: Sendable {
  private let told = Mutex<[String]>([])
  func add(_ text: String) { told.withLock { $0.append(text) } }
  var all: [String] { told.withLock { $0 } }
}
