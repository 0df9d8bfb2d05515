import Foundation
import TestSupport
import Testing

/// The audit of published files, from the command line.
struct AuditTests {
  private func site(_ settings: String = TestSite.settings) throws -> TestSite {
    let site = try TestSite([
      "Content/site.json": settings,
      "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\n",
    ])
    try site.write(Self.taken, to: "Content/photos/pier.png")
    return site
  }

  /// A photograph with a place and a serial number.
  private static let taken: [UInt8] = {
    let exif = TIFFBuilder(
      main: [(0x010F, .text("NIKON"))], exif: [(0xA431, .text("6001234"))],
      gps: [(1, .text("N")), (2, .fractions([(38, 1), (42, 1), (0, 1)]))])
    guard case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(400, 300, exif: exif.bytes)
    else { return [] }
    return bytes
  }()

  @Test func findsNothingInWhatABuildPublishes() throws {
    let site = try site()
    let run = try site.build("--audit")
    #expect(run.output.contains(/\n\d+ published files read for [a-z, ]*: 0 found\n$/))
    // A build that changes nothing also runs the audit.
    #expect(try site.build("--audit").output.hasSuffix(": 0 found\n"))
    #expect(try site.run("check", "--published").succeeded().output.hasSuffix(": 0 found\n"))
  }

  @Test func failsWhereAFileThatOthersWroteTellsSomething() throws {
    let site = try site()
    try site.build()
    try site.write(Self.taken, to: "Output/mine.png")
    let run = try site.run("check", "--published")
    #expect(run.ending == .exit(1))
    #expect(run.output.hasSuffix(": 3 found\n"))
    #expect(
      run.error.contains(
        """
        Output/mine.png: error[publish-tells]: this file reveals where it was taken: EXIF GPS \
        latitude's side, EXIF GPS latitude
        """))
    #expect(!run.error.contains("6001234"))
    #expect(try site.run("build", "--audit").ending == .exit(1))
    try site.remove("Output/mine.png")
    _ = try site.run("check", "--published").succeeded()
  }

  @Test func readsTheFolderThatIsNamed() throws {
    let site = try site()
    try site.write(Self.taken, to: "elsewhere/a.png")
    let run = try site.run("check", "--published", "--output", "elsewhere")
    #expect(run.ending == .exit(1))
    #expect(run.error.hasPrefix("elsewhere/a.png: error[publish-tells]"))
    let check = try site.run("check", "--output", "elsewhere")
    #expect(check.error.hasPrefix("error[publish-output-foreign]"))
    let missing = try site.run("check", "--published")
    #expect(missing.ending == .exit(1))
    #expect(missing.error.hasPrefix("error[site-not-published]: there is no published folder"))
  }
}
