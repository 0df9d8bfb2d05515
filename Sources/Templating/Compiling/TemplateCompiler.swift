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
  /// How deep sections, blocks and templates may stand in each other, all counted.
  static let nestingLimit = 200
  /// How many bytes of template one page may come to, with `tagSize` for each tag.
  static let sizeLimit = 8 << 20
  static let tagSize = 256

  let templates: [String: ParsedTemplate]
  let words: Words
  private let diagnostics: DiagnosticCollector
  /// Off only for the conformance suite, whose missing names render as nothing.
  let isStrict: Bool
  /// Asked about the addresses in literal text.
  let links: (any LiteralLinks)?
  /// The ids of the page that is being compiled, and those of recursive templates, which compile once
  /// for all pages.
  var ids = TemplateIDs()
  var recursiveIDs = TemplateIDs()
  let recursive = RecursiveBlocks()
  /// Of the partials whose markup is kept.
  let forms: PartialForms
  /// Whether it is inside of one: what that includes is kept with it.
  var isKeeping = false
  /// The first line of a replacement follows what stands before its block.
  var skipsNextIndentation = false
  /// The templates that something has selected or included.
  var used: Set<String> = []
  /// The keys of the words that these show.
  var usedWords: Set<String> = []
  /// The elements that are open where it stands.
  var elements = OpenElements()
  private var nesting = 0
  private var size = 0
  /// Whether something is wrong with the template that is being compiled, so that it is not to be shown.
  private var isFaulty = false
  /// The elements whose names have been looked over for duplicates; so few that a set takes longer.
  private(set) var checked: [ObjectIdentifier] = []
  /// Those that another compiler may have found, which are reported later.
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

  /// Compiles a whole template for an element that stands alone.
  func compile<Element>(
    _ template: ParsedTemplate, for names: ElementNames<Element>
  ) -> Block {
    used.insert(template.name)
    size = 0
    isFaulty = template.isBroken
    elements = OpenElements()
    if template.isBroken || !isStrict { elements.lose() }
    ids = TemplateIDs()
    reportDuplicates(of: names, in: template)
    let site = Site(template)
    var builder = BlockBuilder(at: HTMLContext(template.format))
    compile(template.nodes, in: Scope.root(names), at: site, into: &builder)
    if !template.isBroken, !builder.context.isLost, builder.context.state != .data {
      let end = max(0, template.source.bytes.count - 1)
      report(.openEnd(builder.context.description), at: end..<end + 1, site)
    }
    reportOpenElements(builder.context)
    ids.formUnion(recursiveIDs)
    links?.compiled(ids)
    // What is wrong with it has been told, and what it would write tells nothing more.
    return isFaulty && isStrict ? Block() : builder.block()
  }

  /// A template is no better than those that it includes.
  func noteFaults(of included: ParsedTemplate) {
    guard included.isBroken else { return }
    isFaulty = true
    elements.lose()
  }

  /// Elements that are open only where a section is shown, unless the page's tags can't be told.
  private func reportOpenElements(_ end: HTMLContext) {
    if end.isLost || end.state != .data { elements.lose() }
    elements.finish()
    for mistake in elements.mistakes {
      report(.unclosed(mistake), at: mistake.range, mistake.origin.site)
    }
  }

  /// The names of an element that a section of this template enters.
  func names<Element>(_ scope: ElementScope<Element>, at site: Site) -> ElementNames<Element> {
    let names = ElementNames(scope)
    reportDuplicates(of: names, in: site.template)
    return names
  }

  private func reportDuplicates<Element>(
    of names: ElementNames<Element>, in template: ParsedTemplate
  ) {
    let element = ObjectIdentifier(Element.self)
    guard !checked.contains(element) else { return }
    checked.append(element)
    for duplicate in names.duplicates {
      let mistake = TemplateMistake.name(
        .duplicate(duplicate.name, first: duplicate.first, second: duplicate.second))
      if isLater {
        let diagnostic = mistake.diagnostic(at: template.source.place)
        duplicates.append(TemplateUses.Duplicate(element: element, diagnostic: diagnostic))
      } else {
        report(mistake, in: template)
      }
    }
  }

  /// For a mistake that no line of a template holds; each is reported once.
  func report(_ mistake: TemplateMistake, in template: ParsedTemplate) {
    isFaulty = true
    let diagnostic = mistake.diagnostic(at: template.source.place)
    if wholes.insert(diagnostic).inserted { diagnostics.report(diagnostic) }
  }

  /// Beyond the size limit nothing more is said, since not everything is compiled.
  func report(_ mistake: TemplateMistake, at range: Range<Int>, _ site: Site) {
    isFaulty = true
    switch mistake {
    case .reference, .unbalanced, .misstep, .syntax: elements.lose()
    default: break
    }
    guard isStrict, size <= Self.sizeLimit else { return }
    var notes = site.notes
    if site.isRecursive, case .name(.unknown) = mistake { notes.append(.recursion) }
    diagnostics.report(mistake.diagnostic(at: site.place(range), notes: notes))
  }

  /// Whether something may stand inside of all that is being compiled.
  func mayNest(at range: Range<Int>, _ site: Site) -> Bool {
    // The outermost template stands in nothing.
    if nesting <= Self.nestingLimit { return true }
    report(.syntax(.tooNested(limit: Self.nestingLimit)), at: range, site)
    return false
  }
}

// MARK: - Nodes

extension TemplateCompiler {
  func compile(
    _ nodes: [TemplateNode], in scope: Scope, at site: Site, into builder: inout BlockBuilder
  ) {
    nesting += 1
    defer { nesting -= 1 }
    for node in nodes {
      guard mayGrow(by: node, at: site) else { return builder.context = builder.context.lost }
      if !node.isLiteral {
        builder.breakValue { rewrite($0, at: site) }
        builder.origin = node.range.map { PieceOrigin(site: site, range: $0) }
      }
      if case .section(let tag) = node {
        compile(tag, in: scope, at: site, into: &builder)
        continue
      }
      builder.branch = nil
      switch node {
      case .text(let range, let startsLine):
        add(range, startsLine: startsLine, in: scope, at: site, into: &builder)
      case .lineStart: addIndentation(in: scope, at: site, into: &builder)
      case .variable(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .partial(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .parent(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .block(let tag): compile(tag, in: scope, at: site, into: &builder)
      case .section: break
      }
    }
  }

  private func mayGrow(by node: TemplateNode, at site: Site) -> Bool {
    guard size <= Self.sizeLimit else { return false }
    var growth = Self.tagSize
    if case .text(let range, _) = node { growth += range.count }
    if size + growth > Self.sizeLimit {
      report(.reference(.tooLarge(limit: Self.sizeLimit)), at: node.range ?? 0..<1, site)
    }
    size += growth
    return size <= Self.sizeLimit
  }

  /// Literal text, line by line where lines are indented anew.
  private func add(
    _ range: Range<Int>, startsLine: Bool, in scope: Scope, at site: Site,
    into builder: inout BlockBuilder
  ) {
    let bytes = site.template.source.bytes
    guard !site.lines.isPlain || skipsNextIndentation else {
      return addLiteral(bytes[range], site, into: &builder)
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
      addLiteral(bytes[start..<end], site, into: &builder)
      start = end
      isLineStart = true
    }
  }

  private func addIndentation(
    in scope: Scope, at site: Site, into builder: inout BlockBuilder
  ) {
    if skipsNextIndentation {
      skipsNextIndentation = false
      return
    }
    if site.lines.isRecursive {
      let indentation = scope.indentation
      builder.add { $1.append(indentation($0)) }
    }
    addLiteral(site.lines.indentation[...], site, into: &builder)
  }

  private func addLiteral(
    _ bytes: ArraySlice<UInt8>, _ site: Site, into builder: inout BlockBuilder
  ) {
    let missteps = builder.add(literal: bytes) {
      rewrite($0, at: site)
    } telling: { tag, index in
      elements.add(
        tag, endsItself: index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "/"),
        isXML: site.template.format == .xml,
        at: PieceOrigin(site: site, range: index..<index + 1))
    }
    for (misstep, index) in missteps {
      report(.misstep(misstep), at: index..<index + 1, site)
    }
  }
}
