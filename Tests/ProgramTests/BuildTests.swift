import Foundation
import Testing

struct BuildTests {
  @Test func buildsAFolderWithOneTrip() throws {
    let site = try TestSite(["Content/trips/x.md": TestSite.trip()])
    let run = try site.run("build").succeeded()
    let page = try site.text("Output/trips/x/index.html")
    #expect(page.contains(">Porto to Lisbon</h1>"))
    #expect(page.contains("A day on rails."))
    #expect(try site.text("Output/index.html").contains("href=\"/trips/x/\""))
    #expect(
      run.error == """
        warning[site-no-base-url]: the settings don't contain the site's address, so there are no feeds, no sitemap and no canonical links
           write { "baseURL": "https://example.org" } in Content/site.json, or use --base-url
        1 warning

        """)
    let table = run.lines.map { $0.split(separator: " ").map(String.init) }
    #expect(
      table.first == [
        "pages", "images", "other", "files", "written", "unchanged", "removed", "milliseconds",
      ])
    let numbers = try #require(table.last).compactMap { Int($0) }
    let files = try site.tree().files.count - 1
    #expect(numbers.count == 7)
    #expect(numbers[1] == 0)
    #expect(numbers[0] + numbers[2] == files)
    #expect(numbers[3..<6] == [files, 0, 0])
  }

  @Test func buildsEveryKind() throws {
    let site = try Journal.site()
    #expect(try site.build().error.isEmpty)
    for path in [
      "trips/lisbon", "trips/faro", "photos/pli", "photos/pli/buy", "accounts/travel",
      "people/ana", "about",
    ] {
      #expect(site.exists("Output/\(path)/index.html"), "\(path)")
    }
    #expect(site.exists("Output/trips/faro/beach.png"))
    #expect(try site.text("Output/trips/faro/plan.txt") == "Take the early train.\n")
  }

  @Test func followsWhatIsEditedRenamedAndRemoved() throws {
    let site = try Journal.site()
    try site.build()
    let before = try site.tree()
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\nOtherwise."])
    try site.rename("Content/trips/lisbon.md", to: "Content/trips/lisboa.md")
    try site.write([
      "Content/accounts/travel.json": #"{ "name": "Travel", "owner": "ana", "balance": 1 }"#
    ])
    try site.remove("Content/trips/faro/plan.txt")
    let faro = try site.text("Content/trips/faro/index.md")
    try site.write(["Content/trips/faro/index.md": faro.replacing("[The plan](plan.txt)", with: "")]
    )
    try site.build()
    let after = try site.tree()
    #expect(try site.text("Output/about/index.html").contains("Otherwise."))
    #expect(site.exists("Output/trips/lisboa/index.html"))
    #expect(!site.exists("Output/trips/lisbon"))
    #expect(!site.exists("Output/trips/faro/plan.txt"))
    let assets = after.entries.keys.filter { $0.hasPrefix("assets/site.") }
    #expect(assets.count == 2)
    for path in ["photos/pli/index.html", "trips/faro/beach.png"] + assets {
      #expect(after.entries[path] == before.entries[path], "\(path) was touched")
    }
  }

  @Test func publishesAFileAsLongAsSomethingNamesIt() throws {
    let site = try Journal.site()
    let named = try site.text("Content/trips/faro/index.md")
    let unnamed = named.replacing("[The plan](plan.txt)", with: "")
    try site.write(["Content/public/maps/rail.txt": "x", "Content/spare.txt": "x"])
    try site.build()
    #expect(try site.text("Output/maps/rail.txt") == "x")
    #expect(!site.exists("Output/spare.txt"))
    // The file goes in the first build, which has begun its stage by then; the second edits a page.
    for more in ["", "\nMore."] {
      try site.write(["Content/trips/faro/index.md": unnamed + more])
      let run = try site.build()
      #expect(run.error.contains("Content/trips/faro/plan.txt: warning[content-unnamed-files]"))
      #expect(!site.exists("Output/trips/faro/plan.txt"))
      #expect(site.exists("Output/trips/faro/beach.png"))
      let again = try site.build()
      #expect(again.error == run.error)
    }
    try site.write(["Content/trips/faro/index.md": named])
    try site.build()
    #expect(site.exists("Output/trips/faro/plan.txt"))
    try site.write(["Content/trips/faro/plan.txt": "Later.\n"])
    try site.build()
    #expect(try site.text("Output/trips/faro/plan.txt") == "Later.\n")
    try site.remove("Content/public")
    try site.build()
    #expect(!site.exists("Output/maps"))
    let built = try site.tree().files
    try site.remove("Output")
    try site.remove(".zoetrope")
    try site.remove(".Output.zoetrope")
    try site.build()
    #expect(try site.tree().files == built)
  }

  @Test func quietSaysNothing() throws {
    let site = try Journal.site()
    let run = try site.build("--quiet")
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
  }

  @Test func verboseSaysHowLongItTook() throws {
    let run = try Journal.site().build("--verbose")
    let stages = ["read content", "compile templates", "decide pages", "make pages", "publish"]
    #expect(run.lines.count == stages.count + 1 + 10 + 2)
    for (line, stage) in zip(run.lines, stages) {
      #expect(line.wholeMatch(of: /\d+\.\d ms +([a-z ]+)/)?.1 == stage[...], "\(line)")
    }
    #expect(run.lines[stages.count] == "slowest pages")
    let pages = run.lines[(stages.count + 1)...].prefix(10)
    let times = pages.compactMap { $0.firstMatch(of: /^(\d+\.\d) ms +\//).flatMap { Double($0.1) } }
    #expect(times.count == 10)
    #expect(times == times.sorted(by: >))
  }

  @Test func verboseNamesNoSlowPagesWhereNoneIsMade() throws {
    let site = try Journal.site()
    try site.build()
    let run = try site.build("--verbose")
    #expect(!run.output.contains("slowest pages"), "\(run.output)")
    #expect(run.output.contains("publish"))
  }

  // MARK: Again

  /// A build without changes must not touch any file, which system calls show.
  @Test func writesNothingWhereNothingHasChanged() throws {
    guard let system = try SystemCalls() else { return }
    let site = try Journal.site()
    try site.build()
    try site.write(["Output/CNAME": "ana.example"])
    // Files written in the last moment could change unnoticed, so only the next build records them.
    for _ in 0..<2 {
      Thread.sleep(forTimeInterval: 0.1)
      try site.build()
    }
    let before = try Tree(of: site.folder)
    let (run, calls) = try system.trace(
      "%file,%desc", of: Program(folder: site.folder), ["build"] + TestSite.now)
    let row = try #require(run.lines.last).split(separator: " ").compactMap { Int($0) }
    #expect(row.dropFirst(3).prefix(3) == [0, before.files.keys.count { isPublished($0) }, 0])
    #expect(try Tree(of: site.folder).changes(since: before) == [])

    #expect(
      calls.contains { $0.text.contains("lisbon.md") }, "the trace shows nothing of the site")
    #expect(calls.filter { isWrite($0, below: site.folder) }.map(\.text) == [])
  }

  @Test func callsThatAnotherThreadInterruptsAreWhole() {
    let calls = SystemCalls.calls(
      in: """
        7  mkdirat(3, "a", 0777 <unfinished ...>
        8  openat(4, "b", O_RDONLY) = 5
        7  <... mkdirat resumed>)               = -1 EEXIST (File exists)
        7  mkdirat(3, "c", 0777) = 0
        """)
    #expect(calls.map(\.name) == ["mkdirat", "openat", "mkdirat"])
    #expect(calls.map(\.failed) == [true, false, false])
    #expect(calls.map(\.number) == [1, 1, 2])
  }

  private func isPublished(_ path: String) -> Bool {
    path.hasPrefix("Output/") && path != "Output/CNAME"
      && !path.hasPrefix("Output/\(manifestBeginning)")
  }

  private func isWrite(_ call: SystemCalls.Call, below folder: String) -> Bool {
    guard !call.failed, call.text.contains(folder) else { return false }
    switch call.name {
    case "open", "openat", "openat2":
      return ["O_TRUNC", "O_WRONLY", "O_APPEND"].contains { call.text.contains($0) }
        || call.text.contains("O_RDWR") && !call.text.contains("/lock")
    default:
      return [
        "write", "pwrite64", "writev", "rename", "renameat", "renameat2", "link", "linkat",
        "symlink", "symlinkat", "unlink", "unlinkat", "rmdir", "mkdir", "mkdirat", "truncate",
        "ftruncate", "fallocate", "chmod", "fchmod", "fchmodat", "chown", "fchown", "fchownat",
        "utimensat", "utimes", "setxattr", "fsetxattr", "copy_file_range", "sendfile", "ioctl",
      ].contains(call.name)
    }
  }
}
