import TestSupport

/// A random author who edits models of a site: mostly titles and texts, then terms, sometimes other
/// keys, correct or not.
struct SiteAuthor {
  private let site: TemporaryFolder
  private var random: SplitMix
  private var models: [String: Model] = [:]
  private var count = 0

  private struct Model {
    let lines: [String]
    var keys: [String: String]
    var body = "Text.\n"

    var text: String {
      let said = keys.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
      return "---\n" + (lines.map { $0 + "\n" } + said).joined() + "---\n" + body
    }
  }

  private static let bodies = [
    "Plain.\n", "", "[The other](b.md) and [nobody](gone.md).\n",
    "A [tag](/tags/slow-roads/), ![a photo](../photos/pli.md).\n", "## Part\n\n[There](#part)\n",
    "[Nowhere](#none) and [old](/old/).\n",
  ]
  /// Keys with possible values; `nil` removes the line.
  private static let sayings: [(key: String, values: [String?])] = [
    ("title", ["One", "\"Two: <b>\"", "Three\nsummary: Both", "[broken"]),
    ("summary", ["Short.", nil, "Other & more."]),
  ]
  private static let terms: [(key: String, values: [String?])] = [
    (
      "tags", ["[rivers]", "[Rivers, slow roads]", nil, "[slow roads, new]", "[\"!\"]", "[RIVERS]"]
    ),
    ("category", ["Walks", "walks", nil]),
  ]
  private static let rest: [(key: String, values: [String?])] = [
    ("visibility", ["unlisted", nil, "private"]), ("draft", ["true", nil]),
    ("aliases", ["[/old/]", nil, "[/trips/b/]", "[/tags/rivers/]"]), ("slug", ["other", nil]),
    ("updated", ["2025-12-01", nil]), ("publishDate", ["2030-01-01", nil]),
    ("template", ["moved", nil]), ("people", ["[ana]", nil, "[nobody]"]), ("strange", ["1", nil]),
  ]

  init(of site: TemporaryFolder, seed: UInt64) throws {
    self.site = site
    random = SplitMix(seed: seed)
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      models["Content/trips/\(name).md"] = Model(
        lines: [
          "departure: 2025-0\(index + 1)-01T10:00:00Z", "arrival: 2025-0\(index + 1)-01T13:00:00Z",
        ],
        keys: ["title": "Trip \(name)", "tags": index < 2 ? "[rivers, slow roads]" : "[rivers]"])
    }
    models["Content/people/ana.md"] = Model(
      lines: ["firstName: Ana", "lastName: Lima"], keys: ["summary": "Walks."])
    models["Content/pages/about.md"] = Model(lines: [], keys: ["title": "About"])
    models["Content/photos/pli.md"] = Model(
      lines: ["image: pli.gif", "trip: a"], keys: ["title": "Pli"])
    try site.write(.gif(3, 2), to: "Content/photos/pli.gif")
    for (path, model) in models { try site.write(.text(model.text), to: path) }
  }

  /// Makes one edit and returns the changed files.
  mutating func act() throws -> Set<String> {
    count += 1
    switch pick(20) {
    case 0..<5: return try edit { author, model in model.body = author.any(Self.bodies) }
    case 5..<10: return try set(Self.sayings)
    case 10..<14: return try set(Self.terms)
    case 14..<16: return try set(Self.rest)
    case 16:
      let sheet = "Templates/assets/site.css"
      try site.write(.text("body { order: \(count) }"), to: sheet)
      return [sheet]
    case 17:
      let partial = "Templates/components/header-text.html"
      try site.write(.text("<h1>\(count): {{headerText}}</h1>"), to: partial)
      return [partial]
    case 18:
      try site.write(.gif(UInt8(pick(9) + 1), 2), to: "Content/photos/pli.gif")
      return ["Content/photos/pli.gif"]
    default:
      try site.write(
        "{\"title\": \"Log \(count)\", \"pageSize\": \(pick(3) + 1)}", to: "Content/site.json")
      return ["Content/site.json"]
    }
  }

  private mutating func set(_ choices: [(key: String, values: [String?])]) throws -> Set<String> {
    try edit { author, model in
      let choice = author.any(choices)
      model.keys[choice.key] = author.any(choice.values)
    }
  }

  private mutating func edit(
    _ change: (inout SiteAuthor, inout Model) -> Void
  ) throws -> Set<String> {
    let path = any(models.keys.sorted())
    guard var model = models[path] else { return [] }
    change(&self, &model)
    models[path] = model
    try site.write(.text(model.text), to: path)
    return [path]
  }

  private mutating func any<Element>(_ elements: [Element]) -> Element {
    elements[pick(elements.count)]
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
