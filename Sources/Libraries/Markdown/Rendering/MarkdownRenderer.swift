import CCMark
import Diagnostics
import Markup

extension MarkdownDocument {
  /// The text as HTML. The same document, options and resolver always give the same bytes. The
  /// result includes the renderer's own diagnostics.
  package func render(
    _ options: MarkdownOptions = MarkdownOptions(), resolver: any LinkResolver = AsWritten()
  ) -> RenderedMarkdown {
    var renderer = MarkdownRenderer(self, options, resolver)
    renderer.render()
    return renderer.result
  }
}

/// Writes libcmark's tree as HTML. Nothing else writes Markdown's markup, and every text and
/// attribute passes through `Markup`'s escapers.
///
/// It walks from node to node without recursion. Additions to CommonMark are custom nodes of the
/// tree, and the document knows their meanings.
struct MarkdownRenderer: ~Copyable {
  let document: MarkdownDocument
  let options: MarkdownOptions
  let resolver: any LinkResolver
  let locator: LinkLocator

  var out: OutputBuffer
  var paragraph = Paragraph.none
  /// Whether the paragraph around the current node contains only images.
  var imagesStandAlone = false
  /// The link whose element is currently open.
  var openLink: MarkdownNode?
  /// Note to write after the open link; `nil` without a note.
  var noteOfLink: String?
  var headings: [MarkdownHeading] = []
  var ids: [String] = []
  var headingIDs: HeadingIDs
  /// Number of levels by which headings are lowered.
  private let levelsBelow: Int
  var words = WordCounter()
  var excerpt: Excerpt
  /// Number of pictures so far that are figures, in rows, or components.
  var pictureCount = 0
  var diagnostics: [Diagnostic] = []
  var rawHTML: (first: MarkdownNode, count: Int)?

  /// Form of the paragraph around the current node.
  enum Paragraph: Equatable {
    case none
    /// The line of an item in a tight list, which gets no element.
    case bare
    case wrapped
    /// Only images. Images that become components are written next to `p` elements, not inside
    /// them.
    case images(isOpen: Bool, separator: Separator?)
  }

  enum Separator { case space, softBreak, lineBreak }

  init(_ document: MarkdownDocument, _ options: MarkdownOptions, _ resolver: any LinkResolver) {
    self.document = document
    self.options = options
    self.resolver = resolver
    locator = LinkLocator(document)
    out = OutputBuffer(capacity: document.body.byteCount * 5 / 4 + 256)
    headingIDs = HeadingIDs(reserved: options.reservedIDs, claimed: document.claimedIDs)
    levelsBelow = options.lowersHeadings && document.hasTopHeading ? 1 : 0
    excerpt = Excerpt(limit: options.excerptLength)
  }

  /// The level of a heading in the output.
  func level(of heading: MarkdownNode) -> Int { min(6, heading.headingLevel + levelsBelow) }

  var result: RenderedMarkdown {
    var diagnostics = diagnostics
    let body = document.body
    diagnostics += document.findings.map {
      .footnote($0, at: body.source.place(body.sourceRange(document.range(of: $0))))
    }
    diagnostics += OtherSyntaxFinder.findings(in: document, locator).map {
      let place = body.source.place(body.sourceRange($0.range))
      return $0.syntax == .hidingBox
        ? .hiddenText(by: ":::", at: place) : .otherSyntax($0.syntax, at: place)
    }
    var raw = rawHTML.map { [locator.place(ofRaw: $0.first)] } ?? []
    var rawCount = rawHTML?.count ?? 0
    if !options.unsafeHTML {
      rawCount += document.leftOutMarkup.count
      if let first = document.leftOutMarkup.first {
        raw.append(body.source.place(body.sourceRange(first)))
      }
    }
    if let first = raw.min() {
      let further = rawCount - 1
      diagnostics.append(
        Problem.markdownRawHtml(
          at: first, "raw HTML is left out",
          fix: "write it as Markdown, or set \"unsafeHTML\": true in Content/site.json",
          notes: further == 0
            ? [] : ["\(further) more \(further == 1 ? "piece" : "pieces") in this text"]))
    }
    return RenderedMarkdown(
      html: HTML(trusted: out), headings: headings, ids: ids, wordCount: words.count,
      excerpt: excerpt.text, hasPictures: pictureCount > 0, diagnostics: diagnostics)
  }

  mutating func render() {
    var node = document.root
    while true {
      if enter(node) {
        if let child = node.firstChild {
          node = child
          continue
        }
        leave(node)
      }
      while true {
        if let next = node.next {
          node = next
          break
        }
        guard let parent = node.parent else { return }
        node = parent
        leave(node)
      }
    }
  }

  /// Writes the beginning of a node. Returns whether its children must be visited and the node left
  /// afterwards; if not, the node is completely written.
  private mutating func enter(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case CMARK_NODE_TEXT: writeText(node)
    case CMARK_NODE_SOFTBREAK: writeSeparator(.softBreak)
    case CMARK_NODE_LINEBREAK: writeSeparator(.lineBreak)
    case CMARK_NODE_CODE: writeCode(node)
    case CMARK_NODE_IMAGE: writeImage(node)
    case CMARK_NODE_CODE_BLOCK: writeCodeBlock(node)
    case CMARK_NODE_THEMATIC_BREAK: writeThematicBreak()
    case CMARK_NODE_HTML_BLOCK: writeHTMLBlock(node)
    case CMARK_NODE_HTML_INLINE: writeRaw(node)
    case CMARK_NODE_PARAGRAPH: return enterParagraph(node)
    default:
      enterContainer(node)
      return true
    }
    return false
  }

  private mutating func enterContainer(_ node: MarkdownNode) {
    switch node.kind {
    case CMARK_NODE_EMPH: out.append("<em>" as StaticString)
    case CMARK_NODE_STRONG: out.append("<strong>" as StaticString)
    case CMARK_NODE_LINK: enterLink(node)
    case CMARK_NODE_HEADING: enterHeading(node)
    case CMARK_NODE_LIST: enterList(node)
    case CMARK_NODE_ITEM: enterItem(node)
    case CMARK_NODE_BLOCK_QUOTE:
      startLine()
      out.append("<blockquote>\n" as StaticString)
    case CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_CUSTOM_INLINE: enterAddition(node)
    default: break
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case CMARK_NODE_PARAGRAPH: leaveParagraph()
    case CMARK_NODE_EMPH: out.append("</em>" as StaticString)
    case CMARK_NODE_STRONG: out.append("</strong>" as StaticString)
    case CMARK_NODE_LINK: leaveLink(node)
    case CMARK_NODE_HEADING: leaveHeading(node)
    case CMARK_NODE_LIST:
      out.append(node.isBulletList ? "</ul>\n" as StaticString : "</ol>\n")
    case CMARK_NODE_ITEM: out.append("</li>\n" as StaticString)
    case CMARK_NODE_BLOCK_QUOTE:
      startLine()
      out.append("</blockquote>\n" as StaticString)
    case CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_CUSTOM_INLINE: leaveAddition(node)
    default: break
    }
  }
}
