/// Meaning of a custom node of a tree, and of a few others with special roles; the renderer alone
/// knows the markup.
enum Addition: Hashable {
  case struckThrough
  /// The text of a task, behind its box.
  case task(isDone: Bool)
  /// A list item that contains a task.
  case taskItem
  /// A heading with an id by its author; `isValid` if the id is allowed.
  case heading(id: String, isValid: Bool)
  /// A link that was an address in a text.
  case bareLink
  case table
  /// A row of a table; the header is a row of its own, and `isFirst` and `isLast` concern the body.
  case row(isHeader: Bool, isFirst: Bool, isLast: Bool)
  /// A cell, whose content is in a heading without an element of its own.
  case cell(isHeader: Bool, Alignment?)
  /// The number that links to a footnote; `use` counts the links to the same one.
  case footnoteReference(number: Int, use: Int)
  /// The section of footnotes that a text uses.
  case footnotes
  case footnote(number: Int)
  /// A link from a footnote back to one of its uses.
  case footnoteReturn(number: Int, use: Int)
}
