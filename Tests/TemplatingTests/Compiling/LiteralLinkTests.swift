import Diagnostics
import Testing

@testable import Templating

/// Resolves every address to one below `/sub`, and knows one style sheet and one script.
private final class SubLinks: LiteralLinks {
  private(set) var asked: [String] = []
  private(set) var ids: [TemplateIDs] = []

  func resolve(_ link: LiteralLink) -> LiteralAddress? {
    asked.append("\(link.text) \(link.place.line):\(link.place.column)+\(link.place.length)")
    if link.use == .style { return LiteralAddress("color: red") }
    switch link.text {
    case "/site.css", "/site.js": return LiteralAddress("/sub/1\(link.text)", integrity: "sha384-x")
    case _ where link.text.hasPrefix("/"): return LiteralAddress("/sub\(link.text)")
    default: return nil
    }
  }

  func compiled(_ ids: TemplateIDs) { self.ids.append(ids) }
}

@Suite struct LiteralLinkTests {
  private func rendered(_ page: String, _ others: [String: String] = [:]) -> (String, SubLinks) {
    let links = SubLinks()
    let templates = Templates(others.merging(["page": page]) { $1 }, links: links)
    return (templates.render(), links)
  }

  @Test(arguments: [
    (#"<a href="/a/">x</a>"#, #"<a href="/sub/a/">x</a>"#),
    (#"<a class=x href='/a/'></a>"#, #"<a class=x href='/sub/a/'></a>"#),
    ("<a href=/a/>x</a>", "<a href=/sub/a/>x</a>"),
    ("<a href=/a/ id=b></a>", "<a href=/sub/a/ id=b></a>"),
    (#"<a href=" /a/ "></a>"#, #"<a href="/sub/a/"></a>"#),
    (#"<a href="/a?b&amp;c"></a>"#, #"<a href="/sub/a?b&amp;c"></a>"#),
    (#"<a href="https://x.example/"></a>"#, #"<a href="https://x.example/"></a>"#),
    (#"<a href="/a/{{title}}/"></a>"#, #"<a href="/sub/a/Lisbon/"></a>"#),
    (#"<a href="/{{^isNew}}a{{/isNew}}"></a>"#, #"<a href="/sub/a"></a>"#),
    ("<a href=\"/a\n/b\"></a>", "<a href=\"/sub/a\n/b\"></a>"),
    (
      #"<img src="/a.png" srcset="/a.png 1x, /b.png 2x,/c.png">"#,
      #"<img src="/sub/a.png" srcset="/sub/a.png 1x, /sub/b.png 2x,/sub/c.png">"#
    ),
    (#"<img srcset="/a.png 1x, b.png 2x">"#, #"<img srcset="/sub/a.png 1x, b.png 2x">"#),
    (#"<video poster="/a.png"></video>"#, #"<video poster="/sub/a.png"></video>"#),
    (#"<form action="/a/"></form>"#, #"<form action="/sub/a/"></form>"#),
    (#"<p style="background: url(/a.png)">"#, #"<p style="color: red">"#),
    // Addresses that lead nowhere, and text that isn't an attribute.
    (#"<base href="/a/">"#, #"<base href="/a/">"#),
    (#"<p title="/a/">/b/ href="/c/"</p>"#, #"<p title="/a/">/b/ href="/c/"</p>"#),
    (#"<!-- <a href="/a/"> -->"#, #"<!-- <a href="/a/"> -->"#),
    (#"<script>let a = '<a href="/a/">'</script>"#, #"<script>let a = '<a href="/a/">'</script>"#),
    (#"<textarea><a href="/a/"></textarea>"#, #"<textarea><a href="/a/"></textarea>"#),
  ])
  func leadsWhatIsWrittenWhereItIsPublished(_ written: String, made: String) {
    #expect(rendered(written).0 == made)
  }

  @Test(arguments: [
    (
      #"<link rel="stylesheet" href="/site.css">"#,
      #"<link rel="stylesheet" href="/sub/1/site.css" integrity="sha384-x" crossorigin="anonymous">"#
    ),
    (
      #"<link href="/site.css" rel="stylesheet"/>"#,
      #"<link href="/sub/1/site.css" integrity="sha384-x" crossorigin="anonymous" rel="stylesheet"/>"#
    ),
    (
      "<script src=/site.js></script>",
      #"<script src=/sub/1/site.js integrity="sha384-x" crossorigin="anonymous"></script>"#
    ),
    (
      #"<script defer crossorigin src="/site.js" data-x="{{title}}"></script>"#,
      #"<script defer crossorigin src="/sub/1/site.js" integrity="sha384-x" data-x="Lisbon"></script>"#
    ),
    (
      #"<script integrity="sha384-own" src="/site.js"></script>"#,
      #"<script integrity="sha384-own" src="/sub/1/site.js"></script>"#
    ),
    (
      #"<script src="/site.js" integrity="sha384-own"></script>"#,
      #"<script src="/sub/1/site.js" integrity="sha384-own"></script>"#
    ),
    (
      #"<link rel="alternate" href="/site.css">"#, #"<link rel="alternate" href="/sub/1/site.css">"#
    ),
    (#"<a href="/site.css"></a>"#, #"<a href="/sub/1/site.css"></a>"#),
  ])
  func browsersCheckWhatIsLoaded(_ written: String, made: String) {
    #expect(rendered(written).0 == made)
  }

  @Test func tellsWhereEachAddressIsWritten() {
    let (made, links) = rendered(
      "<p>\n  {{> part}}\n</p>\n",
      ["part": "<a href=\"/b/\">\n<img srcset=\"/c 1x,\n  /d 2x\">\n</a>\n"])
    #expect(
      made
        == "<p>\n  <a href=\"/sub/b/\">\n  <img srcset=\"/sub/c 1x,\n    /sub/d 2x\">\n  </a>\n</p>\n"
    )
    #expect(links.asked == ["/b/ 1:10+3", "/c 2:14+2", "/d 3:3+2"])
  }

  @Test func gathersTheIDsOfAPage() throws {
    let (_, links) = rendered(
      "<p id=\"a\">{{> part}}<b id='c-{{title}}'></b><a name=d></a>", ["part": "<p id=b>"])
    let ids = try #require(links.ids.last)
    #expect(ids.names == ["a", "b", "d"])
    #expect(ids.contains("c-1"))
    #expect(!ids.contains("e"))
  }

  /// Addresses in a feed are absolute already.
  @Test func leavesXMLAsItIs() {
    let links = SubLinks()
    let templates = Templates(["page": #"<a href="/a/"/>"#], format: .xml, links: links)
    #expect(templates.render() == #"<a href="/a/"/>"#)
    #expect(links.asked == [])
  }
}
