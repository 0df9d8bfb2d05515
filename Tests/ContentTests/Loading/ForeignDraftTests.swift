import Diagnostics
import Testing

@testable import Content

/// Texts that other programs hide are not published without a diagnostic.
struct ForeignDraftTests {
  private func report(_ keys: String, kind: String = "pages") throws -> Loaded {
    let needed = kind == "trips" ? "departure: 0\narrival: 0\n" : ""
    return try TestSite(["Content/\(kind)/a.md": "---\ntitle: A\n\(needed)\(keys)\n---\n"]).load()
  }

  @Test(arguments: [
    "published: false", "isPublished: false", "is_published: no", "Published: \"False\"",
    "publish: false", "dg-publish: false", "public: false", "visible: off", "live: 0",
    "permalink: false", "unpublished: true", "hidden: true", "isHidden: yes", "hide: true",
    "private: true", "protected: true",
    "isDraft: true", "is-draft: 1", "Draft: true", "DRAFT: \"yes\"", "wip: true",
    "headless: true", "unlisted: true", "listed: false", "eleventyExcludeFromCollections: true",
    "status: draft", "status: Pending", "status: private", "post_status: auto-draft",
    "state: In progress", "post-status: draft", "status: scheduled",
  ])
  func isAnError(key: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-foreign-draft"])
    #expect(loaded.content.pages.isEmpty)
    let fix = try #require(loaded.diagnostics.first?.fix)
    #expect(fix.contains("draft: true") || fix == "write visibility: unlisted")
  }

  @Test(arguments: [
    "password: s3cret", "post_password: \"12\"", "passphrase: a b", "passwords: [a, b]",
  ])
  func leadsFromAPasswordToAudiences(key: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-foreign-draft"])
    #expect(loaded.content.pages.isEmpty)
    let diagnostic = try #require(loaded.diagnostics.first)
    let fix = try #require(diagnostic.fix)
    #expect(fix.contains("'audience'") && fix.contains("zoetrope audience add"))
    #expect(!diagnostic.message.contains("s3cret"))
  }

  /// Treated as unknown keys, they would publish hidden texts.
  @Test(arguments: [
    ("Visibility: private", "visibility"), ("publishdate: 2099-01-01", "publishDate"),
    ("publish-date: 2099-01-01", "publishDate"), ("pubDate: 2099-01-01", "publishDate"),
    ("expirydate: 2001-01-01", "expiryDate"), ("Expires: 2001-01-01", "expiryDate"),
  ])
  func isAnErrorInAnotherSpellingOfAKeyThatHides(key: String, own: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-foreign-draft"])
    #expect(loaded.diagnostics.first?.fix == "write '\(own)'")
  }

  /// Keys that hide nothing, or mean something else.
  @Test(arguments: [
    "published: true", "published: 2024-05-01", "publish: true", "hidden: false", "private: false",
    "unpublished: false", "status: publish", "status: published", "state: Texas", "public:",
    "password:", "password: \"\"", "permalink: /a/", "wip: 3 of 4", "Visibility: public",
    "status: [draft]", "unlisted: false",
  ])
  func isAnUnknownKeyWhereItHidesNothing(key: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-unknown-key"])
    #expect(loaded.content.pages.count == 1)
  }

  @Test(arguments: ["draft: \"true\"", "draft: yes", "draft: published"])
  func isWrongWhereItIsNoTruth(key: String) throws {
    #expect(try report(key).ids == ["content-wrong-type"])
  }

  @Test(arguments: [
    ("status: draft", "trips"), ("visibility: draft", "pages"), ("visibility: hidden", "pages"),
  ])
  func saysHowADraftIsWrittenWhereAKeyHasOtherValues(key: String, kind: String) throws {
    let loaded = try report(key, kind: kind)
    #expect(loaded.ids == ["content-wrong-type"])
    #expect(
      loaded.diagnostics.first?.fix == "set 'draft' to true where it is not to be published")
  }

  @Test(arguments: mistakes) func saysWhatToWrite(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let mistakes = [
    Mistake(
      "Jekyll",
      ["Content/trips/a.md": "---\ndeparture: 0\narrival: 0\npublished: false\n---\n"],
      report: #"""
        Content/trips/a.md:4:1: error[content-foreign-draft]: 'published: false' would not keep this from being published
            4 | published: false
              | ^~~~~~~~~~~~~~~~ write draft: true

        """#),
    Mistake(
      "a text behind a password, which the message does not repeat",
      ["Content/pages/a.md": "---\ntitle: A\npassword: s3cret\n---\n"],
      report: #"""
        Content/pages/a.md:3:1: error[content-foreign-draft]: 'password' opens nothing here, and whoever has this file reads it
            3 | password: s3cret
              | ^~~~~~~~~~~~~~~~ take it out; 'audience' says who can open this, and 'zoetrope audience add' gives them passwords

        """#),
    Mistake(
      "TOML",
      ["Content/pages/a.md": "+++\ntitle = \"A\"\nprivate = true\n+++\n"],
      report: #"""
        Content/pages/a.md:3:1: error[content-foreign-draft]: 'private: true' would not keep this from being published
            3 | private = true
              | ^~~~~~~~~~~~~~ write draft = true, or visibility = "private"

        """#),
    Mistake(
      "a list of JSON",
      ["Content/pages/a.json": #"[{"id": "a", "title": "A", "unlisted": true}]"#],
      report: #"""
        Content/pages/a.json:1:28: error[content-foreign-draft]: 'unlisted: true' would not keep this out of lists
            1 | [{"id": "a", "title": "A", "unlisted": true}]
              |                            ^~~~~~~~~~~~~~~~ write "visibility": "unlisted"

        """#),
    Mistake(
      "an index",
      [
        "Content/trips/index.md": "---\ndraft: true\n---\n",
        "Content/index.json": #"{"published": false}"#,
      ],
      report: #"""
        Content/index.json:1:2: error[content-draft-index]: 'published: false' would not keep this from being published: an index is for everybody
            1 | {"published": false}
              |  ^~~~~~~~~~~~~~~~~~ move the file out of Content/ until it may be seen; each other file says who may see it
        Content/trips/index.md:2:1: error[content-draft-index]: 'draft: true' would not keep this from being published: an index is for everybody
            2 | draft: true
              | ^~~~~~~~~~~ move the file out of Content/ until it may be seen; each other file says who may see it

        """#),
  ]
}
