import Templating

/// The hand-written part of `Documentation/templates.md`.
enum TemplateProse {
  static let introduction = """
    # Templates

    \(Manual.notice)

    Your templates are in `Templates/`. If a template isn't there, Zoetrope uses its built-in
    template. `zoetrope theme list` lists the built-in templates. To change one of them, copy it
    with `zoetrope theme export` and edit the copy. To add lines to the `<head>` of every page,
    write them in `Templates/components/head.html`. To add lines to only one kind of page, use the
    block `head` in its template.

    When Zoetrope loads a template, it checks that every name in the template exists for its page.
    `zoetrope check` finds every mistake in every template, even in templates that no page uses.

    ## The language

    Templates are written in Mustache.

    | you write | meaning |
    | --- | --- |
    | `{{name}}` | the value, escaped for the place where you use it |
    | `{{a.b}}` | the value `b` inside the value `a` |
    | `{{#name}}…{{/name}}` | shown if the flag is set or the value exists; for a list, once for each element |
    | `{{^name}}…{{/name}}` | shown if `{{#name}}` shows nothing |
    | `{{.}}` | the value or element itself, inside its section |
    | `{{> components/leg}}` | includes the template with that name; Zoetrope checks it wherever you include it |
    | `{{>*template}}` | inside the section of a list of cells: shows each cell with its own template |
    | `{{<page}}{{$main}}…{{/main}}{{/page}}` | the template `page`, with its block `main` replaced |
    | `{{! … }}` | a comment, which isn't published |
    | `{{=<% %>=}}` | changes the delimiters from here on |

    If a value may be missing, use it only inside its own section:
    `{{#delay}}<b>{{delay}}</b>{{/delay}}`. This prevents gaps on pages that don't have the value.

    `{{words.departure}}` shows a word from the interface, such as "Departure". The words are in
    `Templates/words/<language>.json`.

    A page, feed or sitemap can be up to 64 MB in size. Lists inside lists reach this limit quickly.
    If a page is too large, the error points to the tag at which the page exceeded the limit. The
    templates for one page can be up to 8 MB in total. Zoetrope counts a template's text each time
    the template is included, and adds 256 bytes for each tag.

    **Which template shows a page?** Zoetrope uses the first of these:

    1. the template in the page's key `template`, if the page has this key
    2. the template for the page's state, such as `trip.cancelled.html`, if it exists
    3. the template in the [table of pages](#pages)

    ## Links and assets

    In a template, write each address as it is published, beginning with `/`:
    `<a href="/trips/">`. If your `baseURL` has a path, Zoetrope adds that path. Zoetrope checks
    each address in `href`, `src`, `srcset`, `poster`, and `url(…)` in a `style`. If an address
    doesn't exist, Zoetrope reports one error, at the address in the template. If you link to
    `#name`, a page that uses the template must have an element with that id.

    Files in `Templates/assets/` are published in `/assets/`. Their published names contain a hash,
    such as `/assets/site.3f2a9c1b.css`, so browsers can cache them forever. Always write the plain
    path, without the hash. You can use this path in templates, in pages, in `url(…)` and `@import`
    in style sheets, in `import` in scripts, and as a string in a script. When a template loads a
    style sheet or a script, Zoetrope adds the attribute `integrity`. Zoetrope warns about files
    that nothing links to.

    Some names never change, because other programs look for them: `favicon.ico`, `robots.txt`,
    `CNAME`, `sw.js`, `*.webmanifest`, `*.map`, `.well-known/` and similar. Files next to your
    content keep their names too.

    ## Kinds of value, and where you can use them

    | kind | what it is | where you can use it |
    | --- | --- | --- |
    | text | any text | in element text and quoted attributes, escaped; not at the start of an address |
    | markup | HTML that Zoetrope made | in element text, unchanged |
    | a link | an address with an allowed scheme | like text, and as a whole address in `href`, `src`, `srcset` and similar |
    | a number | a whole number | like text; also as a section, which is shown unless the number is 0 |
    | a colour | `#rrggbb` | like text, and in `style="--name: {{colour}}"` |
    | JSON | data for scripts | in `<script type="application/json">` and `application/ld+json` |
    | a flag | yes or no | only as a section |

    Browsers act on some attributes. To keep content from controlling a page, these attributes allow
    only certain values:

    \(attributes)

    Every other attribute can contain escaped text, for example `class`, `title`, `alt`, `id`,
    `name`, `data-…` and `aria-…`. If your own script reads such an attribute, the script must not
    run the value as code. A script must not look up elements by names that come from content.

    Don't use values anywhere else: in a script, a `style` element, an attribute such as `onclick`
    or `srcdoc`, an attribute without quotes, the name of a tag or an attribute, a comment, a
    doctype, or `<meta http-equiv>` (except for a redirect to this site). Each such value is an
    error, and the message says what to write instead. A section, a block or an included template
    must begin and end in the same HTML context. [Diagnostics](diagnostics.md#templates) lists the
    errors. Templates whose names end in `.xml` escape values for XML.
    """

  private static let attributes = Markdown.table(
    ["attributes", "names", "allowed values"],
    AttributeTable.groups.map { group in
      [group.title, group.names.map { Markdown.code($0) }.joined(separator: ", "), group.rule]
    } + [
      [
        "event handlers", "`on…`",
        "none: write the value into a data attribute, which your script can then read",
      ]
    ])
}
