import Testing

@testable import Templating

extension MistakeText {
  static let syntax = [
    MistakeText(
      ["page": "<p>{{title</p>\n{{count}}\n"],
      #"""
      Templates/page.html:1:4: error[template-unclosed-tag]: the tag isn't closed
          1 | <p>{{title</p>
            |    ^~ close it with '}}'
      """#),
    MistakeText(
      ["page": "{{}}"],
      #"""
      Templates/page.html:1:1: error[template-empty-tag]: the tag has no name
          1 | {{}}
            | ^~~~ write a name, or remove the tag
      """#),
    MistakeText(
      ["page": "{{#people}}{{.name}}{{/people}}"],
      #"""
      Templates/page.html:1:14: error[template-bad-name]: '.name' isn't a name
          1 | {{#people}}{{.name}}{{/people}}
            |              ^~~~~ write names without a '.' before them, as in {{title}}
      """#),
    MistakeText(
      ["page": "{{=<% =%> =}}"],
      #"""
      Templates/page.html:1:1: error[template-bad-delimiters]: a change of delimiters needs two delimiters without '='
          1 | {{=<% =%> =}}
            | ^~~~~~~~~~~~~ write it as {{=<% %>=}}
      """#),
    MistakeText(
      ["page": "{{#people}}\n{{name}}\n"],
      #"""
      Templates/page.html:1:1: error[template-unclosed-section]: 'people' is opened here but never closed
          1 | {{#people}}
            | ^~~~~~~~~~~ close it with {{/people}}
      """#),
    MistakeText(
      ["page": "{{#people}}{{name}}{{/persons}}"],
      #"""
      Templates/page.html:1:20: error[template-mismatched-section]: 'persons' is closed, but 'people' is open
          1 | {{#people}}{{name}}{{/persons}}
            |                    ^~~~~~~~~~~~ write {{/people}}
      """#),
    MistakeText(
      ["page": "{{title}}{{/people}}"],
      #"""
      Templates/page.html:1:10: error[template-stray-close]: 'people' is closed but was never opened
          1 | {{title}}{{/people}}
            |          ^~~~~~~~~~~ open it with {{#people}}, or remove this tag
      """#),
    MistakeText(
      [
        "page": "{{<base}}{{$main}}{{/main}}{{$main}}{{/main}}{{/base}}",
        "base": "{{$main}}{{/main}}",
      ],
      #"""
      Templates/page.html:1:28: error[template-duplicate-block]: the block 'main' is replaced twice
          1 | {{<base}}{{$main}}{{/main}}{{$main}}{{/main}}{{/base}}
            |                            ^~~~~~~~~ keep one of them
      """#),
  ]
}
