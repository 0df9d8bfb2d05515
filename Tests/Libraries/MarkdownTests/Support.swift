import Diagnostics
import Foundation
import Markdown
import Markup
import Testing

/// Renders a text as the content of the file `note.md`.
func render(
  _ text: String, _ options: MarkdownOptions = MarkdownOptions(),
  resolver: any LinkResolver = AsWritten()
) throws -> RenderedMarkdown {
  try document(text, options.additions).render(options, resolver: resolver)
}

func html(
  _ text: String, _ options: MarkdownOptions = MarkdownOptions(),
  resolver: any LinkResolver = AsWritten()
) throws -> String {
  try render(text, options, resolver: resolver).html.markup
}

func document(
  _ text: String, _ additions: MarkdownAdditions = .none
) throws -> MarkdownDocument {
  let file = SourceFile(path: "note.md", text: text)
  return try MarkdownDocument(file, body: 0..<file.bytes.count, additions)
}

/// A resolver made of two functions.
struct Resolver: LinkResolver {
  var link: (MarkdownLink) -> LinkResolution = { _ in .asWritten }
  var image: (MarkdownLink) -> ImageResolution = { _ in .asWritten }

  func resolve(link: MarkdownLink) -> LinkResolution { self.link(link) }
  func resolve(image: MarkdownLink) -> ImageResolution { self.image(image) }
}

/// A value that a resolver can write to, although it can't mutate itself.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// The place of each link and image that a rendering resolves, in order.
func resolvedRanges(_ file: SourceFile, body: Range<Int>) throws -> [Range<Int>] {
  let ranges = Box<[Range<Int>]>([])
  let note = { (link: MarkdownLink) in ranges.value.append(link.range) }
  let resolver = Resolver(
    link: {
      note($0); return .broken
    },
    image: {
      note($0); return .broken
    })
  _ = try MarkdownDocument(file, body: body).render(resolver: resolver)
  return ranges.value
}

/// A text with `1️⃣`, `2️⃣`, … before and after ranges: the text without them, and the ranges.
struct MarkedText {
  let text: String
  let ranges: [Range<Int>]

  init(_ marked: String) {
    var rest = marked
    var ranges: [Range<Int>] = []
    for number in 1...9 {
      var ends: [Int] = []
      while let marker = rest.range(of: "\(number)\u{FE0F}\u{20E3}") {
        ends.append(rest.utf8.distance(from: rest.startIndex, to: marker.lowerBound))
        rest.removeSubrange(marker)
      }
      if ends.count == 2 { ranges.append(ends[0]..<ends[1]) }
    }
    text = rest
    self.ranges = ranges
  }
}
