import Foundation
import TestSupport
import Testing

/// If one read of a picture fails, the build fails. The next build publishes the photo with its
/// date, its place in the order and its own creator.
struct PictureReadFaultTests {
  private static let picture = "Content/photos/pier.png"

  private func site() throws -> TestSite {
    let exif = TIFFBuilder(
      main: [(0x013B, .text("Bea"))],
      exif: [(0x9003, .text("2024:05:17 09:41:07")), (0x9011, .text("+09:00"))])
    let site = try TestSite([
      "Content/site.json":
        #"{ "baseURL": "https://ana.example", "photos": { "creator": "Ana" } }"#,
      "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\n",
    ])
    if case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(600, 400, exif: exif.bytes) {
      try site.write(bytes, to: Self.picture)
    }
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  @Test(arguments: [
    ("openat", "EACCES"), ("pread64", "EIO"), ("newfstatat", "ESTALE"),
  ])
  func failsWhereAReadOfAPictureFails(call: String, error: String) throws {
    guard let system = try SystemCalls() else { return }
    let expected = try self.site()
    try expected.build()
    let wanted = try expected.tree().files
    var failed = 0
    for number in 1...6 {
      let site = try self.site()
      let run = try system.run(
        Program(folder: site.folder), ["build", "--jobs", "1"] + TestSite.now, error: error,
        at: call, number,
        on: call == "openat" ? "./\(Self.picture)" : "\(site.folder)/\(Self.picture)")
      if run.ending == .exit(0) {
        #expect(try site.tree().files == wanted, "\(call) \(number)")
        continue
      }
      failed += 1
      #expect(run.ending == .exit(1))
      #expect(run.error.contains("\(Self.picture): error[site-unreadable-file]: "))
      #expect(run.error.hasSuffix("1 error; nothing was published\n"))
      #expect(!site.exists("Output"))
      try site.build()
      #expect(try site.tree().files == wanted, "after \(call) \(number)")
    }
    #expect(failed > 1)
  }
}
