import Domain

enum PageReader: ModelReader {
  static let kind = ModelKind.pages

  static let title = Key("title", .words, required: true, "What it is called.")

  static let table = KeyTable("a page", title, also: CommonKeys.table)

  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<TextPage>? {
    guard let title = reader.read(title) else { return nil }
    return ReadModel(model: TextPage(title: title), title: title)
  }
}
