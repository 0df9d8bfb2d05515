/// Reads an object key by key; every mistake of the object is reported in one run.
///
///     var reader = ObjectReader(value, as: TripKeys.table, findings)
///     let departure = reader.read(TripKeys.departure)
///     let mode = reader.read(TripKeys.mode)
///     guard reader.finish(), let departure else { return nil }
package struct ObjectReader {
  package let findings: Findings

  private let members: [Value.Member]
  private let table: KeyTable
  private let path: String
  private let object: Range<Int>
  private let mistakesBefore: Int
  private var isRead: [Bool]
  private var missing: [KeyDeclaration] = []

  /// `nil`, and a diagnostic, for anything but an object.
  package init?(_ value: Value, as table: KeyTable, path: String = "", _ findings: Findings) {
    guard case .object(let members) = value.kind else {
      findings.report(at: value.range) { place in
        ReadingDiagnostics.notAnObject(
          path.isEmpty ? nil : path, table: table, found: value, at: place)
      }
      return nil
    }
    self.members = members
    self.table = table
    self.path = path
    self.findings = findings
    object = value.range
    mistakesBefore = findings.mistakes
    isRead = Array(repeating: false, count: members.count)
  }

  /// The key's value; `nil` where it is absent or null, or wrong, which is reported.
  package mutating func read<T>(_ key: Key<T>) -> T? {
    guard let index = index(of: key.name) else {
      if key.declaration.isRequired { missing.append(key.declaration) }
      return nil
    }
    isRead[index] = true
    let value = members[index].value
    if value.isNull {
      if key.declaration.isRequired { missing.append(key.declaration) }
      return nil
    }
    return key.type.read(value, Field(path: path(of: key.name), findings: findings))
  }

  /// Whether the key is given, with anything but null; it counts as known from then on.
  package mutating func has<T>(_ key: Key<T>) -> Bool {
    guard let index = index(of: key.name) else { return false }
    isRead[index] = true
    return !members[index].value.isNull
  }

  /// Reports missing and unknown keys; says whether the object is without a mistake.
  ///
  /// Call it once, behind the last `read`.
  package mutating func finish() -> Bool {
    if !missing.isEmpty {
      findings.report(at: object) { place in
        ReadingDiagnostics.missingKeys(
          missing.map { (path(of: $0.name), $0.expected) }, of: table,
          withoutFrontMatter: object.isEmpty && path.isEmpty, at: place)
      }
    }
    for (index, member) in members.enumerated() where !isRead[index] {
      if table.keys.contains(where: { $0.name == member.name }) { continue }
      findings.reportUnknownKey(member, path: path(of: member.name), of: table)
    }
    return findings.mistakes == mistakesBefore
  }

  /// Where the object and its keys stand.
  package var ranges: KeyRanges { KeyRanges(object: object, members) }

  /// Not generic, and without a copy of a member, since it runs for every key of every file.
  private func index(of name: String) -> Int? {
    for index in members.indices where members[index].name == name { return index }
    return nil
  }

  private func path(of name: String) -> String { path.isEmpty ? name : path + "." + name }
}
