import Diagnostics

/// Where in the templates the compiler stands: which file, how it got there, what replaces blocks.
struct Site {
  let template: ParsedTemplate
  /// The inclusions that led here, outermost first.
  let chain: [Inclusion]
  /// The blocks that templates which build on this one replace.
  let replacements: [String: Replacement]
  let lines: Lines
  /// How many elements have been entered so far: an inclusion of itself must enter another.
  let depth: Int
  /// Inside a section whose name is unknown every name would be, and one mistake is enough.
  let ignoresUnknownNames: Bool

  struct Inclusion {
    let name: String
    let place: Place?
    let depth: Int
  }

  struct Replacement {
    let block: BlockTag
    /// Where the block was written.
    let template: ParsedTemplate
    let chain: [Inclusion]
    let replacements: [String: Replacement]
  }

  /// How lines of literal text are indented.
  struct Lines: Hashable {
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
  init(_ template: ParsedTemplate) {
    self.init(
      template: template, chain: [Inclusion(name: template.name, place: nil, depth: 0)],
      replacements: [:], lines: Lines(), depth: 0,
      ignoresUnknownNames: false)
  }

  func place(_ range: Range<Int>) -> Place { template.source.place(range) }

  /// How the template came to be compiled here, innermost inclusion first.
  var notes: [Diagnostic.Note] {
    let places = chain.reversed().compactMap(\.place)
    let notes = places.prefix(6).map { Diagnostic.Note("included here", at: $0) }
    let more = places.count - notes.count
    return more > 0 ? notes + [Diagnostic.Note("and \(more) more inclusions")] : notes
  }

  /// Inside another template that is included here.
  func including(
    _ template: ParsedTemplate, at range: Range<Int>, lines: Lines,
    replacements: [String: Replacement] = [:]
  ) -> Site {
    Site(
      template: template,
      chain: chain + [Inclusion(name: template.name, place: place(range), depth: depth)],
      replacements: replacements, lines: lines, depth: depth,
      ignoresUnknownNames: ignoresUnknownNames)
  }

  /// Inside a section that has entered an element.
  var descended: Site { changed(depth: depth + 1, ignoresUnknownNames: ignoresUnknownNames) }

  /// Inside a section whose name is unknown.
  var ignoringUnknownNames: Site { changed(depth: depth, ignoresUnknownNames: true) }

  private func changed(depth: Int, ignoresUnknownNames: Bool) -> Site {
    Site(
      template: template, chain: chain, replacements: replacements, lines: lines, depth: depth,
      ignoresUnknownNames: ignoresUnknownNames)
  }

  /// Inside a replacement that is shown in the place of a block of this template.
  func replaced(by replacement: Replacement, lines: Lines) -> Site {
    Site(
      template: replacement.template, chain: replacement.chain,
      replacements: replacement.replacements, lines: lines, depth: depth,
      ignoresUnknownNames: ignoresUnknownNames)
  }

  /// The lines of a template that stands alone on an indented line.
  func lines(indentedBy range: Range<Int>?) -> Lines {
    guard let range else { return Lines() }
    let own = template.source.bytes[range].dropFirst(lines.dedentation)
    return Lines(isRecursive: lines.isRecursive, indentation: lines.indentation + own)
  }
}
