import Markup

/// Rows of named facts for people or programs.
struct FactList {
  private let things: [[(name: String, value: String?)]]

  init(_ things: [[(name: String, value: String?)]]) { self.things = things }

  /// The facts in aligned columns.
  var aligned: String { rows.aligned }

  /// The facts separated by tabs.
  var tabbed: String { rows.tabbed }

  /// The facts as a JSON array with one object per line, without missing facts.
  var json: String {
    let objects = things.map { facts in
      JSON(.object(facts.compactMap { fact in fact.value.map { (fact.name, .string($0)) } })).text
    }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private var rows: AlignedRows { AlignedRows(things.map { $0.map { $0.value ?? "" } }) }
}
