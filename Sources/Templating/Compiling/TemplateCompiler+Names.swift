import Markup

// Variables and the resolution of names.

extension TemplateCompiler {
  func compile(
    _ tag: VariableTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    defer { builder.context = builder.context.afterValue }
    if isStrict, isWord(tag.name, in: scope), let word = word(tag.name) {
      return add(word, of: tag, at: position, into: &builder)
    }
    guard let atom = atom(tag.name, in: scope, at: position) else {
      // This place allows no value, whatever the name means.
      if position.ignoresNames, case .refused(let refusal) = builder.context.value.slot {
        report(.refused(tag.name.text, refusal), at: tag.name.range, position)
      }
      return
    }
    guard isStrict else { return builder.add(atom.lenientWriter(isRaw: tag.isRaw)) }
    switch AtomWriter(atom, named: tag.name.text, isRaw: tag.isRaw, at: builder.context.value) {
    case .writer(let writer): builder.add(writer)
    case .mistake(let mistake): report(mistake, at: tag.name.range, position)
    }
  }

  /// Returns the value that a variable tag writes. If the name can't be written, reports it and
  /// returns `nil`.
  private func atom(_ name: TemplateName, in scope: Scope, at position: TemplatePosition)
    -> AtomAccess?
  {
    let mistake: NameMistake
    switch resolve(name, in: scope, at: position) {
    case nil: return nil
    case .atom(let atom): return atom
    case .template(_, let visit): return .text(visit)
    case .flag: mistake = .notAValue(name.text, kind: .flag)
    case .optional: mistake = .optionalOutsideSection(name.text)
    case .elements(let elements):
      switch elements.count {
      case .one: mistake = .notAValue(name.text, kind: .nested)
      case .optional: mistake = .optionalOutsideSection(name.text)
      case .list: mistake = .listOutsideSection(name.text)
      }
    }
    report(.name(mistake), at: name.range, position)
    return nil
  }

  /// Returns the value of a name. If the name is unknown, reports it and returns `nil`.
  func resolve(_ name: TemplateName, in scope: Scope, at position: TemplatePosition) -> Access? {
    guard !name.path.isEmpty else { return nil }
    if isWord(name, in: scope) {
      if let word = word(name) { return .atom(.text { $1(word) }) }
      reportUnknownWord(name, at: position)
      return nil
    }
    guard !position.ignoresNames else { return nil }
    switch scope.resolve(name.path, brief: isCrowded(position), elementNames) {
    case .success(let access): return access
    case .failure(let unresolved):
      report(.name(unresolved.mistake), at: name.range(of: unresolved.parts), position)
      return nil
    }
  }

  private func isWord(_ name: TemplateName, in scope: Scope) -> Bool {
    name.path.first == "words" && !scope.knows("words")
  }

  /// Adds a word as literal text, since it is the same on every page and needs escaping only once.
  private func add(
    _ word: String, of tag: VariableTag, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    let value = AtomAccess.text { $1(word) }
    switch AtomWriter(value, named: tag.name.text, isRaw: tag.isRaw, at: builder.context.value) {
    case .writer(let write):
      var output = OutputBuffer(capacity: word.utf8.count)
      write(Outermost(), &output)
      builder.add(constant: output.bytes)
    case .mistake(let mistake): report(mistake, at: tag.name.range, position)
    }
  }

  /// Returns the text of a word; `nil` if it doesn't exist.
  private func word(_ name: TemplateName) -> String? {
    let key = wordKey(of: name)
    guard let word = words.texts[key] else { return nil }
    usedWords.insert(key)
    return word
  }

  private func wordKey(of name: TemplateName) -> String {
    name.path.dropFirst().joined(separator: ".")
  }

  private func reportUnknownWord(_ name: TemplateName, at position: TemplatePosition) {
    let key = wordKey(of: name)
    let mistake: NameMistake =
      key.isEmpty
      ? .wordsAlone(file: words.file)
      : .unknownWord(
        key, available: isCrowded(position) ? [] : words.texts.keys.sorted(), file: words.file)
    report(.name(mistake), at: name.range, position)
  }
}

extension AtomAccess {
  /// Writer for the conformance suite: escaped, or raw text.
  fileprivate func lenientWriter(isRaw: Bool) -> Writer {
    guard isRaw, case .text(let visit) = self else { return textWriter }
    return { frame, output in visit(frame) { output.append($0) } }
  }
}
