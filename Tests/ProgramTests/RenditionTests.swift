import Foundation
import TestSupport
import Testing

/// Pictures in several sizes, from the command line.
struct RenditionTests {
  private func site() throws -> TestSite {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\n",
    ])
    guard case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(600, 400) else {
      return site
    }
    try site.write(bytes, to: "Content/photos/pier.png")
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  private func pictures(_ site: TestSite, in folder: String = "Output") throws -> [String] {
    try site.tree(folder).files.keys.filter { $0.hasSuffix(".webp") || $0.hasSuffix(".jpg") }
      .sorted()
  }

  /// A page that is not made again still needs its pictures.
  @Test func publishesTheSamePicturesInEveryBuild() throws {
    let site = try site()
    try site.build()
    let first = try site.tree().files
    #expect(try pictures(site).count == 4)
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\nHello."])
    try site.build()
    try site.remove("Content/pages/about.md")
    try site.build()
    #expect(try site.tree().files == first)
    try site.remove(".zoetrope")
    try site.build()
    #expect(try site.tree().files == first)
  }

  @Test func comparesPicturesByKindAndSize() throws {
    let site = try site()
    _ = try site.run("golden", "Expected", "--record").succeeded()
    let path = try #require(
      pictures(site, in: "Expected").first { $0.hasSuffix(".webp") })
    var bytes = try #require(
      FileManager.default.contents(atPath: "\(site.folder)/Expected/\(path)"))
    // Another version of an encoder makes other bytes with the same size in pixels.
    bytes[bytes.count - 1] ^= 1
    try site.write([UInt8](bytes), to: "Expected/\(path)")
    let run = try site.run("golden", "Expected").succeeded()
    #expect(run.output.hasSuffix(" files are equal\n"))
    try site.write([1, 2, 3], to: "Expected/\(path)")
    let other = try site.run("golden", "Expected")
    #expect(other.ending == .exit(1))
    #expect(other.output.contains("different: \(path)"))
  }

  @Test func looksForLibvipsOnlyWhereAPictureIsMissing() throws {
    guard let system = try SystemCalls() else { return }
    let site = try site()
    let arguments = ["build"] + TestSite.now
    func opensLibvips() throws -> Bool {
      let (_, calls) = try system.trace("openat", of: Program(folder: site.folder), arguments)
      return calls.contains { $0.text.contains("libvips") }
    }
    #expect(try opensLibvips())
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\nHello."])
    #expect(try !opensLibvips())
    #expect(try !opensLibvips())
  }
}
