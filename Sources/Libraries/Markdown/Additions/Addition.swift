/// Meaning of a custom node of a tree, and of a few others with special roles. Only the renderer
/// knows the markup.
enum Addition: Hashable {
  case struckThrough
  /// The text of a task, after its checkbox.
  case task(isDone: Bool)
  /// A list item that contains a task.
  case taskItem
  /// A heading with an id written by its author; `isValid` if the id is allowed.
  case heading(id: String, isValid: Bool)
  /// A link made from an address in the text.
  case bareLink
  case table
  /// A row of a table. The header is its own row, so `isFirst` and `isLast` refer to the body.
  case row(isHeader: Bool, isFirst: Bool, isLast: Bool)
  /// A cell. A heading node holds its content, but no element is written for that heading.
  case cell(isHeader: Bool, Alignment?)
  /// The number that links to a footnote; `use` counts the links to the same one.
  case footnoteReference(number: Int, use: Int)
  /// The section with the footnotes that a text uses.
  case footnotes
  case footnote(number: Int)
  /// A link from a footnote back to one of its uses.
  case footnoteReturn(number: Int, use: Int)
}
