import Testing

@testable import Templating

extension MistakeText {
  static let name = [
    MistakeText(
      ["page": "<h1>{{titel}}</h1>\n"],
      #"""
      Templates/page.html:1:7: error[template-unknown-name]: Sample has no 'titel'
          1 | <h1>{{titel}}</h1>
            |       ^~~~~ did you mean 'title'?
         note: available here: author, body, cells, color, count, data, editor, isNew, link, note, people, tags, title, tree, website
      """#),
    MistakeText(
      ["page": "{{#people}}\n{{> card}}\n{{/people}}", "card": "<p>\n  {{nam}}\n</p>"],
      #"""
      Templates/card.html:2:5: error[template-unknown-name]: Person has no 'nam'
          2 |   {{nam}}
            |     ^~~ did you mean 'name'?
         note: available here: name, nickname, author, body, cells, color, count, data, editor, isNew, link, note, people, tags, title, tree, …
         note: Templates/page.html:2:5: included here
      """#),
    MistakeText(
      ["page": "<b>{{author.surname}}</b>"],
      #"""
      Templates/page.html:1:13: error[template-unknown-name]: Person has no 'surname'
          1 | <b>{{author.surname}}</b>
            |             ^~~~~~~
         note: available here: name, nickname
      """#),
    MistakeText(
      [
        "page": "{{#tree}}{{> tree}}{{/tree}}",
        "tree": "{{title}}{{#children}}{{> tree}}{{/children}}",
      ],
      #"""
      Templates/tree.html:1:3: error[template-unknown-name]: Tree has no 'title'
          1 | {{title}}{{#children}}{{> tree}}{{/children}}
            |   ^~~~~
         note: available here: children, name
         note: Templates/tree.html:1:27: included here
         note: Templates/page.html:1:14: included here
         note: a template that includes itself can use only the names of the value that it shows
      """#),
    MistakeText(
      ["page": "<p>{{words.helo}}</p>"],
      #"""
      Templates/page.html:1:6: error[template-unknown-word]: Templates/words/en.json has no word 'helo'
          1 | <p>{{words.helo}}</p>
            |      ^~~~~~~~~~ did you mean 'hello'?
         note: add it there: "helo": "…"
      """#),
    MistakeText(
      ["page": "{{#words}}{{hello}}{{/words}}"],
      #"""
      Templates/page.html:1:4: error[template-words-alone]: 'words' means all words, so it can't be written
          1 | {{#words}}{{hello}}{{/words}}
            |    ^~~~~ name one from Templates/words/en.json: {{words.…}}
      """#),
    MistakeText(
      ["page": "{{title.first}}"],
      #"""
      Templates/page.html:1:3: error[template-no-names-inside]: 'title' is text, which has no parts
          1 | {{title.first}}
            |   ^~~~~ write {{title}}
      """#),
    MistakeText(
      ["page": "{{isNew.first}}"],
      #"""
      Templates/page.html:1:3: error[template-no-names-inside]: 'isNew' is a flag, which has no parts
          1 | {{isNew.first}}
            |   ^~~~~ use it as a section: {{#isNew}}…{{/isNew}}
      """#),
    MistakeText(
      ["page": "<p>{{note}}</p>"],
      #"""
      Templates/page.html:1:6: error[template-optional-outside-section]: 'note' may be missing
          1 | <p>{{note}}</p>
            |      ^~~~ write {{#note}}…{{/note}} around it
      """#),
    MistakeText(
      ["page": "<p>{{editor.name}}</p>"],
      #"""
      Templates/page.html:1:6: error[template-optional-outside-section]: 'editor' may be missing
          1 | <p>{{editor.name}}</p>
            |      ^~~~~~ write {{#editor}}…{{/editor}} around it
      """#),
    MistakeText(
      ["page": "{{people}}"],
      #"""
      Templates/page.html:1:3: error[template-list-outside-section]: 'people' is a list
          1 | {{people}}
            |   ^~~~~~ write {{#people}}…{{/people}} around the part that shows one element
      """#),
    MistakeText(
      ["page": "{{isNew}}"],
      #"""
      Templates/page.html:1:3: error[template-not-a-value]: 'isNew' is a flag, which can't be written
          1 | {{isNew}}
            |   ^~~~~ use it as a section: {{#isNew}}…{{/isNew}}
      """#),
    MistakeText(
      ["page": "{{author}}"],
      #"""
      Templates/page.html:1:3: error[template-not-a-value]: 'author' is a value with named parts, which can't be written
          1 | {{author}}
            |   ^~~~~~ write one of its parts
      """#),
    MistakeText(
      ["page": "{{{title}}}"],
      #"""
      Templates/page.html:1:4: error[template-raw-text]: 'title' is text, and text is always escaped
          1 | {{{title}}}
            |    ^~~~~ write {{title}}
      """#),
    MistakeText(
      ["page": "{{>*title}}"],
      #"""
      Templates/page.html:1:5: error[template-not-a-template]: 'title' isn't a template
          1 | {{>*title}}
            |     ^~~~~ write {{>*template}} to show a section's value with its own template
      """#),
  ]
}
