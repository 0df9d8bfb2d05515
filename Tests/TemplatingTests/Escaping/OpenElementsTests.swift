import Diagnostics
import TestSupport
import Testing

@testable import Templating

/// Elements opened and closed in sections.
@Suite struct OpenElementsTests {
  @Test(
    arguments: [
      "{{#isNew}}1️⃣<div>{{/isNew}}x</div>",
      "{{#isNew}}1️⃣<b>{{/isNew}}x",
      "{{^isNew}}1️⃣<b class=\"a > b\">{{/isNew}}x",
      "<main>{{#note}}1️⃣<section>{{.}}{{/note}}</main>",
      "<main>{{#isNew}}1️⃣<div>{{/isNew}}x</div></main>",
      "<div><main>{{#isNew}}1️⃣<div>{{/isNew}}x</div></main></div>",
      "<div>{{#isNew}}1️⃣</div>{{/isNew}}x",
      "<div>{{#isNew}}1️⃣<div>{{/isNew}}x</div></div>",
      "<div>{{#isNew}}1️⃣</div>{{/isNew}}<p>x</p></div>".replacing("1️⃣", with: ""),
      "{{#people}}1️⃣<div>{{name}}{{/people}}",
      "{{#people}}{{#nickname}}1️⃣<i>{{.}}{{/nickname}}{{/people}}",
      "{{#isNew}}1️⃣<div>{{#note}}</div>{{/note}}{{/isNew}}".replacing("1️⃣", with: ""),
      "{{#isNew}}<p><em>a</em>1️⃣<a href=\"/\">{{/isNew}}",
      "<div {{#isNew}}class=\"a\"{{/isNew}}>{{#isNew}}1️⃣<b>{{/isNew}}</div>",
      "{{#isNew}}1️⃣<DIV>{{/isNew}}x</div>",
      "{{#website}}1️⃣<a href=\"{{.}}\">{{/website}}x",
      "{{#isNew}}1️⃣<span/>{{/isNew}}x",
      "<svg><path/></svg>{{#isNew}}1️⃣<g>{{/isNew}}",
    ])
  func oneThatASectionAloneOpensOrClosesIsAMistake(marked: String) {
    let text = MarkedText(marked)
    let found = Templates(page: text.text).found
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("template-unclosed-element ") })
    if let mark = text.marks[1] {
      #expect(found == ["template-unclosed-element \(mark.line):\(mark.column)"])
    }
  }

  @Test(
    arguments: [
      "{{#isNew}}<a href=\"/\">{{/isNew}}{{title}}{{#isNew}}</a>{{/isNew}}",
      "{{#isNew}}<div class=\"n\">{{/isNew}}{{^isNew}}<div>{{/isNew}}x</div>",
      "{{^isNew}}<div>{{/isNew}}{{#isNew}}<section>{{/isNew}}x{{^isNew}}</div>{{/isNew}}{{#isNew}}</section>{{/isNew}}",
      "<div>{{#isNew}}x</div>{{/isNew}}{{^isNew}}y</div>{{/isNew}}",
      "<div>{{#isNew}}<div>{{/isNew}}x</div>{{#isNew}}</div>{{/isNew}}",
      "{{#website}}<a href=\"{{.}}\">{{/website}}x{{#website}}</a>{{/website}}",
      "{{#note}}{{#isNew}}<b>{{/isNew}}{{/note}}{{#note}}{{#isNew}}</b>{{/isNew}}{{/note}}",
      "{{#isNew}}<b>{{/isNew}}{{#author}}{{#isNew}}</b>{{/isNew}}{{/author}}",
      "{{#author}}<b>{{/author}}{{#author}}</b>{{/author}}", "{{#author}}<b>{{/author}}</b>",
      "{{#link}}<b>{{/link}}</b>",
      "<div>{{#people}}</div><div>{{name}}{{/people}}</div>",
      "{{#people}}<p>{{name}}{{#nickname}}<b>{{/nickname}}x{{#nickname}}</b>{{/nickname}}{{/people}}",
      "{{#isNew}}<p>{{/isNew}}x", "<ul>{{#people}}<li>{{name}}{{/people}}</ul>",
      "<table>{{#people}}<tr><td>{{name}}{{/people}}</table>",
      "{{#isNew}}<br><img src=\"/\">{{/isNew}}",
      "{{#isNew}}<svg><path d=\"M0\"/><g/></svg>{{/isNew}}",
      "{{#isNew}}<!-- <div> -->{{/isNew}}{{#note}}<script type=\"a\">\"<div>\"</script>{{/note}}",
      "{{#isNew}}<i title=\"<b>\">x</i>{{/isNew}}",
      "<b><i>x</b></i>{{#isNew}}<b><i>x</b></i>{{/isNew}}",
      // Parts that are never shown, such as a section inside its own inverse.
      "{{^isNew}}{{#isNew}}<b>{{/isNew}}x{{#isNew}}</b>{{/isNew}}{{/isNew}}",
      // Two flags may always be equal.
      "{{#isNew}}<b>{{/isNew}}{{#note}}</b>{{/note}}",
      "{{#people}}{{#nickname}}<div>{{/nickname}}{{#isStar}}</div>{{/isStar}}{{/people}}"
        .replacing("isStar", with: "name"),
      "<div class=\"{{#isNew}}a{{/isNew}}\">x</div>", "<div{{#isNew}} hidden{{/isNew}}>x</div>",
    ])
  func oneThatTheSameConditionOpensAndClosesIsNone(page: String) {
    #expect(Templates(page: page).found == [])
  }

  @Test(
    arguments: [
      "1️⃣<div>x", "x1️⃣</div>", "1️⃣<div>{{#isNew}}x{{/isNew}}", "<div>x</div>1️⃣</div>",
      "<p>1️⃣<b>x</p>", "<div>x1️⃣</em></div>", "{{#isNew}}x1️⃣</div>{{/isNew}}",
      "{{title}}1️⃣</div>{{#isNew}}<p>x{{/isNew}}", "<div>{{#title}}1️⃣</div>{{/title}}x",
      "{{#title}}1️⃣<div>{{/title}}x", "<div>{{^title}}1️⃣</div>{{/title}}x",
      "<ul>{{#people}}<li>{{name}}1️⃣</div>{{/people}}</ul>", "<svg>1️⃣<path d=\"M0\"></svg>",
      "<x-map>1️⃣<div></x-map>", "1️⃣<DIV class=\"</div>\">x<!-- </div> -->",
      "1️⃣<div>{{#people}}<b>{{name}}</b>{{/people}}",
    ])
  func oneWithoutItsOtherTagIsAMistakeAnywhere(marked: String) throws {
    let text = MarkedText(marked)
    let mark = try #require(text.marks[1])
    #expect(
      Templates(page: text.text).found
        == ["template-unclosed-element \(mark.line):\(mark.column)"])
  }

  @Test func saysHowToMendWhatStandsAlone() {
    #expect(
      Templates(page: "<div>\n<b>{{title}}</b>\n</em>").mistakes == """
        Templates/page.html:1:1: error[template-unclosed-element]: <div> is opened but never closed
            1 | <div>
              | ^~~~ write </div> where it ends
        Templates/page.html:3:1: error[template-unclosed-element]: </em> closes an element that isn't open
            3 | </em>
              | ^~~~ remove it, or write <em> where the element starts

        """)
  }

  @Test(
    arguments: [
      "<p>x<ul><li>y</ul>", "<html><body>x", "a<br>b<img src=\"/\">c", "x</p>",
      "<table><tr><td>x</table>", "<div>{{#isNew}}{{#note}}</div>{{/note}}{{/isNew}}x",
      "{{#isNew}}<b>{{/isNew}}x{{#note}}</b>{{/note}}",
      "<div>{{#isNew}}{{#note}}</div>{{/note}}{{^note}}</div>{{/note}}{{/isNew}}{{^isNew}}</div>{{/isNew}}",
      "<svg><path d=\"M0\"/></svg>", "<script type=\"a\">\"</div>\"</script>",
      "<title><b></title><textarea><i></textarea>",
    ])
  func anEndThatMayBeLeftOutOrMayBeRightIsNoMistake(page: String) {
    #expect(Templates(page: page).found == [])
  }

  @Test func partialsParentsAndBlocksMayOpenWhatOthersClose() {
    let whole = Templates([
      "page":
        "{{<base}}{{$main}}{{#isNew}}{{> open}}{{/isNew}}x{{#isNew}}</b>{{/isNew}}{{/main}}{{/base}}",
      "base": "{{> head}}{{$main}}{{/main}}{{> foot}}", "head": "<main><div>",
      "foot": "</div></main>",
      "open": "<b>",
    ])
    #expect(whole.found == [])
    let torn = Templates([
      "page": "{{> head}}x{{> foot}}", "head": "{{#isNew}}<main>{{/isNew}}", "foot": "</main>",
    ])
    #expect(torn.found == ["template-unclosed-element 1:11"])
    #expect(torn.collector.diagnostics.first?.place?.file == "Templates/head.html")
  }

  @Test func templatesThatDataSelectsMayOpenWhatThePageCloses() {
    let torn = Templates([
      "page": "{{#cells}}{{>*template}}</b>{{/cells}}{{#isNew}}<i>{{/isNew}}", "person": "<b>",
      "place": "<b>",
    ])
    #expect(torn.found == ["template-unclosed-element 1:49"])
    let open = Templates([
      "page": "<ul>{{#cells}}{{>*template}}{{/cells}}</ul>", "person": "<li><b>{{name}}",
      "place": "<li>x</i>",
    ])
    #expect(
      open.found == ["template-unclosed-element 1:5", "template-unclosed-element 1:6"])
    let own = Templates([
      "page": "{{#cells}}{{>*template}}{{/cells}}{{#isNew}}<i>{{/isNew}}",
      "person": "{{#nickname}}<b>{{/nickname}}", "place": "<b>x</b>",
    ])
    #expect(own.found.count == 2)
    let tree = Templates([
      "page": "{{#tree}}{{> tree}}{{/tree}}",
      "tree": "<li><b>{{name}}</b>{{#children}}<ul>{{> tree}}</ul>{{/children}}",
    ])
    #expect(tree.found == [])
    let marked = Templates([
      "page": "{{^note}}{{#tree}}{{> tree}}{{/tree}}{{/note}}",
      "tree":
        "{{#note}}<b>{{/note}}{{name}}{{#note}}</b>{{/note}}{{#children}}{{> tree}}{{/children}}",
    ])
    #expect(!marked.found.contains { $0.hasPrefix("template-unclosed-element") })
  }

  @Test func elementsOfXMLHaveEnds() {
    #expect(
      Templates(page: "<p>{{#isNew}}<p>{{/isNew}}</p>", format: .xml).found
        == ["template-unclosed-element 1:14"])
    #expect(Templates(page: "<p>{{#isNew}}<p/><br/>{{/isNew}}</p>", format: .xml).found == [])
  }

  @Test func anotherMistakeHidesNoneOfThese() {
    #expect(
      Templates(page: "{{titel}}{{#isNew}}<b>{{/isNew}}").found
        == ["template-unknown-name 1:3", "template-unclosed-element 1:20"])
  }
}
