import Diagnostics

/// The compiler's position in the templates: the file, its inclusions, and replacements of blocks.
///
/// A class, because it is passed on with each part of a template and would be copied often.
final class TemplatePosition: Sendable {
  let template: ParsedTemplate
  /// Inclusions that lead here, the outermost first.
  let chain: [Inclusion]
  /// Replacements of blocks by templates that build on this one.
  let replacements: [String: Replacement]
  let lines: Lines
  /// Number of lists and optional values entered so far. A template that includes itself without
  /// entering another one never ends.
  let depth: Int
  /// Whether names are ignored, as inside a section with an unknown name, which is already
  /// reported.
  let ignoresNames: Bool
  /// Whether only the names of a recursive template's element are available.
  let isRecursive: Bool

  private init(
    _ template: ParsedTemplate, chain: [Inclusion], replacements: [String: Replacement],
    lines: Lines, depth: Int, ignoresNames: Bool, isRecursive: Bool
  ) {
    self.template = template
    self.chain = chain
    self.replacements = replacements
    self.lines = lines
    self.depth = depth
    self.ignoresNames = ignoresNames
    self.isRecursive = isRecursive
  }

  struct Inclusion: Sendable {
    let template: ParsedTemplate
    /// Place of the inclusion; `nil` for the template that a page selects.
    let origin: (template: ParsedTemplate, range: Range<Int>)?
    let depth: Int
    let replacements: [String: Replacement]
  }

  struct Replacement: Sendable {
    let block: BlockTag
    /// Template in which the replacing block is written.
    let template: ParsedTemplate
    let chain: [Inclusion]
    let replacements: [String: Replacement]
  }

  /// Indentation of lines of literal text.
  struct Lines: Hashable, Sendable {
    /// Whether the indentation of the recursion precedes `indentation`.
    var isRecursive = false
    /// Bytes written at the start of each line.
    var indentation: [UInt8] = []
    /// Number of spaces or tabs first removed from the start of each line.
    var dedentation = 0

    var isPlain: Bool { !isRecursive && indentation.isEmpty && dedentation == 0 }
  }
}

extension TemplatePosition {
  convenience init(_ template: ParsedTemplate) {
    self.init(
      template, chain: [Inclusion(template: template, origin: nil, depth: 0, replacements: [:])],
      replacements: [:], lines: Lines(), depth: 0, ignoresNames: template.isMisnested,
      isRecursive: false)
  }

  func place(_ range: Range<Int>) -> SourceRange { template.source.place(range) }

  /// Notes for diagnostics with the inclusions that lead here, the innermost first.
  var notes: [Diagnostic.Note] {
    let origins = chain.reversed().compactMap(\.origin)
    var notes = origins.prefix(6).map { origin in
      Diagnostic.Note.inclusion(in: origin.template, at: origin.range)
    }
    let more = origins.count - notes.count
    if more > 0 { notes.append(.moreInclusions(more)) }
    return notes
  }

  /// Returns the position inside an included template.
  func including(
    _ template: ParsedTemplate, at range: Range<Int>, lines: Lines,
    replacements: [String: Replacement] = [:], isRecursive: Bool = false
  ) -> TemplatePosition {
    let inclusion = Inclusion(
      template: template, origin: (self.template, range), depth: depth,
      replacements: replacements)
    return TemplatePosition(
      template, chain: chain + [inclusion], replacements: replacements, lines: lines, depth: depth,
      ignoresNames: ignoresNames || template.isMisnested,
      isRecursive: self.isRecursive || isRecursive)
  }

  /// Returns the position inside the replacement of a block.
  func replaced(by replacement: Replacement, lines: Lines) -> TemplatePosition {
    TemplatePosition(
      replacement.template, chain: replacement.chain, replacements: replacement.replacements,
      lines: lines, depth: depth,
      ignoresNames: ignoresNames || replacement.template.isMisnested, isRecursive: isRecursive)
  }

  /// Position inside a section that has entered one of several elements.
  var descended: TemplatePosition {
    TemplatePosition(
      template, chain: chain, replacements: replacements, lines: lines, depth: depth + 1,
      ignoresNames: ignoresNames, isRecursive: isRecursive)
  }

  /// Position inside a section whose name is unknown.
  var ignoringNames: TemplatePosition {
    TemplatePosition(
      template, chain: chain, replacements: replacements, lines: lines, depth: depth,
      ignoresNames: true, isRecursive: isRecursive)
  }

  /// Returns the innermost inclusion of a template that is still being compiled.
  func inclusion(of template: ParsedTemplate) -> Inclusion? {
    chain.last { $0.template.name == template.name }
  }

  /// Returns the indentation for a template whose tag is the only content of an indented line.
  func lines(indentedBy range: Range<Int>?) -> Lines {
    guard let range else { return Lines() }
    let own = template.source.bytes[range].dropFirst(lines.dedentation)
    return Lines(isRecursive: lines.isRecursive, indentation: lines.indentation + own)
  }
}
