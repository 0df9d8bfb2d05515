import Diagnostics
import Markup
import TestSupport
import Testing

@testable import Templating

/// Values that could change the structure of a page.
@Suite struct EscapingTests {
  /// A value with its forms in text and quotes, in a URL, and in JSON.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let value: String
    let text: String
    let url: String
    let json: String

    var testDescription: String { url }

    init(_ value: String, text: String, url: String, json: String) {
      self.value = value
      self.text = text
      self.url = url
      self.json = json
    }
  }

  static let hostile = [
    Hostile(
      "\"><script>", text: "&quot;&gt;&lt;script&gt;", url: "%22%3E%3Cscript%3E",
      json: "\\\"\\u003E\\u003Cscript\\u003E"),
    Hostile(
      "javascript:alert(1)", text: "javascript:alert(1)", url: "javascript%3Aalert%281%29",
      json: "javascript:alert(1)"),
    Hostile("' onx=", text: "&#39; onx=", url: "%27%20onx%3D", json: "' onx="),
    Hostile(
      "</title></textarea>", text: "&lt;/title&gt;&lt;/textarea&gt;",
      url: "%3C%2Ftitle%3E%3C%2Ftextarea%3E",
      json: "\\u003C/title\\u003E\\u003C/textarea\\u003E"),
    Hostile(
      "</script><!-- -->", text: "&lt;/script&gt;&lt;!-- --&gt;",
      url: "%3C%2Fscript%3E%3C%21--%20--%3E", json: "\\u003C/script\\u003E\\u003C!-- --\\u003E"),
    Hostile("a\u{2028}b", text: "a\u{2028}b", url: "a%E2%80%A8b", json: "a\\u2028b"),
    Hostile("a\0b", text: "a\u{FFFD}b", url: "a%00b", json: "a\u{FFFD}b"),
    Hostile(
      "]]>&amp;", text: "]]&gt;&amp;amp;", url: "%5D%5D%3E%26amp%3B", json: "]]\\u003E\\u0026amp;"),
    Hostile("{{title}}", text: "{{title}}", url: "%7B%7Btitle%7D%7D", json: "{{title}}"),
  ]

  @Test(
    arguments: [
      "<p>…</p>", "<title>…</title>", "<textarea>\n…</textarea>", "<p title=\"a … b\">",
      "<p title='…'>", "<p\ndata-x = \"…\" class>", "<meta name=\"description\" content=\"…\">",
      "<input value='…'/>", "<option label=\"…\" selected>", "<svg><title>…</title></svg>",
      "<noscript>…</noscript>", "<script type=\"a\"></script>…", "<!-- a --!>…", "<?x?>…",
    ], hostile)
  func textIsEscapedWhereItStands(context: String, hostile: Hostile) {
    #expect(
      Templates(page: context.replacing("…", with: "{{title}}")).render(
        Sample(title: hostile.value)) == context.replacing("…", with: hostile.text))
    #expect(
      Templates(page: context.replacing("…", with: "{{#tags}}{{.}}{{/tags}}")).render(
        Sample(tags: [hostile.value])) == context.replacing("…", with: hostile.text))
  }

  @Test(
    arguments: [
      "<a href=\"/x/…\"></a>", "<a href='?q=…&amp;r=1'></a>", "<a href=\"#…\"></a>",
      "<img src=\"a/…\">",
      "<a href=\"https://e.example/…/\"></a>", "<a href=\"mailto:…\"></a>",
      "<form action=\"/…\"></form>",
      "<button formaction=\"/…\"></button>", "<video poster='/…'></video>", "<q cite=\"/…\"></q>",
      "<svg><use xlink:href=\"#…\"/></svg>",
    ], hostile)
  func textInsideAURLIsPercentEncoded(context: String, hostile: Hostile) {
    #expect(
      Templates(page: context.replacing("…", with: "{{title}}")).render(
        Sample(title: hostile.value)) == context.replacing("…", with: hostile.url))
  }

  @Test(arguments: hostile)
  func jsonStandsInADataScriptAsItIs(hostile: Hostile) {
    for type in ["application/json", "application/ld+json", "Application/JSON"] {
      let page = Templates(page: "<script type=\"\(type)\">{{data}}</script>{{title}}")
      #expect(
        page.render(Sample(title: "<", data: JSON(.string(hostile.value))))
          == "<script type=\"\(type)\">\"\(hostile.json)\"</script>&lt;")
    }
  }

  @Test(arguments: hostile)
  func markupIsTextInXML(hostile: Hostile) {
    let page = Templates(
      page: "<?xml version=\"1.0\"?><a b=\"{{title}}\">{{title}}{{body}}{{{body}}}</a>",
      format: .xml)
    let body = HTML(trusted: "<b>\(HTML(escaping: hostile.value).markup)</b>")
    let markup = "&lt;b&gt;\(hostile.text.replacing("&", with: "&amp;"))&lt;/b&gt;"
    #expect(
      page.render(Sample(title: hostile.value, body: body))
        == "<?xml version=\"1.0\"?><a b=\"\(hostile.text)\">\(hostile.text)\(markup)\(markup)</a>")
  }

  @Test(
    arguments: [
      "<a href=\"{{link}}\"></a>", "<a href='{{link}}'></a>", "<a href=\" {{link}}\"></a>",
      "<img src=\"{{link}}\">", "<form action=\"{{link}}\"></form>",
      "<button formaction=\"{{link}}\"></button>",
      "<video poster=\"{{link}}\"></video>", "<q cite=\"{{link}}\"></q>",
      "<object data=\"{{link}}\"></object>",
      "<iframe src=\"{{link}}\"></iframe>", "<link rel=\"next\" href=\"{{link}}\">",
      "<svg><a xlink:href=\"{{link}}\"></a></svg>", "<p title=\"{{link}}\">", "<p>{{link}}",
      "<meta property=\"og:url\" content=\"{{link}}\">",
    ])
  func linkStandsAtTheStartOfAURL(context: String) throws {
    let page = Templates(page: context).set.template(for: Sample.contract)
    var output = OutputBuffer()
    let link = try #require(Link(external: "https://e.example/?a=1&b='\"<>"))
    page.write(Sample(link: link), into: &output)
    let address = "https://e.example/?a=1&amp;b=&#39;%22%3C%3E"
    #expect(output.string == context.replacing("{{link}}", with: address))
  }

  @Test func partsOfURLsFollowALink() {
    #expect(
      Templates(page: "<a href=\"{{link}}#{{title}}-{{count}}\"></a>").render(Sample(title: "a b"))
        == "<a href=\"/trips/lisbon/#a%20b-3\"></a>")
  }

  @Test func commaInALinkDoesNotEndACandidate() throws {
    let link = try #require(Link(external: "/a,b.jpg"))
    for attribute in ["img srcset", "source srcset", "link imagesrcset"] {
      #expect(
        Templates(page: "<\(attribute)=\"{{link}} {{count}}w, {{link}} 2x\">").render(
          Sample(link: link)) == "<\(attribute)=\"/a%2Cb.jpg 3w, /a%2Cb.jpg 2x\">")
    }
  }

  @Test func candidatesComeFromAList() {
    #expect(
      Templates(page: "<img srcset=\"{{#people}}{{link}} {{count}}w, {{/people}}\">").render()
        == "<img srcset=\"/trips/lisbon/ 3w, /trips/lisbon/ 3w, \">")
  }

  @Test func redirectLeadsToThisSiteOnly() throws {
    let page = Templates(page: "<meta http-equiv=\"Refresh\" content=\"0; URL={{link}}\">")
    #expect(page.render() == "<meta http-equiv=\"Refresh\" content=\"0; URL=/trips/lisbon/\">")
    let away = try #require(Link(external: "https://evil.example/"))
    #expect(
      page.render(Sample(link: away)) == "<meta http-equiv=\"Refresh\" content=\"0; URL=#\">")
  }

  @Test func coloursStandInStyles() {
    #expect(
      Templates(page: "<p style=\"--a: {{color}}; --b: {{color}}\">{{color}}").render()
        == "<p style=\"--a: #ff0000; --b: #ff0000\">#ff0000")
  }

  @Test func markupNumbersAndJSONStandInText() {
    #expect(
      Templates(page: "{{body}}{{{body}}}{{&body}}{{count}}<p data-x='{{data}}'>").render()
        == "<p>hi</p><p>hi</p><p>hi</p>3<p data-x='{&quot;a&quot;:1}'>")
  }

  @Test func wordsAreEscapedLikeText() {
    #expect(
      Templates(
        page: "<p title=\"{{words.hello}}\">{{words.trip.one}}{{#words.hello}}{{.}}{{/words.hello}}"
      )
      .render() == "<p title=\"Hello\">One tripHello")
  }
}
