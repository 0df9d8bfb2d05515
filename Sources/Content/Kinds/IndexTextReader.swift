/// Keys of `Content/index.md` and of `Content/<kind>/index.md`.
enum IndexTextReader {
  static let title = Key("title", .words, "The heading of the page.")
  static let summary = Key("summary", .text, "A sentence or two that describe the page.")
  static let body = Key(
    "body", .located(.markdown), "The page's Markdown text, if the page is in a JSON file.")
  static let image = Key("image", .words, "The picture for the page.")
  static let template = Key("template", .words, "The template for the page.")

  static let table = KeyTable("an index", CommonKeys.schema, title, summary, body, image, template)
}
