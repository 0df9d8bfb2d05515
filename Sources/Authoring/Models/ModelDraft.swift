import Basics
import Content

/// File of a new model: front matter with some keys filled in and the other keys in comments, and
/// the beginning of a text.
struct ModelDraft {
  private static let width = 78

  private let kind: ModelKind
  private let values: [(key: String, yaml: String)]
  private let body: String

  /// Values are YAML; one that begins with a line break is a block.
  init(_ kind: ModelKind, _ values: KeyValuePairs<String, String?>, body: String) {
    self.init(kind, values.compactMap { key, yaml in yaml.map { (key, $0) } }, body: body)
  }

  init(_ kind: ModelKind, _ values: [(String, String)], body: String) {
    self.kind = kind
    self.values = values.map { (key: $0, yaml: $1) }
    self.body = body
  }

  var text: String {
    var lines = ["---"]
    for (key, yaml) in values {
      lines.append(yaml.begins(with: "\n") ? key + ":" + yaml : "\(key): \(yaml)")
    }
    lines += hints
    return (lines + ["---", "", body, ""]).joined(separator: "\n")
  }

  /// Comments with the kind's other keys and their documentation, and the names of the common keys.
  private var hints: [String] {
    let unfilled = kind.keys.keys.filter { key in
      // Only imports write the source of a trip.
      key.newer == nil && !values.contains { $0.key == key.name }
        && TripKind.source.declaration !== key
    }
    let own = unfilled.filter { $0.name == "title" || !isOfEveryKind($0) }
    let common = unfilled.filter { isOfEveryKind($0) && $0.name != "title" }
      .map(\.name).filter { $0 != ModelKind.bodyKey && !$0.begins(with: "$") }
    var lines: [String] = []
    if !own.isEmpty { lines.append("# To use one of these keys, remove its '#':") }
    let column = own.map(\.name.count).max() ?? 0
    for key in own {
      let gap = String(repeating: " ", count: column - key.name.count + 2)
      // A restricting key without a value would be an error.
      let value = key.restriction.flatMap { $0.example ?? key.example }.map { "\($0)  " } ?? ""
      lines.append("#\(key.name):\(gap)\(value)# \(key.documentation)")
    }
    return lines + wrapped("# You can also use:", common)
  }

  private func isOfEveryKind(_ key: KeyDeclaration) -> Bool {
    ModelKind.builtIn.allSatisfy { $0.keys.keys.contains { $0.name == key.name } }
  }

  private func wrapped(_ lead: String, _ names: [String]) -> [String] {
    var lines = [lead]
    for (index, name) in names.enumerated() {
      let word = " " + name + (index == names.count - 1 ? "." : ",")
      if lines[lines.count - 1].count + word.count > Self.width { lines.append("#") }
      lines[lines.count - 1] += word
    }
    return lines
  }
}
