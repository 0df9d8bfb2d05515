package import Diagnostics

/// What `Content/index.md`, or a kind's, gives to home or to the kind's list.
package struct IndexText: Sendable {
  /// `nil` for home.
  package let kind: ModelKind?
  package let title: String?
  package let summary: String?
  /// A path or an address, as its author wrote it.
  package let image: String?
  package let template: String?
  package let body: MarkdownText
  package let file: SourceFile
  package let ranges: KeyRanges

  package var folder: String { file.path.folder }
}
