import Content
import Diagnostics
import Foundation
import Markdown
import Markup

/// Costs of the text of one file, `trip.md`, which is a trip of the corpus.
enum TextParts {
  static func all() throws -> [Part] {
    let file = try sample()
    let collector = DiagnosticCollector()
    guard let parts = MarkdownParts(Findings(file, collector)) else { throw Unreadable() }
    let body = MarkdownBody(file, body: parts.body)
    let text = String(decoding: file.bytes[parts.body], as: UTF8.self)
    let document = try MarkdownDocument(body)
    return [
      Part("split a file") { consume(MarkdownParts(Findings(file, collector))) },
      Part("read front matter") { consume(parts.frontMatter?.value(Findings(file, collector))) },
      Part("parse Markdown") { consume(try MarkdownDocument(body)) },
      Part("write Markdown as HTML") {
        consume(document.render(MarkdownOptions(), resolver: AsWritten()))
      },
      Part("cut an excerpt") { consume(body.excerpt(MarkdownOptions())) },
      Part("escape 3 KB") {
        var output = OutputBuffer()
        output.appendEscaped(text)
        consume(output.count)
      },
    ]
  }

  static func sample() throws -> SourceFile {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "trip.md")
    return SourceFile(path: "Content/trips/trip.md", bytes: Array(try Data(contentsOf: url)))
  }
}

/// Error for a damaged sample.
struct Unreadable: Error {}
