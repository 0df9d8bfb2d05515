import Testing

@testable import Templating

extension MistakeText {
  static let reference = [
    MistakeText(
      ["page": "{{> cards}}{{> card}}", "card": ""],
      #"""
      Templates/page.html:1:5: error[template-missing-partial]: there is no template 'cards' to include
          1 | {{> cards}}{{> card}}
            |     ^~~~~ did you mean 'card'?
      """#),
    MistakeText(
      ["page": "{{> components/card}}"],
      #"""
      Templates/page.html:1:5: error[template-missing-partial]: there is no template 'components/card' to include
          1 | {{> components/card}}
            |     ^~~~~~~~~~~~~~~ create Templates/components/card.html
      """#),
    MistakeText(
      ["page": "{{<base}}{{/base}}"],
      #"""
      Templates/page.html:1:1: error[template-missing-parent]: there is no template 'base' to extend
          1 | {{<base}}{{/base}}
            | ^~~~~~~~~ create Templates/base.html
      """#),
    MistakeText(
      [:],
      #"""
      error[template-missing]: Sample needs the template 'page', which doesn't exist
         create Templates/page.html
      """#),
    MistakeText(
      [
        "page": "{{<base}}{{$mian}}{{/mian}}{{/base}}",
        "base": "{{$main}}{{$aside}}{{/aside}}{{/main}}",
      ],
      #"""
      Templates/page.html:1:10: error[template-unknown-block]: 'base' has no block 'mian'
          1 | {{<base}}{{$mian}}{{/mian}}{{/base}}
            |          ^~~~~~~~~ did you mean 'main'?
         note: blocks there: main, aside
      """#),
    MistakeText(
      ["page": "{{> card}}", "card": "{{title}}\n  {{> card}}"],
      #"""
      Templates/card.html:2:7: error[template-endless-partial]: 'card' includes itself endlessly
          2 |   {{> card}}
            |       ^~~~ include it in a section over a list, so that it stops at the end of the data
         note: Templates/page.html:1:5: included here
      """#),
    MistakeText(
      ["page": "", "components/card": ""],
      #"""
      Templates/components/card.html: warning[template-unincluded]: no template includes 'components/card'
         include it with {{> components/card}}, or delete it
      """#),
    MistakeText(
      ["page": "", "pages": ""],
      #"""
      Templates/pages.html: warning[template-unselected]: no page uses the template 'pages'
         name it in a page's 'template' key, or delete it
      """#),
  ]
}
