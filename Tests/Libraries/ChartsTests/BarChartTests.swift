import Charts
import Foundation
import Markup
import Testing

struct BarChartTests {
  private func chart(
    _ values: [Double], _ direction: BarChart.Direction = .vertical, title: String = "Trips",
    description: String = ""
  ) -> BarChart {
    BarChart(
      values.enumerated().map { BarChart.Bar("\(2000 + $0)", $1, text: "\($1)") }, direction,
      title: title, description: description, idPrefix: "trips", leastStep: 1)
  }

  private func drawn(_ chart: BarChart) throws -> Drawing {
    let svg = try #require(chart.svg { "\(Int($0))" })
    return try Drawing(svg.html.markup)
  }

  @Test(arguments: [BarChart.Direction.vertical, .horizontal])
  func hasNoDrawingWithoutBars(direction: BarChart.Direction) {
    #expect(chart([], direction).svg { "\($0)" } == nil)
  }

  @Test func standsOnZeroWithItsLabelAndValue() throws {
    let drawing = try drawn(chart([3, 6]))
    #expect(drawing.named("rect").map(\.place) == ["x 6.25 y 50 37.5 50", "x 56.25 y 0 37.5 100"])
    #expect(drawing.texts(in: "chart-labels") == ["2000", "2001"])
    #expect(drawing.texts(in: "chart-values") == ["3.0", "6.0"])
    #expect(drawing.texts(in: "chart-marks") == ["0", "2", "4", "6"])
    #expect(drawing.named("title").map(\.text) == ["Trips", "2000: 3.0", "2001: 6.0"])
  }

  @Test func fillsItsHeightWithASingleValue() throws {
    let drawing = try drawn(chart([4]))
    #expect(drawing.named("rect").map(\.place) == ["x 12.5 y 0 75 100"])
  }

  @Test func hangsNegativeValuesBelowZero() throws {
    let upright = try drawn(chart([-4, 4]))
    #expect(upright.named("rect").map(\.place) == ["x 6.25 y 50 37.5 50", "x 56.25 y 0 37.5 50"])
    #expect(upright.texts(in: "chart-marks") == ["-4", "-2", "0", "2", "4"])
    let lying = try drawn(chart([-4, 4], .horizontal))
    #expect(lying.named("rect").map(\.across) == ["x 0 50", "x 50 50"])
  }

  @Test func drawsNothingOfZeroAndOfWhatIsNoNumber() throws {
    for direction in [BarChart.Direction.vertical, .horizontal] {
      let drawing = try drawn(chart([0, .nan, .infinity], direction))
      for bar in drawing.named("rect") {
        let length = direction == .vertical ? "height" : "width"
        #expect(bar.attributes[length] == "0%")
      }
    }
  }

  @Test func thinsOutLabelsOfManyBarsFromTheNewestBack() throws {
    let drawing = try drawn(chart((0..<65).map { Double($0) }))
    #expect(drawing.named("rect").count == 65)
    let labels = drawing.texts(in: "chart-labels")
    #expect(labels == stride(from: 2004, through: 2064, by: 10).map { "\($0)" })
  }

  @Test func hidesLabelsOnATelephoneAmongThoseThatHaveRoomElsewhere() throws {
    let drawing = try drawn(chart((0..<40).map { Double($0) }))
    let labels = drawing.groups["chart-labels", default: []]
    #expect(labels.map(\.text) == stride(from: 2004, through: 2039, by: 5).map { "\($0)" })
    let shown = labels.filter { $0.attributes["class"] != "chart-wide" }
    #expect(shown.map(\.text) == ["2009", "2019", "2029", "2039"])
  }

  @Test func showsEveryLabelOfFewBarsEverywhere() throws {
    let drawing = try drawn(chart([1, 2, 3, 4, 5]))
    #expect(drawing.texts(in: "chart-labels").count == 5)
    #expect(drawing.named("text").allSatisfy { $0.attributes["class"] == nil })
  }

  @Test func staysSmallWithAThousandBars() throws {
    let svg = try #require(chart(Array(repeating: 1, count: 1_000)).svg { "\($0)" })
    #expect(svg.count < 130_000)
  }

  @Test func saysWhatItShows() throws {
    let drawing = try drawn(chart([1], title: "Trips & <b>", description: "One\u{0} trip"))
    let root = try #require(drawing.named("svg").first)
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["aria-labelledby"] == "trips-title")
    #expect(root.attributes["aria-describedby"] == "trips-desc")
    #expect(drawing.named("title").first?.text == "Trips & <b>")
    #expect(drawing.named("desc").first?.text == "One  trip")
  }

  @Test func hasNoColoursAndNoStyles() throws {
    for direction in [BarChart.Direction.vertical, .horizontal] {
      let markup = try #require(chart([1, -2], direction).svg { "\($0)" }).html.markup
      #expect(!markup.contains("style=") && !markup.contains("fill=") && !markup.contains("#"))
    }
  }

  @Test func cutsLabelsThatHaveNoRoom() throws {
    var long = chart([1], .horizontal)
    long.bars = [BarChart.Bar(String(repeating: "wide ", count: 20), 1, text: "1")]
    let label = try #require(drawn(long).texts(in: "chart-labels").first)
    #expect(label.count == 36 && label.hasSuffix("…"))
  }
}
