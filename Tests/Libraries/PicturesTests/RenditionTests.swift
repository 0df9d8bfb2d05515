import Pictures
import TestSupport
import Testing

struct RenditionTests {
  private func render(_ bytes: [UInt8], _ recipes: Recipe...) throws -> RenderedPicture {
    try PictureRenderer().render(bytes, recipes)
  }

  private let jpeg = Recipe(.width(120), .jpeg, quality: 92, effort: 0)
  private let webp = Recipe(.width(120), .webp, quality: 90, effort: 2)

  @Test(arguments: [".jpg", ".png", ".webp", ".gif", ".tif", ".avif"])
  func rendersEveryKindInEveryFormat(suffix: String) throws {
    let source = try TestPictures.picture(300, 200, suffix)
    let avif = Recipe(.width(120), .avif, quality: 70, effort: 1)
    let picture = try render(source, jpeg, webp, avif)
    #expect(picture.size == PixelSize(width: 300, height: 200))
    for rendition in picture.renditions {
      #expect(rendition.size == PixelSize(width: 120, height: 80))
      let header = try PictureHeader(PictureBytes(rendition.bytes))
      #expect(header.size == rendition.size)
      #expect(header.kind.rawValue == rendition.recipe.format.rawValue)
      let color = try TestPictures.color(rendition.bytes, at: 0.5, 0.5)
      for (channel, expected) in zip(color, [125, 125, 120]) {
        #expect(abs(channel - expected) <= 8)
      }
    }
  }

  /// A rendition's address depends only on its picture and its recipe, so its bytes must, too.
  @Test(arguments: [(".jpg", 3_000, 2_000), (".png", 900, 2_400), (".webp", 700, 500)])
  func isTheSameWhateverIsMadeBesideIt(suffix: String, width: Int, height: Int) throws {
    let source = try TestPictures.picture(width, height, suffix)
    let size = try TestPictures.size(width, height)
    let recipes =
      Ladder.standard.recipes(for: size) + [Ladder.standard.card(), Ladder.preview]
    let together = try PictureRenderer().render(source, recipes).renditions
    for rendition in together {
      #expect(try PictureRenderer().render(source, [rendition.recipe]).renditions == [rendition])
    }
    let reversed = try PictureRenderer().render(source, recipes.reversed()).renditions
    #expect(reversed == together.reversed())
  }

  @Test(arguments: 1...8)
  func standsUprightWhateverItsOrientation(orientation: Int) throws {
    let upright = try TestPictures.size(160, 96)
    let pixels = TestPictures.gradient(upright)
    // The stored picture has a point of the upright one at another place (Exif 2.32 §4.6.4.A).
    let turned = orientation > 4
    let stored = turned ? upright.turned : upright
    var moved: [UInt8] = []
    for y in 0..<stored.height {
      for x in 0..<stored.width {
        let (right, bottom) = (stored.width - 1 - x, stored.height - 1 - y)
        let (column, row) =
          switch orientation {
          case 2: (right, y)
          case 3: (right, bottom)
          case 4: (x, bottom)
          case 5: (y, x)
          case 6: (bottom, x)
          case 7: (bottom, right)
          case 8: (y, right)
          default: (x, y)
          }
        let start = (row * upright.width + column) * 3
        moved += pixels[start..<(start + 3)]
      }
    }
    let plain = try TestPictures.encode(moved, stored, ".jpg[Q=98,strip]")
    let exif = TIFFBuilder(main: [(0x0112, .short([orientation]))]).bytes
    let source = TestPictures.jpeg(plain, exif: exif)

    #expect(try PictureHeader(PictureBytes(source)).size == upright)
    let rendition = try render(source, Recipe(.width(80), .jpeg, quality: 98, effort: 0))
      .renditions[0]
    #expect(rendition.size == PixelSize(width: 80, height: 48))
    let straight = try TestPictures.encode(pixels, upright, ".jpg[Q=98,strip]")
    let expected = try render(straight, Recipe(.width(80), .jpeg, quality: 98, effort: 0))
      .renditions[0]
    let difference = try TestPictures.difference(rendition.bytes, expected.bytes)
    #expect(difference.largest <= 10)
    #expect(difference.mean <= 1.5)
  }

  @Test func neverEnlarges() throws {
    let source = try TestPictures.picture(50, 30, ".png")
    let picture = try render(
      source, jpeg, Recipe(.longEdge(2_160), .webp, quality: 80, effort: 0),
      Recipe(.attention(width: 1_200, height: 630), .jpeg, quality: 80, effort: 0))
    #expect(
      picture.renditions.map(\.size) == [
        PixelSize(width: 50, height: 30), PixelSize(width: 50, height: 30),
        PixelSize(width: 50, height: 26),
      ])
    for rendition in picture.renditions {
      #expect(try PictureHeader(PictureBytes(rendition.bytes)).size == rendition.size)
    }
  }

  @Test func rendersOnePixel() throws {
    let source = try TestPictures.encode([10, 20, 30], TestPictures.size(1, 1), ".png")
    let picture = try render(source, jpeg, webp, Ladder.standard.card(), Ladder.preview)
    #expect(Set(picture.renditions.map(\.size)) == [PixelSize(width: 1, height: 1)])
    #expect(
      try PictureRenderer().color(of: source) == PictureColor(red: 10, green: 20, blue: 30))
  }

  @Test func rendersPanoramas() throws {
    let source = try TestPictures.picture(20_000, 400, ".jpg[Q=80]")
    let picture = try render(
      source, Recipe(.longEdge(2_160), .webp, quality: 80, effort: 0), Ladder.standard.card())
    #expect(
      picture.renditions.map(\.size) == [
        PixelSize(width: 2_160, height: 43), PixelSize(width: 762, height: 400),
      ])
  }

  @Test func cutsCardsToTheirSizeWhereThereIsSomethingToSee() throws {
    let size = try TestPictures.size(1_600, 1_600)
    var pixels = [UInt8](repeating: 128, count: size.area * 3)
    // A bright and colourful square near the lower edge.
    for y in 1_300..<1_500 {
      for x in 600..<1_000 {
        let start = (y * 1_600 + x) * 3
        pixels.replaceSubrange(start..<(start + 3), with: [250, UInt8(x % 200), 20])
      }
    }
    let source = try TestPictures.encode(pixels, size, ".png")
    let card = try #require(try render(source, Ladder.standard.card()).renditions.first)
    #expect(card.size == PixelSize(width: 1_200, height: 630))
    let (shown, _, _) = try TestPictures.decode(card.bytes)
    let reds = stride(from: 0, to: shown.count, by: 3).filter { shown[$0] > 200 }
    #expect(reds.count > 30_000)
  }

  @Test func keepsAnimationsMovingInWebPOnly() throws {
    let source = try TestPictures.animation(60, 40, frames: 4, ".gif")
    let picture = try render(
      source, Recipe(.width(60), .webp, quality: 80, effort: 0),
      Recipe(.width(30), .webp, quality: 80, effort: 0), jpeg)
    #expect(picture.size == PixelSize(width: 60, height: 40))
    #expect(picture.renditions.map(\.frames) == [4, 4, 1])
    #expect(
      picture.renditions.map(\.size) == [
        PixelSize(width: 60, height: 40), PixelSize(width: 30, height: 20),
        PixelSize(width: 60, height: 40),
      ])
    for rendition in picture.renditions {
      let header = try PictureHeader(PictureBytes(rendition.bytes))
      #expect(header.frames == rendition.frames)
      #expect(header.size == rendition.size)
    }
    // Renders the result again.
    let again = try render(
      picture.renditions[0].bytes, Recipe(.width(20), .webp, quality: 80, effort: 0))
    #expect(again.renditions[0].frames == 4)
  }

  @Test func rendersTheSameBytesAgain() throws {
    let source = try TestPictures.picture(400, 300, ".jpg")
    let credits = Credits(creators: ["Ann"], license: "https://example.org/l")
    var ladder = Ladder.standard
    ladder.encodings.append(.avif)
    let recipes = ladder.recipes(for: try TestPictures.size(400, 300), credits: credits)
    let renderer = try PictureRenderer()
    #expect(try renderer.render(source, recipes) == renderer.render(source, recipes))
  }

  @Test func givesTheMainColor() throws {
    let size = try TestPictures.size(90, 90)
    // Two thirds blue, one third orange.
    let pixels = (0..<size.area).flatMap { index -> [UInt8] in
      index < 5_400 ? [30, 60, 200] : [240, 160, 20]
    }
    let source = try TestPictures.encode(pixels, size, ".png")
    let color = try #require(try PictureRenderer().color(of: source))
    #expect(abs(Int(color.red) - 30) < 4)
    #expect(abs(Int(color.green) - 60) < 4)
    #expect(abs(Int(color.blue) - 200) < 4)
  }

  @Test(arguments: [(255, true), (254, false), (0, false)])
  func givesNoColorForWhatTheGroundShowsThrough(alpha: UInt8, isOpaque: Bool) throws {
    let size = try TestPictures.size(90, 90)
    let pixels = (0..<size.area).flatMap { _ -> [UInt8] in [200, 40, 20, alpha] }
    for suffix in [".png", ".webp[lossless]", ".tif"] {
      let source = try TestPictures.encode(pixels, size, channels: 4, suffix)
      #expect((try PictureRenderer().color(of: source) != nil) == isOpaque, "\(suffix)")
    }
  }

  @Test func rendersAtOnceOnSeveralThreads() async throws {
    let source = try TestPictures.picture(500, 400, ".jpg")
    let renderer = try PictureRenderer()
    let recipe = jpeg
    let renditions = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask { try renderer.render(source, [recipe]).renditions[0].bytes }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(renditions.count == 8)
    #expect(Set(renditions).count == 1)
  }
}
