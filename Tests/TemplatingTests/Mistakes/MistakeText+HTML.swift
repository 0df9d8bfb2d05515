import Testing

@testable import Templating

extension MistakeText {
  static let html = [
    MistakeText(
      ["page": "<p class={{title}}>"],
      #"""
      Templates/page.html:1:12: error[template-value-unquoted]: 'title' can't be used in an attribute without quotes
          1 | <p class={{title}}>
            |            ^~~~~ put quotes around it: class="…"
      """#),
    MistakeText(
      ["page": "<{{title}}>"],
      #"""
      Templates/page.html:1:4: error[template-value-in-tag-name]: 'title' can't be used in the name of a tag
          1 | <{{title}}>
            |    ^~~~~ write the tag's name as fixed text
      """#),
    MistakeText(
      ["page": "<p {{title}}>"],
      #"""
      Templates/page.html:1:6: error[template-value-in-attribute-name]: 'title' can't be used in the name of an attribute
          1 | <p {{title}}>
            |      ^~~~~ write the attribute's name as fixed text, in a section if it is optional
      """#),
    MistakeText(
      ["page": "<script>var a = \"{{title}}\"</script>"],
      #"""
      Templates/page.html:1:20: error[template-value-in-script]: 'title' can't be used in a script
          1 | <script>var a = "{{title}}"</script>
            |                    ^~~~~ put it in a data attribute, or use JSON in <script type="application/json">
      """#),
    MistakeText(
      ["page": "<script type=\"application/json\">{{title}}</script>"],
      #"""
      Templates/page.html:1:35: error[template-script-needs-json]: 'title' can't be used in a data script, which takes only JSON
          1 | <script type="application/json">{{title}}</script>
            |                                   ^~~~~ use a JSON field
      """#),
    MistakeText(
      ["page": "<style>p { color: {{color}} }</style>"],
      #"""
      Templates/page.html:1:21: error[template-value-in-style]: 'color' can't be used in a style element
          1 | <style>p { color: {{color}} }</style>
            |                     ^~~~~ set a custom property with a colour: style="--name: {{colour}}"
      """#),
    MistakeText(
      ["page": "<p style=\"color: {{title}}\">"],
      #"""
      Templates/page.html:1:20: error[template-style-needs-color]: 'title' can't be used in a style attribute, which takes only colours
          1 | <p style="color: {{title}}">
            |                    ^~~~~ choose a class in a section instead
      """#),
    MistakeText(
      ["page": "<p onclick=\"f('{{title}}')\">"],
      #"""
      Templates/page.html:1:18: error[template-value-in-event-handler]: 'title' can't be used in onclick, which is a script
          1 | <p onclick="f('{{title}}')">
            |                  ^~~~~ put it in a data attribute and read that from the script
      """#),
    MistakeText(
      ["page": "<iframe srcdoc=\"{{title}}\"></iframe>"],
      #"""
      Templates/page.html:1:19: error[template-value-in-srcdoc]: 'title' can't be used in srcdoc, which is a whole page
          1 | <iframe srcdoc="{{title}}"></iframe>
            |                   ^~~~~ link to a page with src
      """#),
    MistakeText(
      ["page": "<!-- {{title}} -->"],
      #"""
      Templates/page.html:1:8: error[template-value-in-comment]: 'title' can't be used in an HTML comment
          1 | <!-- {{title}} -->
            |        ^~~~~ move it out of the comment, or write a template comment: {{! … }}
      """#),
    MistakeText(
      ["page": "<!DOCTYPE {{title}}>"],
      #"""
      Templates/page.html:1:13: error[template-value-in-doctype]: 'title' can't be used in a doctype
          1 | <!DOCTYPE {{title}}>
            |             ^~~~~ write <!DOCTYPE html>
      """#),
    MistakeText(
      ["page": "<iframe>{{title}}</iframe>"],
      #"""
      Templates/page.html:1:11: error[template-value-in-raw-text]: 'title' can't be used in iframe, whose text isn't escaped
          1 | <iframe>{{title}}</iframe>
            |           ^~~~~ move it out of the element
      """#),
    MistakeText(
      ["page": "<meta http-equiv=\"refresh\" content=\"0; url={{title}}\">"],
      #"""
      Templates/page.html:1:46: error[template-value-in-meta]: 'title' can't be used in <meta http-equiv>
          1 | <meta http-equiv="refresh" content="0; url={{title}}">
            |                                              ^~~~~ only a link within this site is allowed: content="0; url={{link}}"
      """#),
    MistakeText(
      ["page": "<script type=\"{{title}}\"></script>"],
      #"""
      Templates/page.html:1:17: error[template-value-in-script-type]: 'title' can't be used in a script's type
          1 | <script type="{{title}}"></script>
            |                 ^~~~~ write the type as fixed text
      """#),
    MistakeText(
      ["page": "<set attributeName=\"href\" to=\"{{title}}\"></set>"],
      #"""
      Templates/page.html:1:33: error[template-value-in-animation]: 'title' can't be used in 'to' of an animation
          1 | <set attributeName="href" to="{{title}}"></set>
            |                                 ^~~~~ write fixed text instead of the value
      """#),
    MistakeText(
      ["page": "<a href=\"{{title}}\"></a>"],
      #"""
      Templates/page.html:1:12: error[template-url-needs-link]: 'title' can't be used in href, which takes a link
          1 | <a href="{{title}}"></a>
            |            ^~~~~ use a link field
      """#),
    MistakeText(
      ["page": "<a href=\"/{{link}}\"></a>"],
      #"""
      Templates/page.html:1:13: error[template-link-not-alone]: 'link' can't be used after other text in href
          1 | <a href="/{{link}}"></a>
            |             ^~~~ write only the link: it is a complete address
      """#),
    MistakeText(
      ["page": "<img srcset=\"{{link}} {{title}}\">"],
      #"""
      Templates/page.html:1:25: error[template-srcset-needs-number]: 'title' can't be used after an address in srcset
          1 | <img srcset="{{link}} {{title}}">
            |                         ^~~~~ use a number, as in {{link}} {{width}}w
      """#),
    MistakeText(
      ["page": "<a href=\"javascript:f({{count}})\"></a>"],
      #"""
      Templates/page.html:1:25: error[template-value-in-scheme]: 'count' can't be used in href after this scheme
          1 | <a href="javascript:f({{count}})"></a>
            |                         ^~~~~ use http, https, mailto or an address on this site
      """#),
    MistakeText(
      ["page": "<p title=\"{{body}}\">"],
      #"""
      Templates/page.html:1:13: error[template-markup-in-attribute]: 'body' can't be used in title, because it is markup
          1 | <p title="{{body}}">
            |             ^~~~ use a text field
      """#),
    MistakeText(
      ["page": "<title>{{body}}</title>"],
      #"""
      Templates/page.html:1:10: error[template-markup-in-text]: 'body' can't be used in title, because it is markup
          1 | <title>{{body}}</title>
            |          ^~~~ use a text field
      """#),
    MistakeText(
      ["page": "<title>a < {{title}}</title>"],
      #"""
      Templates/page.html:1:14: error[template-value-behind-angle]: 'title' can't be used after '<' in the text of title
          1 | <title>a < {{title}}</title>
            |              ^~~~~ write '<' as &lt;
      """#),
    MistakeText(
      ["page": "<p class=\"a{{#isNew}}\">{{/isNew}}"],
      #"""
      Templates/page.html:1:15: error[template-unbalanced-section]: the section 'isNew' starts in the quotes of class and ends in text
          1 | <p class="a{{#isNew}}">{{/isNew}}
            |               ^~~~~ start and end it in the same place
      """#),
    MistakeText(
      ["page": "{{> open}}\">", "open": "<p class=\""],
      #"""
      Templates/page.html:1:5: error[template-unbalanced-partial]: the template 'open' starts in text and ends in the quotes of class
          1 | {{> open}}">
            |     ^~~~ start and end it in the same place
      """#),
    MistakeText(
      ["page": "{{$main}}<p class='{{/main}}'>"],
      #"""
      Templates/page.html:1:1: error[template-unbalanced-block]: the block 'main' starts in text and ends in the single quotes of class
          1 | {{$main}}<p class='{{/main}}'>
            | ^~~~~~~~~ start and end it in the same place
      """#),
    MistakeText(
      ["page": "<p title=\"a"],
      #"""
      Templates/page.html:1:11: error[template-open-end]: the template ends inside the quotes of title
          1 | <p title="a
            |           ^ close it before the template ends
      """#),
    MistakeText(
      ["page": "<option{{#isNew}}selected{{/isNew}}>"],
      #"""
      Templates/page.html:1:18: error[template-broken-separator]: this would become part of the name before it, which a section ends
          1 | <option{{#isNew}}selected{{/isNew}}>
            |                  ^ start with a space, '/' or '>'
      """#),
    MistakeText(
      ["page": "<input a {{#isNew}}=\"b\"{{/isNew}}>"],
      #"""
      Templates/page.html:1:20: error[template-stray-equals]: there is a gap between this '=' and its attribute's name
          1 | <input a {{#isNew}}="b"{{/isNew}}>
            |                    ^ write the name, '=' and the quotes together
      """#),
    MistakeText(
      ["page": "<meta content=\"{{title}}\" http-equiv=\"refresh\">"],
      #"""
      Templates/page.html:1:46: error[template-late-http-equiv]: this would turn the value in 'content' into an instruction
          1 | <meta content="{{title}}" http-equiv="refresh">
            |                                              ^ write http-equiv before content, which may then contain "0; url={{link}}"
      """#),
    MistakeText(
      ["page": "<a href=\"x{{title}}:y\"></a>"],
      #"""
      Templates/page.html:1:20: error[template-scheme-of-value]: this ':' would turn the value before it into a scheme
          1 | <a href="x{{title}}:y"></a>
            |                    ^ write the scheme as fixed text
      """#),
    MistakeText(
      ["page": "<a rel=\"{{title}}\" href=\"/\">a</a>"],
      #"""
      Templates/page.html:1:11: error[template-value-in-keyword]: 'title' can't be used in rel, which controls the browser
          1 | <a rel="{{title}}" href="/">a</a>
            |           ^~~~~ write the words as fixed text, with a section for each choice
      """#),
    MistakeText(
      ["page": "<a href=\"https://{{title}}.example/\">a</a>"],
      #"""
      Templates/page.html:1:20: error[template-value-in-host]: 'title' can't be used in href as part of the host
          1 | <a href="https://{{title}}.example/">a</a>
            |                    ^~~~~ write the host and the '/' after it as fixed text
      """#),
    MistakeText(
      ["page": "<script src=\"/js/{{title}}.js\"></script>"],
      #"""
      Templates/page.html:1:20: error[template-value-in-loaded-address]: 'title' can't be used in src of script after other text, where it would choose what the browser loads
          1 | <script src="/js/{{title}}.js"></script>
            |                    ^~~~~ write the address as fixed text, or use only a link
      """#),
    MistakeText(
      ["page": "<meta content=\"{{title}}\" name=\"referrer\">"],
      #"""
      Templates/page.html:1:41: error[template-late-meta-name]: this would turn the value in 'content' into an instruction
          1 | <meta content="{{title}}" name="referrer">
            |                                         ^ write fixed text in 'content'
      """#),
    MistakeText(
      ["page": "{{#isNew}}<div>{{/isNew}}\n{{title}}</div>"],
      #"""
      Templates/page.html:1:11: error[template-unclosed-element]: <div> is opened only in {{#isNew}} but closed outside it
          1 | {{#isNew}}<div>{{/isNew}}
            |           ^~~~ close it with {{#isNew}}</div>{{/isNew}}
         note: Templates/page.html:2:10: closed here, whether or not the section is shown
      """#),
  ]
}
