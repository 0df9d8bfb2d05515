import Markup

// Variables, and what names stand for.

extension TemplateCompiler {
  func compile<F>(
    _ tag: VariableTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    defer { builder.context.passValue() }
    guard let atom = atom(tag.name, in: scope, at: site) else {
      // Whatever it stands for, it can't stand there.
      if site.ignoresNames, case .refused(let refusal) = builder.context.slot {
        report(.refused(tag.name.text, refusal), at: tag.name.range, site)
      }
      return
    }
    guard isStrict else { return builder.add(atom.lenientWriter(isRaw: tag.isRaw)) }
    switch AtomWriter(atom, named: tag.name.text, isRaw: tag.isRaw, at: builder.context) {
    case .writer(let writer): builder.add(writer)
    case .mistake(let mistake): report(mistake, at: tag.name.range, site)
    }
  }

  /// The value that a variable tag writes; `nil` where there is none, which has been reported.
  private func atom<F>(_ name: TemplateName, in scope: Scope<F>, at site: Site) -> AtomAccess<F>? {
    let mistake: NameMistake
    switch resolve(name, in: scope, at: site) {
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
    report(.name(mistake), at: name.range, site)
    return nil
  }

  /// What a name stands for; `nil` where nobody knows, which has been reported.
  func resolve<F>(_ name: TemplateName, in scope: Scope<F>, at site: Site) -> Access<F>? {
    guard let first = name.path.first else { return nil }
    if first == "words", scope.find(["words"]) == nil { return word(name, at: site) }
    guard !site.ignoresNames else { return nil }
    switch scope.resolve(name.path) {
    case .success(let access): return access
    case .failure(let unresolved):
      report(.name(unresolved.mistake), at: name.range(of: unresolved.parts), site)
      return nil
    }
  }

  private func word<F>(_ name: TemplateName, at site: Site) -> Access<F>? {
    let key = name.path.dropFirst().joined(separator: ".")
    if let word = words.texts[key] {
      usedWords.insert(key)
      return .atom(.text { $1(word) })
    }
    let mistake: NameMistake =
      key.isEmpty
      ? .wordsAlone(file: words.file)
      : .unknownWord(key, available: words.texts.keys.sorted(), file: words.file)
    report(.name(mistake), at: name.range, site)
    return nil
  }
}

extension AtomAccess where Frame: Sendable {
  /// What the conformance suite asks of a value: escaped, or raw as it is.
  fileprivate func lenientWriter(isRaw: Bool) -> Writer<Frame> {
    guard isRaw, case .text(let visit) = self else { return textWriter }
    return { frame, output in visit(frame) { output.append($0) } }
  }
}
