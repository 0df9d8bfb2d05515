import Charts
import Markup
import Testing

@Suite struct StackedBarChartTests {
  private func drawn(
    _ bars: [StackedBarChart.Bar], names: [String] = ["Food", "Trains"]
  ) -> String? {
    StackedBarChart(bars, names: names, title: "By month", idPrefix: "months")
      .svg { "\(Int($0))" }.map { $0.html.markup }
  }

  private func heights(_ svg: String) -> [String] {
    svg.matches(
      of: /<rect class="chart-part-\d" x="[^"]*%" y="[^"]*" width="[^"]*" height="([^"]*)%"/
    )
    .map { String($0.1) }
  }

  @Test func nothingHasNoChart() {
    #expect(drawn([]) == nil)
  }

  @Test func partsStandOnEachOther() throws {
    let svg = try #require(drawn([.init("Mar", [30, 10], text: "$40")]))
    #expect(heights(svg) == ["75", "25"])
    #expect(svg.contains("<title>Mar: $40</title>"))
    #expect(svg.contains(">Food</text>") && svg.contains(">Trains</text>"))
  }

  @Test func whatCameBackHangsBelowTheLine() throws {
    let svg = try #require(
      drawn([.init("Mar", [30, -10], text: "$20"), .init("Apr", [-10, 0], text: "-$10")]))
    // The axis goes from -10 to 30.
    #expect(heights(svg) == ["75", "25", "25"])
    #expect(svg.contains("y1=\"75%\""))
  }

  @Test func strangeNumbersHaveNoPart() throws {
    let svg = try #require(
      drawn([.init("Mar", [.nan, .infinity, -.infinity, 0, 4], text: "<b>")]))
    #expect(heights(svg) == ["100"])
    #expect(svg.contains("Mar: &lt;b&gt;"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func allIsNothing() throws {
    let svg = try #require(drawn([.init("Mar", [0, 0], text: "$0")]))
    #expect(heights(svg) == [])
  }

  @Test func tenThousandBarsAreDrawn() throws {
    let bars = (0..<10_000).map {
      StackedBarChart.Bar("\($0)", [Double($0 % 7), 3], text: "\($0)")
    }
    let svg = try #require(drawn(bars))
    #expect(heights(svg).count > 15_000)
  }

  @Test func longNamesAreCut() throws {
    let svg = try #require(
      drawn([.init("Mar", [1], text: "1")], names: [String(repeating: "long ", count: 20)]))
    #expect(svg.contains(">long long long long…</text>") || svg.contains("…</text>"))
  }
}
