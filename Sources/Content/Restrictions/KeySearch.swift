/// Search for the restrictions that an unknown key and the keys in its value are meant to express.
struct KeySearch {
  private let table: KeyTable
  private let keys: RestrictingKeys
  private let clock: KeyClock
  private let ignored: Set<String>
  private(set) var found: [KeyGuard.Found] = []
  /// Times in values of words for a later publication.
  private(set) var seconds: [Int64] = []

  init(_ table: KeyTable, _ keys: RestrictingKeys, _ clock: KeyClock, ignoring ignored: Set<String>)
  {
    (self.table, self.keys, self.clock, self.ignored) = (table, keys, clock, ignored)
  }

  mutating func look(at member: Value.Member) {
    let form = KeyForm(member.name)
    let own = own(member, form)
    if case .harmful(let finding) = own {
      found.append(KeyGuard.Found(finding: finding, member: member, path: []))
    } else if case .unknown = own, let finding = misplaced(member, form, isNested: false) {
      found.append(KeyGuard.Found(finding: finding, member: member, path: []))
    } else {
      look(into: member, under: [member.name])
    }
  }

  private enum Verdict {
    case harmful(KeyGuard.Finding)
    /// Resemblance to a key that restricts, with a value that restricts nothing.
    case harmless
    case unknown
  }

  /// Recognises a key of the object itself in another spelling, or the same wish in other words.
  private mutating func own(_ member: Value.Member, _ form: KeyForm) -> Verdict {
    let own = keys.own(of: table)
    for key in own where key.form.isSame(form) || key.isNearlySpelled(as: form) {
      return isHarmless(key, member.value)
        ? .harmless : .harmful(.lookAlike(key.declaration, isOpposite: false))
    }
    let meanings = RestrictingWords.meanings(of: form)
    if let wish = wish(meanings, of: member.value, form) { return .harmful(.foreign(wish)) }
    if let opposite = form.withoutNegation,
      let key = own.first(where: { $0.form.isNear(opposite, within: 1) })
    {
      return member.value.scalars.contains { Truth.isFalse(KeyForm($0)) }
        ? .harmful(.lookAlike(key.declaration, isOpposite: true)) : .harmless
    }
    // Coordinates only occur in settings that restrict something.
    if table.isOfSettings, member.value.holdsCoordinates(written: .asDecimals) {
      return .harmful(.foreign(.hiddenCircle))
    }
    let near = own.filter { $0.form.isNear(form, within: 2) }
    // An empty key of another kind is written out of habit.
    if member.value.isEmpty, keys.declares(member.name) { return .harmless }
    for key in near where key.restriction.mayBeMeant(by: member.value, inPlace: true) {
      guard !isHarmless(key, member.value) else { continue }
      return .harmful(.lookAlike(key.declaration, isOpposite: false))
    }
    let isKnown = !meanings.isEmpty || keys.all.contains { $0.form.isSame(form) }
    let misspelt = isKnown ? [] : RestrictingWords.meanings(ofMisspelt: form)
    if let wish = wish(misspelt, of: member.value, form) { return .harmful(.foreign(wish)) }
    // Only `visibility` has this value.
    if member.value.scalars.first == "protected",
      own.contains(where: { $0.name == CommonKeys.visibility.name })
    {
      return .harmful(.foreign(.onlyForSome))
    }
    if let word = member.value.scalars.first, ["rounded", "shares"].contains(word),
      own.contains(where: { $0.name == PostingKeys.disclosure.name })
    {
      return .harmful(.foreign(.withoutAmounts))
    }
    if hidesKey(form, member.value) { return .harmful(.foreign(.withoutKey)) }
    // Whatever the key's name is, `type: draft` describes the page.
    if keys.isRoot(table), RestrictingStates.isPlain(member.value) {
      return .harmful(.foreign(.notPublished))
    }
    return near.isEmpty ? .unknown : .harmless
  }

  /// Whether an unknown key asks to hide one of the object's own, as in `hideBirthdate: true` and
  /// `showBudget: false`.
  private func hidesKey(_ form: KeyForm, _ value: Value) -> Bool {
    let words = value.scalars.map { KeyForm($0) }
    let isTrue = words.contains(where: Truth.isTrue)
    guard isTrue || words.contains(where: Truth.isFalse),
      let name = form.after(
        isTrue ? ["hide", "hidden", "conceal"] : ["show", "display", "reveal"])
    else { return false }
    return table.keys.contains { KeyForm($0.name).isSame(name) }
  }

  /// Whether a key's value doesn't restrict anything. A time doesn't once it is in the past.
  private mutating func isHarmless(_ key: RestrictingKey, _ value: Value) -> Bool {
    if key.isPublishDate, let second = clock.second(of: value) { seconds.append(second) }
    return key.isHarmless(value, clock)
  }

  /// Wish that a key expresses in other words, if it can apply to an object of the table.
  private mutating func wish(
    _ meanings: [RestrictingWords.Meaning], of value: Value, _ form: KeyForm
  ) -> RestrictingWish? {
    if !meanings.isEmpty, let second = clock.second(of: value) { seconds.append(second) }
    return meanings.compactMap { $0.wish(value, clock) }.first { isPossible($0, form) }
  }

  private func isPossible(_ wish: RestrictingWish, _ form: KeyForm) -> Bool {
    if RestrictingWords.isState(form), !keys.isRoot(table), wish != .planned { return false }
    switch wish {
    // Pages and people don't show a place that could be hidden.
    case .withoutPlace:
      return table.keys.contains { ["place", "photos", "origin", "track"].contains($0.name) }
    case .hiddenCircle: return table.isOfSettings
    case .withoutAmounts: return table.keys.contains { $0.name == PostingKeys.disclosure.name }
    case .planned: return table.name == PostingKeys.table.name
    case .withoutFiles: return table.listsFiles || table.name == SettingsReader.table.name
    default: return true
    }
  }

  /// Recognises a key that restricts other objects, in the same file or in other files.
  private mutating func misplaced(
    _ member: Value.Member, _ form: KeyForm, isNested: Bool
  ) -> KeyGuard.Finding? {
    if member.value.isNull, table.name == SettingsReader.table.name { return nil }
    let names = [form] + lastPart(of: member.name)
    let isMoved = isNested || names.count > 1
    let meant = keys.all.filter { key in
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
    let harmful = meant.filter { !isHarmless($0, member.value) }
    let key =
      harmful.first { $0.table == table.name } ?? harmful.first { keys.isOfSameFile($0, as: table) }
      ?? harmful.first
    return key.map { .misplaced($0, isOfSameFile: keys.isOfSameFile($0, as: table)) }
  }

  /// The last of several names joined by dots, as in `photos.place`.
  private func lastPart(of name: String) -> [KeyForm] {
    guard let end = name.lastIndex(where: { ".:/".contains($0) }) else { return [] }
    return [KeyForm(String(name[name.index(after: end)...]))]
  }

  /// Checks the value of an unknown key at any depth.
  private mutating func look(into member: Value.Member, under path: [String]) {
    switch member.value.kind {
    case .object(let members):
      for inner in members where !ignored.contains(inner.name) {
        guard found.count <= ContentLimits.mistakes else { return }
        let form = KeyForm(inner.name)
        if let finding = misplaced(inner, form, isNested: true)
          ?? wish(of: inner, form, in: member.name).map(KeyGuard.Finding.foreign)
        {
          found.append(KeyGuard.Found(finding: finding, member: inner, path: path))
        } else {
          look(into: inner, under: path + [inner.name])
        }
      }
    case .array(let elements):
      for element in elements {
        let part = Value.Member(name: member.name, nameRange: member.nameRange, value: element)
        look(into: part, under: path)
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// Wish that a key within an unknown one expresses for the page.
  ///
  /// Objects such as a menu or a room aren't known to have values of the page, so their keys
  /// describe only the object.
  private mutating func wish(
    of member: Value.Member, _ form: KeyForm, in container: String
  ) -> RestrictingWish? {
    guard keys.isRoot(table) else { return nil }
    let joined = RestrictingWords.meanings(of: KeyForm(container + member.name))
    let own =
      RestrictingWords.isContainer(KeyForm(container)) ? RestrictingWords.meanings(of: form) : []
    return wish(joined + own, of: member.value, form)
  }
}

extension KeyTable {
  /// Whether it is the table of the settings, or of the settings for photos.
  var isOfSettings: Bool {
    name == SettingsReader.table.name || name == PhotoSettingsKeys.table.name
  }
}
