import Markup

// Dynamic partials: templates that the shown value selects.

/// Alternative templates of one inclusion: their common start, and the end of each in the HTML.
private struct Branches {
  let begin: SharedContext
  var ends: [SharedContext] = []

  init(at context: SharedContext) { begin = context.separated }

  var end: SharedContext {
    ends.dropFirst().reduce(ends.first ?? begin) { $0.joined(with: $1) }
  }
}

extension TemplateCompiler {
  /// A function that writes a model with the template that the model selects, in the surrounding
  /// frame.
  private typealias Show<Model> = @Sendable (Model, Frame, inout OutputBuffer) -> Void

  func compile(
    dynamic name: TemplateName, lines: TemplatePosition.Lines, in scope: Scope,
    at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    guard !position.ignoresNames else { return }
    if name.path == ["template"], !scope.knows("template") {
      return showOwnTemplate(name, lines: lines, of: scope.element, scope, position, into: &builder)
    }
    guard let access = resolve(name, in: scope, at: position) else { return }
    guard case .template(let names, let visit) = access else {
      return report(.name(.notATemplate(name.text)), at: name.range, position)
    }
    var branches = Branches(at: builder.context)
    var choices: [String: Block] = [:]
    for choice in names {
      guard let template = template(choice, at: name.range, position) else { continue }
      var inner = BlockBuilder(at: branches.begin)
      isolate { include(template, at: name.range, lines: lines, in: scope, position, into: &inner) }
      branches.ends.append(inner.context)
      choices[choice] = inner.block()
    }
    builder.context = branches.end
    builder.add { [choices] frame, output in
      visit(frame) { choices[$0]?.write(frame, into: &output) }
    }
  }

  /// Shows the innermost element with its own contract's template, for `{{>*template}}`.
  private func showOwnTemplate(
    _ name: TemplateName, lines: TemplatePosition.Lines, of access: some ElementAccess,
    _ scope: Scope,
    _ position: TemplatePosition, into builder: inout BlockBuilder
  ) {
    var branches = Branches(at: builder.context)
    let visit = access.visit
    switch access.scope() {
    case .fields: report(.name(.notATemplate(name.text)), at: name.range, position)
    case .presentable(let contract):
      let show = selection(of: contract, name, lines: lines, scope, position, &branches)
      builder.add { frame, output in visit(frame) { show($0, frame, &output) } }
    case .choice(let choices):
      let shows = choices.cases.map { show($0, name, lines: lines, scope, position, &branches) }
      builder.add { frame, output in
        visit(frame) { for show in shows where show($0, frame, &output) { return } }
      }
    }
    builder.context = branches.end
  }

  /// Returns a function that shows one case of a choice and returns `false` for other cases.
  private func show<Choice, One: ChoiceCase<Choice>>(
    _ choice: One, _ name: TemplateName, lines: TemplatePosition.Lines, _ scope: Scope,
    _ position: TemplatePosition,
    _ branches: inout Branches
  ) -> @Sendable (Choice, Frame, inout OutputBuffer) -> Bool {
    let show = selection(of: One.Model.contract, name, lines: lines, scope, position, &branches)
    return { value, frame, output in
      guard let model = choice.model(of: value) else { return false }
      show(model, frame, &output)
      return true
    }
  }

  /// Returns a function that shows a model with its contract's template or the variant for its
  /// state.
  private func selection<Model>(
    of contract: Contract<Model>, _ name: TemplateName, lines: TemplatePosition.Lines,
    _ scope: Scope,
    _ position: TemplatePosition, _ branches: inout Branches
  ) -> Show<Model> {
    guard let template = templates[contract.template] else {
      let mistake = ReferenceMistake.missingTemplate(
        contract.template, contract: contract.name, contract.format)
      report(.reference(mistake), at: name.range, position)
      return { _, _, _ in }
    }
    let inner = scope.entering(names(of: contract, at: position), as: nil)
    func block(_ template: ParsedTemplate) -> Block {
      var builder = BlockBuilder(at: branches.begin)
      isolate {
        include(template, at: name.range, lines: lines, in: inner, position, into: &builder)
      }
      branches.ends.append(builder.context)
      return builder.block()
    }
    let base = block(template)
    var variants: [(applies: @Sendable (Model) -> Bool, block: Block)] = []
    for index in 0..<contract.variants.count {
      let state = contract.variants[index]
      guard let template = variant(state.name, of: template) else { continue }
      variants.append((state.applies, block(template)))
    }
    return { [variants, enter = contract.enter] model, frame, output in
      var block = base
      for index in 0..<variants.count where variants[index].applies(model) {
        block = variants[index].block
        break
      }
      block.write(enter(model, frame), into: &output)
    }
  }

  /// Compiles a part that must close the elements it opens.
  func isolate(ofManyValues: Bool = false, _ compile: () -> Void) {
    let around = elements.isolated(ofManyValues: ofManyValues)
    compile()
    elements.rejoin(around)
  }

  /// Returns a template's variant for a state. A built-in variant never replaces a site's own
  /// template.
  func variant(_ state: String, of base: ParsedTemplate) -> ParsedTemplate? {
    guard let variant = templates["\(base.name).\(state)"] else { return nil }
    return variant.isBuiltIn && !base.isBuiltIn ? nil : variant
  }
}
