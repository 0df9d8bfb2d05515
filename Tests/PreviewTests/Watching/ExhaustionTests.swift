import TestSupport
import Testing

@testable import Preview

/// A preview after the system's limit of watches is reached.
struct ExhaustionTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/pages/plan.md": "---\ntitle: Plan\n---\nThe first text.\n"
  ]

  private func expectChangesAreShown(_ running: RunningPreview, _ kind: WatcherKind) throws {
    let page = try running.open("/plan/")
    for text in ["The second text.", "The third text."] {
      try running.save(.text("---\ntitle: Plan\n---\n\(text)\n"), to: "Content/pages/plan.md")
      #expect(page.reads("\"act\":\"main\""))
      #expect(try running.get("/plan/").contains(text))
    }
    #expect(running.notes == [kind.note])
  }

  @Test(arguments: WatcherKind.told)
  func looksAtTheFilesFromTheStartWhereTheyCannotAllBeWatched(kind: WatcherKind) throws {
    let running = try RunningPreview(Self.files) {
      $0.watcher = kind.maker
      $0.mostWatches = kind.needed - 1
    }
    #expect(running.notes == [kind.note])
    try expectChangesAreShown(running, kind)
  }

  @Test(arguments: WatcherKind.told)
  func looksAtTheFilesAsSoonAsOneIsTooMany(kind: WatcherKind) throws {
    let running = try RunningPreview(Self.files) {
      $0.watcher = kind.maker
      $0.mostWatches = kind.needed
    }
    #expect(running.notes == [])
    try running.site.write("---\ntitle: More\n---\n", to: "Content/pages/deep/more.md")
    let page = try running.open("/more/")
    if try !running.get("/more/").hasPrefix("HTTP/1.1 200") {
      #expect(page.reads("\"act\":\"main\""))
    }
    #expect(try running.get("/more/").hasPrefix("HTTP/1.1 200"))
    try expectChangesAreShown(running, kind)
  }
}

extension WatcherKind {
  /// Number of watches for the site: its own folder, `Content`, `pages`, and if files are watched,
  /// the page.
  fileprivate var needed: Int { self == .kqueue ? 4 : 3 }

  fileprivate var note: String {
    let reason =
      self == .kqueue
      ? "the system can't watch more files (ulimit -n)"
      : "the system can't watch more folders (fs.inotify.max_user_watches)"
    return "\(reason), so the preview checks files twice a second"
  }
}
