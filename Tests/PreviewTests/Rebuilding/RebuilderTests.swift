import Application
import Domain
import Incremental
import TestSupport
import Testing

@testable import Preview

/// State that is passed on from one change to the next.
struct RebuilderTests {
  /// An author's edits of one file, each shown and made whole.
  private struct Session {
    let site: TemporaryFolder
    let queue = ChangeQueue()
    let memory: BuildRecords
    let rebuilder: Rebuilder

    init() throws {
      site = try TemporaryFolder(Author.firstSite)
      let audience = Audience(now: try Instant(seconds: 1_767_225_600))
      memory = BuildRecords(site: site.path, jobs: 2)
      var options = PreviewOptions(
        site: Site.Options(folder: site.path, audience: audience, jobs: 2)
      ) { audience }
      options.memory = memory
      rebuilder = Rebuilder(options: options, live: LiveSite(navigates: false), queue: queue)
      try settle(rebuilder.rebuild(nil))
    }

    func save(_ text: String) throws {
      let file = "Content/trips/first.md"
      try site.write(.text(text), to: file)
      try settle(rebuilder.rebuild(FileChanges(paths: [file])))
    }

    private func settle(_ report: PreviewReport) throws {
      try #require(report.outcome == .shown)
      guard case .completed(let findings) = queue.next() else {
        throw Failure()
      }
      try #require(rebuilder.settle(findings)?.diagnostics == [])
    }

    struct Failure: Error {}
  }

  @Test func remembersNoMoreAfterManyEditsThanAfterFew() throws {
    let session = try Session()
    func edit(_ numbers: Range<Int>) throws {
      for number in numbers {
        try session.save(
          """
          ---
          title: Trip \(number)
          departure: 2025-05-01T10:00:00Z
          arrival: 2025-05-01T13:00:00Z
          tags: [edit \(number)]
          ---
          See [all](/trips/?\(number)).

          """)
      }
    }
    try edit(0..<40)
    let few = session.memory.count
    try edit(40..<160)
    #expect(session.memory.count < few + 60)
  }
}
