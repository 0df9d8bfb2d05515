import Diagnostics

/// Reads an object key by key, and reports every mistake in the object in one run.
///
///     var reader = ObjectReader(value, as: TripKeys.table, findings)
///     let departure = reader.read(TripKeys.departure)
///     let mode = reader.read(TripKeys.mode)
///     guard reader.finish(), let departure else { return nil }
public struct ObjectReader {
  package let findings: Findings

  /// State of the member at the same index.
  private struct Entry {
    let signature: NameSignature
    var isRead = false
  }

  private let members: [Value.Member]
  private var entries: [Entry]
  private let table: KeyTable
  private let path: String
  private let object: Range<Int>
  private let mistakesBefore: Int
  private var missing: [KeyDeclaration] = []

  /// Opens an object; `nil`, with a diagnostic, for any other value.
  package init?(_ value: Value, as table: KeyTable, path: String = "", _ findings: Findings) {
    guard case .object(let members) = value.kind else {
      findings.report(
        .contentWrongType, at: value.range,
        "\(path.isEmpty ? table.name : "'\(path)'") must be an object, but is "
          + ReadingDiagnostics.noun(value), fix: ReadingDiagnostics.example(of: table))
      return nil
    }
    self.members = members
    entries = members.map { Entry(signature: NameSignature($0.name)) }
    self.table = table
    self.path = path
    self.findings = findings
    object = value.range
    mistakesBefore = findings.mistakes
  }

  /// Reads the key's value; `nil` if it is absent, null or wrong. A wrong value is reported.
  public mutating func read<T>(_ key: Key<T>) -> T? {
    guard let index = index(of: key.declaration) else {
      if key.declaration.isRequired { missing.append(key.declaration) }
      return nil
    }
    entries[index].isRead = true
    let value = members[index].value
    if value.isNull {
      if key.declaration.isRequired { missing.append(key.declaration) }
      if !findings.takesNullAsAbsent { reportEmpty(members[index], key.declaration) }
      return nil
    }
    if value.isEmptyList, key.declaration.restriction != nil {
      reportEmpty(members[index], key.declaration)
      return nil
    }
    return key.type.read(value, Field(path: path(of: key.name), findings: findings))
  }

  /// Reads the value of a key that other keys may make unnecessary. If it is absent, it counts as
  /// missing only if it is required.
  mutating func read<T>(_ key: Key<T>, isRequired: Bool) -> T? {
    if isRequired, !has(key) { missing.append(key.declaration) }
    return read(key)
  }

  /// Reads the key's value, or takes that of another source. The key is missing if neither has one.
  mutating func read<T>(_ key: Key<T>, else other: T?) -> T? {
    guard has(key) else {
      if other == nil { missing.append(key.declaration) }
      return other
    }
    return read(key)
  }

  /// Reads the key's value, or else that of its older name, with a warning.
  package mutating func read<T>(_ key: Key<T>, or older: Key<T>) -> T? {
    let value = read(key)
    guard let index = index(of: older.declaration) else { return value }
    let oldValue = read(older)
    let isGiven = has(key)
    findings.reportOlderKey(
      members[index], path: path(of: older.name), newer: path(of: key.name),
      isNewerGiven: isGiven, of: table)
    return isGiven ? value : oldValue
  }

  /// Whether the key is given with a value other than null. From then on it counts as known.
  public mutating func has<T>(_ key: Key<T>) -> Bool {
    guard let index = index(of: key.declaration) else { return false }
    entries[index].isRead = true
    return !members[index].value.isNull
  }

  /// The key's value as written; `nil` if the key is absent.
  func written<T>(_ key: Key<T>) -> Value? { index(of: key.declaration).map { members[$0].value } }

  /// Range of the name of a key that is written without a value; `nil` for other keys.
  func nameOfEmpty<T>(_ key: Key<T>) -> Range<Int>? {
    index(of: key.declaration).flatMap {
      let value = members[$0].value
      return value.isNull || value.isEmptyList ? members[$0].nameRange : nil
    }
  }

  /// Reports unread keys for passwords, which must not be in any file of a site.
  mutating func reportPasswords(_ diagnostic: (SourceRange) -> Diagnostic) {
    for index in members.indices where !entries[index].isRead {
      let member = members[index]
      guard RestrictingWords.isPassword(member.name) else { continue }
      entries[index].isRead = true
      findings.report(at: member.range, diagnostic)
    }
  }

  /// Reports a restricting key without a value, since it wouldn't restrict anything.
  private func reportEmpty(_ member: Value.Member, _ key: KeyDeclaration) {
    guard let restriction = key.restriction else { return }
    findings.report(at: member.nameRange) { [path = path(of: key.name), file = findings.file] in
      RestrictionDiagnostics.empty(path, key, restriction, file, at: $0)
    }
  }

  /// Whether an unknown key was probably meant as a missing one, whose absence then needn't be
  /// reported. In a malicious file, only the first keys are compared.
  func hasUnknownKey<T>(for key: Key<T>) -> Bool {
    members.prefix(ContentLimits.mistakes).contains { member in
      !table.keys.contains { $0.name == member.name }
        && OthersKeys.key(meantBy: member, in: table, among: members) == key.name
    }
  }

  /// Whether a member is left that wasn't read.
  var hasUnread: Bool { entries.contains { !$0.isRead } }

  /// Takes a name of digits without a value, which is how YAML reads the decimals of
  /// `{amount: -12,50}`.
  mutating func takeDigits() -> (digits: String, range: Range<Int>)? {
    for index in members.indices where !entries[index].isRead && members[index].value.isNull {
      let name = members[index].name
      guard !name.isEmpty, name.utf8.allSatisfy(\.isDigit) else { continue }
      entries[index].isRead = true
      return (name, members[index].nameRange)
    }
    return nil
  }

  /// Reports an unknown key that was probably meant as a needed one; returns `false` if it finds
  /// none.
  mutating func reportMisspelt<T>(_ key: Key<T>) -> Bool {
    let index = members.indices.prefix(ContentLimits.mistakes).first { index in
      !entries[index].isRead && !table.keys.contains { $0.name == members[index].name }
        && OthersKeys.key(meantBy: members[index], in: table, among: members) == key.name
    }
    guard let index else { return false }
    entries[index].isRead = true
    report(members[index], asMisspelt: key.declaration)
    return true
  }

  private func report(_ member: Value.Member, asMisspelt key: KeyDeclaration) {
    findings.report(
      .contentMissingKey, at: member.nameRange,
      "\(table.name) has no key '\(path(of: member.name))' and needs the key "
        + "'\(path(of: key.name))'",
      fix: OthersKeys.way(of: member, in: table, among: members, findings.file))
  }

  /// Reports missing and unknown keys; returns whether the object has no mistakes.
  ///
  /// Call it once, after the last `read`.
  package mutating func finish() -> Bool {
    var unknown = members.indices.filter { index in
      !entries[index].isRead && !table.keys.contains { $0.name == members[index].name }
    }.map { members[$0] }
    reportDivided(among: &unknown)
    let missing = missing.filter { !isMisspelt($0, among: &unknown) }
    if !missing.isEmpty {
      let paths = missing.map { path(of: $0.name) }
      findings.report(
        .contentMissingKey, at: object,
        "\(table.name) needs the \(paths.count == 1 ? "key" : "keys") "
          + ReadingDiagnostics.list(paths.map { "'\($0)'" }),
        fix: fix(adding: missing, paths),
        notes: zip(paths, missing).map { Diagnostic.Note("'\($0)' is \($1.expected)") })
    }
    for member in unknown {
      findings.reportUnknownKey(member, among: members, path: path(of: member.name), of: table)
    }
    return findings.mistakes == mistakesBefore
  }

  /// Advice to add keys. A text without front matter doesn't have a place for keys yet.
  private func fix(adding keys: [KeyDeclaration], _ paths: [String]) -> String {
    guard object.isEmpty, path.isEmpty else {
      return "add "
        + ReadingDiagnostics.list(keys.map { OthersKeys.member($0.name, "…", in: findings.file) })
    }
    let first = findings.file.bytes.prefix { $0 != "\n" && $0 != "\r" }
    if let setting = SettingLine(first), table.keys.contains(where: { $0.name == setting.key }) {
      return ReadingDiagnostics.wayToFence
    }
    let lines = ["---"] + paths.map { "\($0): …" } + ["---"]
    return "start the file with the lines " + ReadingDiagnostics.list(lines.map { "'\($0)'" })
  }

  /// Reports a key whose value belongs to several missing keys: `name: Ana Lima` of a person.
  private mutating func reportDivided(among unknown: inout [Value.Member]) {
    let names = missing.map(\.name)
    for index in unknown.indices.prefix(ContentLimits.mistakes) {
      let member = unknown[index]
      guard let division = OthersKeys.division(of: member, among: names, findings.file) else {
        continue
      }
      unknown.remove(at: index)
      missing.removeAll { division.keys.contains($0.name) }
      let meant = ReadingDiagnostics.list(division.keys.map { "'\(path(of: $0))'" })
      return findings.report(
        .contentMissingKey, at: member.nameRange,
        "\(table.name) has no key '\(path(of: member.name))' and needs the keys \(meant)",
        fix: division.fix)
    }
  }

  /// Whether a missing key is written with a similar name or another program's, which is reported
  /// as one mistake. In a malicious file, only the first keys are compared.
  private func isMisspelt(_ key: KeyDeclaration, among unknown: inout [Value.Member]) -> Bool {
    let index = unknown.prefix(ContentLimits.mistakes).firstIndex {
      OthersKeys.key(meantBy: $0, in: table, among: members) == key.name
    }
    guard let index else { return false }
    let member = unknown.remove(at: index)
    report(member, asMisspelt: key)
    return true
  }

  /// Ranges of the object and its keys.
  package var ranges: KeyRanges { KeyRanges(object: object, members) }

  /// Index of a key among the members. It isn't generic and doesn't copy members, because it runs
  /// for every key of every file.
  private func index(of key: KeyDeclaration) -> Int? {
    for index in members.indices
    where entries[index].signature.mayBe(key.signature) && members[index].name == key.name {
      return index
    }
    return nil
  }

  private func path(of name: String) -> String { path.isEmpty ? name : path + "." + name }
}
