import Foundation
import TestSupport
import Testing

@testable import Preview

/// After any changes to the files, the served site becomes the same as a clean build.
struct ConvergenceTests {
  /// Number of bursts of changes; more by the environment variable.
  private static let bursts =
    ProcessInfo.processInfo.environment["ZOETROPE_BURSTS"].flatMap(Int.init) ?? 12
  /// Number of files that version control changes at once.
  private static let files = bursts < 100 ? 60 : 1000
  /// One in this number of bursts happens while the site has a mistake.
  private static let mistakes = 4

  @Test(arguments: WatcherKind.told)
  func servesWhatACleanBuildMakesAfterEachBurstOfChanges(kind: WatcherKind) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let running = try RunningPreview(Author.firstSite) { $0.watcher = kind.maker }
    var author = Author(of: running.site, seed: seed)
    var slowest = Duration.zero
    for burst in 1...Self.bursts {
      let page = burst % Self.mistakes == 0 ? try makeMistake(in: running) : nil
      let before = made(by: running)
      for _ in 0..<author.number(1...8) { try author.act() }
      if let page {
        #expect(made(by: running) == before, "burst \(burst) of seed \(seed)")
        try mendMistake(in: running, page)
      }
      let duration = try running.converges()
      slowest = max(slowest, try #require(duration, "burst \(burst) of seed \(seed)"))
    }
    print("\(kind): \(Self.bursts) bursts of seed \(seed), at most \(slowest) each")
  }

  /// Served files, without those that are sent unchanged from the disk.
  private func made(by running: RunningPreview) -> RunningPreview.Files {
    running.served.filter { !$0.key.hasSuffix(".csv") }
  }

  /// Makes a mistake; returns an open page, which shows it.
  private func makeMistake(in running: RunningPreview) throws -> RawClient {
    let page = try running.open("/trips/")
    try running.site.write("---\nsummary: No title\n---\n", to: "Content/pages/wrong.md")
    let event = try #require(page.read(until: "content-missing-key"))
    #expect(event.contains("Content/pages/wrong.md:1:1"))
    return page
  }

  private func mendMistake(in running: RunningPreview, _ page: RawClient) throws {
    try running.site.remove("Content/pages/wrong.md")
    #expect(page.reads("\"list\":[]"))
  }

  @Test(arguments: WatcherKind.told)
  func servesWhatVersionControlHasCheckedOut(kind: WatcherKind) throws {
    let running = try RunningPreview(Author.firstSite) { $0.watcher = kind.maker }
    var author = Author(of: running.site, seed: 1)
    let git = Git(folder: running.site.path)
    func write() throws {
      for number in 0..<Self.files { try author.write("t\(number).md") }
    }
    try write()
    try git("init", "--initial-branch=first")
    try git("add", ".")
    try git("commit", "--message=first")
    try git("checkout", "-b", "second")
    try write()
    try running.site.remove("Content/trips/t0.md")
    try git("commit", "--all", "--message=second")
    for branch in ["first", "second"] {
      try git("checkout", branch)
      let duration = try #require(try running.converges(), "\(branch)")
      print("\(kind): \(Self.files) files checked out: \(duration)")
    }
  }
}

/// Git, the version control of most sites.
private struct Git {
  let folder: String

  func callAsFunction(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
