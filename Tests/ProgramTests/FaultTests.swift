import Foundation
import Testing

/// If a system call of a build fails, the build fails too, and the next one isn't affected.
/// `make check-faults` lets every call fail; these calls have revealed faults.
struct FaultTests {
  private static let beach = "Content/trips/faro/beach.png"
  /// Files with a former address, whose rule follows those of the site's own file.
  private static let more = [
    "Templates/words/en.json": #"{ "trips": "Journeys" }"#, "Content/_redirects": "/a /b 301\n",
    "Content/pages/about.md": "---\ntitle: About\naliases: [/me/]\n---\nBecause.",
    "Content/public/data.json": "{}",
  ]

  /// Files of a build without faults, made once for all.
  private static let wanted = Result {
    let site = try Journal.site()
    try site.write(more)
    try site.build()
    return try site.tree().files
  }

  /// Some reads are for the sizes of images on pages, others for publishing the images.
  @Test(
    arguments: [
      (beach, "openat", "EMFILE"), (beach, "openat", "EACCES"), (beach, "read", "EIO"),
      (beach, "newfstatat", "EIO"), ("Content/trips/lisbon.md", "read", "EIO"),
      ("Content/trips", "getdents64", "EIO"), ("Templates/words/en.json", "read", "EIO"),
      ("Content/_redirects", "read", "ESTALE"),
      // It may be a copy of the key file.
      ("Content/public/data.json", "read", "EIO"), ("Content/public/data.json", "openat", "EACCES"),
    ], 1...4)
  func failsWhereAReadFails(point: (path: String, call: String, error: String), number: Int) throws
  {
    guard let system = try SystemCalls() else { return }
    let site = try Journal.site()
    try site.write(Self.more)
    Thread.sleep(forTimeInterval: 0.05)
    let wanted = try Self.wanted.get()
    let run = try system.run(
      Program(folder: site.folder), ["build", "--jobs", "1"] + TestSite.now, error: point.error,
      at: point.call, number,
      // Files are opened by paths relative to the site.
      on: point.call == "openat" ? "./\(point.path)" : "\(site.folder)/\(point.path)")
    if run.ending == .exit(0) {
      // The file is read fewer times than this.
      #expect(try site.tree().files == wanted, "\(point) \(number)")
    } else {
      #expect(run.ending == .exit(1), "\(point) \(number)")
      let isOfAll = point.error == "EMFILE"
      #expect(
        run.error.contains(
          isOfAll
            ? "note: one of the files that couldn't be opened: '\(point.path)'"
            : "\(point.path): error["), "\(point) \(number): \(run.error)")
      #expect(!site.exists("Output"), "\(point) \(number)")
    }
    try site.build()
    #expect(try site.tree().files == wanted, "\(point) \(number)")
  }

  /// Swift reads the arguments from that file; without them, the program would print its help.
  @Test(arguments: [0, 1])
  func failsWhereItsArgumentsAreNotTold(callsLater: Int) throws {
    guard let system = try SystemCalls() else { return }
    let site = try Journal.site()
    let (_, calls) = try system.trace(
      "openat,read", of: Program(folder: site.folder), ["build", "--jobs", "1"] + TestSite.now)
    let opening = try #require(calls.firstIndex { $0.text.contains("/proc/self/maps") })
    let before = try site.tree().files
    let run = try system.run(
      Program(folder: site.folder), ["build", "--jobs", "1"], error: "EIO",
      at: calls[opening + callsLater])
    #expect(run.ending == .exit(70))
    #expect(run.error == "zoetrope: the system gave no arguments; is /proc mounted?\n")
    #expect(run.output == "")
    #expect(try site.tree().files == before)
  }
}
