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

/// A dotted name, such as `trip.delay`; `.` alone is the value that a section has entered.
struct TemplateName: Sendable, Hashable {
  let path: [String]
  let range: Range<Int>

  var text: String { path == ["."] ? "." : path.joined(separator: ".") }
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
  let closing: Range<Int>
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
struct ParsedTemplate: Sendable {
  let name: String
  let format: TemplateFormat
  let source: SourceFile
  let nodes: [TemplateNode]
  /// Whether it came with Zoetrope.
  let isBuiltIn: Bool
  /// Whether mistakes in its syntax have been reported, so that what follows from them is not.
  let isBroken: Bool
}

extension ParsedTemplate {
  /// Every block name that a template which names this one as its parent may replace.
  var blockNames: [String] {
    var names: [String] = []
    func visit(_ nodes: [TemplateNode]) {
      for node in nodes {
        switch node {
        case .block(let block):
          if !names.contains(block.name) { names.append(block.name) }
          visit(block.body)
        case .section(let section): visit(section.body)
        case .parent(let parent): parent.overrides.forEach { visit($0.body) }
        case .text, .lineStart, .variable, .partial: break
        }
      }
    }
    visit(nodes)
    return names
  }

  /// The templates named by parent tags anywhere in it.
  var parentNames: [String] {
    var names: [String] = []
    func visit(_ nodes: [TemplateNode]) {
      for node in nodes {
        switch node {
        case .parent(let parent):
          names.append(parent.name)
          parent.overrides.forEach { visit($0.body) }
        case .block(let block): visit(block.body)
        case .section(let section): visit(section.body)
        case .text, .lineStart, .variable, .partial: break
        }
      }
    }
    visit(nodes)
    return names
  }
}
