import Diagnostics
import Markup

/// Turns a template's syntax into writers against the names of a contract, and reports every
/// mistake on the way.
///
/// A class: one compiler gathers what all templates of a site have in common, while it follows
/// partials into each other.
final class TemplateCompiler {
  /// How deep templates may include each other.
  static let depthLimit = 64
  /// How many inclusions one page may come to.
  static let inclusionLimit = 20_000

  let templates: [String: ParsedTemplate]
  private let words: Words
  private let diagnostics: DiagnosticCollector
  /// Off only for the conformance suite, whose missing names render as nothing.
  let isStrict: Bool
  var recursive: [RecursionKey: AnyObject] = [:]
  var inclusions = 0
  private var reportedContracts: Set<String> = []
  /// The first line of a replacement follows what stands before its block.
  var skipsNextIndentation = false
  /// The templates that something has selected or included.
  var used: Set<String> = []

  init(
    _ templates: [String: ParsedTemplate], words: Words, diagnostics: DiagnosticCollector,
    isStrict: Bool
  ) {
    self.templates = templates
    self.words = words
    self.diagnostics = diagnostics
    self.isStrict = isStrict
  }

  /// Compiles a whole template for an element that stands alone.
  func compile<Element>(
    _ template: ParsedTemplate, for names: ElementNames<Element>
  ) -> Block<Frame<Element, Outermost>> {
    used.insert(template.name)
    inclusions = 0
    reportDuplicates(of: names, in: template)
    let site = Site(template)
    var builder = BlockBuilder<Frame<Element, Outermost>>(at: HTMLContext(template.format))
    compile(template.nodes, in: Scope.root(names), at: site, into: &builder)
    if isStrict, !template.isBroken, builder.context.state != .data {
      let end = max(0, template.source.bytes.count - 1)
      report(.openEnd(builder.context.description), at: end..<end, site)
    }
    return builder.block()
  }

  private func reportDuplicates<Element>(
    of names: ElementNames<Element>, in template: ParsedTemplate
  ) {
    guard !names.duplicates.isEmpty, reportedContracts.insert(names.owner).inserted else { return }
    for name in names.duplicates {
      let mistake = TemplateMistake.duplicateName(name, contract: names.owner)
      diagnostics.report(mistake.diagnostic(at: template.source.place))
    }
  }

  func report(_ mistake: TemplateMistake, at range: Range<Int>, _ site: Site) {
    guard isStrict else { return }
    diagnostics.report(mistake.diagnostic(at: site.place(range), notes: site.notes))
  }
}

// MARK: - Nodes

extension TemplateCompiler {
  func compile<F>(
    _ nodes: [TemplateNode], in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    for node in nodes {
      switch node {
      case .text(let range, let startsLine):
        add(range, startsLine: startsLine, in: scope, at: site, into: &builder)
      case .lineStart: addIndentation(in: scope, at: site, into: &builder)
      case .variable(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .section(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .partial(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .parent(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .block(let tag): compile(tag, in: scope, at: site, into: &builder)
      }
    }
  }

  /// Literal text, line by line where lines are indented anew.
  private func add<F>(
    _ range: Range<Int>, startsLine: Bool, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    let bytes = site.template.source.bytes
    guard !site.lines.isPlain || skipsNextIndentation else {
      return addLiteral(bytes[range], at: range, site, into: &builder)
    }
    var start = range.lowerBound
    var isLineStart = startsLine
    while start < range.upperBound {
      let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = newline.map { $0 + 1 } ?? range.upperBound
      if isLineStart {
        addIndentation(in: scope, at: site, into: &builder)
        let blanks = bytes[start..<end].prefix { $0.isBlank }.count
        start += min(blanks, site.lines.dedentation)
      }
      addLiteral(bytes[start..<end], at: start..<end, site, into: &builder)
      start = end
      isLineStart = true
    }
  }

  private func addIndentation<F>(
    in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    if skipsNextIndentation {
      skipsNextIndentation = false
      return
    }
    if site.lines.isRecursive {
      let indentation = scope.indentation
      builder.add { $1.append(indentation($0)) }
    }
    addLiteral(site.lines.indentation, at: 0..<0, site, into: &builder)
  }

  private func addLiteral<F>(
    _ bytes: some Collection<UInt8>, at range: Range<Int>, _ site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    guard !bytes.isEmpty else { return }
    let isSeparated = builder.add(literal: bytes)
    if !isSeparated {
      report(.brokenSeparator, at: range.lowerBound..<range.lowerBound + 1, site)
    }
    if builder.context.hasLateHTTPEquiv {
      report(.refused("content", .metaHTTPEquiv), at: range.lowerBound..<range.lowerBound + 1, site)
    }
  }

  private func compile<F>(
    _ tag: VariableTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    defer { builder.context.passValue() }
    guard let atom = atom(tag.name, in: scope, at: site) else { return }
    guard isStrict else { return builder.add(atom.lenientWriter(isRaw: tag.isRaw)) }
    switch AtomWriter(atom, named: tag.name.text, isRaw: tag.isRaw, at: builder.context) {
    case .writer(let writer): builder.add(writer)
    case .mistake(let mistake): report(mistake, at: tag.name.range, site)
    }
  }

  /// The value that a variable tag writes; `nil` where there is none, which has been reported.
  private func atom<F>(_ name: TemplateName, in scope: Scope<F>, at site: Site) -> AtomAccess<F>? {
    switch resolve(name, in: scope, at: site) {
    case .atom(let atom): return atom
    case .template(_, let get): return .text(get)
    case .optional:
      report(.optionalOutsideSection(name.text), at: name.range, site)
    case .sequence(let sequence):
      let mistake: TemplateMistake =
        sequence.isList ? .listOutsideSection(name.text) : .optionalOutsideSection(name.text)
      report(mistake, at: name.range, site)
    case .flag: report(.notAValue(name.text, kind: .flag), at: name.range, site)
    case .nested: report(.notAValue(name.text, kind: .nested), at: name.range, site)
    case nil: break
    }
    return nil
  }

  /// What a name stands for; `nil` where it is unknown, which has been reported.
  func resolve<F>(_ name: TemplateName, in scope: Scope<F>, at site: Site) -> Access<F>? {
    if name.path.first == "words", scope.find(["words"]) == nil {
      return word(name, at: site)
    }
    switch scope.resolve(name.path) {
    case .access(let access): return access
    case .mistake(let mistake):
      if case .unknownName = mistake, site.ignoresUnknownNames { return nil }
      report(mistake, at: name.range, site)
      return nil
    }
  }

  private func word<F>(_ name: TemplateName, at site: Site) -> Access<F>? {
    let key = name.path.dropFirst().joined(separator: ".")
    guard let word = words.texts[key] else {
      report(
        .unknownWord(key, available: words.texts.keys.sorted(), file: words.file), at: name.range,
        site)
      return nil
    }
    return .atom(.text { _ in word })
  }
}

// MARK: - Sections

extension TemplateCompiler {
  private func compile<F>(
    _ tag: SectionTag, in scope: Scope<F>, at site: Site, into builder: inout BlockBuilder<F>
  ) {
    guard let access = resolve(tag.name, in: scope, at: site) else {
      // Unknown: what is inside is still read for other mistakes.
      let block = body(of: tag, in: scope, at: site.ignoringUnknownNames, from: &builder)
      if !isStrict, tag.isInverted { builder.add(block) }
      return
    }
    if tag.isInverted {
      let block = body(of: tag, in: scope, at: site, from: &builder)
      let isShown = access.isShown
      builder.add { if !isShown($0) { block.write($0, into: &$1) } }
      return
    }
    switch access {
    case .flag(let get):
      let block = body(of: tag, in: scope, at: site, from: &builder)
      builder.add { if get($0) { block.write($0, into: &$1) } }
    case .atom(let atom): enter(atom, tag, in: scope, at: site, into: &builder)
    case .template(_, let get): enter(.text(get), tag, in: scope, at: site, into: &builder)
    case .optional(let optional): enter(optional, tag, in: scope, at: site, into: &builder)
    case .nested(let nested): enter(nested, tag, in: scope, at: site, into: &builder)
    case .sequence(let sequence): enter(sequence, tag, in: scope, at: site, into: &builder)
    }
  }

  /// Compiles a section's body, which must end in the HTML where it began.
  private func body<Inner, F>(
    of tag: SectionTag, in scope: Scope<Inner>, at site: Site, from builder: inout BlockBuilder<F>
  ) -> Block<Inner> {
    let begin = builder.context.separated
    var inner = BlockBuilder<Inner>(at: begin)
    compile(tag.body, in: scope, at: site, into: &inner)
    balance(.section(tag.name.text), begin, inner.context, at: tag.name.range, site)
    builder.context = begin.joined(with: inner.context)
    return inner.block()
  }

  func balance(
    _ part: Unbalanced.Part, _ begin: HTMLContext, _ end: HTMLContext, at range: Range<Int>,
    _ site: Site
  ) {
    guard !begin.matches(end), !site.template.isBroken else { return }
    let unbalanced = Unbalanced(part: part, begin: begin.description, end: end.description)
    report(.unbalanced(unbalanced), at: range, site)
  }

  private func enter<F>(
    _ atom: AtomAccess<F>, _ tag: SectionTag, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    switch atom {
    case .text(let get):
      enter({ get($0).nilIf(\.isEmpty) }, tag, in: scope, at: site, into: &builder)
    case .html(let get):
      enter({ get($0).nilIf(\.isEmpty) }, tag, in: scope, at: site, into: &builder)
    case .number(let get):
      enter({ get($0).nilIf { $0 == 0 } }, tag, in: scope, at: site, into: &builder)
    case .link(let get): enter({ get($0) }, tag, in: scope, at: site, into: &builder)
    case .color(let get): enter({ get($0) }, tag, in: scope, at: site, into: &builder)
    case .json(let get): enter({ get($0) }, tag, in: scope, at: site, into: &builder)
    }
  }

  private func enter<F>(
    _ optional: some OptionalAccess<F>, _ tag: SectionTag, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    enter(optional.get, tag, in: scope, at: site, into: &builder)
  }

  private func enter<F, Value: Atom>(
    _ get: @escaping Get<F, Value?>, _ tag: SectionTag, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    let inner = scope.entering(Value.self, as: tag.name.path)
    let block = body(of: tag, in: inner, at: site, from: &builder)
    builder.add { frame, output in
      if let value = get(frame) { block.write(Frame(value, in: frame), into: &output) }
    }
  }

  private func enter<F>(
    _ nested: some NestedAccess<F>, _ tag: SectionTag, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    let inner = scope.entering(names(nested.scope(), at: site), as: nil)
    let block = body(of: tag, in: inner, at: site.descended, from: &builder)
    let way = nested.way
    builder.add { frame, output in
      block.write(Frame(way.project(frame) { $0 }, in: frame), into: &output)
    }
  }

  private func enter<F>(
    _ sequence: some SequenceAccess<F>, _ tag: SectionTag, in scope: Scope<F>, at site: Site,
    into builder: inout BlockBuilder<F>
  ) {
    let path = sequence.isList ? nil : tag.name.path
    let inner = scope.entering(names(sequence.scope(), at: site), as: path)
    let block = body(of: tag, in: inner, at: site.descended, from: &builder)
    let get = sequence.get
    builder.add { frame, output in
      for element in get(frame) { block.write(Frame(element, in: frame), into: &output) }
    }
  }

  func names<Element>(_ scope: ElementScope<Element>, at site: Site) -> ElementNames<Element> {
    let names = ElementNames(scope)
    reportDuplicates(of: names, in: site.template)
    return names
  }
}

extension AtomAccess where Frame: Sendable {
  /// What the conformance suite asks of a value: escaped, or raw as it is.
  fileprivate func lenientWriter(isRaw: Bool) -> Writer<Frame> {
    if isRaw, case .text(let get) = self { return { $1.append(get($0)) } }
    return writerForText
  }
}

extension Access {
  /// Whether a section over the value is shown.
  fileprivate var isShown: Get<Frame, Bool> {
    switch self {
    case .flag(let get): return get
    case .atom(.text(let get)): return { !get($0).isEmpty }
    case .template(_, let get): return { !get($0).isEmpty }
    case .atom(.html(let get)): return { !get($0).isEmpty }
    case .atom(.number(let get)): return { get($0) != 0 }
    case .atom, .nested: return { _ in true }
    case .optional(let optional): return optional.isShown
    case .sequence(let sequence): return sequence.isShown
    }
  }
}

extension OptionalAccess {
  fileprivate var isShown: Get<Frame, Bool> {
    let get = self.get
    return { get($0) != nil }
  }
}

extension SequenceAccess {
  fileprivate var isShown: Get<Frame, Bool> {
    let get = self.get
    return { !get($0).isEmpty }
  }
}

extension Atom {
  fileprivate func nilIf(_ condition: (Self) -> Bool) -> Self? { condition(self) ? nil : self }
}
