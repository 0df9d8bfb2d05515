/// An sRGB colour.
package struct PictureColor: Sendable, Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from a number `0xRRGGBB`; higher bits are ignored.
  package init(number: UInt32) {
    self.init(
      red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  /// The colour as a number, `0xRRGGBB`.
  package var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// Creates the main colour of pixels with 1 or 3 channels, or one more that is ignored. It is the
  /// mean of the largest group of similar pixels. A picture that is half sky, half grass gives blue
  /// or green; the mean of all pixels would be grey.
  init(mainOf pixels: [UInt8], channels: Int) {
    /// Pixels whose channels have the same three highest bits.
    struct Alike {
      var count = 0
      var sum = (0, 0, 0)
    }
    var groups = [Alike](repeating: Alike(), count: 512)
    for start in stride(from: 0, to: pixels.count - (channels - 1), by: max(1, channels)) {
      let red = Int(pixels[start])
      let green = channels < 3 ? red : Int(pixels[start + 1])
      let blue = channels < 3 ? red : Int(pixels[start + 2])
      let group = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5)
      groups[group].count += 1
      groups[group].sum.0 += red
      groups[group].sum.1 += green
      groups[group].sum.2 += blue
    }
    let main = groups.max { $0.count < $1.count } ?? Alike()
    let count = max(1, main.count)
    red = UInt8(clamping: (main.sum.0 + count / 2) / count)
    green = UInt8(clamping: (main.sum.1 + count / 2) / count)
    blue = UInt8(clamping: (main.sum.2 + count / 2) / count)
  }
}
