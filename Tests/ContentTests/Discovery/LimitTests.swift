import Content
import Domain
import Foundation
import Testing

/// Every limit, from both sides.
struct LimitTests {
  @Test func takesFilesOf10MBAndNoMore() throws {
    let head = "---\ntitle: A\n---\n"
    let filler = [UInt8](repeating: UInt8(ascii: "x"), count: ContentLimits.file - head.utf8.count)
    let site = try TestSite()
    try site.write("Content/pages/a.md", Array(head.utf8) + filler)
    let whole = site.load()
    #expect(whole.report == "")
    #expect(try whole.content.pages.first?.body.bytes().count == filler.count)
    try site.write("Content/pages/a.md", Array(head.utf8) + filler + filler.prefix(1))
    #expect(
      site.load().report == """
        Content/pages/a.md: error[content-too-large]: the file has 10485761 bytes, more than the \
        limit of 10485760

        """)
  }

  @Test func takesAssetsOfAnySize() throws {
    let site = try TestSite()
    try site.write("Content/a.bin", [UInt8](repeating: 0, count: ContentLimits.file + 1))
    #expect(site.load().report == "")
  }

  @Test func takesPathsOf1024BytesAndNoMore() throws {
    let site = try TestSite()
    let folders = Array(repeating: String(repeating: "f", count: 199), count: 5)
    let folder = "Content/" + folders.joined(separator: "/") + "/"
    let longest = folder + String(repeating: "a", count: ContentLimits.path - folder.utf8.count)
    try site.write(longest, "")
    let loaded = site.load()
    #expect(loaded.report == "")
    #expect(loaded.content.assets.map(\.path) == [longest])
    try site.write(longest + "b", "")
    #expect(site.load().ids == ["content-path-too-long"])
  }

  @Test(arguments: [(Slug.maximumLength, 0), (Slug.maximumLength + 1, 1)])
  func takesSlugsOf200BytesAndNoMore(length: Int, mistakes: Int) throws {
    let name = String(repeating: "s", count: length)
    let loaded = try TestSite(["Content/pages/\(name).md": "---\ntitle: A\n---\n"]).load()
    #expect(loaded.ids == Array(repeating: "content-wrong-slug", count: mistakes))
  }

  @Test func publishedPathsMayOutgrowTheirFiles() throws {
    let site = try TestSite()
    let slug = String(repeating: "s", count: 200)
    let folders = Array(repeating: String(repeating: "f", count: 199), count: 4)
    try site.write("Content/pages/a/index.md", "---\ntitle: A\nslug: \(slug)\n---\n")
    let file = "Content/pages/a/" + folders.joined(separator: "/") + "/"
    try site.write(file + String(repeating: "x", count: 22), "")
    #expect(site.load().report == "")
    try site.write(file + String(repeating: "y", count: 23), "")
    #expect(site.load().ids == ["content-path-too-long"])
  }
}
