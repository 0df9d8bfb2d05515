import Foundation
import Testing

struct ConcurrentBuildTests {
  @Test func refusesToBuildWhereAnotherBuildIsAtWork() throws {
    let site = try Journal.site()
    try site.build()
    let lock = open("\(site.folder)/.Output.zoetrope/lock", O_RDWR | O_CLOEXEC)
    try #require(lock >= 0)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\nLater."])
    let before = try Tree(of: site.folder)

    let run = try site.run("build")
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[publish-busy]: another build is writing './Output'
           wait until it is done, or name another output
        1 error; nothing was published

        """)
    #expect(try Tree(of: site.folder).changes(since: before) == [])

    flock(lock, LOCK_UN)
    try site.build()
    #expect(try site.text("Output/about/index.html").contains("Later."))
  }

  /// Eight builds of two states of the site at once leave a complete site.
  @Test func leavesAWholeSiteWhereBuildsRace() throws {
    let sites = [try Journal.site(), try Journal.site()]
    try sites[1].write([
      "Content/pages/about.md": "---\ntitle: About\n---\nOtherwise.",
      "Content/trips/new.md": TestSite.trip(),
    ])
    try sites.forEach { try $0.build() }
    let wholes = try sites.map { try $0.tree().files }
    #expect(wholes[0] != wholes[1])

    let shared = try TemporaryFolder()
    let output = "\(shared.path)/Output"
    for round in 1...3 {
      let processes = try (0..<8).map { number in
        try Program(folder: sites[number % 2].folder).start(
          ["build", "--output", output] + TestSite.now, output: "/dev/null",
          error: "\(shared.path)/\(number).txt")
      }
      let endings = try processes.map { try $0.wait() }
      #expect(endings.contains(.exit(0)))
      for (number, ending) in endings.enumerated() where ending != .exit(0) {
        #expect(ending == .exit(1))
        let error = try String(contentsOfFile: "\(shared.path)/\(number).txt", encoding: .utf8)
        #expect(error.hasPrefix("error[publish-busy]: "))
      }
      let files = try Tree(of: output).files
      #expect(wholes.contains(files), "round \(round)")
    }
    let inside = try FileManager.default.contentsOfDirectory(
      atPath: "\(shared.path)/.Output.zoetrope")
    #expect(Set(inside).subtracting([".gitignore", "lock", "stage", "times"]) == [])
  }
}
