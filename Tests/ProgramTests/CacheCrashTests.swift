import Foundation
import Testing

/// A build on two threads is killed while one writes the cache and the other the mirror. The
/// published site is complete, and later builds equal builds without a cache.
struct CacheCrashTests {
  /// A system call on a file of the cache.
  struct Point: CustomTestStringConvertible {
    let call: String
    let file: String
    let number: Int

    init(_ call: String, _ file: String, _ number: Int = 1) {
      self.call = call
      self.file = file
      self.number = number
    }

    var testDescription: String { "\(call) \(number) of '\(file)'" }
  }

  private static let points = [
    Point("openat", "new"), Point("write", "new"), Point("unlinkat", "cache"),
    Point("renameat2", "cache"), Point("unlinkat", "last"), Point("renameat2", "last"),
  ]

  private static func files(about text: String) -> [String: String] {
    var files = ["Content/site.json": TestSite.settings]
    for number in 0..<40 { files["Content/trips/\(number).md"] = TestSite.trip() }
    files["Content/trips/7.md"] = TestSite.trip(body: text)
    return files
  }

  @Test func leavesAWholeSiteWhereverItIsKilled() throws {
    guard let system = try SystemCalls() else { return }
    let site = try TestSite(Self.files(about: "First."))
    try site.build()
    /// Changes a text and returns the site as built from nothing.
    func change(_ text: String) throws -> [String: Data] {
      let files = Self.files(about: text)
      try site.write(["Content/trips/7.md": files["Content/trips/7.md"] ?? ""])
      Thread.sleep(forTimeInterval: 0.05)
      let fresh = try TestSite(files)
      try fresh.build()
      return try fresh.tree().files
    }
    _ = try change("Second.")
    try site.build("--jobs", "2")
    for point in Self.points {
      let old = try site.tree().files
      let new = try change("Until \(point.testDescription).")
      #expect(old != new)
      let path =
        point.call == "write" ? "\(site.folder)/.zoetrope/\(point.file)" : point.file
      let run = try system.run(
        Program(folder: site.folder), ["build", "--jobs", "2"] + TestSite.now, signal: "KILL",
        at: point.call, point.number, on: path)
      #expect(run.ending == .signal(SIGKILL), "\(point.testDescription)")
      // The cache is written after publication.
      #expect(try site.tree().files == new, "\(point.testDescription)")
      try site.build("--jobs", "2")
      #expect(try site.tree().files == new, "\(point.testDescription)")
      let last = try change("After \(point.testDescription).")
      try site.build("--jobs", "2")
      #expect(try site.tree().files == last, "\(point.testDescription)")
      let beside = try FileManager.default.contentsOfDirectory(atPath: site.folder + "/.zoetrope")
      #expect(!beside.contains("new"), "\(point.testDescription)")
    }
  }
}
