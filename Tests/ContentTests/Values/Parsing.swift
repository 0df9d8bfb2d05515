import Content
import Diagnostics

/// The result of parsing one text: the value, and the diagnostics as a terminal shows them.
struct Parsing {
  let value: Value?
  let report: String

  static func json(_ text: String, depth: Int = ContentLimits.jsonDepth) -> Parsing {
    json(Array(text.utf8), depth: depth)
  }

  static func json(_ bytes: [UInt8], depth: Int = ContentLimits.jsonDepth) -> Parsing {
    Parsing(bytes, path: "a.json") { Value.json($0, depth: depth) }
  }

  /// Parses a Markdown file's front matter.
  static func frontMatter(_ text: String) -> Parsing { frontMatter(Array(text.utf8)) }

  static func frontMatter(_ bytes: [UInt8]) -> Parsing {
    Parsing(bytes, path: "a.md") { MarkdownParts($0)?.frontMatter?.value($0) }
  }

  /// Parses YAML between fences.
  static func yaml(_ text: String) -> Parsing { frontMatter("---\n" + text + "\n---\n") }

  /// Parses TOML between fences.
  static func toml(_ text: String) -> Parsing { frontMatter("+++\n" + text + "\n+++\n") }

  init(_ bytes: [UInt8], path: String, _ read: (Findings) -> Value?) {
    let collector = DiagnosticCollector()
    value = read(Findings(SourceFile(path: path, bytes: bytes), collector))
    report = TerminalWriter(colours: false).text(collector.diagnostics)
  }

  /// The value in a short notation: `{a: 1, b: ["x"]}`.
  var outline: String { value?.outline ?? report }

  /// The ids of all diagnostics, in order.
  var ids: [String] {
    report.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix(" "), let open = line.firstIndex(of: "["),
        let close = line.firstIndex(of: "]")
      else { return nil }
      return String(line[line.index(after: open)..<close])
    }
  }
}

extension Value {
  var outline: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let text): text
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }

  /// The source text of each value and name, to prove ranges: `name=…`.
  func slices(of text: String, path: String = "") -> [String] {
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch kind {
    case .array(let elements):
      return [path + "=" + slice(range)]
        + elements.flatMap { $0.slices(of: text, path: path + "[]") }
    case .object(let members):
      return (path.isEmpty ? [] : [path + "=" + slice(range)])
        + members.flatMap {
          $0.value.slices(of: text, path: path + "." + slice($0.nameRange))
        }
    default: return [path + "=" + slice(range)]
    }
  }
}
