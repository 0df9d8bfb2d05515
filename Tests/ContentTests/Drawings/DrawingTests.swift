import Testing

@testable import Content

/// Makes a drawing from its text.
func drawing(_ text: String) throws -> Drawing { try Drawing(Array(text.utf8)) }

/// Returns the text of an `svg` with some content.
func svg(_ content: String, _ attributes: String = "") -> String {
  """
  <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
  xmlns:x="urn:x" xmlns:h="http://www.w3.org/1999/xhtml"\(attributes)>\(content)</svg>
  """
}

extension Drawing {
  var text: String { String(decoding: cleaned, as: UTF8.self) }

  /// Text without the outermost element.
  var content: String {
    let start = #"<svg xmlns="http://www.w3.org/2000/svg""#
    guard text.hasPrefix(start), text.hasSuffix("</svg>\n") || text.hasSuffix("/>\n") else {
      return text
    }
    let rest = text.dropFirst(start.count)
    return rest.hasPrefix(">") ? String(rest.dropFirst().dropLast(7)) : String(rest)
  }
}

@Suite struct DrawingTests {
  private static let kept: [(String, String)] = [
    ("<rect width='9' height=\"9\"/>", #"<rect width="9" height="9"/>"#),
    ("<g>\n  <path d='M1,2 L3-4.5e-1z'/> text\n</g>", #"<g><path d="M1,2 L3-4.5e-1z"/></g>"#),
    (
      "<text x='1'>a <tspan>b</tspan>\n&lt;&#65;&#x42;</text>",
      "<text x=\"1\">a <tspan>b</tspan>\n&lt;AB</text>"
    ),
    ("<text><![CDATA[<b> & ]]></text>", "<text>&lt;b&gt; &amp; </text>"),
    ("<title>A &amp; B</title><desc>C</desc>", "<title>A &amp; B</title><desc>C</desc>"),
    ("<use xlink:href='#a' x='1'/>", ##"<use href="#a" x="1"/>"##),
    ("<use href='#a' xlink:href='#b'/>", ##"<use href="#a"/>"##),
    ("<g fill='url( \"#a\" ) none'/>", ##"<g fill="url(#a) none"/>"##),
    (
      "<g style='fill : red;; /* c */ stroke:url(#a)!important'/>",
      ##"<g style="fill:red;stroke:url(#a)!important"/>"##
    ),
    (
      "<g style='font-family:\"Open Sans\",sans-serif;-inkscape-stroke:none;pointer-events:all'/>",
      #"<g style="font-family:&quot;Open Sans&quot;,sans-serif"/>"#
    ),
    (
      "<style>/* c */ .a, g > #b:hover { fill: RED } @media (prefers-color-scheme: dark){a{r:1}}</style>",
      "<style>.a,g&gt;#b:hover{fill:RED}@media (prefers-color-scheme: dark){a{r:1}}</style>"
    ),
    ("<a href='#b'><text><a>t</a></text></a>", "<a><text><a>t</a></text></a>"),
    (
      "<g transform='translate(1 2)scale(-1)' opacity='.5'/>",
      #"<g transform="translate(1 2)scale(-1)" opacity=".5"/>"#
    ),
    (
      "<g style='fill:light-dark(#fff, var(--a, #121212));stroke:rgb(1 2 3/50%)'/>",
      ##"<g style="fill:light-dark(#fff, var(--a, #121212));stroke:rgb(1 2 3/50%)"/>"##
    ),
    (
      "<text xml:space='preserve' xml:lang='de'>a</text>",
      #"<text xml:space="preserve" xml:lang="de">a</text>"#
    ),
    ("<g id='Layer 1' class='a b'/>", #"<g class="a b"/>"#),
    ("<g fill='' id=''/>", "<g/>"), ("<g></g>", "<g/>"),
    ("<style><![CDATA[]]></style><text><![CDATA[]]></text>", "<style/><text/>"),
    ("<style>@media print{}</style>", "<style>@media print{}</style>"),
    ("<g d='M1\n2\t3\r\n4'/>", #"<g d="M1 2 3 4"/>"#),
  ]

  @Test(arguments: kept)
  func writesWhatIsDrawn(_ source: String, _ expected: String) throws {
    let drawing = try drawing(svg(source))
    #expect(drawing.content == expected)
    #expect(try Drawing(drawing.cleaned).cleaned == drawing.cleaned)
  }

  private static let left = [
    "<!-- a -->", "<?php echo 1 ?>", "<metadata><x:y><rect/></x:y></metadata>",
    "<x:namedview a='b'><rect/></x:namedview>", "<view/>", "<font><glyph/></font>",
    "<foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/'><h:p/>"
      + "</foreignObject>",
    "<rect xmlns=''/>", "<style type='text/less'>@import 'a'</style>",
    "<g systemLanguage=''><rect/></g>",
  ]

  @Test(arguments: left)
  func leavesOutWhatIsNotDrawn(_ source: String) throws {
    #expect(try drawing(svg("<g/>" + source + "<g/>")).content == "<g/><g/>")
  }

  @Test func leavesOutAttributesThatTellOrDoNothing() throws {
    let attributes = """
      data-name='Ana' x:docname='a' version='1.1' xml:base='https://a.example/' role='img' \
      aria-label='a' requiredFeatures='b' xlink:title='c' pointer-events='all' src='d' \
      requiredExtensions='http://www.w3.org/1999/xhtml'
      """
    #expect(try drawing(svg("<g \(attributes)/>")).content == "<g/>")
  }

  @Test func writesPrefixedElementsOfTheirNamespace() throws {
    let text = """
      <?xml version='1.0' encoding='UTF-8'?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns:r='http://www.w3.org/1999/xlink'>
      <s:g xmlns='urn:x'><rect/><s:rect/><s:use r:href='#a'/></s:g></s:svg>
      """
    #expect(
      try drawing("\u{FEFF}" + text).text
        == "<svg xmlns=\"http://www.w3.org/2000/svg\"><g><rect/><use href=\"#a\"/></g></svg>\n")
  }

  private static let sizes: [(String, Int, Int)] = [
    ("", 300, 150), ("width='40' height='30'", 40, 30), ("width='40px' height='1in'", 40, 96),
    ("width='210mm' height='29.7cm'", 794, 1123), ("viewBox='0 0 24 12'", 24, 12),
    ("width='48' viewBox='0 0 24 12'", 48, 24), ("height='6' viewBox='-1,-2, 24 12'", 12, 6),
    ("width='100%' height='100%' viewBox='0 0 24 12.6'", 24, 13), ("width='10'", 10, 150),
    ("width='0.2' height='0.2'", 1, 1), ("width='1e3' height='2em'", 1000, 32),
    ("viewBox='0 0 0 12'", 300, 150), ("viewBox='1 2 3'", 300, 150),
    ("width='7' style='width:9px;height:9px'", 7, 150), ("width='72pt' height='6pc'", 96, 96),
  ]

  @Test(arguments: sizes)
  func knowsItsSizeOnAPage(_ attributes: String, width: Int, height: Int) throws {
    let drawing = try drawing(svg("", " " + attributes))
    #expect(drawing.width == width)
    #expect(drawing.height == height)
  }

  @Test(arguments: DrawingSample.all)
  func cleaningAgainChangesNothing(_ sample: DrawingSample) throws {
    let once = try drawing(sample.text)
    let twice = try Drawing(once.cleaned)
    #expect(once.text == twice.text)
    #expect((once.width, once.height) == (twice.width, twice.height))
    #expect(twice.left.isEmpty)
  }

  @Test(arguments: DrawingSample.all)
  func exportsOfProgramsComeThrough(_ sample: DrawingSample) throws {
    let drawing = try drawing(sample.text)
    #expect("\(drawing.width)x\(drawing.height)" == sample.size)
    for part in sample.stays { #expect(drawing.text.contains(part), "\(part)") }
    for part in ["inkscape", "sodipodi", "Anna", "mxfile", "<!--", "<?", "metadata", "data-"] {
      #expect(!drawing.text.contains(part), "\(part)")
    }
  }
}
