import Diagnostics
import Testing

@testable import Content

/// IDs of the faults of a drawing.
func faults(_ bytes: [UInt8]) -> [String] {
  do throws(Drawing.Faults) {
    _ = try Drawing(bytes)
    return []
  } catch {
    return DrawingDiagnostics.diagnostics(
      for: error, in: SourceFile(path: "a.svg", bytes: bytes)
    ).map(\.id.text)
  }
}

func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

/// Attacks on cleaners of drawings, each of which has worked somewhere.
@Suite struct HostileDrawingTests {
  private static let active = [
    "<script>alert(1)</script>", "<script href='a.js'/>", "<script><![CDATA[alert(1)]]></script>",
    "<x:script xmlns:x='http://www.w3.org/2000/svg'>1</x:script>", "<h:script>1</h:script>",
    "<script xmlns='http://www.w3.org/1999/xhtml'>1</script>",
    "<metadata><script>1</script></metadata>", "<x:y><h:script>1</h:script></x:y>",
    "<title><script>1</script></title>", "<style><script>1</script></style>",
    "<g><desc><h:script/></desc></g>", "<handler type='a'/>", "<listener event='a'/>",
    "<g onload='alert(1)'/>", "<g ONLOAD='1'/>", "<g onbegin='1'/>", "<g onfocusin='1'/>",
    "<use onclick='1' href='#a'/>", "<title onclick='1'>a</title>",
    "<foreignObject><h:iframe src='a'/></foreignObject>", "<foreignObject/>",
    "<switch><foreignObject/><text>a</text></switch>", "<h:img src='x' onerror='1'/>",
    "<h:style>@import 'a'</h:style>", "<iframe src='a'/>", "<audio src='a'/>", "<video/>",
    "<canvas/>", "<embed/>", "<object/>",
    "<a href='javascript:alert(1)'/>", "<a xlink:href=' java&#10;script:alert(1)'/>",
    "<a href='JaVaScRiPt&#58;alert(1)'/>", "<use href='javascript:1'/>",
    "<set attributeName='href' to='javascript:1'/>", "<animate attributeName='x' from='1' to='2'/>",
    "<a><animate attributeName='href' values='javascript:1'/></a>", "<animateTransform/>",
    "<animateMotion/>", "<animateColor/>", "<discard/>", "<animation/>",
    "<style>@keyframes a{from{x:1}}</style>", "<g style='animation:a 1s'/>",
    "<g style='behavior:url(a.htc)'/>", "<g style='-moz-binding:url(a.xml#b)'/>",
  ]

  @Test(arguments: active)
  func refusesWhatActs(_ source: String) {
    #expect(faults(svg(source)) == ["drawing-active"])
  }

  private static let outside = [
    "<a href='https://a.example'/>", "<a xlink:href='//a.example'/>", "<a href='b.html'/>",
    "<a href='data:text/html,1'/>", "<use href='a.svg#b'/>",
    "<use xlink:href='https://a.example#b'/>",
    "<use href='data:image/svg+xml;base64,AA#x'/>", "<pattern href='b.svg#c'/>",
    "<linearGradient xlink:href='b.svg#c'/>", "<textPath href='b'/>",
    "<g fill='url(https://a.example/b.svg#c)'/>", "<g fill='url(//a.example)'/>",
    "<g fill='url(a)'/>", "<g style='fill:url(&quot;a.svg#b&quot;)'/>", "<g style='fill:URL(a)'/>",
    "<g style='clip-path:u\u{72}l(a#b)'/>", "<g mask='url(data:image/svg+xml,1)'/>",
    "<g filter='url( a#b)'/>", "<g style='cursor:url(a.cur),auto'/>",
    "<g style='-x-y:URL( &quot;a&quot; )'/>", "<g style='fill:image(a)'/>",
    "<g style='background:image-set(a)'/>", "<g style='fill:src(a)'/>",
    "<style>@import 'a.css';</style>", "<style>@IMPORT url(a.css);</style>",
    "<style><![CDATA[@import url(//a.example);]]></style>",
    "<style>@font-face{font-family:a;src:url(a.woff)}</style>",
    "<style>a{fill:url(http://a.example)}</style>", "<style>a{fi/**/ll:red;fill:url(a)}</style>",
    "<style>@media all{a{stroke:url(a)}}</style>", "<?xml-stylesheet href='a.css'?>",
  ]

  @Test(arguments: outside)
  func refusesWhatLeadsOutside(_ source: String) {
    #expect(faults(svg(source)).contains("drawing-outside"))
  }

  private static let unknown = [
    "<g style='fill:\\75rl(a)'/>", "<g style='\\66ill:url(a)'/>", "<g style='fi\\6cl:red'/>",
    "<g style='fill:u/**/rl(a)'/>", "<g style='width:expression(alert(1))'/>",
    "<g style='fill:\"url(a)\"'/>", "<g style='filter:progid:a.b()'/>", "<g style='fill:a{b'/>",
    "<g style='fill:a}b'/>", "<g style='fill:red)'/>", "<g style='fill:(red)'/>",
    "<g style='fill:rgb(1'/>", "<g style='content:\"a\"'/>", "<g style='--a:url(b)'/>",
    "<g style='list-style-image:url(a)'/>", "<g style='background-image:url(a)'/>",
    "<g style='src:url(a)'/>", "<g style='fill:attr(a)'/>", "<g style='fill:env(a)'/>",
    "<g style='fill:\u{FF55}\u{FF52}\u{FF4C}(a)'/>", "<g style='fill:red&lt;!--'/>",
    "<g style='x'/>",
    "<style>a{b</style>", "<style>a</style>", "<style>a{font-family:'b\n}c{fill:red}'}</style>",
    "<style>a{}@charset 'UTF-7';</style>", "<style>@namespace 'a';</style>",
    "<style>@supports (a){b{x:1}}</style>", "<style>@media url(a){b{x:1}}</style>",
    "<style>@media{a{x:1}}</style>", "<style>@media a{@media b{c{x:1}}}</style>",
    "<style>[href^='a']{fill:red}</style>", "<style>a:nth-child(2){fill:red}</style>",
    "<style>a::before{fill:red}</style>", "<style>a+b{fill:red}</style>",
    "<style>\\61{x:1}</style>",
    "<style>,{x:1}</style>", "<style>a|b{x:1}</style>", "<style>a{b{x:1}}</style>",
    "<style media='print'>a{x:1}</style>", "<style>{x:1}</style>",
    "<flowRoot/>", "<SCRIPT>1</SCRIPT>", "<Style/>", "<feConvolveMatrix/>", "<altGlyph/>",
    "<path d='M1 1\"'/>", "<path d='url(a)'/>", "<g viewBox='0 0 1 expression(1)'/>",
    "<rect x1='url(a)'/>", "<g transform='url(#a) attr(b)'/>", "<g gradientTransform='f(1)'/>",
  ]

  @Test(arguments: unknown)
  func refusesWhatIsNotKnown(_ source: String) {
    let found = faults(svg(source))
    #expect(found.contains { $0 == "drawing-unknown" || $0 == "drawing-reference" }, "\(found)")
  }

  private static let pictures = [
    "<image href='a.png'/>", "<image xlink:href='data:image/png;base64,AA'/>",
    "<filter><feImage href='#a'/></filter>", "<x:image xmlns:x='http://www.w3.org/2000/svg'/>",
  ]

  @Test(arguments: pictures)
  func refusesPictures(_ source: String) { #expect(faults(svg(source)) == ["drawing-picture"]) }

  private static let references = [
    "<use href='#a b'/>", "<use href='#xpointer(id(a))'/>", "<use href='#'/>", "<use href='#%61'/>",
    "<g fill='url(#a b)'/>", "<g fill='url(#)'/>", "<g style='fill:url(#\u{22}a)'/>",
    "<g style='color:url(#a)'/>", "<g style='background:url(#a)'/>", "<g fill='url(#a&#40;)'/>",
  ]

  @Test(arguments: references)
  func refusesReferencesToNoPlainName(_ source: String) {
    let found = faults(svg(source.replacing("\u{22}a", with: "&quot;a")))
    #expect(found == ["drawing-reference"])
  }

  private static let malformed = [
    "<svg", "<svg xmlns='http://www.w3.org/2000/svg'>", svg("<g>"), svg("</g>"), svg("<g></h>"),
    svg("<g a='1' a='2'/>"), svg("<g a=1/>"), svg("<g a/>"), svg("<g a='<'/>"),
    svg("<g a='1'b='2'/>"),
    svg("&nbsp;"), svg("<text>&lol;</text>"), svg("<g fill='&lol;'/>"), svg("& "), svg("&#0;"),
    svg("&#xFFFE;"), svg("&#x110000;"), svg("&#xD800;"), svg("&#99999999999;"), svg("&#x;"),
    svg("&#;"), svg("<y:g/>"), svg("<g y:a='1'/>"), svg("<a:b:c/>"), svg("<:g/>"), svg("<1/>"),
    svg("< g/>"), svg("<g xmlns:a=''/>"), svg("<g xmlns:xml='b'/>"), svg("<!-- a -- b -->"),
    svg("<!-- a"), svg("<![CDATA[a"), svg("<?a"), svg("<?xml version='1.0'?>"), svg("<!ELEMENT a>"),
    svg("<!DOCTYPE svg>"), svg("") + "a", svg("") + "<g/>", "a" + svg(""), svg("\u{1}"),
    svg("a\u{0}b"), svg("\u{FFFF}"), " <?xml version='1.0'?>" + svg(""),
    "<!DOCTYPE svg><!DOCTYPE svg>" + svg(""), "<!DOCTYPE svg", "<![CDATA[a]]>" + svg(""),
    "<?xml version='1.0'" + svg(""), "<?xml encoding?>" + svg(""), "<?xml encoding='a?>" + svg(""),
  ]

  @Test(arguments: malformed)
  func refusesWhatIsNotWellFormed(_ text: String) {
    #expect(faults(text) == ["drawing-not-well-formed"])
  }

  /// A billion laughs, references to files, and defaults of attributes.
  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY a 'lol'><!ENTITY b '&a;&a;'>]>",
    "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>",
    "<!DOCTYPE svg SYSTEM 'a' [<!ENTITY % a SYSTEM 'b'> %a;]>",
    "<!DOCTYPE svg [<!ATTLIST svg onload CDATA '1'>]>", "<!DOCTYPE svg []>",
  ])
  func refusesTypesThatDeclareSomething(_ type: String) {
    #expect(faults(type + svg("")) == ["drawing-document-type"])
  }

  @Test func refusesOtherEncodings() {
    let text = svg("<text>+ADw-script+AD4-</text>")
    for name in ["UTF-7", "utf-16", "ISO-2022-JP", "x-user-defined", "", "GBK"] {
      #expect(faults("<?xml version='1.0' encoding='\(name)'?>" + text) == ["drawing-encoding"])
    }
    for name in ["utf-8", "UTF-8", "US-ASCII", "ISO-8859-1", "windows-1252"] {
      #expect(faults("<?xml version=\"1.0\" encoding = \"\(name)\" ?>" + text) == [])
    }
    #expect(
      faults("<?xml version='1.0' encoding='ISO-8859-1'?>" + svg("é")) == ["drawing-encoding"])
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(faults(wide) == ["drawing-encoding"])
    #expect(faults([0xFF, 0xFE] + wide) == ["drawing-encoding"])
    #expect(faults([0xFE, 0xFF, 0] + wide) == ["drawing-encoding"])
    #expect(faults([0, 0, 0xFE, 0xFF, 0]) == ["drawing-encoding"])
    #expect(faults([0x1F, 0x8B, 8, 0]) == ["drawing-encoding"])
    for bytes: [UInt8] in [
      [0xC0, 0xBC], [0xED, 0xA0, 0x80], [0xFF], [0xE2, 0x82], [0xF8, 0x88],
    ] {
      #expect(faults(Array("<svg>".utf8) + bytes) == ["drawing-encoding"])
    }
  }

  @Test(arguments: [
    "", " \n", "<html/>", "<svg/>", "<svg xmlns='urn:x'/>", "<h:svg xmlns:h='urn:x'/>",
    "<!-- a -->",
    "<g xmlns='http://www.w3.org/2000/svg'/>", "<svg xmlns='http://www.w3.org/2000/svg '/>",
  ])
  func refusesWhatIsNoDrawing(_ text: String) { #expect(faults(text) == ["drawing-not-svg"]) }

  @Test(arguments: [
    "<g id='a'><use href='#a'/></g>", "<g id='a'><use href='#b'/></g><use id='b' href='#a'/>",
    "<use href='#b'/><g id='o'><g id='b'><use href='#o'/></g></g>",
    "<pattern id='a'><rect fill='url(#a)'/></pattern>",
    "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>",
    "<mask id='a' mask='url(#a)'/>",
    "<style>.a{marker-mid:url(#b)}</style>"
      + "<marker id='b'><path class='a'/></marker>",
    "<clipPath id='a'><rect style='clip-path:url(#a)'/></clipPath>",
  ])
  func refusesCircles(_ source: String) { #expect(faults(svg(source)) == ["drawing-circle"]) }

  @Test func findsAllMistakesButNotMoreThanMany() {
    #expect(faults(svg("<script/><image/><g onload='1' fill='url(a)'/>")).count == 4)
    #expect(
      faults(svg(String(repeating: "<script/>", count: 1_000))).count == DrawingLimits.mistakes)
  }
}
