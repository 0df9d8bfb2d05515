import Foundation
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
    #expect(rows["writing"] == ["ok", "writing", "every format", ""])
    #expect(rows["time zones"]?[0] == "ok")
    #expect(rows["folder"]?[0] == "ok")
    #expect(run.error.isEmpty)
  }

  @Test func namesProgramsThatAreMissing() throws {
    let folder = try TemporaryFolder()
    // A folder isn't a program.
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/git", withIntermediateDirectories: false)
    var program = Program(folder: folder.path)
    program.wrapper = ["/usr/bin/env", "PATH=\(folder.path)"]
    let run = try program.run("doctor").succeeded()
    let rows = Self.rows(run)
    #expect(rows["git"]?[0] == "optional")
    #expect(rows["git"]?[2] == "not found, so 'audience' can't warn about keys in a repository")
    #expect(rows["git"]?[3].hasPrefix("-> ") == true)
    #expect(rows["browser"]?[0] == "optional")
  }

  @Test(arguments: [
    ("nowhere", "'nowhere' doesn't exist", "-> mkdir -p 'nowhere'"),
    ("file", "'file' isn't a folder", "-> name the site's folder with --site"),
  ])
  func endsWith1WithoutAFolder(site: String, text: String, fix: String) throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: "\(folder.path)/file"))
    let run = try Program(folder: folder.path).run("doctor", "--site", site)
    #expect(run.ending == .exit(1))
    #expect(Self.rows(run)["folder"] == ["missing", "folder", text, fix])
  }

  @Test func reportsVariablesThatLeadNowhere() throws {
    let folder = try TemporaryFolder()
    var program = Program(folder: folder.path)
    program.environment = [
      "TZ": "Nowhere", "ZOETROPE_VIPS": "/nowhere/libvips.so", "TMPDIR": "/nowhere",
    ]
    let run = try program.run("doctor")
    let rows = Self.rows(run)
    #expect(run.ending == .exit(1))
    #expect(
      rows["time zones"] == [
        "optional", "time zones", "TZ is 'Nowhere', which isn't a time zone",
        "-> set TZ to a name such as Europe/Lisbon, or unset it",
      ])
    #expect(rows["libvips"]?[0] == "missing")
    #expect(rows["libvips"]?[3] == "-> set ZOETROPE_VIPS to the file of a libvips, or unset it")
    #expect(rows["home"]?[2] == "HOME isn't set; Zoetrope works without it")
  }
}
