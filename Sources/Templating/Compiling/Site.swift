import Diagnostics

/// Where in the templates the compiler stands: which file, how it got there, what replaces blocks.
///
/// A class, since it is handed on with every stretch of text, and much in it would be copied.
final class Site: Sendable {
  let template: ParsedTemplate
  /// The inclusions that led here, outermost first.
  let chain: [Inclusion]
  /// The blocks that templates which build on this one replace.
  let replacements: [String: Replacement]
  let lines: Lines
  /// How many lists and values that may be missing have been entered so far: an inclusion of itself
  /// must enter another, or it never ends.
  let depth: Int
  /// Inside a section whose name is unknown nobody knows what a name stands for, and one mistake is
  /// enough.
  let ignoresNames: Bool
  /// Whether only the names of what a recursive template shows are to be had.
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
    /// Where; `nil` for the template that a page selects.
    let origin: (template: ParsedTemplate, range: Range<Int>)?
    let depth: Int
    let replacements: [String: Replacement]
  }

  struct Replacement: Sendable {
    let block: BlockTag
    /// Where the block was written.
    let template: ParsedTemplate
    let chain: [Inclusion]
    let replacements: [String: Replacement]
  }

  /// How lines of literal text are indented.
  struct Lines: Hashable, Sendable {
    /// Whether the indentation that a recursion has come to goes first.
    var isRecursive = false
    /// Written at the start of each line.
    var indentation: [UInt8] = []
    /// How many blanks are taken from the start of each line first.
    var dedentation = 0

    var isPlain: Bool { !isRecursive && indentation.isEmpty && dedentation == 0 }
  }
}

extension Site {
  convenience init(_ template: ParsedTemplate) {
    self.init(
      template, chain: [Inclusion(template: template, origin: nil, depth: 0, replacements: [:])],
      replacements: [:], lines: Lines(), depth: 0, ignoresNames: template.isMisnested,
      isRecursive: false)
  }

  func place(_ range: Range<Int>) -> Place { template.source.place(range) }

  /// How the template came to be compiled here, innermost inclusion first.
  var notes: [Diagnostic.Note] {
    let origins = chain.reversed().compactMap(\.origin)
    var notes = origins.prefix(6).map { origin in
      Diagnostic.Note.inclusion(in: origin.template, at: origin.range)
    }
    let more = origins.count - notes.count
    if more > 0 { notes.append(.moreInclusions(more)) }
    return notes
  }

  /// Inside another template that is included here.
  func including(
    _ template: ParsedTemplate, at range: Range<Int>, lines: Lines,
    replacements: [String: Replacement] = [:], isRecursive: Bool = false
  ) -> Site {
    let inclusion = Inclusion(
      template: template, origin: (self.template, range), depth: depth,
      replacements: replacements)
    return Site(
      template, chain: chain + [inclusion], replacements: replacements, lines: lines, depth: depth,
      ignoresNames: ignoresNames || template.isMisnested,
      isRecursive: self.isRecursive || isRecursive)
  }

  /// Inside a replacement that is shown in the place of a block of this template.
  func replaced(by replacement: Replacement, lines: Lines) -> Site {
    Site(
      replacement.template, chain: replacement.chain, replacements: replacement.replacements,
      lines: lines, depth: depth,
      ignoresNames: ignoresNames || replacement.template.isMisnested, isRecursive: isRecursive)
  }

  /// Inside a section that has entered one of any number of elements.
  var descended: Site {
    Site(
      template, chain: chain, replacements: replacements, lines: lines, depth: depth + 1,
      ignoresNames: ignoresNames, isRecursive: isRecursive)
  }

  /// Inside a section whose name is unknown.
  var ignoringNames: Site {
    Site(
      template, chain: chain, replacements: replacements, lines: lines, depth: depth,
      ignoresNames: true, isRecursive: isRecursive)
  }

  /// The innermost inclusion of a template that is still being compiled.
  func inclusion(of template: ParsedTemplate) -> Inclusion? {
    chain.last { $0.template.name == template.name }
  }

  /// The lines of a template that stands alone on an indented line.
  func lines(indentedBy range: Range<Int>?) -> Lines {
    guard let range else { return Lines() }
    let own = template.source.bytes[range].dropFirst(lines.dedentation)
    return Lines(isRecursive: lines.isRecursive, indentation: lines.indentation + own)
  }
}
