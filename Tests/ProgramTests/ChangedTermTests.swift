import Testing

/// Builds over an earlier build equal builds from nothing.
struct ChangedTermTests {
  private func site() throws -> TestSite {
    var files = ["Content/site.json": #"{ "baseURL": "https://ana.example", "pageSize": 2 }"#]
    for index in 0..<7 {
      files["Content/trips/t\(index).md"] = TestSite.trip(
        "Porto", "T\(index)", more: "tags: [rail, t\(index % 3)]\ncategory: c\(index % 2)")
    }
    return try TestSite(files)
  }

  private typealias Change = @Sendable (TestSite) throws -> Void

  private static let changes: [(String, Change)] = [
    ("delete a trip", { try $0.remove("Content/trips/t2.md") }),
    (
      "rename a tag",
      {
        try $0.write([
          "Content/trips/t1.md": TestSite.trip("Porto", "T1", more: "tags: [Ferry]"),
          "Content/trips/t4.md": TestSite.trip("Porto", "T4", more: "tags: [rail, ferry]"),
        ])
      }
    ),
    (
      "move a slug",
      { try $0.write(["Content/trips/t3.md": TestSite.trip("Porto", "T3", more: "slug: moved")]) }
    ),
    ("hide a trip", { try $0.write(["Content/trips/t0.md": TestSite.trip(more: "draft: true")]) }),
    ("rename a file", { try $0.rename("Content/trips/t5.md", to: "Content/trips/t9.md") }),
  ]

  @Test func equalsACleanBuildAfterEachChange() throws {
    let site = try site()
    try site.build()
    var trees = [try site.tree()]
    for (name, change) in Self.changes {
      try change(site)
      try site.build()
      try site.build("--output", "\(site.parent)/clean-\(trees.count)")
      let tree = try site.tree()
      let clean = try Tree(of: "\(site.parent)/clean-\(trees.count)")
      #expect(tree.differences(from: clean) == [], "\(name)")
      #expect(tree.differences(from: try #require(trees.last)) != [], "\(name) changed nothing")
      trees.append(tree)
    }
    let paths = try #require(trees.last).paths
    #expect(paths.contains("tags/ferry/index.html"))
    #expect(!paths.contains("tags/t2/page"))
    #expect(paths.contains("trips/moved/index.html") && !paths.contains("trips/t3"))
  }
}
