// Parents, and the blocks in them that other templates replace.

extension TemplateCompiler {
  func compile(
    _ tag: ParentTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    // The parser reports a parent tag without a name.
    guard !tag.name.isEmpty else { return }
    guard let template = templates[tag.name] else {
      let mistake = ReferenceMistake.missingParent(
        tag.name, available: isCrowded(position) ? [] : templates.keys.sorted(),
        position.template.format)
      return report(.reference(mistake), at: tag.range, position)
    }
    guard mayInclude(template, at: tag.range, position) else { return }
    checkBlocks(of: tag, in: template, at: position)
    // Replacements from templates that build on this one also apply to its parent and take
    // precedence.
    var replacements = position.replacements
    for block in tag.overrides where replacements[block.name] == nil {
      replacements[block.name] = TemplatePosition.Replacement(
        block: block, template: position.template, chain: position.chain,
        replacements: position.replacements)
    }
    let inner = position.including(
      template, at: tag.range, lines: position.lines(indentedBy: tag.indentation),
      replacements: replacements)
    if isStrict, position.repeats(inner) {
      return report(.reference(.endless(template.name)), at: tag.range, position)
    }
    compileWhole(template, in: scope, at: inner, from: position, tag.range, into: &builder)
  }

  private func checkBlocks(
    of tag: ParentTag, in template: ParsedTemplate, at position: TemplatePosition
  ) {
    let line = line(of: template)
    let known = line.reduce(into: [String]()) { known, template in
      known += template.blockNames.filter { !known.contains($0) }
    }
    for block in tag.overrides where !known.contains(block.name) {
      // A template that can't be parsed to its end may contain the block.
      guard !line.contains(where: \.isBroken) else { continue }
      if isStrict, position.template.isBuiltIn, let own = line.first(where: { !$0.isBuiltIn }) {
        // An empty block removes something. It does no harm if the template lacks the block.
        guard !block.body.isEmpty else { continue }
        // Authors can't fix the built-in template, so the mistake is reported in their own
        // template.
        let mistake = ReferenceMistake.missingBlock(block.name, parent: own.name)
        report(.reference(mistake), in: own)
        continue
      }
      let mistake = ReferenceMistake.unknownBlock(
        block.name, parent: template.name, available: known)
      report(.reference(mistake), at: block.range, position)
    }
  }

  /// Returns a template and its ancestors, the nearest first.
  private func line(of template: ParsedTemplate) -> [ParsedTemplate] {
    var line: [ParsedTemplate] = []
    var waiting = [template]
    var seen: Set<String> = [template.name]
    while let next = waiting.popLast() {
      line.append(next)
      for parent in next.parentNames where seen.insert(parent).inserted {
        templates[parent].map { waiting.append($0) }
      }
    }
    return line
  }

  func compile(
    _ tag: BlockTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    guard mayNest(at: tag.range, position) else { return }
    let begin = builder.context.separated
    builder.context = begin
    guard let replacement = position.replacements[tag.name] else {
      compile(tag.body, in: scope, at: position, into: &builder)
      builder.context = end(of: .block(tag.name), begin, builder.context, at: tag.range, position)
      return
    }
    let inner = position.replaced(
      by: replacement, lines: lines(of: replacement, inPlaceOf: tag, at: position))
    if !tag.beginsLine, replacement.block.beginsLine { skipsNextIndentation = true }
    compile(replacement.block.body, in: scope, at: inner, into: &builder)
    skipsNextIndentation = false
    builder.context = end(
      of: .block(tag.name), begin, builder.context, at: replacement.block.range, inner)
  }

  /// Replaces the indentation of a replacement with that of its block.
  private func lines(
    of replacement: TemplatePosition.Replacement, inPlaceOf tag: BlockTag,
    at position: TemplatePosition
  ) -> TemplatePosition.Lines {
    var lines = position.lines(indentedBy: tag.indentation)
    lines.dedentation = replacement.block.beginsLine ? replacement.block.indentation.count : 0
    return lines
  }
}

extension TemplatePosition {
  /// Whether a parent is already being compiled with the same replacements and entered elements, so
  /// that it would include itself endlessly.
  fileprivate func repeats(_ parent: TemplatePosition) -> Bool {
    chain.contains { outer in
      outer.template.name == parent.template.name && outer.depth == depth
        && outer.replacements.count == parent.replacements.count
        && outer.replacements.allSatisfy { name, replacement in
          parent.replacements[name].map(replacement.isSame) == true
        }
    }
  }
}

extension TemplatePosition.Replacement {
  fileprivate func isSame(_ other: Self) -> Bool {
    template.name == other.template.name && block.range == other.block.range
  }
}
