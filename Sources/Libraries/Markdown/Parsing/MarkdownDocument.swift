import Basics
import CCMark
package import Diagnostics

/// A parsed Markdown body.
///
/// A class, because it owns libcmark's tree and the tree's memory.
///
/// `@unchecked Sendable`: the tree is complete before `init` returns and never changes afterwards.
/// Since version 0.30, libcmark's getters only read; `shim.h` refuses older versions.
package final class MarkdownDocument: @unchecked Sendable {
  package let body: MarkdownBody
  let root: MarkdownNode
  private let memory: TreeMemory
  /// Meanings of custom nodes.
  let additions: [MarkdownNode: Addition]
  /// Lines that libcmark read in place of the author's; `nil` if it read the author's.
  let draft: Draft?
  let findings: [FootnoteFinding]
  /// Ranges of the comments in the text, which are not in the tree, in order.
  private let comments: [Range<Int>]
  /// Comments that are HTML markup.
  let leftOutMarkup: [Range<Int>]

  package convenience init(
    _ source: SourceFile, body: Range<Int>, _ additions: MarkdownAdditions = .none
  ) throws(MarkdownFault) {
    try self.init(MarkdownBody(source, body: body), additions)
  }

  /// Parses a body; throws if it exceeds a limit.
  package init(
    _ body: MarkdownBody, _ additions: MarkdownAdditions = .none
  ) throws(MarkdownFault) {
    let memory = TreeMemory()
    let tree = try body.withBytes { text throws(MarkdownFault) in
      try memory.use { () throws(MarkdownFault) in try MarkdownTree(text, body, additions) }
    }
    self.memory = memory
    self.body = body
    root = tree.root
    self.additions = tree.additions
    draft = tree.draft
    findings = tree.findings
    comments = tree.comments
    leftOutMarkup = tree.leftOutMarkup
  }

  /// The comment that contains a byte of the text.
  func comment(around index: Int) -> Range<Int>? {
    guard !comments.isEmpty else { return nil }
    let next = comments.partitioningIndex { $0.upperBound > index }
    return next < comments.count && comments[next].contains(index) ? comments[next] : nil
  }

  /// Range of a finding in the text; for a definition of a footnote, its first line.
  func range(of finding: FootnoteFinding) -> Range<Int> {
    finding.kind == .unknown ? finding.range : body.line(from: finding.range.lowerBound)
  }
}
