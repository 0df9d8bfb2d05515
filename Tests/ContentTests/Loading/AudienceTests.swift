import Diagnostics
import Domain
import Testing

@testable import Content

/// Models for audiences: who sees them, and that no mistake shows them to everyone.
@Suite struct AudienceTests {
  private static let settings = """
    {"audiences": [
      {"name": "family", "title": "the family", "hint": "The boat."},
      {"name": "client", "title": "clients"}]}
    """

  private func loaded(_ files: [String: String]) throws -> Loaded {
    try TestSite(files.merging(["Content/site.json": Self.settings]) { mine, _ in mine }).load()
  }

  private func page(_ keys: String) -> [String: String] {
    ["Content/pages/a.md": "---\ntitle: A\n\(keys)\n---\n"]
  }

  @Test(arguments: [
    ("visibility: protected\naudience: family", ["family"]),
    ("visibility: protected\naudience: [client, family]", ["client", "family"]),
    // A named audience excludes everyone else.
    ("audience: family", ["family"]),
    ("audience: [family, family]", ["family"]),
  ])
  func isForItsAudiences(keys: String, names: [String]) throws {
    let loaded = try loaded(page(keys))
    #expect(loaded.ids == [])
    let attributes = try #require(loaded.content.pages.first).attributes
    #expect(attributes.visibility == .protected)
    #expect(attributes.audiences.map(\.text) == names)
  }

  @Test(arguments: [
    ("visibility: protected", "content-protected-for-nobody"),
    ("visibility: protected\naudience: []", "content-empty-visibility"),
    ("audience: []", "content-empty-visibility"),
    ("visibility: public\naudience: family", "content-audience-unprotected"),
    ("visibility: unlisted\naudience: family", "content-audience-unprotected"),
    ("audience: famly", "content-unknown-audience"),
    ("audience: [family, clients]", "content-unknown-audience"),
    ("visibility:", "content-empty-visibility"),
    ("audience:", "content-empty-visibility"),
    ("audience: null", "content-empty-visibility"),
    ("visibilty: protected", "content-foreign-draft"),
    ("audiences: family", "content-foreign-draft"),
    ("audiences: [family]", "content-foreign-draft"),
    ("access: protected", "content-foreign-draft"),
  ])
  func noMistakeShowsItToEverybody(keys: String, id: String) throws {
    let loaded = try loaded(page(keys))
    #expect(loaded.ids == [id])
    #expect(loaded.content.pages.allSatisfy { $0.attributes.visibility != .public })
  }

  @Test func isAtMostForThoseWhoSeeTheAlbum() throws {
    let loaded = try loaded([
      "Content/photos/sea/index.md": "---\ntitle: Sea\naudience: family\n---\n",
      "Content/photos/sea/a.md": "---\ntitle: A\nfile: a.png\n---\n",
      "Content/photos/sea/b.md": "---\ntitle: B\nfile: b.png\naudience: [family, client]\n---\n",
      "Content/photos/sea/c.md": "---\ntitle: C\nfile: c.png\naudience: client\n---\n",
    ])
    let seen = loaded.content.photos.sorted { $0.slug.text < $1.slug.text }.map {
      "\($0.attributes.visibility) \($0.attributes.audiences.map(\.text))"
    }
    #expect(seen == [#"protected ["family"]"#, #"protected ["family"]"#, "private []"])
    #expect(loaded.ids == ["content-audience-outside"])
    let place = loaded.diagnostics.first { $0.id == "content-audience-outside" }?.place
    #expect(place?.file == "Content/photos/sea/c.md")
    #expect(place?.line == 4)
  }

  @Test(arguments: ["pages", "accounts"])
  func isForAtMostThoseWhoSeeTheFolder(kind: String) throws {
    let name = kind == "pages" ? "title" : "name"
    let loaded = try loaded([
      "Content/\(kind)/sub/index.md": "---\n\(name): Sub\naudience: family\n---\n",
      "Content/\(kind)/sub/inner.md": "---\n\(name): Inner\n---\n",
      "Content/\(kind)/sub/both.md": "---\n\(name): Both\naudience: [client, family]\n---\n",
      "Content/\(kind)/sub/hidden.md": "---\n\(name): Hidden\nvisibility: private\n---\n",
      "Content/\(kind)/sub/deep/far/down.md": "---\n\(name): Down\n---\n",
      "Content/\(kind)/other.md": "---\n\(name): Other\n---\n",
    ])
    #expect(loaded.ids == [])
    let seen = loaded.content.models.all.map {
      "\($0.slug.text): \($0.attributes.visibility) \($0.attributes.audiences.map(\.text))"
    }
    #expect(
      seen.sorted() == [
        #"both: protected ["family"]"#, #"down: protected ["family"]"#, "hidden: private []",
        #"inner: protected ["family"]"#, "other: public []", #"sub: protected ["family"]"#,
      ])
  }

  @Test func nothingIsOpenBesideAProtectedPhoto() throws {
    let loaded = try loaded([
      "Content/photos/sub/index.md": "---\ntitle: Sub\nfile: a.png\naudience: family\n---\n",
      "Content/photos/sub/inner.md": "---\ntitle: Inner\nfile: b.png\n---\n",
    ])
    #expect(loaded.ids == ["content-open-in-protected-folder"])
    let place = loaded.diagnostics.first { $0.id == "content-open-in-protected-folder" }?.place
    #expect(place?.file == "Content/photos/sub/inner.md")
  }

  /// Keys that restrict the index of a folder hold for everything in the folder.
  @Test(arguments: [
    "draft: true", "visibility: private", "visibility: unlisted", "publishDate: 2999-01-01",
    "expiryDate: 2001-01-01",
  ])
  func aFolderHandsDownWhatRestrictsItsIndex(key: String) throws {
    let index = "---\ntitle: I\nfirstName: A\nname: N\n\(key)\n---\n"
    let other = "---\ntitle: T\nfirstName: B\nname: M\n---\n"
    for kind in ["pages", "people", "accounts"] {
      let loaded = try loaded([
        "Content/\(kind)/sub/index.md": index, "Content/\(kind)/sub/q.md": other,
        "Content/\(kind)/sub/deep/r.md": other, "Content/\(kind)/s.md": other,
      ])
      let own = loaded.content.models.erased.flatMap(\.models).first { $0.slug.text == "sub" }
      for model in loaded.content.models.erased.flatMap(\.models) {
        let (a, b) = (model.attributes, try #require(own).attributes)
        #expect(
          (a.isDraft, a.visibility, a.publishDate, a.expiryDate)
            == (model.slug.text == "s"
              ? (false, .public, nil, nil) : (b.isDraft, b.visibility, b.publishDate, b.expiryDate))
        )
      }
    }
    let photos = try loaded([
      "Content/photos/a.png": "", "Content/photos/b.png": "",
      "Content/photos/sub/index.md": "---\ntitle: I\nfile: ../a.png\n\(key)\n---\n",
      "Content/photos/sub/q.md": "---\ntitle: Q\nfile: ../b.png\n---\n",
    ])
    #expect(photos.ids.contains("content-open-in-restricted-folder"))
  }

  @Test func aPageIsPublishedOnItsOwnDayIfThatIsNotBeforeTheFolders() throws {
    let loaded = try loaded([
      "Content/pages/sub/index.md": "---\ntitle: I\npublishDate: 2020-01-01\n---\n",
      "Content/pages/sub/q.md": "---\ntitle: Q\ndate: 2025-01-01\n---\n",
    ])
    #expect(loaded.ids == [])
    let page = try #require(loaded.content.pages.first { $0.slug.text == "q" })
    #expect(page.attributes.publishDate == page.attributes.date)
    // A future folder hides a page of the same day.
    let coming = try self.loaded([
      "Content/pages/sub/index.md": "---\ntitle: I\npublishDate: 2999-01-01\n---\n",
      "Content/pages/sub/q.md": "---\ntitle: Q\ndate: 2999-01-01\n---\n",
    ])
    let hidden = try #require(coming.content.pages.first { $0.slug.text == "q" })
    #expect(hidden.attributes.publishDate != nil)
  }

  @Test(arguments: ["Content/index.md", "Content/trips/index.md"])
  func anIndexIsForEverybody(path: String) throws {
    for keys in ["visibility: protected", "audience: family", "visibility: private"] {
      #expect(try loaded([path: "---\n\(keys)\n---\n"]).ids == ["content-draft-index"])
    }
    #expect(try loaded([path: "---\nvisibility: public\n---\n"]).ids == ["content-unknown-key"])
  }

  @Test(arguments: [
    (#"{"audiences": [{"name": "a", "title": "A", "password": "x"}]}"#, "content-password"),
    (
      #"{"audiences": [{"name": "a", "title": "A"}, {"name": "a", "title": "B"}]}"#,
      "content-same-audience"
    ),
    (#"{"audiences": [{"name": "a"}]}"#, "content-missing-key"),
  ])
  func settingsNameEachOnceAndWithoutAPassword(settings: String, id: String) throws {
    // A model's audiences aren't checked if those in the settings are wrong.
    let files = page("audience: b").merging(["Content/site.json": settings]) { $1 }
    #expect(try loaded(files).ids == [id])
  }
}
