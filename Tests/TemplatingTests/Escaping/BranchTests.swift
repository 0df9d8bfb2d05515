import TestSupport
import Testing

@testable import Templating

/// Sections, partials and blocks in their HTML context.
@Suite struct BranchTests {
  @Test(
    arguments: [
      "<option{{#isNew}} selected{{/isNew}}>{{title}}</option>",
      "<option {{#isNew}}selected{{/isNew}}>",
      "<option{{#isNew}} selected{{/isNew}}{{#note}} title=\"{{note}}\"{{/note}}/>",
      "<input type=checkbox {{#isNew}}checked{{/isNew}}>",
      "<input checked {{#isNew}}disabled{{/isNew}} class='a'>",
      "<input {{#isNew}}checked {{/isNew}}disabled>",
      "<input{{#isNew}} checked{{/isNew}}\nclass=\"{{title}}\">",
      "<p class=\"a{{#isNew}} b{{/isNew}}{{^isNew}} c {{title}}{{/isNew}}\">{{title}}</p>",
      "<p a{{#note}} class=\"a\"{{/note}} id='b'>",
      "<p a=\"b\"{{#note}}c{{/note}}>",
      "<!-- {{#isNew}}a{{/isNew}} -->{{title}}",
      "<script>{{#isNew}}a(){{/isNew}}{{^isNew}}b(){{/isNew}}</script>",
      "<style>p { {{#isNew}}color: red{{/isNew}} }</style>",
      "<p style=\"{{#isNew}}--a: {{color}};{{/isNew}} --b: {{color}}\">",
      "<ul>{{#people}}<li>{{name}}{{/people}}</ul>",
      "<title>{{#note}}{{note}} – {{/note}}{{title}}</title>",
      "<a href=\"{{#website}}{{website}}{{/website}}{{^website}}{{link}}{{/website}}\"></a>",
      "<a href=\"{{^website}}{{link}}{{/website}}{{#website}}{{.}}{{/website}}#{{title}}\"></a>",
      "<a href=\"{{#isNew}}https:{{/isNew}}{{^isNew}}http:{{/isNew}}//e.example/{{title}}/\"></a>",
      "<a href=\"/a{{#isNew}}/b{{/isNew}}/{{title}}\"></a>",
      "<a href=\"/{{#people}}{{name}}/{{/people}}\"></a>",
      "<img srcset=\"{{link}} 1x{{#website}}, {{website}} 2x{{/website}}\">",
      "<script{{#isNew}} type=\"application/json\"{{/isNew}}{{^isNew}} type='application/ld+json'{{/isNew}}>{{data}}</script>",
    ])
  func mayStandInATag(page: String) { #expect(Templates(page: page).mistakes == "") }

  @Test(
    arguments: [
      ("{{#1️⃣isNew}}<p {{/isNew}}class=\"a\">", "unbalanced-section"),
      ("{{^1️⃣isNew}}<p class=\"{{/isNew}}\">", "unbalanced-section"),
      (
        "<p class=\"{{#1️⃣isNew}}a\">{{/isNew}}{{^isNew}}b\">{{/isNew}}{{title}}",
        "unbalanced-section"
      ),
      ("<p class={{#1️⃣isNew}}a{{/isNew}}>", "unbalanced-section"),
      ("<p class={{#1️⃣isNew}}\"a\"{{/isNew}}>", "unbalanced-section"),
      ("<p {{#1️⃣isNew}}class={{/isNew}}\"a\">", "unbalanced-section"),
      ("<p a=\"{{#1️⃣note}}\" b=\"{{/note}}\">", "unbalanced-section"),
      ("<p a=\"{{#1️⃣note}}\" a='{{/note}}\">", "unbalanced-section"),
      ("{{#1️⃣people}}<script>{{/people}}a</script>", "unbalanced-section"),
      ("<script>{{#1️⃣isNew}}</script>{{/isNew}}", "unbalanced-section"),
      ("<script>{{#1️⃣isNew}}<!--<script>{{/isNew}}</script>{{title}}", "unbalanced-section"),
      ("{{#1️⃣tags}}<!-- {{/tags}}-->", "unbalanced-section"),
      ("<{{#1️⃣isNew}}p{{/isNew}}>", "unbalanced-section"),
      ("{{#1️⃣isNew}}<{{/isNew}}p>", "unbalanced-section"),
      ("{{#1️⃣author}}<p title='{{/author}}'>", "unbalanced-section"),
      ("<p title='{{#1️⃣note}}'>{{note}}<p title=\"{{/note}}'>", "unbalanced-section"),
      ("{{#1️⃣isNew}}<p{{/isNew}}>", "unbalanced-section"),
      ("<title>{{#1️⃣people}}{{name}}<{{/people}}</title>", "unbalanced-section"),
      ("<textarea>{{#1️⃣isNew}}</textarea>{{/isNew}}", "unbalanced-section"),
      ("{{> 1️⃣open}}\">", "unbalanced-partial"),
      ("{{#cells}}{{> 1️⃣open}}\">{{/cells}}", "unbalanced-partial"),
      ("1️⃣{{$a}}<p title=\"{{/a}}", "unbalanced-block"),
      ("<p title=\"1️⃣{{$a}}\">{{/a}}", "unbalanced-block"),
      ("{{<base}}1️⃣{{$main}}<p title=\"{{/main}}{{/base}}", "unbalanced-block"),
      ("<option{{#isNew}}1️⃣selected{{/isNew}}>", "broken-separator"),
      ("<option{{#isNew}} selected{{/isNew}}1️⃣x>", "broken-separator"),
      ("<p{{#note}} class=\"a\"{{/note}}1️⃣id='b'>", "broken-separator"),
      ("<input checked{{#isNew}}1️⃣=\"a\"{{/isNew}}>", "broken-separator"),
      ("<input checked {{#isNew}}1️⃣=\"a\"{{/isNew}}>", "stray-equals"),
      ("<input {{#isNew}}checked{{/isNew}} 1️⃣=\"a\">", "stray-equals"),
      ("<p>a</p1️⃣", "open-end"), ("<p title=\"{{title}}1️⃣", "open-end"),
      ("<script>1️⃣", "open-end"),
    ])
  func mustEndWhereItBegan(marked: String, id: String) {
    let text = MarkedText(marked)
    let templates = Templates([
      "page": text.text, "open": "<p class=\"", "base": "<b>{{$main}}{{/main}}</b>",
    ])
    let mark = text.marks[1]
    // A template's end is marked after its last character.
    let back = id == "open-end" ? 1 : 0
    let place = mark.map { "\($0.line):\($0.column - back)" } ?? "no mark"
    #expect(templates.found == ["template-\(id) \(place)"])
  }

  @Test func partialsGoOnWhereTheyStand() {
    #expect(
      Templates([
        "page": "<p{{> attributes}} class=\"{{> classes}}\"><a href=\"{{> way}}{{title}}\"></a>",
        "attributes": " id=\"a\"{{#isNew}} hidden{{/isNew}}", "classes": "a {{title}}",
        "way": "/trips/",
      ]).render(Sample(title: "x y"))
        == "<p id=\"a\" class=\"a x y\"><a href=\"/trips/x%20y\"></a>")
  }

  @Test func partialDecidesWhatMayFollowIt() {
    let templates = Templates([
      "page": "<a href=\"{{> way}}{{title}}\"></a>", "way": "javascript:",
    ])
    #expect(templates.found == ["template-value-in-scheme 1:21"])
    let dynamic = Templates([
      "page": "<a href=\"{{#cells}}{{>*template}}{{/cells}}{{title}}\"></a>", "person": "/",
      "place": "javascript:",
    ])
    #expect(dynamic.found == ["template-value-in-scheme 1:46"])
  }
}
