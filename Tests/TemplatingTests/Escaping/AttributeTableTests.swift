import Markup
import Testing

@testable import Templating

/// The attributes of the manual's table, with values of every kind.
@Suite struct AttributeTableTests {
  private static let values = ["title", "link", "count", "color", "data", "body"]

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: AttributeKind
    let element: String
    let attribute: String

    var testDescription: String { "\(element) \(attribute)" }

    func page(_ value: String) -> String { "<\(element) \(attribute)=\"\(value)\"></\(element)>" }
  }

  static let cases = AttributeTable.groups.flatMap { group in
    group.attributes.map { attribute in
      let words = attribute.split(separator: " ").map(String.init)
      return Case(
        kind: group.kind, element: words.count == 2 ? words[0] : "p", attribute: words.last ?? "")
    }
  }

  /// Returns the values that may be the attribute's only content, and the ID that refuses a text.
  private func wanted(_ kind: AttributeKind) -> (allowed: Set<String>, refusal: String?) {
    switch kind {
    case .plain, .metaContent: (["title", "link", "count", "color", "data"], nil)
    case .url, .wholeURL, .ownURL, .candidates: (["link"], "template-url-needs-link")
    case .style: (["color"], "template-style-needs-color")
    case .keyword, .metaName: ([], "template-value-in-keyword")
    case .event: ([], "template-value-in-event-handler")
    case .srcdoc: ([], "template-value-in-srcdoc")
    case .scriptType: ([], "template-value-in-script-type")
    case .httpEquiv: ([], "template-value-in-meta")
    case .animation: ([], "template-value-in-animation")
    }
  }

  @Test(arguments: cases)
  func takesItsValuesAndNoOthers(_ one: Case) {
    let (allowed, refusal) = wanted(one.kind)
    for value in Self.values {
      let found = Templates(page: one.page("{{\(value)}}")).found
      #expect(found.isEmpty == allowed.contains(value), "\(value): \(found)")
    }
    let ids = Templates(page: one.page("{{title}}")).found.map { $0.prefix { $0 != " " } }
    #expect(ids == (refusal.map { [$0[...]] } ?? []))
  }

  @Test(arguments: cases.filter { [.wholeURL, .ownURL].contains($0.kind) })
  func takesNoPartOfAnAddressThatIsLoaded(_ one: Case) {
    for value in [
      "/js/{{title}}", "/{{count}}.js", "{{link}}/{{title}}", "{{link}}?v={{title}}", "#{{title}}",
    ] {
      let ids = Templates(page: one.page(value)).found.map { $0.prefix { $0 != " " } }
      #expect(ids == ["template-value-in-loaded-address"], "\(value)")
    }
  }

  @Test(arguments: cases.filter { $0.kind == .style })
  func takesNoAddressInCSS(_ one: Case) {
    for value in ["url({{title}})", "url(#{{title}})", "url('{{link}}')", "{{color}} {{count}}"] {
      let ids = Templates(page: one.page(value)).found.map { $0.prefix { $0 != " " } }
      #expect(ids == ["template-style-needs-color"], "\(value)")
    }
  }

  @Test func everyMeaningIsInTheTable() {
    let kinds = Set(Self.cases.map(\.kind))
    #expect(Set(AttributeKind.allCases).subtracting(kinds) == [.plain, .event])
    #expect(Set(Self.cases.map(\.testDescription)).count == Self.cases.count)
    print("\(Self.cases.count) attributes, each with \(Self.values.count) values")
  }

  @Test(
    arguments: [
      "id", "name", "class", "title", "alt", "value", "placeholder", "download", "media", "sizes",
      "lang", "hreflang", "slot", "part", "form", "for", "loading", "data-type", "data-rel",
      "aria-label", "x-target", "transform", "d", "font-family",
    ])
  func takesTextWhereItMeansItself(attribute: String) {
    #expect(
      Templates(page: "<p \(attribute)=\"{{title}}\">").render(Sample(title: "url(\"//e\")"))
        == "<p \(attribute)=\"url(&quot;//e&quot;)\">")
  }

  @Test func leavesAttributesOfCustomElementsToTheirScripts() {
    let values = ["type", "target", "color", "fill", "rel"].map { "\($0)=\"{{title}}\"" }
    let page = "<photo-map \(values.joined(separator: " "))></photo-map>"
    #expect(Templates(page: page).found == [])
    #expect(
      Templates(
        page: "<photo-map is=\"{{title}}\" style=\"{{title}}\" onx=\"{{title}}\"></photo-map>"
      ).found
        .count == 3)
    #expect(
      Templates(page: "<annotation-xml encoding=\"{{title}}\"></annotation-xml>").found.count == 1)
  }

  @Test(
    arguments: [
      "https://{{title}}/", "//{{title}}", "\\\\{{title}}", "/\\{{title}}", "https:{{title}}",
      "https:/{{title}}", "https:\\{{title}}", "HTTPS://a.{{title}}", "http://{{count}}/",
      "https://{{title}}.e.example/", "https://e.example{{title}}", "https://u@{{title}}",
      "https://e.example:{{count}}/", "/\n/{{title}}", "/&#47;{{title}}", "{{link}}{{title}}",
      "{{link}}/{{title}}", "irc://{{title}}", "//{{#isNew}}a{{/isNew}}{{title}}",
      "{{#isNew}}/{{/isNew}}/{{title}}", "{{#isNew}}/a{{/isNew}}{{^isNew}}//{{/isNew}}{{title}}",
    ])
  func takesNoValueInAHost(address: String) {
    for page in [
      "<a href=\"\(address)\"></a>", "<form action='\(address)'></form>",
      "<img src=\"\(address)\">",
    ] {
      let ids = Templates(page: page).found.map { $0.prefix { $0 != " " } }
      #expect(ids == ["template-value-in-host"], "\(page)")
    }
  }

  @Test(
    arguments: [
      ("https://e.example/…", "https://e.example/b"), ("//e.example/…", "//e.example/b"),
      ("https:\\\\e.example\\…", "https:\\\\e.example\\b"), ("mailto:…", "mailto:b"),
      ("?q=…", "?q=b"), ("#…", "#b"), ("a/…", "a/b"), ("a…", "ab"), ("/…/…", "/b/b"),
      ("{{link}}?q=…", "/trips/lisbon/?q=b"), ("{{link}}#…", "/trips/lisbon/#b"),
      ("{{link}}/a/…", "/trips/lisbon//a/b"),
    ])
  func takesTextBehindTheHost(address: String, made: String) {
    let page = "<a href=\"\(address.replacing("…", with: "{{title}}"))\"></a>"
    #expect(Templates(page: page).render(Sample(title: "b")) == "<a href=\"\(made)\"></a>")
  }

  @Test func anEmptyTextMakesNoHostOfWhatFollows() {
    let page = "<a href=\"/{{title}}/{{count}}\"></a>"
    #expect(Templates(page: page).render(Sample(title: "")) == "<a href=\"/./3\"></a>")
    let optional = "<a href=\"/{{#note}}{{.}}{{/note}}{{^note}}a{{/note}}/{{count}}\"></a>"
    #expect(Templates(page: optional).render(Sample(note: "")) == "<a href=\"/./3\"></a>")
    let missing = "<a href=\"/{{#note}}{{.}}{{/note}}/{{count}}\"></a>"
    #expect(Templates(page: missing).found == ["template-value-in-host 1:37"])
  }

  @Test(
    arguments: [
      "<script src=\"…\"></script>", "<link rel=\"stylesheet\" href=\"…\">", "<base href=\"…\">",
      "<link href=\"…\" rel=\"canonical\">", "<link rel=\"alternate stylesheet\" href=\"…\">",
      "<link{{#isNew}} rel=\"next\"{{/isNew}} href=\"…\">", "<link rel=\"preload\" href=\"…\">",
      "<svg><script xlink:href=\"…\"></script></svg>", "<html manifest=\"…\">",
    ])
  func runsNothingOfAnotherSite(page: String) throws {
    let templates = Templates(page: page.replacing("…", with: "{{link}}"))
    let away = try #require(Link(external: "https://evil.example/"))
    let written = page.replacing("{{#isNew}} rel=\"next\"{{/isNew}}", with: "")
    #expect(templates.render() == written.replacing("…", with: "/trips/lisbon/"))
    #expect(templates.render(Sample(link: away)) == written.replacing("…", with: "#"))
  }

  @Test(
    arguments: [
      "<link rel=\"canonical\" href=\"…\">", "<link rel=\"alternate\" hreflang=\"de\" href=\"…\">",
      "<link rel=\"shortcut icon\" href=\"…\">", "<iframe src=\"…\"></iframe>",
      "<object data=\"…\"></object>", "<a ping=\"…\"></a>", "<svg><use href=\"…\"/></svg>",
    ])
  func leadsToOtherSites(page: String) throws {
    let away = try #require(Link(external: "https://e.example/a"))
    #expect(
      Templates(page: page.replacing("…", with: "{{link}}")).render(Sample(link: away))
        == page.replacing("…", with: "https://e.example/a"))
  }

  @Test(arguments: ["referrer", "Robots", "viewport", "color-scheme"])
  func takesNoValueInAnInstruction(name: String) {
    let first = Templates(page: "<meta name=\"\(name)\" content=\"{{title}}\">").found
    #expect(first.map { $0.prefix { $0 != " " } } == ["template-value-in-keyword"])
    let late = Templates(page: "<meta content=\"{{title}}\" name=\"\(name)\">").found
    #expect(late.map { $0.prefix { $0 != " " } } == ["template-late-meta-name"])
    #expect(Templates(page: "<meta name=\"author\" content=\"{{title}}\">").found == [])
  }
}
