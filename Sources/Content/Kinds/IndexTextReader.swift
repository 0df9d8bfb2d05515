/// Keys of `Content/index.md` and of `Content/<kind>/index.md`.
enum IndexTextReader {
  static let title = Key("title", .words, "The heading of the page.")
  static let summary = Key("summary", .text, "A sentence or two on the page.")
  static let body = Key("body", .located(.markdown), "Its text in Markdown, in a JSON file.")
  static let image = Key("image", .words, "The image that stands for it.")
  static let template = Key("template", .words, "The template that shows it.")

  static let table = KeyTable("an index", CommonKeys.schema, title, summary, body, image, template)
}
