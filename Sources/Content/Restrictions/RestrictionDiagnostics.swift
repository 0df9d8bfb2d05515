import Basics
import Diagnostics

/// Keys that would not restrict what they are meant to: content-foreign-draft,
/// content-misplaced-key, content-empty-visibility, content-draft-index,
/// content-ignored-restriction, content-stray-index.
enum RestrictionDiagnostics {
  /// Error for an unknown key of an object, or for one in its value.
  static func restriction(
    _ found: KeyGuard.Found, of table: KeyTable, _ file: SourceFile, _ keyGuard: KeyGuard,
    at place: SourceRange
  ) -> Diagnostic {
    let text = text(of: found.member)
    if table.name == IndexTextReader.table.name {
      return draftIndex(text, at: place)
    }
    let notes = ignoring(found.path.first ?? found.member.name, keyGuard)
    switch found.finding {
    case .lookAlike(let key, let isOpposite):
      let name = found.member.name
      return Problem.contentForeignDraft(
        at: place,
        "'\(name)' isn't the key '\(key.name)', so it would have no effect: "
          + (isOpposite ? "it says the opposite" : NameDifference(name, from: key.name).text),
        fix: "write \(written(key, isOpposite ? nil : found.member.value, file))"
          + (key.name == SettingsReader.audiences.name
            ? " in the settings, or '\(CommonKeys.audience.name)' in each page that it is for"
            : ""),
        notes: notes)
    case .misplaced(let key, let isOfSameFile):
      return Problem.contentMisplacedKey(
        at: place, "'\(text)' has no effect \(holder(of: found, table))",
        fix: move(key, found, table, isOfSameFile: isOfSameFile), notes: notes)
    case .foreign(let wish):
      return Problem.contentForeignDraft(
        at: place,
        "'\(wish == .password ? found.member.name : text)' has no effect in "
          + (table.name == ReceiptKeys.table.name
            ? table.name : "Zoetrope, so \(consequence(of: wish))"),
        fix: advice(for: wish, found.member.value, table, file)
          + (found.member.value.isEmpty ? ", or remove '\(found.member.name)'" : ""), notes: notes)
    }
  }

  /// Advice for a setting in a text that isn't a key, such as `write draft: true`; `nil` for a key.
  static func advice(
    for setting: SettingLine, _ table: KeyTable, _ file: SourceFile, _ keyGuard: KeyGuard
  ) -> String? {
    guard !table.keys.contains(where: { $0.name == setting.key }) else { return nil }
    let value = Value(.string(setting.value), at: 0..<0)
    let member = Value.Member(name: setting.key, nameRange: 0..<0, value: value)
    guard let found = keyGuard.find(member, in: table).found.first, found.path.isEmpty else {
      return nil
    }
    switch found.finding {
    case .lookAlike(let key, let isOpposite):
      return "write \(written(key, isOpposite ? nil : value, file))"
    case .misplaced, .foreign(.password), .foreign(.withoutPlace): return nil
    case .foreign(let wish): return advice(for: wish, value, table, file)
    }
  }

  static func empty(
    _ path: String, _ key: KeyDeclaration, _ restriction: Restriction, _ file: SourceFile,
    at place: SourceRange
  ) -> Diagnostic {
    let value =
      restriction.example.map { self.key(key.name, $0, key.shape, file) } ?? example(of: key)
      ?? "a value"
    return Problem.contentEmptyVisibility(
      at: place, "'\(path)' is empty, so it would have no effect",
      fix: "write \(value), or remove the key")
  }

  /// The alternative fix of ignoring the key, unless it is a key of Zoetrope or can't be typed.
  private static func ignoring(_ name: String, _ keyGuard: KeyGuard) -> [Diagnostic.Note] {
    guard !keyGuard.restricts(name), !NameDifference.hasInvisible(name) else { return [] }
    let note =
      "if it belongs to another program, add \"\(name)\" to '\(SettingsReader.ignoredKeys.name)' in "
      + "Content/site.json"
    return [Diagnostic.Note(note)]
  }

  private static func holder(of found: KeyGuard.Found, _ table: KeyTable) -> String {
    if let key = found.path.last { return "inside '\(key)'" }
    return table.name == SettingsReader.table.name
      ? "at the top of the settings" : "in \(table.name)"
  }

  private static func consequence(of wish: RestrictingWish) -> String {
    switch wish {
    case .notPublished, .publishedLater, .expires: "this would be published"
    case .onlyForAuthor, .onlyForSome: "everyone could see this"
    case .notListed: "lists and search engines would show this"
    case .withoutPlace: "the place would be shown"
    case .hiddenCircle: "places there would be published"
    case .withoutAmounts: "the amounts would be shown"
    case .withoutKey: "this would be shown"
    case .planned: "the amount would be in the balance"
    case .withoutFiles: "the files would be published"
    case .password: "everyone could read this without it"
    }
  }

  // MARK: - Advice

  private static func advice(
    for wish: RestrictingWish, _ value: Value, _ table: KeyTable, _ file: SourceFile
  ) -> String {
    let (key, example): (KeyDeclaration, String?) =
      switch wish {
      case .notPublished, .onlyForAuthor, .password: (CommonKeys.draft.declaration, "true")
      case .publishedLater: (CommonKeys.publishDate.declaration, nil)
      case .expires: (CommonKeys.expiryDate.declaration, nil)
      case .onlyForSome: (CommonKeys.audience.declaration, "family")
      case .notListed: (CommonKeys.visibility.declaration, "unlisted")
      case .withoutPlace: (PhotoKind.place.declaration, "none")
      case .hiddenCircle: (SettingsReader.hidden.declaration, nil)
      case .withoutAmounts: (PostingKeys.disclosure.declaration, "hidden")
      case .planned: (PostingKeys.planned.declaration, "true")
      case .withoutFiles, .withoutKey: (CommonKeys.draft.declaration, "true")
      }
    if wish == .withoutKey { return "remove the key that you want to hide" }
    let names = table.keys.map(\.name)
    let hasOwnAdvice = [.withoutPlace, .hiddenCircle, .withoutFiles].contains(wish)
    guard names.contains(key.name) || hasOwnAdvice else {
      if names.contains(PostingKeys.disclosure.name) {
        let hidden = self.key(PostingKeys.disclosure.name, "hidden", .text(.any), file)
        return "write \(hidden)"
      }
      if names.contains(ReceiptKeys.isPublic.name) {
        return "remove it: a receipt is published only if '\(ReceiptKeys.isPublic.name)' is true"
      }
      return "write '\(key.name)' at the top level of each page that it is for"
    }
    let written = example.map { self.key(key.name, $0, key.shape, file) } ?? time(key, value, file)
    switch wish {
    case .notPublished, .notListed, .publishedLater, .expires, .withoutAmounts, .planned,
      .withoutKey:
      return "write \(written)"
    case .withoutFiles:
      if table.name == SettingsReader.table.name {
        return "write \(CommonKeys.draft.name): true in each page, or move the files out of "
          + "Content/"
      }
      return "list each file in 'photos', as an object with 'file' and \(written)"
    case .hiddenCircle:
      if let path = value.text, path.ends(with: ".json") {
        return "write \(self.key(key.name, path, key.shape, file))"
      }
      return "write '\(key.name)' with a list of circles, as 'zoetrope hide' makes them"
    case .onlyForAuthor:
      let visibility = CommonKeys.visibility.declaration
      return "write \(written) or \(self.key(visibility.name, "private", visibility.shape, file))"
    case .onlyForSome:
      return "write \(written), and name the audience in Content/site.json"
    case .password:
      return
        "remove it; 'audience' limits who can open the page, and 'zoetrope audience add' makes "
        + "their passwords"
    case .withoutPlace:
      if table.name == SettingsReader.table.name { return "write \(written) in 'photos'" }
      return names.contains(key.name)
        ? "write \(written)" : "remove the coordinates, or write 'place' where it has an effect"
    }
  }

  /// A key for a time with the value of another key, if that may be a time.
  private static func time(_ key: KeyDeclaration, _ value: Value, _ file: SourceFile) -> String {
    guard let text = value.scalarText, (try? WrittenTime(text)) != nil else {
      return "'\(key.name)' with a date"
    }
    return self.key(key.name, text, key.shape, file)
  }

  private static func move(
    _ key: RestrictingKey, _ found: KeyGuard.Found, _ table: KeyTable, isOfSameFile: Bool
  ) -> String {
    let isCommon = CommonKeys.table.keys.contains { $0 === key.declaration }
    if key.table == table.name || isOfSameFile && key.path.isEmpty {
      if isCommon, table.keys.contains(where: { $0.name == PostingKeys.disclosure.name }) {
        return "write 'disclosure' with 'hidden' here, or '\(key.name)' at the top level"
      }
      let place = key.path.isEmpty ? "at the top level" : "beside '\(table.keys[0].name)'"
      return "write '\(key.name)' \(place)"
    }
    let inside = key.path.isEmpty ? "" : "in '\(key.path.joined(separator: "."))' "
    if isOfSameFile { return "write '\(key.name)' in '\(key.path.joined(separator: "."))'" }
    if key.root == SettingsReader.table.name {
      return "write '\(key.name)' \(inside.isEmpty ? "in " : inside + "of ")Content/site.json"
    }
    return isCommon
      ? "write '\(key.name)' in each page that it is for"
      : "write '\(key.name)' \(inside.isEmpty ? "in" : inside + "of") \(key.root)"
  }

  // MARK: - Text

  /// Key and value as in YAML. A long value, or one with parts, is left out.
  private static func text(of member: Value.Member) -> String {
    guard let value = written(member.value), value.utf8.count <= 40 else { return member.name }
    return value.isEmpty ? "\(member.name):" : "\(member.name): \(value)"
  }

  private static func written(_ value: Value) -> String? {
    switch value.kind {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let text), .string(let text): text
    case .array, .object: nil
    }
  }

  /// A key with the value of another key, or with a restricting value if the other key has none.
  private static func written(
    _ key: KeyDeclaration, _ value: Value?, _ file: SourceFile
  ) -> String {
    if let example = example(of: key) { return "'\(key.name)' with \(example)" }
    let own = value.flatMap(written) ?? ""
    let value = key.restriction?.nearest(to: own) ?? own
    guard !value.isEmpty, value.utf8.count <= 40 else { return "'\(key.name)'" }
    return self.key(key.name, value, key.shape, file)
  }

  /// Value of a key whose value is a list of objects; `nil` for other keys.
  private static func example(of key: KeyDeclaration) -> String? {
    switch key.name {
    case SettingsReader.audiences.name: #"[{"name": "family", "title": "the family"}]"#
    case SettingsReader.hidden.name: "a list of circles, as 'zoetrope hide' makes them"
    default: nil
    }
  }

  /// A key with its value in the format of its file.
  private static func key(
    _ name: String, _ value: String, _ shape: Shape, _ file: SourceFile
  ) -> String {
    let isText = if case .bool = shape { false } else { true }
    return OthersKeys.member(name, isText ? OthersKeys.text(value, in: file) : value, in: file)
  }
}
