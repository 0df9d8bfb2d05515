import Templating

/// The hand-written part of `Documentation/templates.md`.
enum TemplateProse {
  static let introduction = """
    # Templates

    \(Manual.notice)

    A site's own templates are in `Templates/`; for what is not there the built-in ones serve, which
    `zoetrope theme list` names. To change one, take it out by `zoetrope theme export` and edit it. Lines
    of your own for the head of every page go into `Templates/components/head.html`, and for one kind of
    page into the block `head` of its template.

    Templates are checked when they are loaded, each against the names of the page that it shows:
    `zoetrope check` finds every mistake in every template, whether or not a page uses it.

    ## The language

    It is Mustache.

    | written | means |
    | --- | --- |
    | `{{name}}` | the value, escaped for the place where it stands |
    | `{{a.b}}` | the name `b` of the value `a` |
    | `{{#name}}…{{/name}}` | shown if the flag is set or the value is there; once for each element of a list |
    | `{{^name}}…{{/name}}` | shown if not |
    | `{{.}}` | the value or element itself, inside its section |
    | `{{> components/leg}}` | the template of that name, which is checked at each place that includes it |
    | `{{>*template}}` | inside a section over cells: each by its own template |
    | `{{<page}}{{$main}}…{{/main}}{{/page}}` | the template `page`, with its block `main` replaced |
    | `{{! … }}` | a comment, which is not published |
    | `{{=<% %>=}}` | other delimiters from here on |

    A value that may be missing is had only inside its own section, so no page has a hole where one
    was forgotten: `{{#delay}}<b>{{delay}}</b>{{/delay}}`.

    `{{words.departure}}` is a word of the interface, from `Templates/words/<language>.json`.

    A page, feed or sitemap may come to 64 MB, which lists inside of lists soon do; more is an error at
    the tag that wrote it. The templates of one page may come to 8 MB: their text each time that it is
    included, and 256 bytes for each tag.

    **Which template shows a page** is decided in this order: the one that its key `template` names;
    one for its state, such as `trip.cancelled.html`; the one in the table below.

    ## Links and assets

    An address that a template holds as text begins with `/` and names what is published there:
    `<a href="/trips/">`. Each is checked, in `href`, `src`, `srcset`, `poster` and in the `url(…)` of a
    `style`; one that leads nowhere is one error, at its place in the template. The path of `baseURL` is
    added to it. `#name` must be an id of a page that shows the template.

    Files in `Templates/assets/` are published below `/assets/`, under names with a hash of their bytes,
    such as `/assets/site.3f2a9c1b.css`, so that a host may let browsers keep them for good. Everybody
    names them by their plain paths: templates, texts, `url(…)` and `@import` in style sheets, `import` in
    scripts, and any string in a script that is such a path. Where a template loads a style sheet or a
    script, `integrity` is added. Names that others look for stay as they are: `favicon.ico`,
    `robots.txt`, `CNAME`, `sw.js`, `*.webmanifest`, `*.map`, `.well-known/` and their like; so do all
    files beside content, whose place is their address. A file that nothing names is a warning.

    ## Kinds of value, and where they may stand

    | kind | what it is | where it may stand |
    | --- | --- | --- |
    | text | any text | element text and quoted attributes, escaped; not at the start of an address |
    | markup | HTML that Zoetrope made | element text, as it is |
    | a link | an address whose scheme is allowed | the same as text, and whole in `href`, `src`, `srcset` and their kin |
    | a number | a whole number | the same as text; as a section it shows unless it is 0 |
    | a colour | `#rrggbb` | the same as text, and in `style="--name: {{colour}}"` |
    | JSON | data for scripts | `<script type="application/json">` and `application/ld+json` |
    | a flag | yes or no | sections only |

    Some attributes mean more to a browser than the text in them. Of these, an author of content decides
    nothing:

    \(attributes)

    Every other attribute takes text, escaped: `class`, `title`, `alt`, `id`, `name`, `data-…`, `aria-…`.
    A script of yours that reads one must not take it for code, and must not find elements by names that
    content has chosen.

    Everywhere else a value is refused, with an error that says how to write it instead: in a script, a
    `style` element, an attribute such as `onclick`, `srcdoc`, an attribute without quotes, the name of a
    tag or an attribute, a comment, a doctype, `<meta http-equiv>` (but for a redirect to a link of
    this site). A section, a block or an included template must begin and end in the same place of the
    HTML. The errors are listed in [Diagnostics](diagnostics.md#templates). `.xml` templates escape for
    XML.
    """

  private static let attributes = Markdown.table(
    ["attributes", "which", "what may stand in them"],
    AttributeTable.groups.map { group in
      [group.title, group.names.map { Markdown.code($0) }.joined(separator: ", "), group.rule]
    } + [["events", "`on…`", "nothing: put it into a data attribute, and read that"]])
}
