/// What a custom node of a tree stands for, and a few others that are more than they seem; the
/// renderer alone knows the markup.
enum Addition: Hashable {
  case struckThrough
  /// The text of a task, behind its box.
  case task(isDone: Bool)
  /// A list item that holds a task.
  case taskItem
  /// A heading whose author gave it an id; `isValid` where it can be one.
  case heading(id: String, isValid: Bool)
  /// A link that was an address in a text.
  case bareLink
  case table
  /// The header is a row of its own; `isFirst` and `isLast` are those of the body.
  case row(isHeader: Bool, isFirst: Bool, isLast: Bool)
  /// What is in it is in a heading, which has no element of its own.
  case cell(isHeader: Bool, Alignment?)
  /// The number that leads to a footnote; `use` counts those that lead to one.
  case footnoteReference(number: Int, use: Int)
  /// All that a text uses.
  case footnotes
  case footnote(number: Int)
  /// Leads from a footnote back to one of its uses.
  case footnoteReturn(number: Int, use: Int)
}
