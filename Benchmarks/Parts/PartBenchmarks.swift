/// Measures the parts of a build one by one, to show where time is lost.
///
/// Arguments name the parts to measure, by the beginnings of their names. Without arguments, all
/// parts are measured. Times are CPU time of the whole process: higher on a loaded machine, but
/// without the work of other programs.
@main
enum PartBenchmarks {
  static func main() throws {
    let wanted = CommandLine.arguments.dropFirst()
    print("part".padded(to: 44), "median", "fastest", separator: "\t")
    let parts = try TextParts.all() + TemplateParts.all() + SiteParts.all()
    for part in parts where wanted.isEmpty || wanted.contains(where: part.name.hasPrefix) {
      let times = try part.measure()
      print(part.name.padded(to: 44), times.median.shown, times.fastest.shown, separator: "\t")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Double {
  /// Seconds in microseconds with two decimals.
  fileprivate var shown: String {
    let hundredths = Int((self * 100_000_000).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) µs"
  }
}
