import Foundation
import Synchronization
import Testing

@testable import Pictures

@Suite(.enabled(if: drawsText, "this libvips can't draw text"))
struct WatermarkTests {
  private let webp = Recipe(.width(400), .webp, quality: 90, effort: 0)
  private let jpeg = Recipe(.width(400), .jpeg, quality: 90, effort: 0)

  private func picture(_ shade: [UInt8], _ width: Int = 600, _ height: Int = 400) throws -> [UInt8]
  {
    let size = try TestPictures.size(width, height)
    return try TestPictures.encode(
      (0..<size.area).flatMap { _ in shade }, size, channels: shade.count, ".png")
  }

  private func render(_ source: [UInt8], _ recipe: Recipe) throws -> [UInt8] {
    try PictureRenderer().render(source, [recipe]).renditions[0].bytes
  }

  /// Lightest and darkest sample of the first channel in a part of a picture, in sixteenths.
  private func range(
    _ bytes: [UInt8], _ columns: Range<Int>, _ rows: Range<Int>
  ) throws -> ClosedRange<UInt8> {
    let (pixels, size, channels) = try TestPictures.decode(bytes)
    var samples: [UInt8] = []
    for y in size.height * rows.lowerBound / 16..<size.height * rows.upperBound / 16 {
      for x in size.width * columns.lowerBound / 16..<size.width * columns.upperBound / 16 {
        samples.append(pixels[(y * size.width + x) * channels])
      }
    }
    return try #require(samples.min())...#require(samples.max())
  }

  /// Pango once ended the program if the fonts of a thread were dropped while it looked for others.
  @Test func drawsManyTextsOnThreadsThatEndAtOnce() async throws {
    let drawn = Mutex<[String: [Int]]>([:])
    for round in 0..<20 {
      let threads = (0..<4).map { number in
        Thread {
          // Two threads draw the same.
          for text in ["Ü\(round)", "旅行 \(round + number / 2)", "رحلة\(round)", "🚂 \(round)"] {
            let width = (try? VipsImage(writing: text))?.width ?? 0
            drawn.withLock { $0[text, default: []].append(width) }
          }
        }
      }
      for thread in threads { thread.start() }
      while threads.contains(where: { !$0.isFinished }) {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    let widths = drawn.withLock { $0 }
    #expect(widths.count == 81)
    #expect(widths.values.allSatisfy { Set($0).count == 1 && $0[0] > 0 })
  }

  @Test func changesTheRecipeAndSoTheNameOfTheFile() {
    #expect(webp.marked(by: "© A").bytes != webp.bytes)
    #expect(webp.marked(by: "© A").bytes != webp.marked(by: "© B").bytes)
    #expect(webp.marked(by: "© A").marked(by: nil).bytes == webp.bytes)
  }

  /// White letters with a dark rim have contrast on any background.
  @Test(arguments: [0, 60, 128, 200, 255] as [UInt8])
  func isLegibleOnLightAndDark(shade: UInt8) throws {
    let source = try picture([shade, shade, shade])
    for recipe in [webp, jpeg] {
      let bytes = try render(source, recipe.marked(by: "© Ana Lima"))
      let corner = try range(bytes, 8..<16, 12..<16)
      #expect(corner.upperBound >= 225)
      #expect(corner.lowerBound <= 70)
      for (columns, rows) in [(0..<16, 0..<12), (0..<7, 12..<16)] {
        let rest = try range(bytes, columns, rows)
        #expect(rest.lowerBound >= max(shade, 4) - 4 && rest.upperBound <= min(shade, 251) + 4)
      }
    }
  }

  @Test(arguments: [[100], [100, 90, 80, 128], [100, 0]] as [[UInt8]])
  func isDrawnIntoGreyAndTransparentPictures(shade: [UInt8]) throws {
    let source = try picture(shade)
    for recipe in [webp, jpeg] {
      let corner = try range(try render(source, recipe.marked(by: "© A")), 12..<16, 12..<16)
      #expect(corner.upperBound >= 225)
    }
  }

  @Test func isDrawnIntoEachFrameOfAnAnimation() throws {
    let source = try TestPictures.animation(400, 300, frames: 4, ".gif")
    let rendition = try PictureRenderer().render(source, [webp.marked(by: "© A")]).renditions[0]
    #expect(rendition.frames == 4)
    let image = try rendition.bytes.withUnsafeBufferPointer { bytes in
      let image = try VipsImage(reading: bytes, frames: .all)
      return (try image.pixels(), image.width, image.height, image.channels)
    }
    #expect(image.2 == 4 * 300)
    for frame in 0..<4 {
      let rows = (frame * 300 + 260)..<(frame * 300 + 300)
      let lightest = rows.flatMap { y in
        (300..<400).map { image.0[(y * image.1 + $0) * image.3 + 1] }
      }.max()
      #expect(try #require(lightest) >= 200)
    }
  }

  @Test(arguments: [(1, 1), (20, 20), (320, 12), (12, 320), (2_160, 200)])
  func fitsIntoPicturesOfEveryShape(width: Int, height: Int) throws {
    let source = try picture([90, 120, 60], width, height)
    let recipe = Recipe(.width(width), .webp, quality: 90, effort: 0).marked(by: "© Ana Lima")
    let rendition = try PictureRenderer().render(source, [recipe]).renditions[0]
    #expect(rendition.size == PixelSize(width: width, height: height))
    if width >= 320 { #expect(try range(rendition.bytes, 9..<16, 0..<16).upperBound > 200) }
  }

  @Test(arguments: ["<b>A</b>", "A & B", "&lt;", "<span size='999999999'>A", "%s%n", "שלום", "Ω"])
  func drawsTextAndNoMarkup(text: String) throws {
    let source = try picture([0, 0, 0])
    let corner = try range(try render(source, webp.marked(by: text)), 9..<16, 12..<16)
    #expect(corner.upperBound >= 200)
  }

  /// If a font draws nothing for a text, the text is reported as one that can't be drawn.
  @Test func saysWhenNothingIsDrawn() throws {
    #expect(throws: PictureFault.noText) {
      try render(picture([0, 0, 0]), webp.marked(by: "\u{2003}"))
    }
  }
}

private let drawsText = (try? Vips()) != nil && Vips.drawsText
