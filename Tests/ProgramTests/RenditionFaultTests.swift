import Foundation
import TestSupport
import Testing

/// Faults while pictures are rendered. Whatever happens, the site is complete or unchanged, and a
/// later build makes the same as a clean one.
struct RenditionFaultTests {
  private static let cache = ".zoetrope/images"
  private static let photos = 6

  private func site() throws -> TestSite {
    let site = try TestSite(["Content/site.json": TestSite.settings])
    for number in 1...Self.photos {
      try site.write([
        "Content/photos/p\(number).md":
          "---\ntitle: P\(number)\nfile: p\(number).png\nalt: A pier\n---\n"
      ])
      if case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(700 + number, 500) {
        try site.write(bytes, to: "Content/photos/p\(number).png")
      }
    }
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  /// Files of a clean build of the same content.
  private func expected(_ site: TestSite) throws -> [String: Data] {
    let fresh = try TestSite()
    try FileManager.default.copyItem(
      atPath: "\(site.folder)/Content", toPath: "\(fresh.folder)/Content")
    try fresh.build()
    return try fresh.tree().files
  }

  private func names(_ site: TestSite) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(site.folder)/\(Self.cache)")) ?? [])
      .sorted()
  }

  private func sizes(_ site: TestSite) -> [String] {
    names(site).filter { $0.hasSuffix(".webp") || $0.hasSuffix(".jpg") }
  }

  @Test(arguments: [SIGKILL, SIGINT, SIGTERM])
  func continuesAfterABuildThatEndsInTheMiddleOfRendering(signal: Int32) throws {
    let site = try site()
    var cut = 0
    for count in [1, 5, 14] {
      let process = try Program(folder: site.folder).start(
        ["build", "--jobs", "2"] + TestSite.now, output: "/dev/null", error: "/dev/null")
      let end = Date.now + 20
      while sizes(site).count < count, Date.now < end { usleep(500) }
      process.signal(signal)
      let ending = try process.wait()
      if ending != .exit(0) {
        cut += 1
        #expect(!site.exists("Output"), "half a site is published")
      }
    }
    #expect(cut > 0)
    #expect(!sizes(site).isEmpty)
    try site.build()
    #expect(try site.tree().files == expected(site))
  }

  /// Renditions that don't fit on the disk stay in memory.
  @Test func publishesAllWhereTheDiskOfTheCacheIsFull() throws {
    let site = try site()
    guard let disk = try SmallDisk(megabytes: 8) else { return }
    try FileManager.default.copyItem(
      atPath: "\(site.folder)/Content", toPath: "\(disk.path)/Content")
    let filler = "\(disk.path)/filler"
    for room in [0, 16_384, 40_960] {
      try? FileManager.default.removeItem(atPath: "\(disk.path)/.zoetrope")
      try disk.fill(filler, leaving: room)
      let run = try Program(folder: disk.path).run(
        ["build", "--output", "\(site.folder)/Output"] + TestSite.now)
      #expect(run.ending == .exit(0), "\(run.error)")
      #expect(try site.tree().files == expected(site), "\(room) bytes of room")
      try site.remove("Output")
    }
    // Once there is room again, the saved files are complete.
    try FileManager.default.removeItem(atPath: filler)
    _ = try Program(folder: disk.path).run(
      ["build", "--output", "\(site.folder)/Output"] + TestSite.now
    ).succeeded()
    #expect(try site.tree().files == expected(site))
  }

  @Test func keepsTheOldSiteWhereTheDiskOfTheOutputIsFull() throws {
    let site = try site()
    guard let disk = try SmallDisk(megabytes: 8) else { return }
    for number in 2...Self.photos {
      try site.rename("Content/photos/p\(number).md", to: "p\(number)")
      try site.rename("Content/photos/p\(number).png", to: "i\(number)")
    }
    try site.build("--output", "\(disk.path)/Output")
    let before = try Tree(of: "\(disk.path)/Output").files
    for number in 2...Self.photos {
      try site.rename("p\(number)", to: "Content/photos/p\(number).md")
      try site.rename("i\(number)", to: "Content/photos/p\(number).png")
    }
    try disk.fill("\(disk.path)/filler", leaving: 32_768)
    let run = try site.run("build", "--output", "\(disk.path)/Output")
    #expect(run.ending == .exit(1))
    #expect(run.error.contains("failed: there is no space left on the device"), "\(run.error)")
    #expect(try Tree(of: "\(disk.path)/Output").files == before)
    try FileManager.default.removeItem(atPath: "\(disk.path)/filler")
    try site.build("--output", "\(disk.path)/Output")
    #expect(try Tree(of: "\(disk.path)/Output").files == expected(site))
  }

  /// Both render the same pictures into one cache.
  @Test func twoBuildsAtOnceAreRight() throws {
    let site = try site()
    let expected = try expected(site)
    for round in 1...2 {
      try? site.remove(".zoetrope")
      let processes = try ["A", "B", "C"].map { output in
        try Program(folder: site.folder).start(
          ["build", "--output", output, "--quiet"] + TestSite.now, output: "/dev/null",
          error: "/dev/null")
      }
      for process in processes { #expect(try process.wait() == .exit(0)) }
      for output in ["A", "B", "C"] {
        #expect(try site.tree(output).files == expected, "\(output) in round \(round)")
      }
      #expect(names(site).filter { $0.hasPrefix("new-") } == [])
    }
    try site.build()
    #expect(try site.tree().files == expected)
  }

  /// Files of the cache are cut, emptied, exchanged or removed, or were never part of it.
  @Test func usesNothingOfACacheThatIsNotItsOwn() throws {
    let site = try site()
    try site.build()
    let expected = try site.tree().files
    let names = sizes(site)
    try #require(names.count > 20)
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(filePath: "\(site.folder)/\(Self.cache)/\(name)")))
    }
    let outside = "\(site.parent)/outside.webp"
    try Data(bytes(names[0])).write(to: URL(filePath: outside))
    for (index, name) in names.enumerated() {
      let path = "\(Self.cache)/\(name)"
      let (own, other) = (try bytes(name), try bytes(names[(index + 1) % names.count]))
      switch index % 7 {
      case 0: try site.write(Array(own.dropLast(own.count / 3)), to: path)
      case 1: try site.write([], to: path)
      case 2: try site.write(other, to: path)
      case 3: try site.write(own.dropLast() + [own[own.count - 1] ^ 1], to: path)
      case 4: try site.remove(path)
      case 5:
        try site.remove(path)
        try FileManager.default.createDirectory(
          atPath: "\(site.folder)/\(path)", withIntermediateDirectories: false)
      default:
        try site.remove(path)
        try FileManager.default.createSymbolicLink(
          atPath: "\(site.folder)/\(path)", withDestinationPath: outside)
      }
    }
    // Foreign files, and invalid records.
    try site.write([
      "\(Self.cache)/notes.txt": "mine", "\(Self.cache)/new-0123": "half",
      "\(Self.cache)/0000000000000000-00000000-0000000000000000.webp": "none",
      "\(Self.cache)/ffffffffffffffff-zzzzzzzz-0000000000000000.jpg": "none",
      "\(Self.cache)/unused": "x y z\n99999999999999999999 a\n-1 b\n",
      "\(Self.cache)/encoders": "zoetrope-encoders 1\navif\n",
    ])
    for record in ["pictures", "facts", "colors"] {
      try site.write(
        Array("zoetrope-\(record) 1\n".utf8) + [0xFF, 0xFF], to: "\(Self.cache)/\(record)")
    }
    for _ in 1...2 {
      for path in ["Output", ".Output.zoetrope"] where site.exists(path) { try site.remove(path) }
      try site.build()
      #expect(try site.tree().files == expected)
    }
    #expect(try site.text("\(Self.cache)/notes.txt") == "mine")
    #expect(
      try Data(contentsOf: URL(filePath: outside)) == Data(bytes(names[0])),
      "what a link leads to was written")
  }
}
