package import Markup

/// Index of all pages of a list, for its filter: a JSON array with a row for each element, each on
/// a line of its own.
package struct ListIndexViewModel: Sendable {
  /// Number of elements of the whole list.
  package let numberOfHits: Int
  private let makeRow: @Sendable (Int) -> JSON?

  /// Takes a closure that makes a row when it is written, in the order of the list:
  /// `HitViewModel.json`, or `nil` for an element that is not there.
  package init(numberOfHits: Int, rowAt makeRow: @escaping @Sendable (Int) -> JSON?) {
    self.numberOfHits = numberOfHits
    self.makeRow = makeRow
  }

  package func write(into output: inout OutputBuffer) {
    var isFirst = true
    for index in 0..<numberOfHits {
      guard let row = makeRow(index) else { continue }
      output.append(isFirst ? "[\n" as StaticString : ",\n" as StaticString)
      output.append(row.bytes)
      isFirst = false
    }
    output.append(isFirst ? "[]\n" as StaticString : "\n]\n" as StaticString)
  }
}
