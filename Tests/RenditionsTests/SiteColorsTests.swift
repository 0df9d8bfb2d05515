import Application
import Pictures
import TestSupport
import Testing

@testable import Renditions

/// Pages that show a picture's main colour as its background until the picture is loaded.
@Suite struct SiteColorsTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/photos/pier.png": .png(600, 400),
    "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
    "Content/pages/about.md": "---\ntitle: About\n---\nSee ![A pier](../photos/pier.png) here.\n",
  ]

  private func colors(_ made: SiteRenditionsTests.Made) -> [String?] {
    ["photos/pier/index.html", "photos/index.html", "about/index.html"].map { path in
      made.text(path).firstMatch(of: /<img [^>]*style="--color: (#[0-9a-f]{6})"/)
        .map { String($0.1) }
    }
  }

  @Test func showTheColorOfAPictureWhereverItIsShown() throws {
    let made = try SiteRenditionsTests.make(Self.files)
    #expect(made.report == "")
    let color = try #require(colors(made).first ?? nil)
    #expect(colors(made) == [color, color, color])
    // The colours are shades of grey, in steps of 17.
    let digits = Array(color.dropFirst())
    #expect(Set(digits).count == 1)
  }

  /// The preview doesn't wait for pictures. The build after it does.
  @Test func areFoundByABuildAfterOneThatDidNotWait() throws {
    let folder = try TemporaryFolder(Self.files)
    let unwaiting = RenditionFolder(site: folder.path, findsColors: false)
    let first = try SiteRenditionsTests.make(in: folder, unwaiting)
    #expect(colors(first) == [nil, nil, nil])
    unwaiting.finish(published: [])
    // Its colour was found with its sizes, and no picture is read again for it.
    let next = RenditionFolder(site: folder.path, findsColors: false)
    let second = try SiteRenditionsTests.make(in: folder, next)
    let whole = try SiteRenditionsTests.make(Self.files)
    #expect(colors(second) == colors(whole))
    #expect(!colors(second).contains(nil))
  }

  /// Machines that share a folder find colours in it, whatever has become of its files.
  @Test func areToldByTheNamesOfFiles() throws {
    for color in [PictureColor(red: 1, green: 255, blue: 0), nil] {
      let file = ColorFile(picture: 0xAB, color: color)
      #expect(file.text.hasPrefix("color-00000000000000ab-\(color == nil ? "none" : "01ff00")-"))
      #expect(ColorFile(file.text) == file)
      for place in file.text.indices {
        var other = file.text
        other.replaceSubrange(place...place, with: other[place] == "0" ? "1" : "0")
        #expect(ColorFile(other) == nil, "\(other)")
      }
      #expect(ColorFile(file.text + "0") == nil)
    }
  }

  @Test func areKeptWithTheStateOfTheFile() throws {
    let known = KnownFiles<KnownColor>(KnownColor.title, nil)
    let colors = [PictureColor(red: 1, green: 255, blue: 0), nil]
    for (index, color) in colors.enumerated() {
      _ = known.find("/no/such/\(index)") { state in KnownColor(color, state: state) }
    }
    let bytes = known.bytes
    let again = KnownFiles<KnownColor>(KnownColor.title, bytes)
    #expect(again.bytes.count < bytes.count, "what is not looked up is not kept")
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(KnownFiles<KnownColor>(KnownColor.title, damaged).bytes == again.bytes)
    }
  }
}
