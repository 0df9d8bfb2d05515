import Domain
import Synchronization

/// Guard of the keys that restrict who sees something: it recognises unknown keys that are meant as
/// one of them.
///
/// A class, since all findings of a site share it; the keys of a site's kinds are collected when
/// the first unknown key is met, which most sites never have.
package final class KeyGuard: Sendable {
  /// Reason why an unknown key is not harmless.
  enum Finding {
    /// Resemblance to a key of the same object.
    case lookAlike(KeyDeclaration, isOpposite: Bool)
    /// Key of other objects, which has no effect here.
    case misplaced(RestrictingKey, isOfSameFile: Bool)
    /// Word of another program or language that restricts.
    case foreign(RestrictingWish)
  }

  /// An unknown key that is not harmless; `path` leads to it from its object.
  struct Found {
    let finding: Finding
    let member: Value.Member
    let path: [String]
  }

  private let kinds: ContentKinds
  private let ignored: Set<String>
  private let collected = Mutex<RestrictingKeys?>(nil)

  package static let builtIn = KeyGuard(.builtIn)

  /// A guard of the keys of a site's kinds; `ignored` are unknown keys that the settings name.
  package init(_ kinds: ContentKinds, ignoring ignored: Set<String> = []) {
    self.kinds = kinds
    self.ignored = ignored
  }

  func ignoring(_ names: Set<String>) -> KeyGuard { KeyGuard(kinds, ignoring: names) }

  /// Whether the settings say that a key belongs to another program.
  func ignores(_ name: String) -> Bool { ignored.contains(name) }

  /// Whether a name is that of a key that restricts.
  func restricts(_ name: String) -> Bool { keys.all.contains { $0.name == name } }

  /// Whether a line of a text would restrict something in front matter. With a capital letter,
  /// which front matter rarely has, only a key that every kind has counts: `Private: yes` and
  /// `Camera: no` may be facts of a room or a journey.
  func mayRestrict(_ line: SettingLine) -> Bool {
    let form = KeyForm(line.key)
    let value = Value(.string(line.value), at: 0..<0)
    let isTruth = Truth.isKnown(KeyForm(line.value))
    let isCapital = line.key.first?.isUppercase ?? false
    return keys.all.contains { key in
      guard !isCapital || key.isOfEveryKind else { return false }
      return key.form.isSame(form)
        ? isTruth || key.restriction.mayBeMeant(by: value, inPlace: true)
        : key.form.isNear(form, within: 2) && key.restriction.isMeant(by: value)
    }
      || !isCapital
        && RestrictingWords.meanings(of: form).contains { $0.values.restrict(value) }
  }

  private var keys: RestrictingKeys {
    collected.withLock { collected in
      if let collected { return collected }
      let keys = RestrictingKeys(
        kinds.kinds.map(\.keys) + [IndexTextReader.table, SettingsReader.table])
      collected = keys
      return keys
    }
  }

  /// Looks at an unknown key of an object, and at the keys within its value; an unknown key is
  /// reported once, and each that restricts within it.
  func find(_ member: Value.Member, in table: KeyTable) -> [Found] {
    let keys = keys
    let form = KeyForm(member.name)
    let own = own(member, form, table, keys)
    if case .harmful(let finding) = own {
      return [Found(finding: finding, member: member, path: [])]
    }
    if case .unknown = own, let finding = misplaced(member, form, table, keys, isNested: false) {
      return [Found(finding: finding, member: member, path: [])]
    }
    var found: [Found] = []
    look(into: member, table, keys, under: [member.name], &found)
    return found
  }

  private enum Verdict {
    case harmful(Finding)
    /// Resemblance to a key that restricts, with a value that restricts nothing.
    case harmless
    case unknown
  }

  /// Recognises a key of the object itself in another spelling, or the same wish in other words.
  private func own(
    _ member: Value.Member, _ form: KeyForm, _ table: KeyTable, _ keys: RestrictingKeys
  ) -> Verdict {
    let own = keys.own(of: table)
    for key in own where key.form.isSame(form) || key.isNearlySpelled(as: form) {
      return key.isHarmless(member.value)
        ? .harmless : .harmful(.lookAlike(key.declaration, isOpposite: false))
    }
    let meanings = RestrictingWords.meanings(of: form)
    if let wish = wish(meanings, of: member.value, form, table, keys) {
      return .harmful(.foreign(wish))
    }
    if let opposite = form.withoutNegation,
      let key = own.first(where: { $0.form.isNear(opposite, within: 1) })
    {
      return member.value.scalars.contains { Truth.isFalse(KeyForm($0)) }
        ? .harmful(.lookAlike(key.declaration, isOpposite: true)) : .harmless
    }
    let near = own.filter { $0.form.isNear(form, within: 2) }
    // An empty key that other kinds have is written from habit.
    if member.value.isEmpty, keys.declares(member.name) { return .harmless }
    if let key = near.first(where: { $0.restriction.mayBeMeant(by: member.value, inPlace: true) }) {
      return .harmful(.lookAlike(key.declaration, isOpposite: false))
    }
    let isKnown = !meanings.isEmpty || keys.all.contains { $0.form.isSame(form) }
    let misspelt = isKnown ? [] : RestrictingWords.meanings(ofMisspelt: form)
    if let wish = wish(misspelt, of: member.value, form, table, keys) {
      return .harmful(.foreign(wish))
    }
    // No other key has this value.
    if member.value.scalars.first == Visibility.protected.rawValue,
      own.contains(where: { $0.name == CommonKeys.visibility.name })
    {
      return .harmful(.foreign(.onlyForSome))
    }
    return near.isEmpty ? .unknown : .harmless
  }

  /// Wish that a key expresses in other words, if an object of the table can be restricted so.
  private func wish(
    _ meanings: [RestrictingWords.Meaning], of value: Value, _ form: KeyForm, _ table: KeyTable,
    _ keys: RestrictingKeys
  ) -> RestrictingWish? {
    guard let wish = meanings.first(where: { $0.values.restrict(value) })?.wish else { return nil }
    if RestrictingWords.isState(form), !keys.isRoot(table) { return nil }
    guard wish == .withoutPlace else { return wish }
    // Pages and people show no place that could be hidden.
    let names = ["place", "photos", "origin", "track"]
    return table.keys.contains { names.contains($0.name) } ? wish : nil
  }

  /// Recognises a key that restricts other objects: those of the same file, or of other files.
  private func misplaced(
    _ member: Value.Member, _ form: KeyForm, _ table: KeyTable, _ keys: RestrictingKeys,
    isNested: Bool
  ) -> Finding? {
    if member.value.isNull, table.name == SettingsReader.table.name { return nil }
    let names = [form] + lastPart(of: member.name)
    let isMoved = isNested || names.count > 1
    let found = keys.all.filter { key in
      guard names.contains(where: { key.form.mayBeNear($0, within: 2) }),
        key.table != table.name || isMoved
      else { return false }
      let isSame = names.contains { key.form.isSame($0) }
      guard keys.isOfSameFile(key, as: table) else {
        return isSame && key.restriction.isMeant(by: member.value)
      }
      let limit = isMoved ? 2 : key.form.letters.count > 5 ? 1 : 0
      return (isSame || names.contains { key.form.isNear($0, within: limit) })
        && key.restriction.mayBeMeant(by: member.value, inPlace: false)
    }
    let key =
      found.first { $0.table == table.name } ?? found.first { keys.isOfSameFile($0, as: table) }
      ?? found.first
    return key.map { .misplaced($0, isOfSameFile: keys.isOfSameFile($0, as: table)) }
  }

  /// The last of names that are joined by dots, as in `photos.place`.
  private func lastPart(of name: String) -> [KeyForm] {
    guard let end = name.lastIndex(where: { ".:/".contains($0) }) else { return [] }
    return [KeyForm(String(name[name.index(after: end)...]))]
  }

  /// Looks into the value of an unknown key, whatever its depth.
  private func look(
    into member: Value.Member, _ table: KeyTable, _ keys: RestrictingKeys, under path: [String],
    _ found: inout [Found]
  ) {
    switch member.value.kind {
    case .object(let members):
      for inner in members where !ignores(inner.name) {
        guard found.count <= ContentLimits.mistakes else { return }
        let form = KeyForm(inner.name)
        if let finding = misplaced(inner, form, table, keys, isNested: true)
          ?? wish(of: inner, form, in: member.name, table, keys).map(Finding.foreign)
        {
          found.append(Found(finding: finding, member: inner, path: path))
        } else {
          look(into: inner, table, keys, under: path + [inner.name], &found)
        }
      }
    case .array(let elements):
      for element in elements {
        let part = Value.Member(name: member.name, nameRange: member.nameRange, value: element)
        look(into: part, table, keys, under: path, &found)
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// Wish that a key within an unknown one expresses for the page. In an object that isn't known to
  /// hold values of the page, such as a menu or a room, it says something of that object.
  private func wish(
    of member: Value.Member, _ form: KeyForm, in container: String, _ table: KeyTable,
    _ keys: RestrictingKeys
  ) -> RestrictingWish? {
    guard keys.isRoot(table) else { return nil }
    let joined = RestrictingWords.meanings(of: KeyForm(container + member.name))
    let own =
      RestrictingWords.isContainer(KeyForm(container)) ? RestrictingWords.meanings(of: form) : []
    return wish(joined + own, of: member.value, form, table, keys)
  }
}
