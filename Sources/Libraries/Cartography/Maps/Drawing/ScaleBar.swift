import Markup

/// A line that is a round number of kilometres long.
struct ScaleBar {
  let kilometres: Int
  /// Length in units.
  let length: Double

  /// Creates the longest bar of at most `room` units whose number of kilometres begins with 1, 2 or
  /// 5.
  init(kilometresOfUnit: Double, atMost room: Double) {
    let most = max(1, kilometresOfUnit * room)
    var power = 1.0
    while power * 10 <= most { power *= 10 }
    let number = power * (most >= power * 5 ? 5 : most >= power * 2 ? 2 : 1)
    kilometres = Int(number)
    length = number / kilometresOfUnit
  }

  var text: String { "\(kilometres) km" }

  /// Width and height in units of the bar and the number above it.
  func size(em: Double) -> SIMD2<Double> {
    SIMD2(max(length, TextWidth.ems(of: text) * em), 1.5 * em)
  }

  func write(at corner: SIMD2<Double>, em: Double, to output: inout OutputBuffer) {
    let bottom = corner.y + 1.5 * em
    output.append("<path class=\"map-scale\" d=\"M")
    output.append(tenths: corner.x)
    output.append(" ")
    output.append(tenths: bottom - 5)
    output.append("v5h")
    output.append(tenths: length)
    output.append("v-5\"/>")
    output.append("<text class=\"map-note\" x=\"")
    output.append(tenths: corner.x + 4)
    output.append("\" y=\"")
    output.append(tenths: bottom - 6)
    output.append("\">")
    output.append(text)
    output.append("</text>")
  }
}
