import Diagnostics

/// The syntax of a template's text, before a contract gives meaning to its names.
///
/// Ranges are byte ranges in the template's source.
indirect enum TemplateNode: Sendable {
  /// Literal text. `startsLine` means that it begins a line.
  case text(Range<Int>, startsLine: Bool)
  /// Start of a line whose first item is a tag with output. An indented partial indents here.
  case lineStart
  case variable(VariableTag)
  case section(SectionTag)
  case partial(PartialTag)
  case parent(ParentTag)
  case block(BlockTag)
}

extension TemplateNode {
  /// Whether its whole output is in the template's text.
  var isLiteral: Bool {
    switch self {
    case .text, .lineStart: true
    default: false
    }
  }

  /// Range of the node; `nil` if the node itself has no output.
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

/// A dotted name, such as `trip.delay`. A single `.` is the value that a section has entered.
struct TemplateName: Sendable, Hashable {
  let path: [String]
  let range: Range<Int>

  var text: String { path.count == 1 ? path[0] : path.joined(separator: ".") }

  /// Returns the range of some of its parts.
  func range(of parts: Range<Int>) -> Range<Int> {
    let ends = path.reduce(into: [range.lowerBound]) {
      $0.append($0[$0.count - 1] + $1.utf8.count + 1)
    }
    return ends[parts.lowerBound]..<ends[parts.upperBound] - 1
  }

  /// Placeholder for a missing or invalid name, which has been reported.
  static func none(_ range: Range<Int>) -> Self { TemplateName(path: [], range: range) }
}

struct VariableTag: Sendable {
  let name: TemplateName
  /// Whether it is written as `{{{name}}}` or `{{&name}}`.
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
  /// White space before a standalone tag; `nil` for a tag within a line.
  let indentation: Range<Int>?
}

/// `{{<name}}…{{/name}}`: another template with some of its blocks replaced.
struct ParentTag: Sendable {
  let name: String
  let range: Range<Int>
  let overrides: [BlockTag]
  /// White space before a standalone tag; `nil` for a tag within a line.
  let indentation: Range<Int>?
}

/// `{{$name}}…{{/name}}`: a replacement inside a parent tag, elsewhere a block with its default.
struct BlockTag: Sendable {
  let name: String
  let range: Range<Int>
  let body: [TemplateNode]
  /// White space before each line of the body: that of the body's first line, or else of the tag.
  let indentation: Range<Int>
  /// Whether the body begins on its own line.
  let beginsLine: Bool
}

/// A template's source with its syntax.
///
/// A class, because it is passed along with every compiled place.
final class ParsedTemplate: Sendable {
  let name: String
  let format: TemplateFormat
  let source: SourceFile
  let nodes: [TemplateNode]
  /// Whether it is part of Zoetrope.
  let isBuiltIn: Bool
  /// Whether syntax mistakes have been reported. Their consequences then aren't reported.
  let isBroken: Bool
  /// Whether misnested tags leave the scopes of names uncertain.
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
  /// Names of the blocks that a template with this parent may replace, without duplicates.
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

  /// Names of the templates in all of its parent tags.
  var parentNames: [String] {
    var names: [String] = []
    nodes.walk { if case .parent(let parent) = $0 { names.append(parent.name) } }
    return names
  }
}

extension [TemplateNode] {
  /// Calls `body` for every node and the nodes inside it, in the order of the text.
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
