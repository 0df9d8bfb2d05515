import Testing

@testable import Templating

/// One mistake is reported once, without its consequences.
@Suite struct FollowOnTests {
  @Test(
    arguments: [
      // In a section of an unknown name, the names inside are unknown too.
      (
        "{{#poeple}}{{name}}{{note}}{{{title}}}{{>*template}}{{#tags}}{{.}}{{/tags}}{{/poeple}}",
        ["unknown-name 1:4"]
      ),
      ("{{^poeple}}{{name}}{{/poeple}}", ["unknown-name 1:4"]),
      ("{{#poeple}}{{> page}}{{/poeple}}", ["unknown-name 1:4"]),
      (
        "{{#poeple}}<p onclick=\"{{name}}\">{{words.x}}{{> x}}{{/poeple}}",
        [
          "unknown-name 1:4", "value-in-event-handler 1:26", "unknown-word 1:36",
          "missing-partial 1:49",
        ]
      ),
      (
        "<a href=\"{{titel}}\" title=\"{{body}}\"></a>",
        ["unknown-name 1:12", "markup-in-attribute 1:30"]
      ),
      // After a part that ends in another context, the position is unknown.
      (
        "<p class=\"{{#isNew}}\">{{/isNew}}<script>{{title}}<p {{title}}",
        ["unbalanced-section 1:14"]
      ),
      (
        "<p class=\"{{#isNew}}\">{{/isNew}}{{titel}}",
        ["unbalanced-section 1:14", "unknown-name 1:35"]
      ),
      (
        "{{#people}}{{#isNew}}<p {{/isNew}}{{{title}}}{{/people}}<p {{title}}>",
        ["unbalanced-section 1:15", "raw-text 1:38", "value-in-attribute-name 1:62"]
      ),
      ("{{> open}}{{title}}", ["unbalanced-partial 1:5"]),
      ("{{<base}}{{$main}}<p {{/main}}{{/base}}{{{body}}}", ["unbalanced-block 1:10"]),
      // A place that refuses one value refuses others too, each with a report.
      ("<p {{title}} {{count}}>", ["value-in-attribute-name 1:6", "value-in-attribute-name 1:16"]),
      (
        "<{{title}}>{{count}}</{{title}}>{{{body}}}",
        ["value-in-tag-name 1:4", "value-in-tag-name 1:25"]
      ),
      ("<meta content=\"{{title}}\" http-equiv=\"x\"><p>a</p><p>b</p>", ["late-http-equiv 1:40"]),
      // Tags that are not closed, or closed twice.
      ("{{#people}}{{name}}{{/persons}}{{/people}}{{title}}", ["mismatched-section 1:20"]),
      ("{{#people}}{{#isNew}}{{/people}}{{/isNew}}", ["unclosed-section 1:12"]),
      ("{{#people}{{name}}{{/people}}", ["unclosed-tag 1:1"]),
      ("{{#people}}{{name}}{{/people}<p>{{title}}", ["unclosed-tag 1:20"]),
      ("{{name}}{{/people}}{{#people}}{{age}}{{/people}}", ["stray-close 1:9"]),
      ("<p class=\"{{#people}}{{name}}\">", ["unclosed-section 1:11"]),
      ("{{#people}}<p class=\"{{/persons}}\">", ["mismatched-section 1:22"]),
      ("<p class=\"{{#isNew}a{{/isNew}}\">{{title}}</p>", ["unclosed-tag 1:11"]),
      ("<p class=\"{{title}\">{{count}}</p>", ["unclosed-tag 1:11"]),
      ("{{{title}}", ["unclosed-tag 1:1"]), ("{{! {{title}}", []), ("{{! a", ["unclosed-tag 1:1"]),
      ("{{=<% %>=}}<%#isNew%>", ["unclosed-section 1:12"]),
      ("{{#}}{{title}}{{/}}", ["empty-tag 1:1"]), ("{{#people}}{{name}}{{/}}", ["empty-tag 1:20"]),
      ("{{/}}", ["empty-tag 1:1"]), ("{{#a..b}}{{c}}{{/a..b}}", ["bad-name 1:4"]),
      ("{{> }}{{>*}}", ["empty-tag 1:1", "empty-tag 1:7"]),
      ("{{$}}{{/}}{{<}}{{/}}", ["empty-tag 1:1", "empty-tag 1:11"]),
      ("{{<base}}{{$main}}{{/main}}", ["unclosed-section 1:1"]),
    ])
  func onlyTheMistakeItselfIsReported(page: String, found: [String]) {
    let templates = Templates([
      "page": page, "open": "<p class=\"", "base": "{{$main}}{{/main}}",
    ])
    #expect(templates.found == found.map { "template-" + $0 })
  }

  @Test func partialThatIsWrongInFivePlacesIsReportedOnce() {
    let templates = Templates([
      "page": "{{> a}}{{#people}}{{> a}}{{/people}}{{#author}}{{> a}}{{/author}}{{> a}}{{> b}}",
      "a": "{{nam}}<p {{title}}>{{> c}}", "b": "{{> a}}", "c": "{{{title}}}",
    ])
    #expect(
      templates.found == [
        "template-unknown-name 1:3", "template-value-in-attribute-name 1:13",
        "template-raw-text 1:4",
      ])
  }

  @Test func syntaxMistakeOfAPartialIsNotReportedAgainWhereItIsIncluded() {
    let templates = Templates([
      "page": "<p class=\"{{> a}}\">{{title}}{{#people}}{{> a}}{{/people}}", "a": "{{#isNew}}\"",
    ])
    #expect(templates.found == ["template-unclosed-section 1:1"])
  }
}
