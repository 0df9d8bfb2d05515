import Markup

/// Things with the same facts each, for a person or a tool.
struct FactList {
  private let things: [[(name: String, value: String?)]]

  init(_ things: [[(name: String, value: String?)]]) { self.things = things }

  /// In columns.
  var aligned: String { rows.aligned }

  /// With a tab between columns.
  var tabbed: String { rows.tabbed }

  /// One object a line, without the facts that it does not have.
  var json: String {
    let objects = things.map { facts in
      JSON(.object(facts.compactMap { fact in fact.value.map { (fact.name, .string($0)) } })).text
    }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private var rows: AlignedRows { AlignedRows(things.map { $0.map { $0.value ?? "" } }) }
}
