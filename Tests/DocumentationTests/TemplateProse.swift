import Templating

/// The hand-written part of `Documentation/templates.md`.
enum TemplateProse {
  static let introduction = """
    # Templates

    \(Manual.notice)

    Your templates are in `Templates/`. For a template that isn't there, Zoetrope uses the built-in
    one; `zoetrope theme list` lists them. To change a built-in template, copy it with
    `zoetrope theme export` and edit it. To add lines to the `<head>` of every page, write
    `Templates/components/head.html`. For one kind of page, use the block `head` of its template.

    Zoetrope checks every template when it loads, against the names of the page that the template
    shows. `zoetrope check` finds every mistake in every template, even in templates that no page
    uses.

    ## The language

    Templates are written in Mustache.

    | you write | meaning |
    | --- | --- |
    | `{{name}}` | the value, escaped for where you use it |
    | `{{a.b}}` | the name `b` of the value `a` |
    | `{{#name}}…{{/name}}` | shown if the flag is set or the value exists; for a list, once for each element |
    | `{{^name}}…{{/name}}` | shown if not |
    | `{{.}}` | the value or element itself, inside its section |
    | `{{> components/leg}}` | the template of that name, checked wherever you include it |
    | `{{>*template}}` | inside a section over cells: each cell with its own template |
    | `{{<page}}{{$main}}…{{/main}}{{/page}}` | the template `page`, with its block `main` replaced |
    | `{{! … }}` | a comment, which isn't published |
    | `{{=<% %>=}}` | other delimiters from here on |

    You can use a value that may be missing only inside its own section:
    `{{#delay}}<b>{{delay}}</b>{{/delay}}`. So a page never has a gap where a value is missing.

    `{{words.departure}}` is a word of the interface, from `Templates/words/<language>.json`.

    A page, feed or sitemap can have up to 64 MB; lists inside lists grow quickly. If a page is
    larger, the error is at the tag that wrote too much. The templates of one page can have up to 8
    MB. This counts their text each time it is included, and 256 bytes for each tag.

    **Which template shows a page?** The first of these that exists: the one that its key `template`
    names, the one for its state, such as `trip.cancelled.html`, and the one in the table below.

    ## Links and assets

    An address in a template begins with `/` and names what is published there:
    `<a href="/trips/">`. Zoetrope checks each address in `href`, `src`, `srcset`, `poster`, and
    `url(…)` in a `style`. An address that doesn't exist is one error, at its place in the template.
    Zoetrope adds the path of `baseURL`. `#name` must be an id on a page that shows the template.

    Files in `Templates/assets/` are published in `/assets/`. Their published names contain a hash,
    such as `/assets/site.3f2a9c1b.css`, so browsers can cache them forever. You always use the
    plain path: in templates, in pages, in `url(…)` and `@import` in style sheets, in `import` in
    scripts, and in any string in a script that is such a path. Zoetrope adds `integrity` where a
    template loads a style sheet or a script. A file that nothing links to causes a warning.

    Some names never change, because other programs look for them: `favicon.ico`, `robots.txt`,
    `CNAME`, `sw.js`, `*.webmanifest`, `*.map`, `.well-known/` and similar. Files next to your
    content keep their names too.

    ## Kinds of value, and where you can use them

    | kind | what it is | where you can use it |
    | --- | --- | --- |
    | text | any text | in element text and quoted attributes, escaped; not at the start of an address |
    | markup | HTML that Zoetrope made | in element text, unchanged |
    | a link | an address with an allowed scheme | like text, and as a whole address in `href`, `src`, `srcset` and similar |
    | a number | a whole number | like text; as a section, shown unless it is 0 |
    | a colour | `#rrggbb` | like text, and in `style="--name: {{colour}}"` |
    | JSON | data for scripts | in `<script type="application/json">` and `application/ld+json` |
    | a flag | yes or no | only as a section |

    Browsers act on some attributes. These allow only certain values, so that content can't control
    a page:

    \(attributes)

    Every other attribute can contain text, escaped: `class`, `title`, `alt`, `id`, `name`,
    `data-…`, `aria-…`. If your own script reads such an attribute, it must not run it as code.
    Don't let scripts find elements by names that come from content.

    Values are an error everywhere else: in a script, a `style` element, an attribute such as
    `onclick` or `srcdoc`, an attribute without quotes, the name of a tag or an attribute, a
    comment, a doctype, and `<meta http-equiv>` (except for a redirect to a link of this site). The
    message says what to write instead. A section, a block or an included template must begin and
    end in the same HTML context. [Diagnostics](diagnostics.md#templates) lists the errors.
    Templates that end in `.xml` escape for XML.
    """

  private static let attributes = Markdown.table(
    ["attributes", "which", "allowed values"],
    AttributeTable.groups.map { group in
      [group.title, group.names.map { Markdown.code($0) }.joined(separator: ", "), group.rule]
    } + [
      [
        "event handlers", "`on…`",
        "none: write it into a data attribute, and let your script read that",
      ]
    ])
}
