import Foundation
import TestSupport
import Testing

/// Builds of photos whose pictures contain the time when they were taken.
struct CameraTests {
  private static func picture(iso: Int, time: String = "09:41:07") -> [UInt8] {
    let exif = TIFFBuilder(
      main: [(0x0110, .text("Z 6"))],
      exif: [
        (0x8827, .short([iso])), (0x9003, .text("2024:05:17 \(time)")), (0x9011, .text("+09:00")),
      ])
    guard
      case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(600, 400, exif: exif.bytes)
    else { return [] }
    return bytes
  }

  private func site(_ picture: [UInt8] = picture(iso: 100)) throws -> TestSite {
    let site = try TestSite([
      "Content/site.json": #"{"baseURL": "https://ana.example", "photos": {"camera": true}}"#,
      "Content/photos/pier.md":
        "---\ntitle: Pier\nfile: pier.png\nalt: A pier\ntrip: lisbon\n---\n",
      "Content/trips/lisbon.md":
        "---\ntitle: Lisbon\ndeparture: 2024-05-17\narrival: 2024-05-18\n---\n",
    ])
    try site.write(picture, to: "Content/photos/pier.png")
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  @Test func makesThePagesAgainThatShowAChangedPicture() throws {
    let site = try site()
    try site.build()
    #expect(try site.text("Output/photos/pier/index.html").contains("ISO\u{A0}100"))
    try site.write(Self.picture(iso: 200), to: "Content/photos/pier.png")
    Thread.sleep(forTimeInterval: 0.05)
    try site.build()
    #expect(try site.text("Output/photos/pier/index.html").contains("ISO\u{A0}200"))
    let clean = try self.site(Self.picture(iso: 200))
    try clean.build()
    #expect(try site.tree().files == clean.tree().files)
    // The order of lists also follows from it.
    try site.write(Self.picture(iso: 200, time: "11:00:00"), to: "Content/photos/pier.png")
    try site.build()
    let later = try self.site(Self.picture(iso: 200, time: "11:00:00"))
    try later.build()
    #expect(try site.tree().files == later.tree().files)
  }

  @Test func readsNoUnchangedPictureAgain() throws {
    guard let system = try SystemCalls() else { return }
    let site = try site()
    // Code that reads only a file's beginning uses another call.
    func reads() throws -> Int {
      let (_, calls) = try system.trace(
        "pread64", of: Program(folder: site.folder), ["build"] + TestSite.now)
      return calls.count { $0.text.contains("pier.png") }
    }
    #expect(try reads() > 0)
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\nHello."])
    #expect(try reads() == 0)
    try site.write([
      "Content/photos/pier.md": "---\ntitle: Quay\nfile: pier.png\nalt: A pier\n---\n"
    ])
    #expect(try reads() == 0)
    #expect(try site.text("Output/photos/pier/index.html").contains("ISO\u{A0}100"))
  }
}
