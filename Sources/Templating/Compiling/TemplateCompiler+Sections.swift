import Markup

// Sections: parts shown on a condition, or once for each element.

extension TemplateCompiler {
  func compile(
    _ tag: SectionTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    guard mayNest(at: tag.name.range, position) else { return }
    guard let access = resolve(tag.name, in: scope, at: position) else {
      // The body is still compiled, to find other mistakes.
      elements.lose()
      let inside = isStrict ? position.ignoringNames : position
      let block = body(of: tag, in: scope, at: inside, from: &builder)
      if !isStrict, tag.isInverted { builder.add(block) }
      return
    }
    let condition = tag.isInverted || access.mayBeHidden ? Condition(tag, in: scope) : nil
    if let condition { elements.enter(condition) }
    defer { if condition != nil { elements.leave() } }
    if tag.isInverted {
      let block = body(of: tag, in: scope, at: position, from: &builder)
      let isShown = access.isShown
      builder.add { if !isShown($0) { block.write($0, into: &$1) } }
      return
    }
    switch access {
    case .flag(let visit):
      let block = body(of: tag, in: scope, at: position, from: &builder)
      builder.add { frame, output in
        visit(frame) { if $0 { block.write(frame, into: &output) } }
      }
    case .atom(let atom): enter(atom, tag, in: scope, at: position, into: &builder)
    case .template(_, let visit):
      enter(AtomAccess.text(visit), tag, in: scope, at: position, into: &builder)
    case .optional(let optional): enter(optional, tag, in: scope, at: position, into: &builder)
    case .elements(let elements): enter(elements, tag, in: scope, at: position, into: &builder)
    }
  }

  /// Compiles a section's body, which must end in the HTML context in which it began.
  private func body(
    of tag: SectionTag, in scope: Scope, at position: TemplatePosition,
    from builder: inout BlockBuilder
  ) -> Block {
    let other = builder.branch.flatMap { branch in
      branch.path == tag.name.path && branch.isInverted != tag.isInverted ? branch : nil
    }
    var begin = other?.begin ?? builder.context.separated
    // If both branches end in another context, this is only one mistake.
    if other?.end.value.isLost == true { begin = begin.lost }
    var inner = BlockBuilder(at: begin)
    compile(tag.body, in: scope, at: position, into: &inner)
    let end = end(of: .section(tag.name.text), begin, inner.context, at: tag.name.range, position)
    builder.context = (other?.end ?? begin).joined(with: end)
    builder.branch = .init(
      path: tag.name.path, isInverted: tag.isInverted, begin: begin, end: end)
    return inner.block()
  }

  /// Returns the context after a part of a template. Reports a part that ends in another context.
  func end(
    of part: Unbalanced.Part, _ begin: SharedContext, _ end: SharedContext, at range: Range<Int>,
    _ position: TemplatePosition
  ) -> SharedContext {
    if begin.matches(end) { return begin.continued(at: end) }
    if !position.template.isBroken {
      let unbalanced = Unbalanced(
        part: part, begin: begin.value.description, end: end.value.description)
      report(.unbalanced(unbalanced), at: range, position)
    }
    return begin.lost
  }
}

// MARK: - Entering

extension TemplateCompiler {
  private func enter(
    _ atom: AtomAccess, _ tag: SectionTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    let inner = scope.entering(atom, as: tag.name.path)
    let block = body(of: tag, in: inner, at: position, from: &builder)
    switch atom {
    case .text(let visit):
      builder.add { frame, output in
        visit(frame) { if !$0.isEmpty { block.write(frame, into: &output) } }
      }
    case .html(let visit):
      builder.add { frame, output in
        visit(frame) { if !$0.isEmpty { block.write(frame, into: &output) } }
      }
    case .number(let visit):
      builder.add { frame, output in
        visit(frame) { if $0 != 0 { block.write(frame, into: &output) } }
      }
    case .link, .color, .json: builder.add(block)
    }
  }

  private func enter(
    _ optional: OptionalAccess, _ tag: SectionTag, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    let inner = scope.entering(optional.value, as: tag.name.path)
    let block = body(of: tag, in: inner, at: position, from: &builder)
    let isPresent = optional.isPresent
    builder.add { frame, output in
      isPresent(frame) { if $0 { block.write(frame, into: &output) } }
    }
  }

  private func enter(
    _ elements: some ElementAccess, _ tag: SectionTag, in scope: Scope,
    at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    let path = elements.count == .optional ? tag.name.path : nil
    let inner = scope.entering(names(elements, at: position), as: path)
    let inside = elements.count == .one ? position : position.descended
    let block = body(of: tag, in: inner, at: inside, from: &builder)
    let visit = elements.visit
    let enter = elements.enter
    builder.add { frame, output in
      visit(frame) { block.write(enter($0, frame), into: &output) }
    }
  }
}

// MARK: - Showing

extension Access {
  /// Whether a section over the value may show nothing.
  fileprivate var mayBeHidden: Bool {
    switch self {
    case .atom(.link), .atom(.color), .atom(.json): false
    case .elements(let elements): elements.count != .one
    case .atom, .flag, .optional, .template: true
    }
  }

  /// Whether a section over the value is shown.
  fileprivate var isShown: Get<Frame, Bool> {
    switch self {
    case .flag(let visit): passes(visit) { $0 }
    case .atom(.text(let visit)), .template(_, let visit): passes(visit) { !$0.isEmpty }
    case .atom(.html(let visit)): passes(visit) { !$0.isEmpty }
    case .atom(.number(let visit)): passes(visit) { $0 != 0 }
    case .atom: { _ in true }
    case .optional(let optional): passes(optional.isPresent) { $0 }
    case .elements(let elements): elements.isShown
    }
  }
}

extension ElementAccess {
  fileprivate var isShown: Get<Frame, Bool> { passes(visit) { _ in true } }
}

/// Returns whether any visited value passes a test.
private func passes<Value>(
  _ visit: @escaping Visit<Frame, Value>, _ test: @escaping @Sendable (Value) -> Bool
) -> Get<Frame, Bool> {
  { frame in
    var isPassed = false
    visit(frame) { if test($0) { isPassed = true } }
    return isPassed
  }
}
