import Foundation
import Testing

/// A build with too few resources reports that once and publishes nothing.
struct LimitTests {
  /// Returns a shell that sets limits and runs the program; `timeout` ends a program that hangs.
  private static func limited(_ limits: String) -> [String] {
    ["/bin/sh", "-c", "\(limits) && exec timeout 60 \"$@\"", "sh"]
  }

  private static let arguments = ["build"] + TestSite.now

  // MARK: Files

  @Test(arguments: [6, 8, 10])
  func tellsOnceThatItMayNotHaveAsManyFilesOpen(limit: Int) throws {
    let site = try Journal.site()
    try site.build()
    let before = try site.tree()
    for number in 0..<40 {
      try site.write(Journal.beach, to: "Content/trips/faro/\(number).png")
      try site.write(["Content/trips/\(number).md": TestSite.trip(body: "![](faro/\(number).png)")])
    }
    var program = Program(folder: site.folder)
    program.wrapper = Self.limited("ulimit -n \(limit)")
    let run = try program.run(Self.arguments + ["--jobs", "1"])
    #expect(run.ending == .exit(1))
    let note = "   note: one of the files that couldn't be opened: '"
    #expect(
      run.error.hasPrefix(
        """
        error[system-open-files]: Zoetrope needs more open files than the limit of \(limit)
           raise the limit with 'ulimit -n 256', or use fewer '--jobs'
        \(note)
        """))
    #expect(run.error.hasSuffix("'\n1 error; nothing was published\n"))
    #expect(run.error.split(separator: "\n").count == 4)
    #expect(try site.tree().changes(since: before) == [])
  }

  @Test func raisesItsLimitOfFilesWhereItMay() throws {
    let site = try Journal.site()
    var program = Program(folder: site.folder)
    program.wrapper = Self.limited("ulimit -S -n 10")
    #expect(try program.run(Self.arguments).ending == .exit(0))
  }

  @Test func tellsThatAFileMayNotBeSoLarge() throws {
    let site = try Journal.site()
    var program = Program(folder: site.folder)
    program.wrapper = Self.limited("ulimit -f 1")
    // Output files are limited as well, so messages must be short.
    let run = try program.run(Self.arguments)
    #expect(run.ending == .exit(1))
    #expect(run.error.contains("it is larger than the file system or 'ulimit -f' allows"))
    #expect(!site.exists("Output"))
  }

  // MARK: Memory

  /// The lowest limit barely lets a debug build start.
  @Test func endsWellOrInOneLineWithLittleMemory() throws {
    #if os(Linux)
      let site = try Journal.site()
      try site.build()
      let before = try site.tree().files
      var endings: [Program.Run.Ending] = []
      for limit in stride(from: 160, through: 304, by: 16) {
        var program = Program(folder: site.folder)
        program.wrapper = Self.limited("ulimit -v \(limit << 10)")
        let run = try program.run(Self.arguments + ["--base-url", "https://b.example/\(limit)"])
        endings.append(run.ending)
        let all = run.error.split(separator: "\n")
        #expect(all.first == Self.note(limit)[...], "\(limit): \(run.error)")
        let lines = all.dropFirst()
        if run.ending == .exit(70) {
          #expect(lines.count == 1, "\(limit): \(run.error)")
          #expect(run.error.contains("\nzoetrope: internal error: SIG"))
        } else {
          #expect(run.ending == .exit(0), "\(limit): \(run.error)")
          #expect(try site.tree().files != before)
        }
      }
      print("with little memory: \(endings)")
      try site.build()
      #expect(try site.tree().files == before)
    #endif
  }

  private static func note(_ limit: Int) -> String {
    "note: this program can use \(limit) MB of memory, and most sites need 320: if that isn't "
      + "enough, it ends with exit code 70; raise the limit with 'ulimit -v'"
  }

  // MARK: Internal faults

  @Test(
    arguments: ["SIGSEGV", "SIGBUS", "SIGILL", "SIGTRAP", "SIGABRT", "SIGFPE"], [1, 4])
  func endsInOneLineByASignal(signal: String, jobs: Int) throws {
    guard let system = try SystemCalls() else { return }
    let site = try Journal.site()
    try site.build()
    let before = try site.tree()
    try site.write(["Content/pages/about.md": "---\ntitle: About me\n---\n"])
    // With several jobs, the signal may arrive on another thread.
    let run = try system.run(
      Program(folder: site.folder), Self.arguments + ["--jobs", "\(jobs)"], signal: signal,
      at: "read", 1, on: "\(site.folder)/Content/pages/about.md")
    #expect(run.ending == .exit(70))
    #expect(run.error.hasPrefix("zoetrope: internal error: \(signal) at "))
    #expect(
      run.error.hasSuffix(
        """
        ; the published site is whole. Too little memory ends it like this ('ulimit -v'); if there \
        is enough, please report it, with what SWIFT_BACKTRACE=enable=yes shows

        """))
    let place = try #require(run.error.split(separator: ";").first?.split(separator: " ").last)
    #expect(place.hasPrefix("0x") || place.hasPrefix("+0x"))
    #expect(UInt64(place.drop { $0 == "+" }.dropFirst(2), radix: 16) != nil)
    #expect(try site.tree().changes(since: before) == [])
  }

  @Test func leavesSignalsToThoseWhoLookForAFault() throws {
    guard let system = try SystemCalls() else { return }
    let site = try Journal.site()
    var program = Program(folder: site.folder)
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    let run = try system.run(
      program, Self.arguments, signal: "SIGSEGV", at: "read", 1,
      on: "\(site.folder)/Content/pages/about.md")
    #expect(run.ending == .signal(SIGSEGV))
  }
}
