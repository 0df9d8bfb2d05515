import Diagnostics
import Testing

/// Files that are meant as the settings, which are read only from `Content/site.json`.
struct StraySettingsTests {
  private static let circle =
    #"{"latitude": 38.7213358123, "longitude": -9.1402791456, "radius": 500}"#
  private static let hiding = #"{"title": "Away", "hidden": [\#(circle)]}"#

  private func load(_ path: String, _ text: String, besides settings: Bool) throws -> Loaded {
    var files = [path: text]
    if settings { files["Content/site.json"] = #"{"title": "Away"}"# }
    return try TestSite(files).load()
  }

  @Test(arguments: [
    "site.json", "Site.json", "site.yaml", "site.toml", "Content/SITE.JSON", "Content/site.JSON",
    "Content/Site.json", "Content/site.jsonc", "Content/site.json5", "Content/site.yaml",
    "Content/site.yml", "Content/site.toml", "Content/_site.json", "Content/site .json",
    "Content/site.json.txt",
  ])
  func isAnErrorUnderANameLikeThatOfTheSettings(path: String) throws {
    for settings in [false, true] {
      let loaded = try load(path, "{}", besides: settings)
      #expect(loaded.ids == ["content-stray-settings"], "\(path)\n\(loaded.report)")
      #expect(loaded.report.contains("Content/site.json"))
    }
  }

  @Test(arguments: [
    "zoetrope.json", "config.json", "Content/settings.json", "Content/config.json",
    "Content/site.local.json", "Content/zoetrope.json", "Content/sites.json",
  ])
  func isAnErrorWithAKeyThatHides(path: String) throws {
    for text in [
      Self.hiding, Self.hiding.replacing(" ", with: ""), #"{"photos": {"place": "none"}}"#,
      #"{"audiences": [{"name": "family"}]}"#, #"{"photos": {"original": false}}"#,
    ] {
      let loaded = try load(path, text, besides: true)
      #expect(loaded.ids == ["content-stray-settings"], "\(text)\n\(loaded.report)")
    }
  }

  @Test(arguments: [
    ("Content/settings.yaml", "title: Away\nhidden:\n  - {latitude: 38.7, radius: 500}\n"),
    ("Content/config.toml", "title = \"Away\"\n[[hidden]]\nlatitude = 38.7\n"),
    ("Content/config.toml", "[photos]\nplace = \"none\"\n"),
    ("Content/config.toml", "photos.place = \"none\"\n"),
    ("Content/config.json5", "{photos: {camera: false}}"),
    ("Content/config.jsonc", "// mine\n{\n  \"hidden\": \"../hidden.json\"\n}\n"),
    ("zoetrope.yaml", "audiences: [family]\n"),
  ])
  func isAnErrorInEachFormat(path: String, text: String) throws {
    #expect(try load(path, text, besides: true).ids == ["content-stray-settings"])
  }

  @Test(arguments: [
    ("package.json", hiding), ("hidden.json", "[\(circle)]"),
    ("config.json", #"{"title": "Away", "hidden": false, "photos": {"place": "exact"}}"#),
    ("Content/places.json", #"{"place": "none", "hidden": true, "original": false}"#),
    ("Content/public/site.json", hiding), ("Content/site.txt", "hidden: true"),
    ("Content/site.webmanifest", hiding), ("Content/data.yaml", "photos: [a.jpg]\n"),
    ("Content/photos/site.png", ""), ("site.md", "hidden: x"), ("sites/site.json", hiding),
  ])
  func isAnotherFile(path: String, text: String) throws {
    #expect(try !load(path, text, besides: true).ids.contains("content-stray-settings"))
  }

  @Test func saysWhereTheSettingsAre() throws {
    #expect(
      try load("site.json", "{}", besides: false).report == """
        site.json: error[content-stray-settings]: nothing in this file has an effect: Zoetrope reads settings only from Content/site.json
           write its keys in Content/site.json, as JSON, and delete this file

        """)
    #expect(
      try load("Content/config.json", #"{"hidden": "x.json"}"#, besides: true).report == """
        Content/config.json:1:3: error[content-stray-settings]: 'hidden' has no effect here: Zoetrope reads settings only from Content/site.json
            1 | {"hidden": "x.json"}
              |   ^~~~~~ write it in Content/site.json, and remove it here

        """)
  }
}
