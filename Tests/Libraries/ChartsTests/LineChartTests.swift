import Charts
import Markup
import Testing

struct LineChartTests {
  private func svg(_ points: [(Double, Double)]) -> SVG? {
    LineChart(
      points.map { LineChart.Point($0, $1) }, title: "A & B", description: "From 1 to 2",
      idPrefix: "way"
    ).svg {
      "\(Int($0)) m"
    } placeMark: {
      "\(Int($0)) km"
    }
  }

  private func drawn(_ points: [(Double, Double)]) throws -> Drawing {
    try Drawing(try #require(svg(points)).html.markup)
  }

  @Test func spansItsValuesAndItsLength() throws {
    let drawing = try drawn([(0, 820), (2, 1_000), (4, 910)])
    #expect(
      drawing.texts(in: "chart-marks") == [
        "800 m", "850 m", "900 m", "950 m", "1000 m", "0 km", "1 km", "2 km", "3 km", "4 km",
      ])
    #expect(
      drawing.named("path").map { $0.attributes["d"] } == [
        "M0 200L0 180L500 0L1000 90L1000 200Z", "M0 180L500 0L1000 90",
      ])
    #expect(drawing.named("title").map(\.text) == ["A & B"])
    #expect(drawing.named("desc").map(\.text) == ["From 1 to 2"])
  }

  @Test(
    arguments: [
      [], [(0, 1)], [(1, 1), (1, 2)], [(0, .nan), (1, 2)], [(0, .infinity), (.nan, 2)],
    ] as [[(Double, Double)]])
  func hasNoDrawingWithoutALength(points: [(Double, Double)]) {
    #expect(svg(points) == nil)
  }

  @Test(
    arguments: [
      [(0, 5), (1, 5)], [(0, -1e300), (1, 1e300)], [(0, 1e308), (1, 1e308)],
      [(0, 1e16), (1, 1e16 + 2)], [(-1e307, 0), (1e307, 1)], [(0, -430), (9, -431)],
    ] as [[(Double, Double)]])
  func drawsValuesOfAnySize(points: [(Double, Double)]) throws {
    let markup = try #require(
      LineChart(
        points.map { LineChart.Point($0, $1) }, title: "A", idPrefix: "a"
      ).svg {
        "\($0)"
      } placeMark: {
        "\($0)"
      }
    ).html.markup
    #expect(!markup.contains("nan") && markup.utf8.count < 4_000)
  }

  @Test func tenThousandPointsAreAsManyAsCanBeSeen() throws {
    let points = (0..<10_000).map { (Double($0), Double($0 % 7)) }
    let markup = try #require(svg(points)).html.markup
    #expect(markup.utf8.count < 90_000)
  }

  /// A balance may be negative. Its area begins at 0, and negative parts hang below.
  @Test func areaBeginsAtZeroWhereThatIsAsked() throws {
    let chart = LineChart(
      [.init(0, 50), .init(1, -50), .init(2, 50)], title: "Balance", idPrefix: "balance",
      isFromZero: true)
    let svg = try #require(chart.svg(mark: { "\(Int($0))" }) { _ in [] }).html.markup
    #expect(svg.contains("d=\"M0 100L0 0L500 200L1000 0L1000 100Z\""))
    #expect(svg.contains("<line class=\"chart-base\" x2=\"100%\" y1=\"50%\" y2=\"50%\"/>"))
  }
}
