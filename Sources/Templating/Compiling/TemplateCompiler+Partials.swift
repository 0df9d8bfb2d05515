import Markup

// Partials, named and dynamic.

extension TemplateCompiler {
  func compile<F>(
    _ tag: PartialTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    let lines = site.lines(indentedBy: tag.indentation)
    switch tag.target {
    case .named(let name):
      if let template = template(name, at: tag.range, site) {
        include(template, at: tag.range, lines: lines, in: scope, site, into: &builder)
      }
    case .dynamic(let name):
      compile(dynamic: name, lines: lines, in: scope, at: site, into: &builder)
    }
  }

  private func template(_ name: String, at range: Range<Int>, _ site: Site) -> ParsedTemplate? {
    if let template = templates[name] { return template }
    let mistake = ReferenceMistake.missingPartial(
      name, available: templates.keys.sorted(), site.template.format)
    report(.reference(mistake), at: range, site)
    return nil
  }

  /// Compiles an included template where it stands. One that includes itself is compiled for the
  /// innermost element alone, once for each type of element, or it would never end.
  private func include<F>(
    _ template: ParsedTemplate, at range: Range<Int>, lines: Site.Lines, in scope: Scope<F>,
    _ site: Site, into builder: inout BlockBuilder<F>
  ) {
    guard mayInclude(template, at: range, site) else { return }
    if let outer = site.inclusion(of: template) {
      guard !site.ignoresNames else { return }
      guard outer.depth < site.depth || !isStrict else {
        return report(.reference(.endless(template.name)), at: range, site)
      }
      recur(into: template, at: range, lines: lines, by: scope.element, scope, site, &builder)
      return
    }
    let inner = site.including(template, at: range, lines: lines)
    compileWhole(template, in: scope, at: inner, from: site, range, into: &builder)
  }

  /// Compiles an included template, which must end in the HTML where it began.
  func compileWhole<F>(
    _ template: ParsedTemplate, in scope: Scope<F>, at inner: Site, from site: Site,
    _ range: Range<Int>, into builder: inout BlockBuilder<F>
  ) {
    let begin = builder.context.separated
    builder.context = begin
    compile(template.nodes, in: scope, at: inner, into: &builder)
    builder.context = end(of: template, begin, builder.context, at: range, site)
  }

  private func end(
    of template: ParsedTemplate, _ begin: HTMLContext, _ end: HTMLContext, at range: Range<Int>,
    _ site: Site
  ) -> HTMLContext {
    if template.isBroken, !begin.matches(end) { return begin.lost }
    return self.end(of: .partial(template.name), begin, end, at: range, site)
  }

  func mayInclude(_ template: ParsedTemplate, at range: Range<Int>, _ site: Site) -> Bool {
    used.insert(template.name)
    guard site.chain.count < Self.depthLimit else {
      report(.reference(.tooDeep(limit: Self.depthLimit)), at: range, site)
      return false
    }
    return mayNest(at: range, site)
  }
}

// MARK: - Recursion

/// What makes two inclusions of a recursive template the same.
struct RecursionKey: Hashable {
  let template: String
  let element: ObjectIdentifier
  /// One type may offer different names in different places.
  let names: [String]
  let context: HTMLContext
}

/// A recursive template, compiled for one type of element; it refers to itself, so it is filled in
/// after it is made. Only the compiler writes it, before any page is rendered.
final class RecursiveBlock<Element: Sendable>: Sendable {
  private let filled = Once<Block<Frame<Element, Outermost>>>()

  func fill(_ block: Block<Frame<Element, Outermost>>) { filled.set(block) }

  func write(_ element: Element, indentation: [UInt8], into output: inout OutputBuffer) {
    let outermost = Outermost(indentation: indentation)
    filled.value?.write(Frame(element, in: outermost), into: &output)
  }
}

extension TemplateCompiler {
  private func recur<F>(
    into template: ParsedTemplate, at range: Range<Int>, lines: Site.Lines,
    by access: some ElementAccess<F>, _ scope: Scope<F>, _ site: Site,
    _ builder: inout BlockBuilder<F>
  ) {
    builder.context = builder.context.separated
    let recursive = recursiveBlock(template, at: range, access.scope(), site, builder.context)
    let visit = access.visit
    // Each level adds its own indentation to that of the level around it.
    let around: Get<F, [UInt8]>? = lines.isRecursive ? scope.indentation : nil
    let own = lines.indentation
    builder.add { frame, output in
      visit(frame) {
        recursive.write($0, indentation: (around?(frame) ?? []) + own, into: &output)
      }
    }
  }

  private func recursiveBlock<Element>(
    _ template: ParsedTemplate, at range: Range<Int>, _ scope: ElementScope<Element>,
    _ site: Site, _ begin: HTMLContext
  ) -> RecursiveBlock<Element> {
    let names = names(scope, at: site)
    let key = RecursionKey(
      template: template.name, element: ObjectIdentifier(Element.self), names: names.names,
      context: begin)
    if let known = recursive[key] as? RecursiveBlock<Element> { return known }
    let made = RecursiveBlock<Element>()
    recursive[key] = made
    var inner = BlockBuilder<Frame<Element, Outermost>>(at: begin)
    var included = site.including(template, at: range, lines: Site.Lines(isRecursive: true))
    included.isRecursive = true
    compile(template.nodes, in: Scope.root(names), at: included, into: &inner)
    _ = end(of: template, begin, inner.context, at: range, site)
    made.fill(inner.block())
    return made
  }
}

// MARK: - Dynamic partials

extension TemplateCompiler {
  /// Writes a model by the template that it selects, in the frame around it.
  private typealias Show<Model, F> = @Sendable (Model, F, inout OutputBuffer) -> Void

  private func compile<F>(
    dynamic name: TemplateName, lines: Site.Lines, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    guard !site.ignoresNames else { return }
    if name.path == ["template"], scope.find(["template"]) == nil {
      return showOwnTemplate(name, lines: lines, of: scope.element, scope, site, into: &builder)
    }
    guard let access = resolve(name, in: scope, at: site) else { return }
    guard case .template(let names, let visit) = access else {
      return report(.name(.notATemplate(name.text)), at: name.range, site)
    }
    let begin = builder.context.separated
    var choices: [String: Block<F>] = [:]
    for choice in names {
      guard let template = template(choice, at: name.range, site) else { continue }
      var inner = BlockBuilder<F>(at: begin)
      include(template, at: name.range, lines: lines, in: scope, site, into: &inner)
      choices[choice] = inner.block()
    }
    builder.context = begin
    builder.add { [choices] frame, output in
      visit(frame) { choices[$0]?.write(frame, into: &output) }
    }
  }

  /// `{{>*template}}`: the innermost element by the template of its own contract.
  private func showOwnTemplate<F>(
    _ name: TemplateName, lines: Site.Lines, of access: some ElementAccess<F>, _ scope: Scope<F>,
    _ site: Site, into builder: inout BlockBuilder<F>
  ) {
    builder.context = builder.context.separated
    let begin = builder.context
    let visit = access.visit
    switch access.scope() {
    case .fields: report(.name(.notATemplate(name.text)), at: name.range, site)
    case .presentable(let contract):
      let show = selection(of: contract, name, lines: lines, scope, site, begin)
      builder.add { frame, output in visit(frame) { show($0, frame, &output) } }
    case .choice(let choices):
      let shows = choices.cases.map { show($0, name, lines: lines, scope, site, begin) }
      builder.add { frame, output in
        visit(frame) { for show in shows where show($0, frame, &output) { return } }
      }
    }
  }

  /// Shows one case of a choice, or gives `false` for another.
  private func show<F, Choice, One: ChoiceCase<Choice>>(
    _ choice: One, _ name: TemplateName, lines: Site.Lines, _ scope: Scope<F>, _ site: Site,
    _ begin: HTMLContext
  ) -> @Sendable (Choice, F, inout OutputBuffer) -> Bool {
    let show = selection(of: One.Model.contract, name, lines: lines, scope, site, begin)
    return { value, frame, output in
      guard let model = choice.model(of: value) else { return false }
      show(model, frame, &output)
      return true
    }
  }

  /// The template that a contract selects for a model, by its state, with the model entered.
  private func selection<F, Model>(
    of contract: Contract<Model>, _ name: TemplateName, lines: Site.Lines, _ scope: Scope<F>,
    _ site: Site, _ begin: HTMLContext
  ) -> Show<Model, F> {
    guard let template = templates[contract.template] else {
      let mistake = ReferenceMistake.missingTemplate(
        contract.template, contract: contract.name, contract.format)
      report(.reference(mistake), at: name.range, site)
      return { _, _, _ in }
    }
    let inner = scope.entering(names(.presentable(contract), at: site), as: nil)
    func block(_ template: ParsedTemplate) -> Block<Frame<Model, F>> {
      var builder = BlockBuilder<Frame<Model, F>>(at: begin)
      include(template, at: name.range, lines: lines, in: inner, site, into: &builder)
      return builder.block()
    }
    let base = block(template)
    let variants = contract.variants.compactMap { state in
      variant(state.name, of: template).map { (state.applies, block($0)) }
    }
    return { model, frame, output in
      let block = variants.first { $0.0(model) }?.1 ?? base
      block.write(Frame(model, in: frame), into: &output)
    }
  }

  /// The template for a state of what another shows; a built-in one never goes before a template of
  /// the site's own.
  func variant(_ state: String, of base: ParsedTemplate) -> ParsedTemplate? {
    guard let variant = templates["\(base.name).\(state)"] else { return nil }
    return variant.isBuiltIn && !base.isBuiltIn ? nil : variant
  }
}
