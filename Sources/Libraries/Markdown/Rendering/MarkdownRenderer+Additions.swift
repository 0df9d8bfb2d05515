import CCMark
import Markup

extension MarkdownRenderer {
  mutating func enterItem(_ node: MarkdownNode) {
    startLine()
    let isTask = !document.additions.isEmpty && document.additions[node] == .taskItem
    out.append(isTask ? "<li class=\"task\">" as StaticString : "<li>")
  }

  mutating func enterAddition(_ node: MarkdownNode) {
    switch document.additions[node] {
    case .struckThrough: out.append("<del>" as StaticString)
    // The text is the checkbox's label. The checkbox is disabled, because only the author can
    // change it.
    case .task(isDone: true):
      out.append("<label><input type=\"checkbox\" checked=\"\" disabled=\"\" /> " as StaticString)
    case .task(isDone: false):
      out.append("<label><input type=\"checkbox\" disabled=\"\" /> " as StaticString)
    case .table:
      startLine()
      out.append("<table>\n" as StaticString)
    case .row(let isHeader, let isFirst, _):
      if isHeader { out.append("<thead>\n" as StaticString) }
      if isFirst { out.append("<tbody>\n" as StaticString) }
      out.append("<tr>\n" as StaticString)
    case .cell(let isHeader, let alignment): enterCell(isHeader: isHeader, alignment)
    case .footnoteReference(let number, let use): writeReference(number, use)
    case .footnotes: enterFootnotes()
    case .footnote(let number):
      out.append("<li id=\"" as StaticString)
      ids.append("fn:\(number)")
      appendID(of: number)
      out.append("\">\n" as StaticString)
    case .footnoteReturn(let number, let use): writeReturn(number, use)
    case .taskItem, .bareLink, .heading, nil: break
    }
  }

  mutating func leaveAddition(_ node: MarkdownNode) {
    switch document.additions[node] {
    case .struckThrough: out.append("</del>" as StaticString)
    case .task: out.append("</label>" as StaticString)
    case .table: out.append("</table>\n" as StaticString)
    case .row(let isHeader, _, let isLast):
      out.append("</tr>\n" as StaticString)
      if isHeader { out.append("</thead>\n" as StaticString) }
      if isLast, !isHeader { out.append("</tbody>\n" as StaticString) }
    case .cell(let isHeader, _):
      out.append(isHeader ? "</th>\n" as StaticString : "</td>\n")
      words.endWord()
    case .footnotes: out.append("</ol>\n</section>\n" as StaticString)
    case .footnote: out.append("</li>\n" as StaticString)
    case .taskItem, .bareLink, .heading, .footnoteReference, .footnoteReturn, nil: break
    }
  }

  private mutating func enterCell(isHeader: Bool, _ alignment: Alignment?) {
    out.append(isHeader ? "<th scope=\"col\"" as StaticString : "<td")
    switch alignment {
    case .left: out.append(" style=\"text-align: left\"" as StaticString)
    case .center: out.append(" style=\"text-align: center\"" as StaticString)
    case .right: out.append(" style=\"text-align: right\"" as StaticString)
    case nil: break
    }
    out.append(UInt8(ascii: ">"))
  }

  // MARK: - Footnotes

  // The ids contain a colon, which no heading's id does.

  private mutating func appendID(of number: Int) {
    out.append("fn:" as StaticString)
    out.append(String(number))
  }

  private mutating func appendID(of number: Int, use: Int) {
    out.append("fnref:" as StaticString)
    out.append(String(number))
    guard use > 1 else { return }
    out.append(UInt8(ascii: ":"))
    out.append(String(use))
  }

  private mutating func writeReference(_ number: Int, _ use: Int) {
    // HTML allows no links inside links.
    guard openLink == nil else { return }
    out.append("<sup><a href=\"#" as StaticString)
    appendID(of: number)
    out.append("\" id=\"" as StaticString)
    ids.append(use > 1 ? "fnref:\(number):\(use)" : "fnref:\(number)")
    appendID(of: number, use: use)
    out.append("\" role=\"doc-noteref\">" as StaticString)
    out.append(String(number))
    out.append("</a></sup>" as StaticString)
  }

  private mutating func enterFootnotes() {
    excerpt.end()
    startLine()
    out.append("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"" as StaticString)
    out.appendEscaped(options.words.footnotes)
    out.append("\">\n<ol>\n" as StaticString)
  }

  private mutating func writeReturn(_ number: Int, _ use: Int) {
    if !out.ends(with: "<p>") { out.append(UInt8(ascii: " ")) }
    out.append("<a href=\"#" as StaticString)
    appendID(of: number, use: use)
    out.append("\" role=\"doc-backlink\" aria-label=\"" as StaticString)
    out.appendEscaped(options.words.backToText)
    if use > 1 {
      out.append(UInt8(ascii: " "))
      out.append(String(use))
    }
    // The second character asks for the arrow as text instead of an emoji.
    out.append("\">↩\u{FE0E}" as StaticString)
    if use > 1 {
      out.append("<sup>" as StaticString)
      out.append(String(use))
      out.append("</sup>" as StaticString)
    }
    out.append("</a>" as StaticString)
  }
}
