import Diagnostics
import Markup

/// Compiles templates into writers against the names of a contract and reports all mistakes.
///
/// A class, because one compiler collects the findings of all templates of a site while it follows
/// partials.
final class TemplateCompiler {
  /// Maximum depth of inclusions.
  static let depthLimit = 64
  /// Maximum depth of nested sections, blocks and templates together.
  static let nestingLimit = 200
  /// Maximum size of a page's templates in bytes, counting `tagSize` for each tag.
  static let sizeLimit = 8 << 20
  static let tagSize = 256
  /// Maximum number of mistakes per template for which one page searches advice. If one page shows
  /// that a template has more mistakes, other pages don't search it for more.
  static let adviceLimit = 200

  let templates: [String: ParsedTemplate]
  let words: Words
  private let diagnostics: DiagnosticCollector
  /// Off only in the conformance suite, which renders missing names as nothing.
  let isStrict: Bool
  /// Resolver of the addresses in literal text.
  let links: (any LiteralLinks)?
  /// The ids of the page being compiled, and the ids of recursive templates, which are compiled
  /// once for all pages.
  var ids = TemplateIDs()
  var recursiveIDs = TemplateIDs()
  let recursive = RecursiveBlocks()
  /// Forms of the partials whose markup is cached.
  let forms: PartialForms
  /// Whether such a partial is being compiled. The partials inside it are cached as part of it.
  var isKeeping = false
  /// Whether the next line is the first one of a replacement, which continues the line before its
  /// block.
  var skipsNextIndentation = false
  /// Names of the templates that are selected or included.
  var used: Set<String> = []
  /// Keys of the words that the used templates contain.
  var usedWords: Set<String> = []
  /// Elements that are open at the current position.
  var elements = OpenElements()
  let elementNames = ElementNamesTable()
  private var literals = LiteralReadings()
  private var nesting = 0
  var size = 0
  /// Whether the template being compiled has a mistake, so that it must not be shown.
  private(set) var isFaulty = false
  var shared = SharedPartials()
  /// Off only in tests.
  var sharesPartials = true
  /// Literal links of the page being compiled to places on the page.
  var fragments: [LiteralLink] = []
  /// Number of mistakes that the current page shows in each template.
  private var mistakes: [String: Int] = [:]
  /// Templates in which an earlier page showed more mistakes than `adviceLimit`.
  private var crowded: Set<String> = []
  /// Elements checked for duplicate names. There are so few that searching a set would take longer.
  private(set) var checked: [ObjectIdentifier] = []
  /// Duplicates that another compiler may also find, so they are reported later.
  private(set) var duplicates: [TemplateUses.Duplicate] = []
  private let isLater: Bool
  private var wholes: Set<Diagnostic> = []

  init(
    _ format: TemplateFormat, of templates: ParsedTemplates, isStrict: Bool,
    links: (any LiteralLinks)? = nil, isLater: Bool = false
  ) {
    self.templates = templates[format]
    words = templates.words
    diagnostics = templates.diagnostics
    forms = templates.forms
    self.isStrict = isStrict
    self.links = links
    self.isLater = isLater
  }

  /// Compiles a whole template for a single element.
  func compile(_ template: ParsedTemplate, for names: ElementNames) -> Block {
    used.insert(template.name)
    size = 0
    isFaulty = template.isBroken
    mistakes = [:]
    fragments = []
    elements = OpenElements()
    if template.isBroken || !isStrict { elements.lose() }
    ids = TemplateIDs()
    reportDuplicates(of: names, in: template)
    let position = TemplatePosition(template)
    var builder = BlockBuilder(at: SharedContext(HTMLContext(template.format)))
    compile(template.nodes, in: Scope.root(names), at: position, into: &builder)
    if !template.isBroken, !builder.context.value.isLost, builder.context.value.state != .data {
      let end = max(0, template.source.bytes.count - 1)
      report(.openEnd(builder.context.value.description), at: end..<end + 1, position)
    }
    reportOpenElements(builder.context.value)
    ids.formUnion(recursiveIDs)
    links?.compiled(ids)
    crowded.formUnion(mistakes.filter { $0.value > Self.adviceLimit }.keys)
    // A template with mistakes writes nothing. Its mistakes have been reported.
    return isFaulty && isStrict ? Block() : builder.block()
  }

  /// Marks the current template as faulty if an included one is.
  func noteFaults(of included: ParsedTemplate) {
    guard included.isBroken else { return }
    isFaulty = true
    elements.lose()
  }

  /// Reports elements that aren't closed, or were never opened, unless the page's tags are
  /// uncertain.
  private func reportOpenElements(_ end: HTMLContext) {
    if end.isLost || end.state != .data { elements.lose() }
    elements.finish()
    for mistake in elements.mistakes {
      report(.unclosed(mistake), at: mistake.range, mistake.origin.position)
    }
  }

  /// Returns the names of an element that a section of this template enters.
  func names(_ elements: some ElementAccess, at position: TemplatePosition) -> ElementNames {
    let names = elements.names(in: elementNames)
    reportDuplicates(of: names, in: position.template)
    return names
  }

  /// Returns the names of a model that a partial of this template shows.
  func names<Model>(of contract: Contract<Model>, at position: TemplatePosition) -> ElementNames {
    let names = elementNames.names(of: .presentable(contract))
    reportDuplicates(of: names, in: position.template)
    return names
  }

  private func reportDuplicates(of names: ElementNames, in template: ParsedTemplate) {
    guard !checked.contains(names.type) else { return }
    checked.append(names.type)
    for duplicate in names.duplicates {
      let mistake = TemplateMistake.name(
        .duplicate(duplicate.name, first: duplicate.first, second: duplicate.second))
      if isLater {
        let diagnostic = mistake.diagnostic(at: template.source.place)
        duplicates.append(TemplateUses.Duplicate(element: names.type, diagnostic: diagnostic))
      } else {
        report(mistake, in: template)
      }
    }
  }

  /// Reports a mistake without a place in a template, once.
  func report(_ mistake: TemplateMistake, in template: ParsedTemplate) {
    isFaulty = true
    // Other mistakes of whole templates leave out or break the surrounding tags.
    if case .name = mistake {} else { elements.lose() }
    let diagnostic = mistake.diagnostic(at: template.source.place)
    if wholes.insert(diagnostic).inserted { diagnostics.report(diagnostic) }
  }

  /// Reports a mistake at a place. Beyond the size limit, reports nothing, because compilation is
  /// incomplete there.
  func report(_ mistake: TemplateMistake, at range: Range<Int>, _ position: TemplatePosition) {
    isFaulty = true
    switch mistake {
    case .reference, .unbalanced, .misstep, .syntax, .refused(_, .markup(.tagName)),
      .refused(_, .markup(.xml)):
      elements.lose()
    default: break
    }
    guard isStrict, size <= Self.sizeLimit else { return }
    mistakes[position.template.name, default: 0] += 1
    guard !isExhausted(position) else { return elements.lose() }
    var notes = position.notes
    if position.isRecursive, case .name(.unknown) = mistake { notes.append(.recursion) }
    diagnostics.report(mistake.diagnostic(at: position.place(range), notes: notes))
  }

  /// Whether a template has so many mistakes that only their number counts.
  func isCrowded(_ position: TemplatePosition) -> Bool {
    !mistakes.isEmpty && mistakes[position.template.name, default: 0] >= Self.adviceLimit
  }

  /// Whether the current page doesn't search a template for further mistakes.
  private func isExhausted(_ position: TemplatePosition) -> Bool {
    !crowded.isEmpty && crowded.contains(position.template.name)
      && mistakes[position.template.name, default: 0] > Self.adviceLimit
  }

  /// Whether another part may be nested at the current depth.
  func mayNest(at range: Range<Int>, _ position: TemplatePosition) -> Bool {
    // The outermost template doesn't count.
    if nesting <= Self.nestingLimit { return true }
    report(.syntax(.tooNested(limit: Self.nestingLimit)), at: range, position)
    return false
  }
}

// MARK: - Nodes

extension TemplateCompiler {
  func compile(
    _ nodes: [TemplateNode], in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    nesting += 1
    defer { nesting -= 1 }
    for node in nodes {
      guard mayGrow(by: node, at: position) else { return builder.context = builder.context.lost }
      if !node.isLiteral {
        builder.breakValue { rewrite($0, at: position) }
        builder.origin = node.range.map { PieceOrigin(position: position, range: $0) }
      }
      if case .section(let tag) = node {
        compile(tag, in: scope, at: position, into: &builder)
        continue
      }
      builder.branch = nil
      switch node {
      case .text(let range, let startsLine):
        add(range, startsLine: startsLine, in: scope, at: position, into: &builder)
      case .lineStart: addIndentation(in: scope, at: position, into: &builder)
      case .variable(let tag): compile(tag, in: scope, at: position, into: &builder)
      case .partial(let tag): compile(tag, in: scope, at: position, into: &builder)
      case .parent(let tag): compile(tag, in: scope, at: position, into: &builder)
      case .block(let tag): compile(tag, in: scope, at: position, into: &builder)
      case .section: break
      }
    }
  }

  /// Whether a compiled partial fits into the limit of a page's templates.
  func mayGrow(by growth: Int) -> Bool { size + growth <= Self.sizeLimit }

  private func mayGrow(by node: TemplateNode, at position: TemplatePosition) -> Bool {
    guard size <= Self.sizeLimit, !isExhausted(position) else { return false }
    var growth = Self.tagSize
    if case .text(let range, _) = node { growth += range.count }
    if size + growth > Self.sizeLimit {
      report(.reference(.tooLarge(limit: Self.sizeLimit)), at: node.range ?? 0..<1, position)
    }
    size += growth
    return size <= Self.sizeLimit
  }

  /// Adds literal text, line by line if its indentation changes.
  private func add(
    _ range: Range<Int>, startsLine: Bool, in scope: Scope, at position: TemplatePosition,
    into builder: inout BlockBuilder
  ) {
    let bytes = position.template.source.bytes
    guard !position.lines.isPlain || skipsNextIndentation else {
      return addLiteral(range, position, into: &builder)
    }
    var start = range.lowerBound
    var isLineStart = startsLine
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if end < range.upperBound { end += 1 }
      if isLineStart {
        addIndentation(in: scope, at: position, into: &builder)
        let blanks = bytes[start..<end].prefix { $0.isBlank }.count
        start += min(blanks, position.lines.dedentation)
      }
      addLiteral(start..<end, position, into: &builder)
      start = end
      isLineStart = true
    }
  }

  private func addIndentation(
    in scope: Scope, at position: TemplatePosition, into builder: inout BlockBuilder
  ) {
    if skipsNextIndentation {
      skipsNextIndentation = false
      return
    }
    if position.lines.isRecursive {
      let indentation = scope.indentation
      builder.add { $1.append(indentation($0)) }
    }
    builder.add(indentation: position.lines.indentation)
  }

  /// Adds a range of the template's text.
  private func addLiteral(
    _ range: Range<Int>, _ position: TemplatePosition, into builder: inout BlockBuilder
  ) {
    let template = position.template
    let reading = literals.reading(of: range, in: template, at: builder.context)
    builder.add(reading, of: template.source.bytes[range]) { rewrite($0, at: position) }
    for tag in reading.tags {
      elements.add(
        tag.tag, endsItself: tag.endsItself, isXML: template.format == .xml,
        at: PieceOrigin(position: position, range: tag.index..<tag.index + 1))
    }
    for (misstep, index) in reading.missteps {
      report(.misstep(misstep), at: index..<index + 1, position)
    }
  }
}
