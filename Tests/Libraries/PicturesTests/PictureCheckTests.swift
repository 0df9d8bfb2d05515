import Pictures
import TestSupport
import Testing

/// A check finds the faults of rendering without rendering.
struct PictureCheckTests {
  private static let suffixes = [
    ".jpg[Q=90]", ".jpg[interlace]", ".png", ".png[interlace]", ".webp", ".gif", ".avif", ".tif",
  ]

  /// Faults of rendering all sizes, and of a check. libvips' messages are left out, because they
  /// may be about another picture.
  private func faults(
    _ bytes: [UInt8], _ recipes: [Recipe]
  ) throws -> (rendered: PictureFault?, checked: PictureFault?) {
    func fault(_ work: () throws(PictureFault) -> Void) -> PictureFault? {
      do throws(PictureFault) {
        try work()
        return nil
      } catch {
        if case .damaged = error { return .damaged("") }
        return error
      }
    }
    let renderer = try PictureRenderer()
    return (
      fault { () throws(PictureFault) in _ = try renderer.render(bytes, recipes) },
      fault { () throws(PictureFault) in try renderer.check(bytes, recipes) }
    )
  }

  private func recipes(_ size: PixelSize) -> [Recipe] {
    Ladder.standard.recipes(for: size) + [Ladder.standard.card()]
  }

  @Test(arguments: suffixes)
  func findsTheFaultsOfRendering(suffix: String) throws {
    let size = try TestPictures.size(1_400, 900)
    let whole = try TestPictures.picture(size.width, size.height, suffix)
    let recipes = recipes(size)
    #expect(try faults(whole, recipes) == (nil, nil))
    var found = 0
    // Cuts from the header to the last rows, which the smallest size might not need.
    for part in [0.1, 0.5, 0.9, 0.97, 0.99, 0.995, 0.999] {
      let cut = Array(whole[..<Int(Double(whole.count) * part)])
      var changed = whole
      for place in cut.count..<min(cut.count + 4, whole.count) { changed[place] ^= 0x55 }
      for bytes in [cut, changed] {
        let (rendered, checked) = try faults(bytes, recipes)
        #expect(rendered == checked, "\(suffix) at \(part)")
        if rendered != nil { found += 1 }
      }
    }
    #expect(found > 3)
  }

  /// If a GIF breaks off, libvips takes the frames that it has.
  @Test(arguments: [(".gif", 0), (".webp", 3)])
  func findsAnimationsThatBreakOff(suffix: String, count: Int) throws {
    let whole = try TestPictures.animation(400, 300, frames: 5, suffix)
    let recipes = recipes(try TestPictures.size(400, 300))
    #expect(try faults(whole, recipes) == (nil, nil))
    var found = 0
    for part in [0.3, 0.6, 0.9] {
      let (rendered, checked) = try faults(
        Array(whole[..<Int(Double(whole.count) * part)]), recipes)
      #expect(rendered == checked)
      if rendered != nil { found += 1 }
    }
    #expect(found == count)
  }

  @Test func findsRenditionsThatAreTooLongForTheirFormat() throws {
    let bytes = try TestPictures.picture(17_000, 20, ".png")
    let recipe = Recipe(.width(17_000), .webp, quality: 80, effort: 0)
    let (rendered, checked) = try faults(bytes, [recipe])
    let size = try TestPictures.size(17_000, 20)
    #expect(rendered == .tooLongForFormat(.webp, size, limit: 16_383))
    #expect(checked == rendered)
  }
}
