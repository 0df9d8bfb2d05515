import Testing

@testable import Content

/// Each limit, from both sides.
@Suite struct DrawingLimitTests {
  private static let tooLarge = ["drawing-too-large"]

  private func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func bytes() {
    let rest = DrawingLimits.bytes - svg("<text></text>").utf8.count
    #expect(faults(svg("<text>\(many("a", rest))</text>")) == [])
    #expect(faults(svg("<text>\(many("a", rest + 1))</text>")) == Self.tooLarge)
  }

  @Test func elements() {
    #expect(faults(svg(many("<g/>", DrawingLimits.elements - 1))) == [])
    #expect(faults(svg(many("<g/>", DrawingLimits.elements))) == Self.tooLarge)
  }

  @Test func depth() {
    func nested(_ count: Int) -> String { many("<g>", count) + many("</g>", count) }
    #expect(faults(svg(nested(DrawingLimits.depth - 1))) == [])
    #expect(faults(svg(nested(DrawingLimits.depth))) == Self.tooLarge)
    #expect(faults(svg(nested(100_000))) == Self.tooLarge)
    #expect(faults(svg("<x:a>" + many("<x:a>", 100_000))) == Self.tooLarge)
  }

  @Test func attributes() {
    func element(_ count: Int) -> String {
      svg("<g \((0..<count).map { "a\($0)='1'" }.joined(separator: " "))/>")
    }
    #expect(faults(element(DrawingLimits.attributes)) == [])
    #expect(faults(element(DrawingLimits.attributes + 1)) == Self.tooLarge)
    let spaces = (0..<DrawingLimits.attributes).map { "<g xmlns:a\($0)='b'>" }.joined()
    #expect(faults(svg(spaces + many("</g>", DrawingLimits.attributes))) == Self.tooLarge)
  }

  /// Nine uses of nine uses of …: a file of 600 bytes draws millions of shapes.
  @Test func drawnElements() {
    func laughs(_ levels: Int) -> String {
      "<g id='a0'><rect/></g>"
        + (0..<levels).map { "<g id='a\($0 + 1)'>\(many("<use href='#a\($0)'/>", 9))</g>" }.joined()
    }
    #expect(faults(svg(laughs(5))) == [])
    #expect(faults(svg(laughs(6))) == Self.tooLarge)
    #expect(faults(svg(laughs(60))) == Self.tooLarge)
  }

  @Test func usesToTheNumber() {
    // A thousand shapes with their group, and one more for each `use`. The rest is `svg`.
    let group = "<g id='a'>\(many("<rect/>", 998))</g>"
    let uses = DrawingLimits.drawnElements / 1_000 - 1
    #expect(faults(svg(group + many("<use href='#a'/>", uses))) == [])
    #expect(faults(svg(group + many("<use href='#a'/>", uses + 1))) == Self.tooLarge)
  }

  @Test func patternsMasksMarkersAndFilters() {
    let shapes = many("<rect/>", 800)
    #expect(
      faults(svg("<pattern id='p'>\(shapes)</pattern><g fill='url(#p)'>\(many("<g/>", 600))</g>"))
        == [])
    #expect(
      faults(svg("<pattern id='p'>\(shapes)</pattern><g fill='url(#p)'>\(many("<g/>", 700))</g>"))
        == Self.tooLarge)
    let mask = "<mask id='m'>\(shapes)</mask>"
    #expect(faults(svg(mask + many("<g mask='url(#m)'/>", 600))) == [])
    #expect(faults(svg(mask + many("<g mask='url(#m)'/>", 700))) == Self.tooLarge)
    let marker = "<style>path{marker-mid:url(#k)}</style><marker id='k'>\(shapes)</marker>"
    #expect(faults(svg(marker + "<path d='M\(many("1 2 ", 300))'/>")) == [])
    #expect(faults(svg(marker + "<path d='M\(many("1 2 ", 400))'/>")) == Self.tooLarge)
    let filter = "<filter id='f'>\(many("<feOffset/>", 9))</filter>"
    #expect(faults(svg(filter + many("<g filter='url(#f)'/>", 500))) == [])
    #expect(faults(svg(filter + many("<g filter='url(#f)'/>", 600))) == Self.tooLarge)
    #expect(faults(svg(many("<g style='filter:blur(1px)'/>", 4_900))) == [])
    #expect(faults(svg(many("<g style='filter:blur(1px)'/>", 5_000))) == Self.tooLarge)
  }

  @Test func chainsOfReferences() {
    func chain(_ count: Int) -> String {
      "<g id='a0'/>" + (0..<count).map { "<use id='a\($0 + 1)' href='#a\($0)'/>" }.joined()
    }
    // The element at the end, and `svg` around them.
    #expect(faults(svg(chain(DrawingLimits.drawnDepth - 2))) == [])
    #expect(faults(svg(chain(DrawingLimits.drawnDepth - 1))) == Self.tooLarge)
    #expect(faults(svg(chain(30_000))) == Self.tooLarge)
  }

  @Test func styleSheets() {
    #expect(faults(svg("<style>\(many("a,b{x:1}", DrawingLimits.selectors / 2))</style>")) == [])
    #expect(
      faults(svg("<style>\(many("a,b{x:1}", DrawingLimits.selectors / 2))a{x:1}</style>"))
        == Self.tooLarge)
    func nested(_ count: Int) -> String {
      "<g style='x:\(many("calc(", count))1\(many(")", count))'/>"
    }
    #expect(faults(svg(nested(DrawingLimits.parentheses))) == [])
    #expect(faults(svg(nested(DrawingLimits.parentheses + 1))) == Self.tooLarge)
    #expect(faults(svg(nested(100_000))) == Self.tooLarge)
  }

  private static let numbers: [(String, Bool)] = [
    ("<pattern width='100000' height='1e5'/>", true), ("<pattern width='100001'/>", false),
    ("<filter x='-10%' height='1e9'/>", false), ("<pattern width='calc(1px * 9e9)'/>", false),
    ("<feGaussianBlur stdDeviation='1000 0'/>", true),
    ("<feGaussianBlur stdDeviation='1 1001'/>", false), ("<feMorphology radius='1e300'/>", false),
    ("<feTurbulence numOctaves='10'/>", true), ("<feTurbulence numOctaves='11'/>", false),
    ("<marker markerWidth='1e6'/>", false), ("<mask width='2em' height='120%'/>", true),
  ]

  @Test(arguments: numbers)
  func numbersOfElementsWhoseWorkGrowsWithThem(_ source: String, isWithin: Bool) {
    #expect(faults(svg(source)) == (isWithin ? [] : Self.tooLarge))
  }

  @Test func sides() {
    #expect(faults(svg("", " width='100000' height='1'")) == [])
    #expect(faults(svg("", " width='100001' height='1'")) == Self.tooLarge)
    #expect(faults(svg("", " width='1e300' height='1'")) == Self.tooLarge)
    #expect(faults(svg("", " width='99999' viewBox='0 0 1e-300 1e300'")) == Self.tooLarge)
  }
}
