import Foundation
import TestSupport
import Testing

/// `check` reports what `build` reports, and writes nothing.
struct CheckTests {
  /// Messages of a run, without the remark that nothing was published.
  private static func messages(_ run: Program.Run) -> String {
    run.error.replacing("; nothing was published\n", with: "\n")
  }

  private static func expectSame(
    _ site: TestSite, _ options: [String], _ name: String, isSealed: Bool = true
  ) throws {
    if isSealed { try addGuests(site) }
    let before = try Tree(of: site.folder)
    let check = try Program(folder: site.folder).run(["check"] + options)
    #expect(try Tree(of: site.folder).changes(since: before) == [], "\(name): check wrote")
    let build = try Program(folder: site.folder).run(["build"] + options)
    #expect(check.ending == build.ending, "\(name)")
    #expect(messages(check) == messages(build), "\(name)")
  }

  /// Adds a guest to each audience of the settings, so that their pages are sealed.
  private static func addGuests(_ site: TestSite) throws {
    guard let settings = FileManager.default.contents(atPath: "\(site.folder)/Content/site.json"),
      !FileManager.default.fileExists(atPath: "\(site.folder)/audience-keys.json"),
      let keys = try? JSONSerialization.jsonObject(with: settings) as? [String: Any]
    else { return }
    for audience in keys["audiences"] as? [[String: Any]] ?? [] {
      guard let name = audience["name"] as? String else { continue }
      _ = try site.run("audience", "add", name, "Ada", "--generate", "words")
    }
  }

  private static func copy(of folder: String) throws -> TestSite {
    let site = try TestSite()
    for name in ["Content", "Templates"]
    where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      try FileManager.default.copyItem(
        atPath: "\(folder)/\(name)", toPath: "\(site.folder)/\(name)")
    }
    return site
  }

  /// First mistakes in sites, rather than in commands.
  private static let mistakes: [(FirstMistake, [String])] = {
    let all = (try? FirstMistake.all()) ?? []
    return all.compactMap { mistake in
      guard let session = try? String(contentsOf: mistake.sessionFile, encoding: .utf8),
        !session.hasSuffix("exit 64\n"),
        let command = session.split(separator: "\n").first?.split(separator: " "),
        command.count > 2, ["check", "build"].contains(command[2])
      else { return nil }
      return (mistake, command.dropFirst(3).map(String.init).filter { $0 != "--quiet" })
    }
  }()

  @Test(arguments: mistakes)
  func findsTheFirstMistakesOfABuild(mistake: FirstMistake, options: [String]) throws {
    let site = try TestSite(name: "empty")
    try site.remove("")
    try FileManager.default.copyItem(
      atPath: "\(FirstMistake.root)/\(mistake.name)/Site", toPath: site.folder)
    // One of the mistakes is that the site has no keys.
    try Self.expectSame(
      site, options, mistake.name, isSealed: mistake.name != "audience-without-keys")
  }

  @Test func comparesManyFirstMistakes() { #expect(Self.mistakes.count > 120) }

  private static let golden = Repository.path("Tests/Golden")
  private static let goldenSites =
    ((try? FileManager.default.contentsOfDirectory(atPath: golden)) ?? []).sorted()

  @Test(arguments: goldenSites)
  func findsTheMistakesOfGoldenSites(name: String) throws {
    try Self.expectSame(
      try Self.copy(of: "\(Self.golden)/\(name)"), ["--now", "2026-01-31T12:00:00Z"], name)
  }

  @Test func comparesManyGoldenSites() { #expect(Self.goldenSites.count > 20) }

  /// Changes after a build.
  private static let changes:
    [(name: String, id: String, change: @Sendable (TestSite) throws -> Void)] = [
      ("a page is gone", "site-vanished-address", { try $0.remove("Content/pages/about.md") }),
      ("no key file", "site-no-keys", { try $0.remove("audience-keys.json") }),
      (
        "older keys", "keys-older",
        { site in
          let older = try site.text("audience-keys.json")
          _ = try site.run("audience", "renew", "family").succeeded()
          try site.build()
          try site.write(["audience-keys.json": older])
          try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: "\(site.folder)/audience-keys.json")
        }
      ),
      (
        "the output is a file", "publish-output-file",
        { site in
          try site.remove("Output")
          try site.write(["Output": "Mine."])
        }
      ),
      (
        "the output is foreign", "publish-output-foreign",
        { site in
          try site.remove(site.manifest())
        }
      ),
      (
        "the output's list is damaged", "publish-manifest",
        { site in
          try site.write([site.manifest(): "none"])
        }
      ),
      (
        "a foreign file is in the way", "publish-foreign-file",
        { site in
          try site.write([
            "Content/pages/new.md": "---\ntitle: New\n---\nNew.\n",
            "Output/new/index.html": "Mine.", "Output/mine.txt": "Mine.",
          ])
        }
      ),
      (
        "a foreign file is in the way of a folder", "publish-foreign-file",
        { site in
          try site.write([
            "Content/pages/new.md": "---\ntitle: New\n---\nNew.\n", "Output/new": "Mine.",
          ])
        }
      ),
      (
        "a published file was changed", "publish-changed-file",
        { site in
          try site.write([
            "Content/pages/new.md": "---\ntitle: New\n---\nNew.\n",
            "Output/about/index.html": "Mine.",
          ])
        }
      ),
      (
        "a sealed file was changed", "publish-changed-file",
        { site in try site.write(["Output/sealed/keys.json": "{}"]) }
      ),
      (
        "a file is in the way of sealed ones", "publish-foreign-file",
        { site in
          try site.remove("Output/sealed")
          try site.write(["Output/sealed": "Mine."])
        }
      ),
      (
        "a link to a sealed page", "link-to-sealed",
        { try $0.write(["Content/pages/about.md": "---\ntitle: About\n---\n[few](few.md)\n"]) }
      ),
      (
        "a picture breaks off", "image-damaged",
        { site in
          guard case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(600, 400) else {
            return
          }
          try site.write(Array(bytes.prefix(bytes.count / 2)), to: "Content/photos/pier.png")
        }
      ),
    ]

  @Test(arguments: changes.indices)
  func findsWhatABuildFindsAfterAnother(index: Int) throws {
    let (name, id, change) = Self.changes[index]
    let site = try TestSite([
      "Content/site.json": AudienceTests.settings,
      "Content/pages/about.md": "---\ntitle: About\n---\nMe.\n",
      "Content/pages/few.md": "---\ntitle: Few\naudience: family\n---\nWords.\n",
      "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\n",
    ])
    if case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(700, 500) {
      try site.write(bytes, to: "Content/photos/pier.png")
    }
    _ = try site.run("audience", "add", "family", "Ada", "--generate", "words").succeeded()
    try site.build()
    try change(site)
    #expect(try site.run("check").error.contains("[\(id)"), "\(name)")
    try Self.expectSame(site, TestSite.now, name, isSealed: false)
  }
}
