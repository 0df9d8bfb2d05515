import Application
import Content
import Diagnostics
import Domain
import Foundation
import Markup
import Pictures
import Publishing
import TestSupport
import Testing

@testable import Renditions

/// Sites whose settings state in which formats pictures are offered.
@Suite struct SiteFormatsTests {
  private static func files(
    _ settings: String, photo: TemporaryFolder.File = .png(600, 400)
  ) -> [String: TemporaryFolder.File] {
    [
      "Content/site.json": .text(settings), "Content/photos/pier.png": photo,
      "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
      "Content/pages/about.md": "---\ntitle: About\n---\nSee ![A pier](../photos/pier.png) here.\n",
    ]
  }

  /// Types of the sources of a page's first picture, in their order.
  private static func types(_ page: String) -> [String] {
    let picture = page.firstMatch(of: /<picture>(.*?)<\/picture>/.dotMatchesNewlines())
    return (picture?.1 ?? "").matches(of: /<source type="([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: [
    (#"["avif", "webp"]"#, ["image/avif", "image/webp"], [".avif": 2, ".webp": 2, ".jpg": 2]),
    // The order is the one in which browsers should choose, whatever the settings say.
    (
      #"["jpeg", "webp", "avif"]"#, ["image/avif", "image/webp", "image/jpeg"],
      [".avif": 2, ".webp": 2, ".jpg": 3]
    ),
    (#"["avif"]"#, ["image/avif"], [".avif": 2, ".webp": 0, ".jpg": 2]),
    // Two widths, one of them also for every browser, and the card.
    (#"["jpeg"]"#, ["image/jpeg"], [".avif": 0, ".webp": 0, ".jpg": 3]),
    ("[]", [], [".avif": 0, ".webp": 0, ".jpg": 2]),
  ])
  func offersTheFormatsOfTheSettings(
    formats: String, types: [String], counts: [String: Int]
  ) throws {
    let made = try SiteRenditionsTests.make(Self.files(#"{"photos": {"formats": \#(formats)}}"#))
    #expect(made.report == "")
    for path in ["photos/pier/index.html", "about/index.html"] {
      #expect(Self.types(made.text(path)) == types)
      #expect(made.text(path).contains(/<img src="[^"]*\.jpg"/))
    }
    for (suffix, count) in counts {
      let files = made.files.filter { $0.key.hasSuffix(suffix) }
      #expect(files.count == count, "\(suffix)")
      for (path, bytes) in files {
        let kind = try PictureHeader(PictureBytes(bytes)).kind
        #expect(PictureKind(fileName: path) == kind)
      }
    }
  }

  /// An animation is published only as WebP, which moves.
  @Test func keepsAnimationsMoving() throws {
    let gif = Self.animation(400, 300)
    let made = try SiteRenditionsTests.make([
      "Content/site.json": #"{"photos": {"formats": ["avif", "jpeg"]}}"#,
      "Content/photos/flag.gif": .bytes(gif),
      "Content/photos/flag.md": "---\ntitle: Flag\nfile: flag.gif\nalt: A flag\n---\n",
      "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
    ])
    #expect(made.report == "")
    #expect(Self.types(made.text("photos/flag/index.html")) == ["image/webp"])
    let moving = made.files.filter { $0.key.hasSuffix(".webp") }
    #expect(moving.count == 2)
    for file in moving.values { #expect(try PictureHeader(PictureBytes(file)).frames == 2) }
  }

  @Test func tellsOfAnAnimationThatStandsStillInItsSizes() throws {
    func make(_ picture: TemporaryFolder.File) throws -> SiteRenditionsTests.Made {
      try SiteRenditionsTests.make([
        "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
        "Content/photos/pier.png": picture,
      ])
    }
    let made = try make(.png(400, 300, moves: true))
    #expect(
      made.report == """
        Content/photos/pier.png: warning[image-animation-lost]: the picture is an animation, but pages show only its first frame, because Zoetrope can resize only WebP and GIF animations
           export it as an animated WebP or GIF

        """)
    #expect(made.pictures.count == 4)
    // A small picture is published itself, and moves.
    let small = try make(.png(100, 80, moves: true))
    #expect(small.report == "")
    #expect(small.files["photos/pier.png"]?.firstRange(of: Array("fdAT".utf8)) != nil)
  }

  @Test func refusesFormatsThatItDoesNotKnow() throws {
    let made = try SiteRenditionsTests.make(
      Self.files(#"{"photos": {"formats": ["avif", "png"]}}"#))
    #expect(
      made.report.hasPrefix(
        """
        Content/site.json:1:33: error[content-wrong-type]: an element of 'photos.formats' must be \
        one of 'avif', 'webp', 'jpeg', but is 'png'
            1 | {"photos": {"formats": ["avif", "png"]}}
              |                                 ^~~~~ write one of them

        """), "\(made.report)")
  }

  /// A library that can't write AVIF, as Debian 13's without its module.
  private struct WithoutAVIF: RenditionStore {
    let store: RenditionFolder

    func picture(at path: String) throws(PictureFault) -> SourcePicture? {
      try store.picture(at: path)
    }
    func prepare(_ recipes: [Recipe], of picture: SourcePicture) {
      store.prepare(recipes, of: picture)
    }
    func placeholder(of picture: SourcePicture) -> PicturePlaceholder { .unknown }
    func has(_ format: PictureFormat) -> Bool { format != .avif && store.has(format) }
    func bytes(of recipe: Recipe, of picture: SourcePicture) throws(PictureFault) -> [UInt8] {
      try store.bytes(of: recipe, of: picture)
    }
    func finish(published paths: [String]) { store.finish(published: paths) }
  }

  @Test(arguments: [#"["avif"]"#, #"["avif", "webp"]"#])
  func goesOnWithoutAVIFWhereNoneCanBeMade(formats: String) throws {
    let folder = try TemporaryFolder(Self.files(#"{"photos": {"formats": \#(formats)}}"#))
    let made = try SiteRenditionsTests.make(
      in: folder, WithoutAVIF(store: .init(site: folder.path)))
    let mark = "^" + String(repeating: "~", count: formats.utf8.count - 1)
    #expect(
      made.report == """
        Content/site.json:1:24: warning[image-no-avif]: pictures are published without AVIF, which this libvips can't write
            1 | {"photos": {"formats": \(formats)}}
              |                        \(mark) install 'libheif-plugin-aomenc', or a libvips whose \
        libheif has libaom; or remove 'avif' from 'formats'

        """)
    #expect(Self.types(made.text("photos/pier/index.html")) == ["image/webp"])
    #expect(!made.files.keys.contains { $0.hasSuffix(".avif") })
  }

  /// A build that renders nothing does not load libvips.
  @Test func remembersThatAVIFCanBeWrittenUntilALibraryChanges() throws {
    let folder = try TemporaryFolder([:])
    #expect(RenditionFolder(site: folder.path).has(.avif))
    let bytes = try [UInt8](
      Data(contentsOf: URL(filePath: folder.path + "/.zoetrope/images/encoders")))
    #expect(KnownEncoders(bytes)?.formats == [.avif])
    let text = String(decoding: bytes, as: UTF8.self)
    let library = try #require(text.firstMatch(of: /[0-9a-f]+ (\/.*)/))
    let other = text.replacing(library.0, with: "0 \(library.1)")
    #expect(KnownEncoders(Array(other.utf8)) == nil)
    #expect(KnownEncoders(bytes.dropLast(3)) == nil)
    #expect(KnownEncoders([]) == nil)
  }

  /// A GIF of two frames, each of one colour (GIF89a): codes of three bits, cleared before each
  /// pixel, so that none grows.
  private static func animation(_ width: Int, _ height: Int) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x80, 0, 0]
    bytes += [200, 30, 30, 30, 30, 200]
    for color in 0..<2 {
      bytes += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C]
      bytes += word(0) + word(0) + word(width) + word(height) + [0, 2]
      var (bits, count) = (0, 0)
      var data: [UInt8] = []
      func put(_ code: Int) {
        bits |= code << count
        count += 3
        while count >= 8 {
          data.append(UInt8(bits & 255))
          bits >>= 8
          count -= 8
        }
      }
      for _ in 0..<(width * height) {
        put(4)
        put(color)
      }
      put(5)
      data.append(UInt8(bits & 255))
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        bytes += [UInt8(block.count)] + block
      }
      bytes.append(0)
    }
    return bytes + [0x3B]
  }
}
