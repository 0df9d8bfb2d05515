package import Domain
import Synchronization

/// Guard for the keys that restrict who sees something. It recognises unknown keys that are meant
/// as one of them.
///
/// A class, because all findings of a site share it. The keys of a site's kinds are collected at
/// the first unknown key, which most sites never have.
package final class KeyGuard: Sendable {
  /// Reason why an unknown key isn't harmless.
  enum Finding {
    /// Resemblance to a key of the same object.
    case lookAlike(KeyDeclaration, isOpposite: Bool)
    /// Key of other objects, which has no effect here.
    case misplaced(RestrictingKey, isOfSameFile: Bool)
    /// Restricting word of another program or language.
    case foreign(RestrictingWish)
  }

  /// An unknown key that isn't harmless. `path` leads to it from its object.
  struct Found {
    let finding: Finding
    let member: Value.Member
    let path: [String]
  }

  private let kinds: ContentKinds
  private let ignored: Set<String>
  private let clock: KeyClock
  private let collected = Mutex<RestrictingKeys?>(nil)

  package static let builtIn = KeyGuard(.builtIn)

  /// Makes a guard for the keys of a site's kinds. `ignored` are unknown keys that the settings
  /// name. Dates are compared with `now`, which defaults to the system's time, in `zone`.
  package init(
    _ kinds: ContentKinds, ignoring ignored: Set<String> = [], at now: Instant? = nil,
    in zone: Zone = .utc
  ) {
    self.kinds = kinds
    self.ignored = ignored
    clock = KeyClock(now: now ?? .current, zone: zone)
  }

  func ignoring(_ names: Set<String>) -> KeyGuard {
    KeyGuard(kinds, ignoring: names, at: clock.now, in: clock.zone)
  }

  /// Whether the settings say that a key belongs to another program.
  func ignores(_ name: String) -> Bool { ignored.contains(name) }

  /// Whether a name is that of a restricting key.
  func restricts(_ name: String) -> Bool { keys.all.contains { $0.name == name } }

  /// Whether a line of a text would restrict something in front matter.
  ///
  /// If the line begins with a capital letter, as in Notion and Pelican, only keys of every kind
  /// count, words without another use (`Published: No`), and states (`Status: Draft`):
  /// `Private: yes` and `Camera: no` may be facts about a room or a journey.
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
      || !value.isEmpty && (isCapital ? isPlainDraft(form, value) : restrictsPage(form, value))
  }

  /// Whether a page's property in the words of another program says that it isn't published, and
  /// can't be a fact of a journey.
  private func isPlainDraft(_ form: KeyForm, _ value: Value) -> Bool {
    if RestrictingWords.isState(form) { return RestrictingStates.isPlain(value) }
    return RestrictingWords.meanings(of: form).contains {
      $0.isAlone && $0.wish(value, clock) == .notPublished
    }
  }

  /// Whether a line of a text is a key that every kind has, in its own letters, with a value by
  /// which a page is kept private.
  func restrictsPageAsWritten(_ line: SettingLine) -> Bool {
    let value = Value(.string(line.value), at: 0..<0)
    return keys.all.contains { key in
      key.isOfEveryKind && key.name == line.key && !value.isEmpty
        && key.restriction.mayBeMeant(by: value, inPlace: true)
    }
  }

  private func restrictsPage(_ form: KeyForm, _ value: Value) -> Bool {
    RestrictingWords.meanings(of: form).contains { $0.wish(value, clock)?.isOfPages ?? false }
  }

  /// Whether a line would keep something private in a folder's index.
  func keepsBack(_ line: SettingLine) -> Bool {
    let value = Value(.string(line.value), at: 0..<0)
    let form = KeyForm(line.key)
    let isKey = keys.all.contains { key in
      key.path.isEmpty && (key.isOfEveryKind || isOfFolder(key.root))
        && (key.form.isSame(form) || key.isNearlySpelled(as: form))
        && !key.isHarmless(value, clock)
    }
    return isKey || restrictsPage(form, value)
  }

  /// Whether a table's objects are folders among another kind's models.
  private func isOfFolder(_ table: String) -> Bool {
    kinds.kinds.contains { $0.host != nil && $0.keys.name == table }
  }

  /// Whether a column of a table of entries would keep an entry or its amount private.
  package func restrictsEntry(_ column: String, _ value: String) -> Bool {
    let value = Value(.string(value), at: 0..<0)
    let member = Value.Member(name: column, nameRange: 0..<0, value: value)
    return !find(member, in: PostingKeys.table).found.isEmpty
  }

  /// Whether a key with its value as written would restrict something in the settings, either at
  /// the top or inside an object of one of the keys in `path`.
  func restrictsInSettings(_ name: String, _ value: String, inside path: Set<String>) -> Bool {
    let form = KeyForm(name)
    return keys.all.contains { key in
      guard key.root == SettingsReader.table.name, path.isSuperset(of: key.path),
        key.form.isSame(form) || key.path.isEmpty && key.isNearlySpelled(as: form)
      else { return false }
      guard case .values = key.restriction else {
        return !["true", "false", "null", "~"].contains(value)
      }
      return !key.isHarmless(Value(.string(value), at: 0..<0), clock)
    }
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

  /// Checks an unknown key of an object, and the keys in its value.
  ///
  /// The unknown key is reported once, and so is each restricting key in its value. Also returns
  /// the seconds at which the result may change.
  func find(_ member: Value.Member, in table: KeyTable) -> (found: [Found], seconds: [Int64]) {
    var search = KeySearch(table, keys, clock, ignoring: ignored)
    search.look(at: member)
    return (search.found, search.seconds)
  }
}

extension Instant {
  /// The time of the system's clock; the start of 1970 if the clock is beyond the last year.
  fileprivate static var current: Instant {
    (try? Instant(seconds: Int64(FileIdentity.now / 1_000_000_000))) ?? .epoch
  }
}
