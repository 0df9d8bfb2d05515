package import Domain

/// Reader of pages of text.
package enum PageKind: ContentKind {
  static let title = Key("title", .words, required: true, "The title.")

  package static let kind = ModelKind("pages", KeyTable("a page", title), .isAtRoot)

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    TextPage
  >? {
    guard let title = reader.read(title) else { return nil }
    return ReadModel(TextPage(title: title), title: title)
  }
}
