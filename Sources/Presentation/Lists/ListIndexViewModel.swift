package import Markup

/// A part of the index of all pages of a list, for its filter: a JSON array with a row for each
/// element, each on a line of its own, and then its end.
package enum ListIndexViewModel: Sendable, Hashable {
  /// The row of an element: `HitViewModel.json`.
  case row(JSON, isFirst: Bool)
  /// The end, which alone is an empty array.
  case end(isEmpty: Bool)

  package func write(into output: inout OutputBuffer) {
    switch self {
    case .row(let row, let isFirst):
      output.append(isFirst ? "[\n" as StaticString : ",\n" as StaticString)
      output.append(row.bytes)
    case .end(let isEmpty):
      output.append(isEmpty ? "[]\n" as StaticString : "\n]\n" as StaticString)
    }
  }
}
