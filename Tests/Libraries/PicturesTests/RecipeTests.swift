import Pictures
import Testing

struct RecipeTests {
  @Test func describesItselfInStableBytes() {
    let recipe = Recipe(
      .width(960), .webp, quality: 80, effort: 4,
      credits: Credits(creators: ["Ann"], copyright: "© Ann", license: "l", acquireLicensePage: "a")
    )
    #expect(
      String(decoding: recipe.bytes, as: UTF8.self) == """
        zoetrope rendition 2
        width 960
        webp quality 80 effort 4
        creator 3 Ann
        copyright 6 © Ann
        license 1 l
        acquire 1 a

        """)
  }

  @Test func describesDifferentRecipesDifferently() {
    let recipes = [
      Recipe(.width(960), .webp, quality: 80, effort: 4),
      Recipe(.longEdge(960), .webp, quality: 80, effort: 4),
      Recipe(.width(960), .jpeg, quality: 80, effort: 4),
      Recipe(.width(960), .webp, quality: 81, effort: 4),
      Recipe(.width(960), .webp, quality: 80, effort: 3),
      Recipe(.attention(width: 960, height: 1), .webp, quality: 80, effort: 4),
      Recipe(.width(960), .webp, quality: 80, effort: 4, credits: Credits(creators: ["a", "b"])),
      Recipe(
        .width(960), .webp, quality: 80, effort: 4,
        credits: Credits(creators: ["a\ncreator 1 b"])),
      Recipe(.width(960), .webp, quality: 80, effort: 4, credits: Credits(copyright: "a")),
      Recipe(.width(960), .webp, quality: 80, effort: 4, credits: Credits(license: "a")),
    ]
    #expect(Set(recipes.map(\.bytes)).count == recipes.count)
  }

  @Test(arguments: [
    (Recipe.Cut.width(960), 6_000, 4_000, 960, 640), (.width(960), 4_000, 6_000, 960, 1_440),
    (.longEdge(2_160), 4_000, 6_000, 1_440, 2_160), (.width(960), 500, 300, 500, 300),
    (.width(3), 10_000, 1, 3, 1), (.width(0), 100, 100, 1, 1),
    (.attention(width: 1_200, height: 630), 6_000, 4_000, 1_200, 630),
    (.attention(width: 1_200, height: 630), 600, 4_000, 600, 315),
    (.attention(width: 1_200, height: 630), 6_000, 300, 571, 300),
  ])
  func knowsTheSizeOfItsRendition(
    cut: Recipe.Cut, width: Int, height: Int, wanted: Int, high: Int
  ) throws {
    let recipe = Recipe(cut, .jpeg, quality: 80, effort: 0)
    #expect(
      recipe.size(of: try TestPictures.size(width, height))
        == PixelSize(width: wanted, height: high))
  }

  @Test func laddersHaveNoWidthThatThePictureLacks() throws {
    let ladder = Ladder(
      widths: [320, 960, 2_160], largest: 2_160,
      encodings: [Ladder.Encoding(.webp, quality: 80, effort: 2)],
      fallback: Ladder.Encoding(.jpeg, quality: 80, effort: 1), fallbackWidth: 960)
    func widths(_ width: Int, _ height: Int) throws -> [Int] {
      ladder.widths(for: try TestPictures.size(width, height))
    }
    #expect(try widths(6_000, 4_000) == [320, 960, 2_160])
    #expect(try widths(4_000, 6_000) == [320, 960, 1_440])
    #expect(try widths(2_100, 900) == [320, 960, 2_100])
    // 960 would be next to the picture's own.
    #expect(try widths(1_000, 900) == [320, 1_000])
    #expect(try widths(300, 200) == [300])
    let recipes = ladder.recipes(for: try TestPictures.size(6_000, 4_000))
    #expect(recipes.map(\.format) == [.webp, .webp, .webp, .jpeg])
    #expect(recipes.last?.cut == .width(960))
  }
}
