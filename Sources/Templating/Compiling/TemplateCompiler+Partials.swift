import Markup

// Partials by name. `TemplateCompiler+DynamicPartials` has those that the shown value selects.

extension TemplateCompiler {
  func compile(
    _ tag: PartialTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    let lines = position.lines(indentedBy: tag.indentation)
    switch tag.target {
    case .named(let name):
      if let template = template(name, at: tag.range, position) {
        include(template, at: tag.range, lines: lines, in: scope, position, into: &builder)
      }
    case .dynamic(let name):
      compile(dynamic: name, lines: lines, in: scope, at: position, into: &builder)
    }
  }

  func template(_ name: String, at range: Range<Int>, _ position: TemplatePosition)
    -> ParsedTemplate?
  {
    if let template = templates[name] { return template }
    let mistake = ReferenceMistake.missingPartial(
      name, available: isCrowded(position) ? [] : templates.keys.sorted(), position.template.format)
    report(.reference(mistake), at: range, position)
    return nil
  }

  /// Compiles an included template in place. A recursive template is compiled separately for the
  /// innermost element, once per type of element.
  func include(
    _ template: ParsedTemplate, at range: Range<Int>, lines: TemplatePosition.Lines,
    in scope: Scope,
    _ position: TemplatePosition, into builder: inout BlockBuilder
  ) {
    guard mayInclude(template, at: range, position) else { return }
    if let outer = position.inclusion(of: template) {
      guard !position.ignoresNames else { return }
      guard outer.depth < position.depth || !isStrict else {
        return report(.reference(.endless(template.name)), at: range, position)
      }
      recur(into: template, at: range, lines: lines, by: scope.element, scope, position, &builder)
      return
    }
    let inner = position.including(template, at: range, lines: lines)
    share(template, lines: lines, in: scope, inner, into: &builder) { scope, builder in
      include(template, at: range, as: inner, in: scope, position, into: &builder)
    }
  }

  /// Compiles a template that isn't recursive in place, or as one whose markup is cached.
  private func include(
    _ template: ParsedTemplate, at range: Range<Int>, as inner: TemplatePosition, in scope: Scope,
    _ position: TemplatePosition, into builder: inout BlockBuilder
  ) {
    let lines = inner.lines
    if !isKeeping, let keeping = keeping(scope.element), let (own, outer) = scope.noting,
      builder.context.separated.value.state == .data, !lines.isRecursive, !skipsNextIndentation
    {
      isKeeping = true
      defer { isKeeping = false }
      let key = PartialForm.Key(
        template: template.name, value: keeping.value, lines: lines,
        context: builder.context.separated.value)
      var partial = BlockBuilder(at: builder.context)
      compileWhole(template, in: own, at: inner, from: position, range, into: &partial)
      builder.context = partial.context
      let block = partial.block()
      guard !outer.areUsed else { return builder.add(block) }
      return builder.add(keeping.writer(of: block, as: forms[key]))
    }
    compileWhole(template, in: scope, at: inner, from: position, range, into: &builder)
  }

  private func keeping(_ element: some ElementAccess) -> ElementKeeping? {
    guard case .presentable(let contract) = element.scope(), let keeping = contract.keeping else {
      return nil
    }
    let visit = element.visit
    return ElementKeeping(value: keeping.value) { frame, show in
      visit(frame) { show(keeping.markup($0)) }
    }
  }

  /// Compiles an included template, which must end in the HTML context in which it began.
  func compileWhole(
    _ template: ParsedTemplate, in scope: Scope, at inner: TemplatePosition,
    from position: TemplatePosition,
    _ range: Range<Int>, into builder: inout BlockBuilder
  ) {
    noteFaults(of: template)
    let begin = builder.context.separated
    builder.context = begin
    compile(template.nodes, in: scope, at: inner, into: &builder)
    builder.context = end(of: template, begin, builder.context, at: range, position)
  }

  private func end(
    of template: ParsedTemplate, _ begin: SharedContext, _ end: SharedContext, at range: Range<Int>,
    _ position: TemplatePosition
  ) -> SharedContext {
    if template.isBroken, !begin.matches(end) { return begin.lost }
    if position.template.isBuiltIn, !template.isBuiltIn, !begin.matches(end) {
      // The mistake is in the site's own template, even if a built-in one includes it.
      let unbalanced = Unbalanced(
        part: .partial(template.name), begin: begin.value.description, end: end.value.description)
      report(.unbalanced(unbalanced), in: template)
      return begin.lost
    }
    return self.end(of: .partial(template.name), begin, end, at: range, position)
  }

  func mayInclude(_ template: ParsedTemplate, at range: Range<Int>, _ position: TemplatePosition)
    -> Bool
  {
    used.insert(template.name)
    guard position.chain.count < Self.depthLimit else {
      report(.reference(.tooDeep(limit: Self.depthLimit)), at: range, position)
      return false
    }
    return mayNest(at: range, position)
  }
}

/// Access to the markup cache of an element.
private struct ElementKeeping {
  let value: String
  let visit: Visit<Frame, CachedMarkup?>

  func writer(of block: Block, as form: PartialForm) -> Writer {
    { [visit] frame, output in
      visit(frame) { kept in
        guard let kept else { return block.write(frame, into: &output) }
        kept.append(form, to: &output) { block.write(frame, into: &$0) }
      }
    }
  }
}

// MARK: - Recursion

extension TemplateCompiler {
  private func recur(
    into template: ParsedTemplate, at range: Range<Int>, lines: TemplatePosition.Lines,
    by access: some ElementAccess, _ scope: Scope, _ position: TemplatePosition,
    _ builder: inout BlockBuilder
  ) {
    builder.context = builder.context.separated
    let block = recursiveBlock(template, at: range, access, position, builder.context)
    let recursive = RecursiveReference(to: block, holding: position.isRecursive ? nil : recursive)
    let visit = access.visit
    let enter = access.enter
    // Each level adds its own indentation to that of the surrounding level.
    let around: Get<Frame, [UInt8]>? = lines.isRecursive ? scope.indentation : nil
    let own = lines.indentation
    builder.add { frame, output in
      visit(frame) {
        let indentation = Outermost(indentation: (around?(frame) ?? []) + own)
        recursive.write(enter($0, indentation), into: &output)
      }
    }
  }

  private func recursiveBlock(
    _ template: ParsedTemplate, at range: Range<Int>, _ element: some ElementAccess,
    _ position: TemplatePosition, _ begin: SharedContext
  ) -> RecursiveBlock {
    let names = names(element, at: position)
    let key = RecursionKey(
      template: template.name, element: names.type, names: names.names, context: begin)
    if let known = recursive[key] { return known }
    let made = RecursiveBlock()
    recursive.add(made, as: key)
    var inner = BlockBuilder(at: begin)
    let included = position.including(
      template, at: range, lines: TemplatePosition.Lines(isRecursive: true), isRecursive: true)
    isolate(ofManyValues: true) {
      compile(template.nodes, in: Scope.root(names), at: included, into: &inner)
    }
    _ = end(of: template, begin, inner.context, at: range, position)
    made.fill(inner.block())
    return made
  }
}
