import Basics
import Content
import Markup

/// Settings of Visual Studio Code for a site's files.
struct EditorSettings {
  typealias Member = (name: String, value: JSON.Value)

  private let kinds: [ModelKind]
  private let subjects: [SchemaSubject]

  init(_ kinds: ContentKinds) {
    self.kinds = kinds.kinds
    subjects = SchemaSubject.all(kinds)
  }

  /// The file `settings.json`, which maps files to schemas.
  var settings: String {
    // An album's index and a photo's file have similar paths, and differ only in their keys.
    let subjects = subjects.filter { subject in
      if case .model(let kind) = subject { kind.host == nil } else { true }
    }
    let schemas = subjects.map { subject in
      JSON.Value.object([
        ("fileMatch", strings(patterns(of: subject, ending: "json"))),
        ("url", .string(path(of: Schema(subject, .json)))),
      ])
    }
    let frontMatter = subjects.filter { $0.syntaxes.contains(.frontMatter) }
      .map { subject -> Member in
        (
          path(of: Schema(subject, .frontMatter)),
          strings(patterns(of: subject, ending: "md").filter { !$0.begins(with: "!") })
        )
      }
    return PrettyJSON(
      .object([("json.schemas", .array(schemas)), ("yaml.schemas", .object(frontMatter))])
    ).text
  }

  /// Returns glob patterns; the last match decides, and `!` excludes.
  private func patterns(of subject: SchemaSubject, ending: String) -> [String] {
    switch subject {
    case .site: ["/Content/site.json"]
    case .model(let kind):
      [
        "/Content/\(kind.folder)/**/*.\(ending)",
        "!/Content/\(kind.folder)/\(hasFolders(kind) ? "**/" : "")index.\(ending)",
      ]
    case .index:
      ["/Content/index.\(ending)"]
        + kinds.filter { $0.host == nil }.map { "/Content/\($0.folder)/index.\(ending)" }
    }
  }

  /// Whether a folder among a kind's models is a model of another kind.
  private func hasFolders(_ kind: ModelKind) -> Bool { kinds.contains { $0.host == kind } }

  private func path(of schema: Schema) -> String {
    "./\(SchemaFolder.defaultPath)/\(schema.path)"
  }

  /// The file `tasks.json` with a task that runs the check and parses its messages.
  var tasks: String {
    let place: [Member] = [
      ("regexp", .string(#"^(.+?):(\d+):(\d+): (warning|error)\[([a-z0-9-]+)\]: (.+)$"#)),
      ("file", .integer(1)), ("line", .integer(2)), ("column", .integer(3)),
      ("severity", .integer(4)), ("code", .integer(5)), ("message", .integer(6)),
    ]
    let file: [Member] = [
      ("regexp", .string(#"^([^:]+): (warning|error)\[([a-z0-9-]+)\]: (.+)$"#)),
      ("kind", .string("file")), ("file", .integer(1)), ("severity", .integer(2)),
      ("code", .integer(3)), ("message", .integer(4)),
    ]
    let task: [Member] = [
      ("label", .string("zoetrope check")), ("type", .string("process")),
      ("command", .string("zoetrope")), ("args", strings(["check"])),
      (
        "group",
        .object([("kind", .string("build")), ("isDefault", .bool(true))])
      ),
      ("problemMatcher", .array([place, file].map(matcher))),
    ]
    return PrettyJSON(
      .object([("version", .string("2.0.0")), ("tasks", .array([.object(task)]))])
    ).text
  }

  private func matcher(_ pattern: [Member]) -> JSON.Value {
    .object([
      ("owner", .string("zoetrope")),
      ("fileLocation", strings(["relative", "${workspaceFolder}"])),
      ("pattern", .object(pattern)),
    ])
  }

  /// Snippets for all front matter keys and for each kind's first lines.
  var snippets: String {
    let beginnings = kinds.map { kind in
      let keys = kind.keys.keys.filter { kind.keys.begins(with: $0) }
      let lines = keys.enumerated().map { "\($1.name): ${\($0 + 1):\(plain($1.expected))}" }
      return snippet(
        kind.keys.name, prefix: "new-\(kind.singular)", "The front matter of \(kind.keys.name).",
        ["---"] + lines + ["---", "", "$0"])
    }
    var names: Set<String> = []
    let keys = kinds.flatMap(\.keys.keys)
      .filter { $0.name != ModelKind.bodyKey && !$0.name.begins(with: "$") }
      .filter { names.insert($0.name).inserted }
      .map { key in
        snippet(
          key.name, prefix: key.name, documentation(of: key.name),
          ["\(key.name): \(placeholder(key))"])
      }
    return PrettyJSON(.object(beginnings + keys)).text
  }

  /// Returns the documentation of a key, for each kind separately if it differs.
  private func documentation(of name: String) -> String {
    let said = kinds.compactMap { kind in
      kind.keys.keys.first { $0.name == name }.map { (kind: kind.singular, text: $0.documentation) }
    }
    guard let first = said.first, said.contains(where: { $0.text != first.text }) else {
      return said.first?.text ?? ""
    }
    return said.map { "\($0.kind): \($0.text)" }.joined(separator: " ")
  }

  private func snippet(
    _ name: String, prefix: String, _ description: String, _ lines: [String]
  ) -> Member {
    (
      name,
      .object([
        ("scope", .string("markdown")), ("prefix", .string(prefix)), ("body", strings(lines)),
        ("description", .string(description)),
      ])
    )
  }

  /// Returns a choice of the values if there are few.
  private func placeholder(_ key: KeyDeclaration) -> String {
    switch key.shape {
    case .enumeration(let names) where names.count <= 20:
      "${1|\(names.joined(separator: ","))|}"
    case .bool: "${1|true,false|}"
    default: "$1"
    }
  }

  private func plain(_ text: String) -> String {
    text.filter { !"${}\\".contains($0) }
  }

  private func strings(_ texts: [String]) -> JSON.Value {
    .array(texts.map(JSON.Value.string))
  }
}

extension KeyTable {
  /// Whether a new object should have the key: it is required, or it is the first of several keys
  /// of which one is required.
  fileprivate func begins(with key: KeyDeclaration) -> Bool {
    key.isRequired
      || rules.contains { rule in
        switch rule {
        case .exactlyOne(let names), .atLeastOne(let names): names.first == key.name
        case .all(let names, _): names.contains(key.name)
        case .complement(let name, _, _, _, _): name == key.name
        case .allOrNone: false
        }
      }
  }
}
