import Testing

/// The report on a machine.
struct DoctorTests {
  private static func rows(_ run: Program.Run) -> [String: [String]] {
    Dictionary(
      run.lines.map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return (cells[1], cells)
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func findsWhatABuildNeeds() throws {
    let folder = try TemporaryFolder()
    let run = try Program(folder: folder.path).run("doctor").succeeded()
    let rows = Self.rows(run)
    #expect(rows["zoetrope"]?[0] == "ok")
    #expect(rows["libvips"]?[2].contains("libvips 8.") == true)
    #expect(rows["reading"]?.prefix(3) == ["ok", "reading", "every format"])
    #expect(rows["time zones"]?[0] == "ok")
    #expect(rows["folder"]?[0] == "ok")
    #expect(run.error.isEmpty)
  }

  @Test func namesTheLineThatInstallsWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    // A shell that leaves nothing on the path but the program.
    var program = Program(folder: folder.path)
    program.wrapper = ["/usr/bin/env", "PATH=\(folder.path)"]
    let run = try program.run("doctor")
    let rows = Self.rows(run)
    #expect(rows["git"]?[0] == "optional")
    #expect(
      rows["git"]?[2]
        == "not found, so 'audience' can't warn about keys in a repository; to fix it: install "
        + "the package that Debian calls git")
    #expect(rows["browser"]?[0] == "optional")
    #expect(run.ending == .exit(0))
  }

  @Test func endsWith1WhereAFolderIsMissing() throws {
    let run = try Program(folder: "/").run("doctor", "--site", "nowhere")
    #expect(run.ending == .exit(1))
    #expect(
      Self.rows(run)["folder"]
        == ["missing", "folder", "there is no folder 'nowhere'; to fix it: make it: mkdir"])
  }
}
