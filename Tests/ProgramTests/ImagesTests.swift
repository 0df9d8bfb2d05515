import Foundation
import TestSupport
import Testing

/// Pictures that several machines render into one folder.
struct ImagesTests {
  /// A site with five photos of five pictures.
  private func site() throws -> TestSite {
    let site = try TestSite(["Content/site.json": TestSite.settings])
    for number in 1...5 {
      try site.write([
        "Content/photos/p\(number).md":
          "---\ntitle: P\(number)\nfile: p\(number).png\nalt: A pier\n---\n"
      ])
      if case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(400 + number, 300) {
        try site.write(bytes, to: "Content/photos/p\(number).png")
      }
    }
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  private func files(_ site: TestSite, in folder: String = "cache") throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(site.folder)/\(folder)") {
      files[name] = FileManager.default.contents(atPath: "\(site.folder)/\(folder)/\(name)")
        .map { [UInt8]($0) }
    }
    return files
  }

  /// Whether a file in the cache is a size of a picture, by its name.
  private func isSize(_ name: String) -> Bool {
    !name.hasPrefix("versions-") && !name.hasPrefix("color-")
  }

  private func images(_ site: TestSite, _ arguments: String...) throws -> [String] {
    let run = try Program(folder: site.folder).run(["images"] + TestSite.now + arguments)
      .succeeded()
    return run.lines[1].split(separator: " ").map(String.init)
  }

  /// The shares have no picture in common, and together they contain all. A build with the folder
  /// doesn't look for libvips.
  @Test func sharesAreTheWhole() throws {
    let site = try site()
    try site.build()
    let expected = try site.tree().files
    try site.remove(".zoetrope")
    try site.remove("Output")
    var rendered = 0
    for number in 1...3 {
      let row = try images(site, "--shard", "\(number)/3", "--cache", "cache")
      #expect(row[0] == (number == 3 ? "1" : "2"))
      #expect(row[1] == "5")
      rendered += Int(row[3]) ?? 0
    }
    let sizes = try files(site).keys.filter(isSize)
    #expect(sizes.count == rendered)
    #expect(try images(site, "--cache", "cache")[3] == "0")
    // The shared folder also has the colours.
    try site.remove(".zoetrope")
    if let system = try SystemCalls() {
      let (_, calls) = try system.trace(
        "openat", of: Program(folder: site.folder),
        ["build", "--cache", "cache"] + TestSite.now)
      #expect(!calls.contains { $0.text.contains("libvips") })
    } else {
      try site.build("--cache", "cache")
    }
    #expect(try site.tree().files == expected)
    #expect(!site.exists(".zoetrope/images/cache"))
  }

  @Test func sharesAtOnceAndTheSameShareTwiceAreRight() throws {
    let site = try site()
    let scratch = try TemporaryFolder()
    let processes = try ["1/2", "2/2", "1/1", "1/1"].enumerated().map { index, shard in
      try Program(folder: site.folder).start(
        ["images", "--shard", shard, "--cache", "cache"] + TestSite.now, output: "/dev/null",
        error: "\(scratch.path)/\(index)")
    }
    for process in processes { #expect(try process.wait() == .exit(0)) }
    let names = try files(site).keys
    #expect(names.filter { $0.hasPrefix("new-") } == [])
    try site.build("--cache", "cache")
    let expected = try site.tree().files
    try site.remove(".zoetrope")
    try site.build("--output", "Alone")
    #expect(try site.tree("Alone").files == expected)
  }

  /// Files that were cut, exchanged or emptied are made again, by the first command that needs
  /// them.
  @Test(arguments: ["images", "build"])
  func makesDamagedFilesAgain(command: String) throws {
    let site = try site()
    try site.build("--cache", "cache")
    let (whole, expected) = (try files(site), try site.tree().files)
    let names = whole.keys.filter(isSize).sorted()
    for (index, name) in names.enumerated() {
      let bytes = whole[name] ?? []
      let other = whole[names[(index + 1) % names.count]] ?? []
      try site.write(
        [Array(bytes.dropLast(5)), other, []][index % 3], to: "cache/\(name)")
    }
    try site.remove("Output")
    if command == "images" { _ = try images(site, "--cache", "cache") }
    try site.build("--cache", "cache")
    #expect(try site.tree().files == expected)
    #expect(try files(site) == whole)
  }

  @Test func tellsOfSizesThatOtherVersionsMade() throws {
    let site = try site()
    _ = try images(site, "--cache", "cache")
    let names = try files(site).keys.filter(isSize).sorted()
    for name in names.prefix(3) {
      let parts = name.split(separator: "-", maxSplits: 2)
      try site.rename("cache/\(name)", to: "cache/\(parts[0])-00000007-\(parts[2])")
    }
    let run = try site.build("--cache", "cache")
    #expect(
      run.error.contains(
        """
        note: 3 sizes of pictures in 'cache' were made with other versions than the rest: unknown \
        versions (7); 'zoetrope images --again' makes them again here

        """))
    // They were used, and nothing was rendered again silently.
    #expect(try files(site).keys.filter { $0.contains("-00000007-") }.count == 3)
    let again = try images(site, "--cache", "cache", "--again")
    #expect(again[3] == "3")
    #expect(try files(site).keys.filter { $0.contains("-00000007-") } == [])
    #expect(try site.build("--cache", "cache", "--base-url", "https://b.example").error == "")
  }

  @Test func refusesWhatIsNoShareAndAFolderThatCannotBe() throws {
    let site = try site()
    for shard in ["0/3", "4/3", "3", "1/", "1/99999", "+1/2", "a/b", "1/2/3"] {
      let run = try site.run("images", "--shard", shard)
      #expect(run.ending == .exit(64))
      #expect(run.error.contains("3/16 is the third of 16"), "\(run.error)")
    }
    let run = try site.run("images", "--cache", "no/such/folder")
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[image-cache-unwritable]: resized pictures can't be saved in 'no/such/folder': No such file or directory
           free some disk space, give yourself write permission, or name another folder with --cache
        1 error; no picture was resized

        """)
    let build = try site.build("--cache", "no/such/folder")
    #expect(build.error.contains("note: resized pictures can't be saved in 'no/such/folder'"))
  }

  @Test func rendersNothingOfASiteWithMistakes() throws {
    let site = try site()
    try site.write(["Content/pages/a.md": "---\ntitle: A\n---\n![x](nowhere.png)\n"])
    let run = try site.run("images", "--cache", "cache")
    #expect(run.ending == .exit(1))
    #expect(run.error.hasSuffix("1 error; not all pictures were resized\n"))
    #expect(try files(site).isEmpty)
  }

  @Test func tellsOfAPictureThatCannotBeRendered() throws {
    let site = try site()
    let path = "\(site.folder)/Content/photos/p3.png"
    let bytes = try #require(FileManager.default.contents(atPath: path))
    try site.write([UInt8](bytes.prefix(bytes.count / 2)), to: "Content/photos/p3.png")
    let run = try site.run("images", "--cache", "cache")
    #expect(run.ending == .exit(1))
    #expect(run.error.contains("Content/photos/p3.png: error[image-damaged]"))
    // The others are kept.
    #expect(try files(site).count > 12)
  }

  /// A killed process leaves no file that looks complete but isn't.
  @Test func continuesAfterAKill() throws {
    let site = try site()
    for count in [1, 4, 9] {
      let process = try Program(folder: site.folder).start(
        ["images", "--jobs", "2", "--cache", "cache"] + TestSite.now, output: "/dev/null",
        error: "/dev/null")
      let end = Date.now + 20
      while (try? files(site).count) ?? 0 < count, Date.now < end { usleep(1_000) }
      process.signal(SIGKILL)
      _ = try process.wait()
    }
    try site.build("--cache", "cache")
    let expected = try site.tree().files
    try site.build("--output", "Alone")
    #expect(try site.tree("Alone").files == expected)
  }
}
