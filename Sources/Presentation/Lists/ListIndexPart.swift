package import Markup

/// A part of the index of all pages of a list, for its filter: a JSON array with one line for each
/// element.
package enum ListIndexPart: Sendable, Equatable {
  /// The row of the first element: `HitViewModel.json`.
  case firstRow(JSON)
  /// The row of another element.
  case row(JSON)
  /// The end, after the last row.
  case end
  /// A complete index without rows.
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
