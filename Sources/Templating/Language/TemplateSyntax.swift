import Diagnostics

/// What a template's text says, before any contract gives its names a meaning.
///
/// Ranges are byte ranges in the template's source.
indirect enum TemplateNode: Sendable {
  /// Literal text; `startsLine` says that its first byte is the first of its line.
  case text(Range<Int>, startsLine: Bool)
  /// A tag that writes something is the first of its line; an indented partial indents here.
  case lineStart
  case variable(VariableTag)
  case section(SectionTag)
  case partial(PartialTag)
  case parent(ParentTag)
  case block(BlockTag)
}

extension TemplateNode {
  /// Whether all that it writes is in the template's text.
  var isLiteral: Bool {
    switch self {
    case .text, .lineStart: true
    default: false
    }
  }

  /// `nil` where it writes nothing of its own.
  var range: Range<Int>? {
    switch self {
    case .text(let range, _): range
    case .lineStart: nil
    case .variable(let tag): tag.name.range
    case .section(let tag): tag.name.range
    case .partial(let tag): tag.range
    case .parent(let tag): tag.range
    case .block(let tag): tag.range
    }
  }
}

/// A dotted name, such as `trip.delay`; `.` alone is the value that a section has entered.
struct TemplateName: Sendable, Hashable {
  let path: [String]
  let range: Range<Int>

  var text: String { path.count == 1 ? path[0] : path.joined(separator: ".") }

  /// Where some of its parts stand.
  func range(of parts: Range<Int>) -> Range<Int> {
    let ends = path.reduce(into: [range.lowerBound]) {
      $0.append($0[$0.count - 1] + $1.utf8.count + 1)
    }
    return ends[parts.lowerBound]..<ends[parts.upperBound] - 1
  }

  /// Stands for a name that is missing or none, which has been reported.
  static func none(_ range: Range<Int>) -> Self { TemplateName(path: [], range: range) }
}

struct VariableTag: Sendable {
  let name: TemplateName
  /// `{{{name}}}` or `{{&name}}`.
  let isRaw: Bool
}

struct SectionTag: Sendable {
  let name: TemplateName
  let isInverted: Bool
  let body: [TemplateNode]
}

struct PartialTag: Sendable {
  enum Target: Sendable {
    case named(String)
    case dynamic(TemplateName)
  }

  let target: Target
  let range: Range<Int>
  /// The white space before a tag that stands alone on its line; `nil` where it stands in a line.
  let indentation: Range<Int>?
}

/// `{{<name}}…{{/name}}`: another template with some of its blocks replaced.
struct ParentTag: Sendable {
  let name: String
  let range: Range<Int>
  let overrides: [BlockTag]
  /// As with a partial.
  let indentation: Range<Int>?
}

/// `{{$name}}…{{/name}}`: in a parent tag the replacement, elsewhere the block with its default.
struct BlockTag: Sendable {
  let name: String
  let range: Range<Int>
  let body: [TemplateNode]
  /// White space before each line of the body: that of the body's first line, else the tag's own.
  let indentation: Range<Int>
  /// Whether the body begins on a line of its own.
  let beginsLine: Bool
}

/// A template's source and its syntax.
///
/// A class, since it is handed on with every place that is compiled.
final class ParsedTemplate: Sendable {
  let name: String
  let format: TemplateFormat
  let source: SourceFile
  let nodes: [TemplateNode]
  /// Whether it came with Zoetrope.
  let isBuiltIn: Bool
  /// Whether mistakes in its syntax have been reported, so that what follows from them is not.
  let isBroken: Bool
  /// Whether they leave open which names are meant where.
  let isMisnested: Bool

  init(_ template: TemplateSource, _ nodes: [TemplateNode], isBroken: Bool, isMisnested: Bool) {
    name = template.name
    format = template.format
    source = template.source
    isBuiltIn = template.isBuiltIn
    self.nodes = nodes
    self.isBroken = isBroken
    self.isMisnested = isMisnested
  }
}

extension ParsedTemplate {
  /// Every block name that a template which names this one as its parent may replace, each once.
  var blockNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    nodes.walk { node in
      if case .block(let block) = node, seen.insert(block.name).inserted {
        names.append(block.name)
      }
    }
    return names
  }

  /// The templates named by parent tags anywhere in it.
  var parentNames: [String] {
    var names: [String] = []
    nodes.walk { if case .parent(let parent) = $0 { names.append(parent.name) } }
    return names
  }
}

extension [TemplateNode] {
  /// Shows every node, and those inside of it, in the order of the text.
  fileprivate func walk(_ body: (TemplateNode) -> Void) {
    for node in self {
      body(node)
      switch node {
      case .section(let section): section.body.walk(body)
      case .block(let block): block.body.walk(body)
      case .parent(let parent): parent.overrides.forEach { $0.body.walk(body) }
      case .text, .lineStart, .variable, .partial: break
      }
    }
  }
}
