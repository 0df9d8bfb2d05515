/// TOML's tables while they are being filled, from any place in the file (TOML 1.0, "Table").
struct TOMLTables {
  /// A part of a dotted key.
  struct Name {
    let text: String
    let range: Range<Int>
  }

  /// Origin of a table, which decides what may be added to it later.
  private enum Origin: Equatable {
    /// Created by the header of a table inside it. Its own header may still follow.
    case passed
    case header
    /// Created by dotted keys of one section. Only those may add keys.
    case dotted(section: Int)
  }

  private enum Item {
    case value(Value)
    case table(Int)
    case list(Int)
  }

  private struct Table {
    var origin: Origin
    let range: Range<Int>
    let depth: Int
    var names: [Name] = []
    var items: [Item] = []
    /// Index of each name, kept only for tables that are too long to search.
    var indices: [String: Int] = [:]

    func index(of name: String) -> Int? {
      names.count <= 32 ? names.firstIndex { $0.text == name } : indices[name]
    }

    mutating func append(_ name: Name, _ item: Item) {
      names.append(name)
      items.append(item)
      if names.count == 33 {
        for (index, name) in names.enumerated() { indices[name.text] = index }
      } else if names.count > 33 {
        indices[name.text] = names.count - 1
      }
    }
  }

  /// Thrown after a mistake was reported.
  struct Refusal: Error {}

  private let findings: Findings
  private var tables: [Table]
  /// Indices of the tables that are the elements of each list.
  private var lists: [[Int]] = []
  /// The table to which keys are added, and the number of headers read so far.
  private var current = 0
  private var section = 0

  init(_ findings: Findings, root range: Range<Int>, depth: Int = 1) {
    self.findings = findings
    tables = [Table(origin: .header, range: range, depth: depth)]
  }

  /// Begins `[a.b]`. The following keys belong to this table.
  mutating func begin(_ path: [Name], at range: Range<Int>) throws(Refusal) {
    section += 1
    guard let last = path.last else { return }
    var table = 0
    for name in path.dropLast() { table = try pass(name, from: table) }
    if let index = tables[table].index(of: last.text) {
      guard case .table(let inner) = tables[table].items[index], tables[inner].origin == .passed
      else { throw duplicate(last, tables[table].names[index]) }
      tables[inner].origin = .header
      current = inner
    } else {
      current = try add(last, to: table, origin: .header, at: range)
    }
  }

  /// Begins `[[a.b]]`. The following keys belong to a new table at the end of this list.
  mutating func beginElement(_ path: [Name], at range: Range<Int>) throws(Refusal) {
    section += 1
    guard let last = path.last else { return }
    var table = 0
    for name in path.dropLast() { table = try pass(name, from: table) }
    let depth = tables[table].depth + 2
    try check(depth, range)
    let element = Table(origin: .header, range: range, depth: depth)
    if let index = tables[table].index(of: last.text) {
      guard case .list(let list) = tables[table].items[index] else {
        throw duplicate(last, tables[table].names[index])
      }
      lists[list].append(tables.count)
    } else {
      tables[table].append(last, .list(lists.count))
      lists.append([tables.count])
    }
    current = tables.count
    tables.append(element)
  }

  /// Depth of a value whose key has `parts` parts.
  func depth(ofKeyWith parts: Int) -> Int { tables[current].depth + parts - 1 }

  mutating func set(_ path: [Name], to value: Value) throws(Refusal) {
    guard let last = path.last else { return }
    var table = current
    for name in path.dropLast() { table = try enter(name, from: table) }
    if let index = tables[table].index(of: last.text) {
      throw duplicate(last, tables[table].names[index])
    }
    tables[table].append(last, .value(value))
  }

  /// The finished root.
  func value() -> Value { value(of: 0) }

  // MARK: - Steps

  /// Takes a step of a header path, through any existing table.
  private mutating func pass(_ name: Name, from table: Int) throws(Refusal) -> Int {
    guard let index = tables[table].index(of: name.text) else {
      return try add(name, to: table, origin: .passed, at: name.range)
    }
    switch tables[table].items[index] {
    case .table(let inner): return inner
    case .list(let list):
      guard let element = lists[list].last else { throw Refusal() }
      return element
    case .value: throw duplicate(name, tables[table].names[index])
    }
  }

  /// Takes a step of a dotted key. It may enter only tables that dotted keys of the same section
  /// made.
  private mutating func enter(_ name: Name, from table: Int) throws(Refusal) -> Int {
    guard let index = tables[table].index(of: name.text) else {
      return try add(name, to: table, origin: .dotted(section: section), at: name.range)
    }
    guard case .table(let inner) = tables[table].items[index],
      tables[inner].origin == .dotted(section: section)
    else { throw duplicate(name, tables[table].names[index]) }
    return inner
  }

  private mutating func add(
    _ name: Name, to table: Int, origin: Origin, at range: Range<Int>
  ) throws(Refusal) -> Int {
    let depth = tables[table].depth + 1
    try check(depth, name.range)
    tables[table].append(name, .table(tables.count))
    tables.append(Table(origin: origin, range: range, depth: depth))
    return tables.count - 1
  }

  private func check(_ depth: Int, _ range: Range<Int>) throws(Refusal) {
    guard depth > ContentLimits.frontMatterDepth else { return }
    findings.report(at: range) { place in
      ReadingDiagnostics.tooDeep(ContentLimits.frontMatterDepth, at: place)
    }
    throw Refusal()
  }

  private func duplicate(_ name: Name, _ first: Name) -> Refusal {
    findings.reportDuplicate(name.text, at: name.range, first: first.range)
    return Refusal()
  }

  /// Makes the value of a table. The depth that `check` allows bounds the recursion.
  private func value(of table: Int) -> Value {
    let table = tables[table]
    let members = zip(table.names, table.items).map { name, item in
      Value.Member(name: name.text, nameRange: name.range, value: value(of: item, named: name))
    }
    return Value(.object(members), at: table.range)
  }

  private func value(of item: Item, named name: Name) -> Value {
    switch item {
    case .value(let value): value
    case .table(let table): value(of: table)
    case .list(let list): Value(.array(lists[list].map { value(of: $0) }), at: name.range)
    }
  }
}
