import Application
import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Preview

/// Whatever happens to the files, what is served becomes what a clean build would make of them.
struct ConvergenceTests {
  /// How many bursts of changes; more by the environment.
  private static let bursts =
    ProcessInfo.processInfo.environment["ZOETROPE_BURSTS"].flatMap(Int.init) ?? 12

  /// What editors, shells and version control do to files.
  private struct Author {
    let folder: String
    var random: SplitMix
    private var count = 0

    init(folder: String, seed: UInt64) {
      self.folder = folder
      random = SplitMix(seed: seed)
    }

    mutating func trip() -> String {
      count += 1
      let hour = Int.random(in: 0...20, using: &random)
      return """
        ---
        title: Trip \(count) of \(Int.random(in: 0...9, using: &random))
        departure: 2025-05-01T\(hour < 10 ? "0" : "")\(hour):00:00Z
        arrival: 2025-05-01T23:00:00Z
        tags: [tag \(Int.random(in: 0...3, using: &random))]
        ---
        Text \(count).

        """
    }

    var trips: [String] {
      let names = FileManager.default.enumerator(atPath: "\(folder)/Content/trips")
      return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
    }

    private func path(_ name: String) -> String { "\(folder)/Content/trips/\(name)" }

    mutating func act() throws {
      let files = FileManager.default
      let name = trips.randomElement(using: &random) ?? "new.md"
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        // In place, in two pieces.
        try files.createDirectory(
          atPath: (path(name) as NSString).deletingLastPathComponent,
          withIntermediateDirectories: true)
        files.createFile(atPath: path(name), contents: nil)
        let file = try FileHandle(forWritingTo: URL(filePath: path(name)))
        let text = Array(trip().utf8)
        file.write(Data(text.prefix(20)))
        file.write(Data(text.dropFirst(20)))
        try file.close()
      case 2, 3:
        // A new file that takes the name of the old one.
        try Data(trip().utf8).write(to: URL(filePath: path(".new")))
        _ = rename(path(".new"), path(name))
      case 4:
        // The old one is moved away first, as vim does with a backup.
        _ = rename(path(name), path(name + "~"))
        try Data(trip().utf8).write(to: URL(filePath: path(name)))
      case 5: try Data(trip().utf8).write(to: URL(filePath: path("n\(count).md")))
      case 6 where trips.count > 3: try files.removeItem(atPath: path(name))
      case 7:
        count += 1
        _ = rename(path(name), path("r\(count).md"))
      default:
        count += 1
        let year = "y\(count % 4)"
        if files.fileExists(atPath: path(year)) {
          _ = rename(path(year), path("z\(count)"))
        } else {
          try files.createDirectory(
            atPath: path("\(year)/deep"), withIntermediateDirectories: true)
          try Data(trip().utf8).write(to: URL(filePath: path("\(year)/deep/d\(count).md")))
        }
      }
    }
  }

  @Test func servesWhatACleanBuildMakesAfterEachBurstOfChanges() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed), \(Self.bursts) bursts")
    let running = try RunningPreview(["Content/site.json": "{\"title\": \"Rivers\"}"])
    var author = Author(folder: running.site.path, seed: seed)
    try FileManager.default.createDirectory(
      atPath: "\(running.site.path)/Content/trips", withIntermediateDirectories: true)
    for burst in 0..<Self.bursts {
      for _ in 0..<Int.random(in: 1...8, using: &author.random) { try author.act() }
      #expect(converges(running), "burst \(burst) of seed \(seed)")
    }
  }

  @Test func servesWhatVersionControlHasCheckedOut() throws {
    let running = try RunningPreview(["Content/site.json": "{\"title\": \"Rivers\"}"])
    var author = Author(folder: running.site.path, seed: 1)
    let count = Self.bursts > 50 ? 1000 : 60
    func write() throws {
      for number in 0..<count {
        try running.site.write(.text(author.trip()), to: "Content/trips/t\(number).md")
      }
    }
    try write()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", running.site.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    try git("init", "--initial-branch=first")
    try git("add", ".")
    try git("commit", "--message=first")
    try git("checkout", "-b", "second")
    try write()
    try running.site.remove("Content/trips/t0.md")
    try git("commit", "--all", "--message=second")
    for branch in ["first", "second"] {
      try git("checkout", branch)
      #expect(converges(running), "\(branch)")
    }
  }

  /// Whether what is served becomes right after one of the rebuilds that come; a report that is half
  /// a minute late counts as none.
  private func converges(_ running: RunningPreview) -> Bool {
    let wanted = clean(running)
    repeat {
      guard let snapshot = running.preview.live.snapshot else { continue }
      // With a mistake the last good site stays, as it should.
      guard let wanted else { return true }
      if served(snapshot) == wanted { return true }
    } while running.waits(.seconds(30))
    return false
  }

  private func served(_ snapshot: Snapshot) -> [String: [UInt8]] {
    snapshot.resources.compactMapValues(\.bytes)
  }

  /// `nil` where the site has errors.
  private func clean(_ running: RunningPreview) -> [String: [UInt8]]? {
    let diagnostics = DiagnosticCollector()
    var options = running.options.siteOptions
    options.fingerprints = false
    let site = Site(options, diagnostics)
    let tree = RenderedTree(site.products, jobs: 2, diagnostics: diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    return Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.bytes) })
  }
}

/// SplitMix64, so that a seed tells what happened.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
