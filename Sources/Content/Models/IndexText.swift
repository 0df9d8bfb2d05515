import Diagnostics

/// Text and attributes for home or a kind's list, from `Content/index.md` or the kind's `index.md`.
package struct IndexText: Sendable {
  /// The list's kind; `nil` for home.
  package let kind: ModelKind?
  package let title: String?
  package let summary: String?
  /// A path or an address, as written.
  package let image: String?
  package let template: String?
  package let body: MarkdownText
  package let file: ContentSource
  package let ranges: KeyRanges

  /// Hashes of its parts, equal in every process.
  package let hashes: ModelHashes

  init(
    kind: ModelKind?, title: String?, summary: String?, image: String?, template: String?,
    body: MarkdownText, file: ContentSource, of bytes: SourceFile, ranges: KeyRanges
  ) {
    self.kind = kind
    self.title = title
    self.summary = summary
    self.image = image
    self.template = template
    self.body = body
    self.file = file
    self.ranges = ranges
    hashes = ModelHashes(index: kind, body, in: bytes)
  }

  package var folder: String { file.path.folder }
}
