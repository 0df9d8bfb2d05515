import Testing

@testable import Markup

struct ColorTests {
  @Test func writesHexadecimalDigits() {
    #expect(Color(red: 0.0, green: 0.0, blue: 0.4).css == "#000066")
    #expect(Color.red.css == "#ff0000")
  }

  @Test func choosesAPlateThatEveryColourCanBeReadOn() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          #expect(color.contrast(with: color.plate) >= 4.5)
        }
      }
    }
  }
}
