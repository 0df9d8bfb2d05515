import TestSupport
import Testing

@testable import Templating

/// Places that refuse a value: each template has one mistake, at its mark.
@Suite struct RefusalTests {
  @Test(
    arguments: [
      ("<p class={{1️⃣title}}>", "value-unquoted"),
      ("<p class= {{1️⃣title}}>", "value-unquoted"),
      ("<p class=a{{1️⃣title}}>", "value-unquoted"),
      ("<a href={{1️⃣link}}></a>", "value-unquoted"),
      ("<{{1️⃣title}}>", "value-in-tag-name"),
      ("<h{{1️⃣count}}>", "value-in-tag-name"),
      ("</{{1️⃣title}}>", "value-in-tag-name"),
      ("a < b <{{1️⃣title}}>", "value-in-tag-name"),
      ("<p {{1️⃣title}}>", "value-in-attribute-name"),
      ("<p {{1️⃣title}}=\"a\">", "value-in-attribute-name"),
      ("<p data-{{1️⃣title}}=\"a\">", "value-in-attribute-name"),
      ("<p a {{1️⃣title}}>", "value-in-attribute-name"),
      ("<p a=\"b\"{{1️⃣title}}>", "value-in-attribute-name"),
      ("<!-- {{1️⃣title}} -->", "value-in-comment"),
      ("<!--> a <!--{{1️⃣title}}-->", "value-in-comment"),
      ("<!--!> {{1️⃣title}} -->", "value-in-comment"),
      ("<!---!> {{1️⃣title}} -->", "value-in-comment"),
      ("<!DOCTYPE {{1️⃣title}}>", "value-in-doctype"),
      ("<!{{1️⃣title}}>", "value-in-doctype"),
      ("<?php {{1️⃣title}} ?>", "value-in-doctype"),
      ("</ {{1️⃣title}}>", "value-in-doctype"),
      ("</!-- {{1️⃣title}} >", "value-in-doctype"),
      ("<![CDATA[{{1️⃣title}}]]>", "value-in-doctype"),
    ])
  func outsideOfTextAndQuotes(marked: String, id: String) { expect(id, in: marked) }

  @Test(
    arguments: [
      ("<script>{{1️⃣title}}</script>", "value-in-script"),
      ("<script>a</scripty>{{1️⃣data}}</script>", "value-in-script"),
      ("<SCRIPT>{{1️⃣data}}</SCRIPT>", "value-in-script"),
      ("<script type=module>{{1️⃣data}}</script>", "value-in-script"),
      ("<script type=\"application/json\" type=\"module\">{{1️⃣data}}</script>", "value-in-script"),
      ("<script type=\"module\" type=\"application/json\">{{1️⃣data}}</script>", "value-in-script"),
      (
        "<script {{#isNew}}type=\"application/json\"{{/isNew}}>{{1️⃣data}}</script>",
        "value-in-script"
      ),
      (
        "<script type=\"application/{{#isNew}}json{{/isNew}}\">{{1️⃣data}}</script>",
        "value-in-script"
      ),
      ("<script><!--<script></script>{{1️⃣title}}--></script>", "value-in-script"),
      ("<script type=\"{{1️⃣title}}\"></script>", "value-in-script-type"),
      ("<script type=\"application/json\">{{1️⃣title}}</script>", "script-needs-json"),
      ("<script type=\"application/ld+json\">{{1️⃣count}}</script>", "script-needs-json"),
      ("<style>{{1️⃣color}}</style>", "value-in-style"),
      ("<iframe>{{1️⃣title}}</iframe>", "value-in-raw-text"),
      ("<xmp>{{1️⃣title}}</xmp>", "value-in-raw-text"),
      ("<noembed>{{1️⃣title}}</noembed>", "value-in-raw-text"),
      ("<noframes>{{1️⃣title}}</noframes>", "value-in-raw-text"),
      ("<title>{{1️⃣body}}</title>", "markup-in-text"),
      ("<textarea>{{1️⃣body}}</textarea>", "markup-in-text"),
      ("<svg><title><a href=\"{{1️⃣title}}\"></title></svg>", "value-behind-angle"),
    ])
  func inTheTextOfSomeElements(marked: String, id: String) { expect(id, in: marked) }

  @Test(
    arguments: [
      ("<p onclick=\"{{1️⃣title}}\">", "value-in-event-handler"),
      ("<p ONCLICK='f({{1️⃣count}})'>", "value-in-event-handler"),
      ("<iframe srcdoc=\"{{1️⃣title}}\"></iframe>", "value-in-srcdoc"),
      ("<p style=\"{{1️⃣title}}\">", "style-needs-color"),
      ("<p style=\"width: {{1️⃣count}}px\">", "style-needs-color"),
      ("<p title=\"{{1️⃣body}}\">", "markup-in-attribute"),
      ("<animate attributeName=\"{{1️⃣title}}\"></animate>", "value-in-animation"),
      ("<set to=\"{{1️⃣title}}\"></set>", "value-in-animation"),
      ("<animate values=\"{{1️⃣link}}\"></animate>", "value-in-animation"),
      ("<animateTransform from='{{1️⃣title}}'></animateTransform>", "value-in-animation"),
      ("<meta http-equiv=\"{{1️⃣title}}\">", "value-in-meta"),
      ("<meta http-equiv=\"refresh\" content=\"{{1️⃣count}}\">", "value-in-meta"),
      ("<meta http-equiv=\"refresh\" content=\"0; url={{1️⃣title}}\">", "value-in-meta"),
      ("<meta http-equiv=\"refresh\" content=\"0; url='{{1️⃣link}}'\">", "value-in-meta"),
      ("<meta http-equiv=\"set-cookie\" content=\"0; url={{1️⃣link}}\">", "value-in-meta"),
      (
        "<meta{{#isNew}} http-equiv=\"x\"{{/isNew}} content=\"{{1️⃣title}}\">", "value-in-meta"
      ),
      ("<meta content=\"{{title}}\" http-equiv=\"x1️⃣\">", "late-http-equiv"),
      ("<meta content=\"{{title}}\" http-equiv=x1️⃣ >", "late-http-equiv"),
      (
        "<meta{{#isNew}} content=\"{{title}}\"{{/isNew}} http-equiv='x1️⃣'>", "late-http-equiv"
      ),
    ])
  func inSomeAttributes(marked: String, id: String) { expect(id, in: marked) }

  @Test(
    arguments: [
      ("<a href=\"{{1️⃣title}}\"></a>", "url-needs-link"),
      ("<a href=\" {{1️⃣count}}\"></a>", "url-needs-link"),
      ("<a href=\"/a/{{1️⃣body}}\"></a>", "url-needs-link"),
      ("<img src='{{1️⃣data}}'>", "url-needs-link"),
      ("<img srcset=\"{{1️⃣title}} 2x\">", "url-needs-link"),
      ("<img srcset=\"{{link}} {{1️⃣title}}\">", "srcset-needs-number"),
      ("<img srcset=\"{{link}} {{1️⃣link}}\">", "link-not-alone"),
      ("<a href=\"/a{{1️⃣link}}\"></a>", "link-not-alone"),
      ("<a href=\"{{link}}{{1️⃣link}}\"></a>", "link-not-alone"),
      ("<a href=\"javascript:{{1️⃣title}}\"></a>", "value-in-scheme"),
      ("<a href=\"javascript:{{1️⃣link}}\"></a>", "value-in-scheme"),
      ("<a href=\" Java\nScript:f('{{1️⃣title}}')\"></a>", "value-in-scheme"),
      ("<a href=\"data:text/html,{{1️⃣title}}\"></a>", "value-in-scheme"),
      ("<a href=\"java&#115;cript:{{1️⃣title}}\"></a>", "value-in-scheme"),
      ("<a href=\"java{{#isNew}}script:{{/isNew}}{{1️⃣title}}\"></a>", "value-in-scheme"),
      (
        "<a href=\"{{#isNew}}https:{{/isNew}}{{^isNew}}javascript:{{/isNew}}{{1️⃣title}}\"></a>",
        "value-in-scheme"
      ),
      (
        "<a href=\"{{#isNew}}https:{{/isNew}}javascript:{{1️⃣title}}\"></a>", "value-in-scheme"
      ),
      ("<a href=\"java{{title}}1️⃣:alert(1)\"></a>", "scheme-of-value"),
      ("<a href=\"{{link}}1️⃣:a\"></a>", "scheme-of-value"),
    ])
  func inURLs(marked: String, id: String) { expect(id, in: marked) }

  @Test(
    arguments: [
      ("<!-- {{1️⃣title}} -->", "value-in-xml"), ("<{{1️⃣title}}/>", "value-in-xml"),
      ("<a {{1️⃣title}}=\"\"/>", "value-in-xml"), ("<a b={{1️⃣title}}/>", "value-in-xml"),
      ("<![CDATA[ > {{1️⃣title}}]]>", "value-in-xml"), ("<?x > {{1️⃣title}}?>", "value-in-xml"),
      ("<!DOCTYPE {{1️⃣title}}>", "value-in-xml"), ("<a>{{{1️⃣title}}}</a>", "raw-text"),
    ])
  func inXML(marked: String, id: String) { expect(id, in: marked, format: .xml) }

  @Test(
    arguments: [
      ("{{{1️⃣title}}}", "raw-text"), ("{{&1️⃣title}}", "raw-text"),
      ("<p title=\"{{{1️⃣title}}}\">", "raw-text"), ("<a href=\"/{{{1️⃣title}}}\"></a>", "raw-text"),
      ("{{#note}}{{{1️⃣.}}}{{/note}}", "raw-text"), ("{{{1️⃣words.hello}}}", "raw-text"),
    ])
  func ofTextThatIsRaw(marked: String, id: String) { expect(id, in: marked) }

  private func expect(_ id: String, in marked: String, format: TemplateFormat = .html) {
    let text = MarkedText(marked)
    let place = text.marks[1].map { "\($0.line):\($0.column)" } ?? "no mark"
    #expect(Templates(page: text.text, format: format).found == ["template-\(id) \(place)"])
  }
}
