import Diagnostics
import Markup

// Partials, dynamic partials, parents and blocks: how templates come together.

extension TemplateCompiler {
  func compile<F>(
    _ tag: PartialTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    let lines = site.lines(indentedBy: tag.indentation)
    switch tag.target {
    case .named(let name):
      guard let template = templates[name] else {
        let mistake = TemplateMistake.missingPartial(name, available: templates.keys.sorted())
        return report(mistake, at: tag.range, site)
      }
      include(template, at: tag.range, lines: lines, in: scope, site, into: &builder)
    case .dynamic(let name):
      compile(dynamic: name, lines: lines, in: scope, at: site, into: &builder)
    }
  }

  /// Compiles an included template where it stands. One that includes itself is compiled for the
  /// innermost element alone, once for each type of element, or it would never end.
  private func include<F>(
    _ template: ParsedTemplate, at range: Range<Int>, lines: Site.Lines, in scope: Scope<F>,
    _ site: Site, into builder: inout BlockBuilder<F>
  ) {
    guard mayInclude(template, at: range, site) else { return }
    if let outer = site.chain.last(where: { $0.name == template.name }) {
      guard outer.depth < site.depth || !isStrict else {
        return report(.endlessPartial(template.name), at: range, site)
      }
      recur(into: template, at: range, lines: lines, by: scope.element, scope, site, &builder)
      return
    }
    let begin = builder.context.separated
    builder.context = begin
    let inner = site.including(template, at: range, lines: lines)
    compile(template.nodes, in: scope, at: inner, into: &builder)
    balanceTemplate(template, begin, builder.context, at: range, site)
    builder.context = begin.joined(with: builder.context)
  }

  private func mayInclude(_ template: ParsedTemplate, at range: Range<Int>, _ site: Site) -> Bool {
    used.insert(template.name)
    inclusions += 1
    guard site.chain.count < Self.depthLimit else {
      report(.tooDeep(limit: Self.depthLimit), at: range, site)
      return false
    }
    guard inclusions <= Self.inclusionLimit else {
      if inclusions == Self.inclusionLimit + 1 {
        report(.tooLarge(limit: Self.inclusionLimit), at: range, site)
      }
      return false
    }
    return true
  }

  private func balanceTemplate(
    _ template: ParsedTemplate, _ begin: HTMLContext, _ end: HTMLContext, at range: Range<Int>,
    _ site: Site
  ) {
    guard !template.isBroken else { return }
    balance(.partial(template.name), begin, end, at: range, site)
  }
}

// MARK: - Recursion

/// What makes two inclusions of a recursive template the same.
struct RecursionKey: Hashable {
  let template: String
  let element: ObjectIdentifier
  /// Where in the HTML.
  let place: String
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
    let begin = builder.context.separated
    let recursive = recursiveBlock(template, at: range, access.scope, site, begin)
    let way = access.way
    // Each level adds its own indentation to that of the level around it.
    let around: Get<F, [UInt8]>? = lines.isRecursive ? scope.indentation : nil
    let own = lines.indentation
    builder.add {
      recursive.write(way.project($0) { $0 }, indentation: (around?($0) ?? []) + own, into: &$1)
    }
  }

  private func recursiveBlock<Element>(
    _ template: ParsedTemplate, at range: Range<Int>, _ scope: ElementScope<Element>,
    _ site: Site, _ begin: HTMLContext
  ) -> RecursiveBlock<Element> {
    let key = RecursionKey(
      template: template.name, element: ObjectIdentifier(Element.self), place: begin.description)
    if let known = recursive[key] as? RecursiveBlock<Element> { return known }
    let made = RecursiveBlock<Element>()
    recursive[key] = made
    var inner = BlockBuilder<Frame<Element, Outermost>>(at: begin)
    let names = names(scope, at: site)
    let included = site.including(template, at: range, lines: Site.Lines(isRecursive: true))
    compile(template.nodes, in: Scope.root(names), at: included, into: &inner)
    balanceTemplate(template, begin, inner.context, at: range, site)
    made.fill(inner.block())
    return made
  }
}

// MARK: - Dynamic partials

extension TemplateCompiler {
  private func compile<F>(
    dynamic name: TemplateName, lines: Site.Lines, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    if name.path == ["template"], scope.find(["template"]) == nil {
      return showOwnTemplate(name, lines: lines, of: scope.element, scope, site, into: &builder)
    }
    guard let access = resolve(name, in: scope, at: site) else { return }
    guard case .template(let names, let get) = access else {
      return report(.notATemplate(name.text), at: name.range, site)
    }
    let begin = builder.context.separated
    var choices: [String: Block<F>] = [:]
    for choice in names {
      guard let template = templates[choice] else {
        let mistake = TemplateMistake.missingPartial(choice, available: templates.keys.sorted())
        report(mistake, at: name.range, site)
        continue
      }
      var inner = BlockBuilder<F>(at: begin)
      include(template, at: name.range, lines: lines, in: scope, site, into: &inner)
      choices[choice] = inner.block()
    }
    builder.add { [choices] in choices[get($0)]?.write($0, into: &$1) }
  }

  /// `{{>*template}}`: the innermost element by the template of its own contract.
  private func showOwnTemplate<F>(
    _ name: TemplateName, lines: Site.Lines, of access: some ElementAccess<F>, _ scope: Scope<F>,
    _ site: Site, into builder: inout BlockBuilder<F>
  ) {
    switch access.scope {
    case .fields: report(.notATemplate(name.text), at: name.range, site)
    case .presentable(let contract):
      let way = access.way
      let show = selection(of: contract, name, lines: lines, scope, site, &builder)
      builder.add { show(way.project($0) { $0 }, $0, &$1) }
    case .choice(let choices):
      let way = access.way
      let shows = choices.cases.map { show($0, name, lines: lines, scope, site, &builder) }
      builder.add { frame, output in
        let choice = way.project(frame) { $0 }
        for show in shows where show(choice, frame, &output) { return }
      }
    }
  }

  /// Shows one case of a choice, or gives `false` for another.
  private func show<F, Choice>(
    _ choice: some ChoiceCase<Choice>, _ name: TemplateName, lines: Site.Lines, _ scope: Scope<F>,
    _ site: Site, _ builder: inout BlockBuilder<F>
  ) -> @Sendable (Choice, F, inout OutputBuffer) -> Bool {
    let contract = contract(of: choice)
    let show = selection(of: contract, name, lines: lines, scope, site, &builder)
    return { value, frame, output in
      guard let model = choice.model(of: value) else { return false }
      show(model, frame, &output)
      return true
    }
  }

  private func contract<Case: ChoiceCase>(of _: Case) -> Contract<Case.Model> {
    Case.Model.contract
  }

  /// The template that a contract selects for a model, by its state, with the model entered.
  private func selection<F, Model>(
    of contract: Contract<Model>, _ name: TemplateName, lines: Site.Lines, _ scope: Scope<F>,
    _ site: Site, _ builder: inout BlockBuilder<F>
  ) -> @Sendable (Model, F, inout OutputBuffer) -> Void {
    let inner = scope.entering(names(.presentable(contract), at: site), as: nil)
    let begin = builder.context.separated
    func block(_ template: ParsedTemplate) -> Block<Frame<Model, F>> {
      var builder = BlockBuilder<Frame<Model, F>>(at: begin)
      include(
        template, at: name.range, lines: lines, in: inner, site.descended, into: &builder)
      return builder.block()
    }
    guard let template = templates[contract.template] else {
      let mistake = TemplateMistake.missingTemplate(contract.template, contract: contract.name)
      report(mistake, at: name.range, site)
      return { _, _, _ in }
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
}

extension TemplateCompiler {
  /// The template for a state of what another shows; a built-in one never goes before a template of
  /// the site's own.
  func variant(_ state: String, of base: ParsedTemplate) -> ParsedTemplate? {
    guard let variant = templates["\(base.name).\(state)"] else { return nil }
    return variant.isBuiltIn && !base.isBuiltIn ? nil : variant
  }
}

// MARK: - Inheritance

extension TemplateCompiler {
  func compile<F>(
    _ tag: ParentTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    guard let template = templates[tag.name] else {
      let mistake = TemplateMistake.missingParent(tag.name, available: templates.keys.sorted())
      return report(mistake, at: tag.range, site)
    }
    guard mayInclude(template, at: tag.range, site) else { return }
    checkBlocks(of: tag, in: template, at: site)
    // What replaces the blocks of this template replaces those of its parent, too, and goes first.
    var replacements = site.replacements
    for block in tag.overrides where replacements[block.name] == nil {
      replacements[block.name] = Site.Replacement(
        block: block, template: site.template, chain: site.chain, replacements: site.replacements)
    }
    let begin = builder.context.separated
    builder.context = begin
    let inner = site.including(
      template, at: tag.range, lines: site.lines(indentedBy: tag.indentation),
      replacements: replacements)
    compile(template.nodes, in: scope, at: inner, into: &builder)
    balanceTemplate(template, begin, builder.context, at: tag.range, site)
    builder.context = begin.joined(with: builder.context)
  }

  private func checkBlocks(of tag: ParentTag, in template: ParsedTemplate, at site: Site) {
    let known = blockNames(of: template)
    for block in tag.overrides where !known.contains(block.name) {
      report(
        .unknownBlock(block.name, parent: template.name, available: known), at: block.range, site)
    }
  }

  /// The blocks of a template and of the ones it builds on, nearest first.
  private func blockNames(of template: ParsedTemplate) -> [String] {
    var names: [String] = []
    var waiting = [template]
    var seen: Set<String> = [template.name]
    while let next = waiting.popLast() {
      names += next.blockNames.filter { !names.contains($0) }
      for parent in next.parentNames where seen.insert(parent).inserted {
        templates[parent].map { waiting.append($0) }
      }
    }
    return names
  }

  func compile<F>(
    _ tag: BlockTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    let begin = builder.context.separated
    builder.context = begin
    if let replacement = site.replacements[tag.name] {
      let lines = lines(of: replacement, inPlaceOf: tag, at: site)
      if !tag.beginsLine, replacement.block.beginsLine { skipsNextIndentation = true }
      compile(
        replacement.block.body, in: scope, at: site.replaced(by: replacement, lines: lines),
        into: &builder)
      if !replacement.template.isBroken {
        let place = Site(replacement.template)
        balance(.block(tag.name), begin, builder.context, at: replacement.block.range, place)
      }
      skipsNextIndentation = false
    } else {
      compile(tag.body, in: scope, at: site, into: &builder)
      balance(.block(tag.name), begin, builder.context, at: tag.range, site)
    }
    builder.context = begin.joined(with: builder.context)
  }

  /// A replacement loses its own indentation and takes that of the block it stands for.
  private func lines(
    of replacement: Site.Replacement, inPlaceOf tag: BlockTag, at site: Site
  ) -> Site.Lines {
    var lines = site.lines(indentedBy: tag.indentation)
    lines.dedentation = replacement.block.beginsLine ? replacement.block.indentation.count : 0
    return lines
  }
}
