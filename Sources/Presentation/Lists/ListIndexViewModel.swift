package import Markup

/// What all pages of a list show, for its filter: a JSON array with a row for each element, each on a
/// line of its own.
package struct ListIndexViewModel: Sendable {
  /// Of the whole list.
  package let numberOfHits: Int
  private let makeRow: @Sendable (Int) -> JSON?

  /// A row is asked for when it is written, in the order of the list: `HitViewModel.json`, and `nil`
  /// for an element that is not there.
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
