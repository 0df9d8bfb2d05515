/// A key that restricts who sees something, and the place where it has an effect.
struct RestrictingKey: Sendable {
  let declaration: KeyDeclaration
  let restriction: Restriction
  let form: KeyForm
  /// Table of the objects that have it.
  let table: String
  /// Table of the files that contain these objects.
  let root: String
  /// Keys that lead from the top of such a file to these objects; empty at the top.
  let path: [String]

  var name: String { declaration.name }

  var isOfEveryKind: Bool { CommonKeys.table.keys.contains { $0 === declaration } }

  /// Whether a name differs by one slip, and is too long to be another word.
  func isNearlySpelled(as other: KeyForm) -> Bool {
    form.letters.count >= 8 && form.isNear(other, within: 1)
  }

  /// Whether the key names the time until which a page isn't published.
  var isPublishDate: Bool { declaration === CommonKeys.publishDate.declaration }

  /// Whether a value is one of the key's own values that don't restrict anything: `false` for
  /// `draft`, `public` for `visibility`, a past `publishDate`.
  func isHarmless(_ value: Value, _ clock: KeyClock) -> Bool {
    guard case .values(let names) = restriction, !value.isEmpty else {
      return value.kind == .bool(false) || isPublishDate && clock.isFuture(value) == false
    }
    let words = value.scalars.map { KeyForm($0) }
    guard !words.isEmpty else { return false }
    if case .enumeration(let all) = declaration.shape {
      return words.allSatisfy { word in
        all.contains { !names.contains($0) && KeyForm($0) == word }
      }
    }
    return words.allSatisfy(names == ["false"] ? Truth.isTrue : Truth.isFalse)
  }
}

/// The restricting keys of all kinds and of the settings, according to their declarations.
struct RestrictingKeys: Sendable {
  /// Keys sorted by depth, with those at the top of files first.
  let all: [RestrictingKey]
  /// Names of all keys, including those that don't restrict anything.
  private var declared: Set<String> = []
  private var own: [String: [RestrictingKey]] = [:]
  private let rootNames: Set<String>
  /// Tables of files by the tables of the objects in them.
  private var roots: [String: Set<String>] = [:]

  /// Takes the tables of all files of a site.
  init(_ tables: [KeyTable]) {
    rootNames = Set(tables.map(\.name))
    var all: [RestrictingKey] = []
    for root in tables {
      var visited: Set<String> = []
      Self.collect(root, in: root.name, at: [], &visited, &all)
      for table in visited { roots[table, default: []].insert(root.name) }
    }
    for root in tables { declared.formUnion(root.keys.map(\.name)) }
    self.all = all.sorted { $0.path.count < $1.path.count }
    for key in self.all where own[key.table]?.contains(where: { $0.name == key.name }) != true {
      own[key.table, default: []].append(key)
    }
    // An index is for everyone, so a key that would restrict a page is reported there.
    own[IndexTextReader.table.name] = CommonKeys.table.restricting(at: [], of: "an index")
  }

  /// Keys that restrict the table's own objects.
  func own(of table: KeyTable) -> [RestrictingKey] {
    own[table.name] ?? (roots[table.name] == nil ? table.restricting(at: [], of: table.name) : [])
  }

  /// Whether a table describes whole files, and not objects in them.
  func isRoot(_ table: KeyTable) -> Bool { rootNames.contains(table.name) }

  /// Whether files of any kind have a key with this name at their top.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Whether a key belongs in files that may contain objects of a table.
  func isOfSameFile(_ key: RestrictingKey, as table: KeyTable) -> Bool {
    roots[table.name]?.contains(key.root) ?? false
  }

  private static func collect(
    _ table: KeyTable, in root: String, at path: [String], _ visited: inout Set<String>,
    _ all: inout [RestrictingKey]
  ) {
    guard visited.insert(table.name).inserted else { return }
    all += table.restricting(at: path, of: root)
    for key in table.keys {
      for inner in key.shape.tables {
        collect(inner, in: root, at: path + [key.name], &visited, &all)
      }
    }
  }
}

extension KeyTable {
  fileprivate func restricting(at path: [String], of root: String) -> [RestrictingKey] {
    keys.compactMap { key in
      key.restriction.map {
        RestrictingKey(
          declaration: key, restriction: $0, form: KeyForm(key.name), table: name, root: root,
          path: path)
      }
    }
  }
}

extension Shape {
  /// Tables of the objects that a value of the shape may be or contain.
  fileprivate var tables: [KeyTable] {
    switch self {
    case .object(let table): [table]
    case .list(let shape), .distinct(let shape), .map(let shape): shape.tables
    case .oneOf(let shapes): shapes.flatMap(\.tables)
    case .text, .bool, .integer, .scalar, .enumeration: []
    }
  }
}
