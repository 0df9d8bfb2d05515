/// The data at the start of a Markdown file: YAML between `---` lines, TOML between `+++` lines, or
/// a JSON object.
package struct FrontMatter: Sendable, Equatable {
  /// The language of the data.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    case yaml
    case toml
    case json
  }

  package let format: Format
  /// The opening fence, or JSON's opening brace. Mistakes in the whole front matter are shown
  /// there.
  package let opening: Range<Int>
  /// The bytes between the fences, or JSON's object with its braces.
  package let content: Range<Int>

  /// Parses the data as an object, which is empty for whitespace only; `nil` if it contains a
  /// mistake.
  package func value(_ findings: Findings) -> Value? {
    switch format {
    case .yaml: Value.yaml(findings, content, opening: opening)
    case .toml: Value.toml(findings, content, opening: opening)
    case .json: Value.json(findings, content, depth: ContentLimits.frontMatterDepth)
    }
  }
}
