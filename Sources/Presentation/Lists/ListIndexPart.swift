package import Markup

/// A part of the index of all pages of a list, for its filter: a JSON array with a row for each
/// element, each on a line of its own, and then its end.
package enum ListIndexPart: Sendable, Hashable {
  /// The row of the first element: `HitViewModel.json`.
  case firstRow(JSON)
  /// The row of a further element.
  case row(JSON)
  /// The end behind the last row.
  case end
  /// An index without rows, as a whole.
  case empty

  package func write(into output: inout OutputBuffer) {
    switch self {
    case .firstRow(let row): write(row, behind: "[\n", into: &output)
    case .row(let row): write(row, behind: ",\n", into: &output)
    case .end: output.append("\n]\n" as StaticString)
    case .empty: output.append("[]\n" as StaticString)
    }
  }

  private func write(
    _ row: JSON, behind delimiter: StaticString, into output: inout OutputBuffer
  ) {
    output.append(delimiter)
    output.append(row.bytes)
  }
}
