import Foundation
import TestSupport
import Testing

/// Builds of sites with sealed pages, by the keys of `zoetrope audience`.
struct SealedBuildTests {
  private func site() throws -> TestSite {
    let site = try TestSite([
      "Content/site.json": AudienceTests.settings,
      "Content/pages/open.md": "---\ntitle: Open\n---\nFor all.\n",
      "Content/pages/few.md": "---\ntitle: q-q-few\naudience: family\n---\nq-q-words.\n",
    ])
    _ = try site.run("audience", "add", "family", "Ada", "--generate", "words").succeeded()
    return site
  }

  private func sealed(_ site: TestSite) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: "\(site.folder)/Output/sealed"))
  }

  @Test func publishesNothingOfWhatIsForFew() throws {
    let site = try site()
    _ = try site.build().succeeded()
    #expect(try site.text("Output/index.html").contains("Open"))
    let files = FileManager.default.enumerator(atPath: "\(site.folder)/Output")
    var count = 0
    while let path = files?.nextObject() as? String {
      #expect(!path.contains("few"))
      guard let bytes = FileManager.default.contents(atPath: "\(site.folder)/Output/\(path)") else {
        continue
      }
      #expect(bytes.range(of: Data("q-q-".utf8)) == nil, "\(path)")
      count += 1
    }
    #expect(count > 20)
    // Nothing has changed, so nothing is written.
    let names = try sealed(site)
    #expect(try site.build().succeeded().output.contains("   0          "))
    #expect(try sealed(site) == names)
  }

  @Test func sealsAnewAndTakesNoOlderKeys() throws {
    let site = try site()
    _ = try site.build().succeeded()
    let (before, older) = (try sealed(site), try site.text("audience-keys.json"))
    _ = try site.run("audience", "renew", "family").succeeded()
    _ = try site.build().succeeded()
    let after = try sealed(site)
    #expect(before.intersection(after) == ["keys.json"])
    #expect(after.count == before.count)

    let newer = try site.text("audience-keys.json")
    try older.write(
      toFile: "\(site.folder)/audience-keys.json", atomically: false, encoding: .utf8)
    let refused = try site.run("build")
    #expect(refused.ending == .exit(1))
    #expect(refused.error.contains("error[keys-older]: these keys are older"))
    #expect(try sealed(site) == after)
    try newer.write(
      toFile: "\(site.folder)/audience-keys.json", atomically: false, encoding: .utf8)
    _ = try site.build().succeeded()
  }

  /// Older keys could not be distinguished from the newest.
  @Test func takesNoKeysWherePublishedOnesCannotBeRead() throws {
    let site = try site()
    _ = try site.build().succeeded()
    try site.remove("Output/sealed/keys.json")
    try site.write(["Output/sealed/keys.json/own": "text"])
    let refused = try site.run("build")
    #expect(refused.ending == .exit(1))
    #expect(
      refused.error.contains(
        "error[keys-unknown-edition]: the edition of the published keys can't be read: it isn't "
          + "a file;"))
    #expect(try site.text("Output/sealed/keys.json/own") == "text")
    try site.remove("Output/sealed/keys.json")
    _ = try site.build().succeeded()
    #expect(try site.text("Output/sealed/keys.json").contains("salt"))
  }

  /// The build refuses older keys even if the site is unchanged and the last build is still valid.
  @Test func takesNoOlderKeysWhereThereIsNothingToDo() throws {
    let site = try site()
    try site.remove("Content/pages/few.md")
    let keys = try site.text("audience-keys.json")
    let salt = try #require(keys.firstMatch(of: /"salt": "([0-9a-f]+)"/)).1
    for _ in 0..<3 {
      // Files are older then than the resolution of the file system's clock.
      Thread.sleep(forTimeInterval: 0.05)
      _ = try site.build().succeeded()
    }
    let published = #"{"salt": "\#(salt)", "edition": 9007199254740991}"#
    try site.write(["Output/sealed/keys.json": published])
    let refused = try Program(folder: site.folder).run(["build"] + TestSite.now)
    #expect(refused.ending == .exit(1))
    #expect(refused.output == "")
    #expect(refused.error.contains("error[keys-older]"))
  }

  /// A random step could take older keys beyond the published edition.
  @Test(
    arguments: [
      ["renew", "family"], ["withdraw", "family", "Ada"],
      ["add", "family", "Tom", "--generate", "words"],
    ])
  func changesNoOlderKeys(command: [String]) throws {
    let site = try site()
    let keys = try site.text("audience-keys.json")
    let salt = try #require(keys.firstMatch(of: /"salt": "([0-9a-f]+)"/)).1
    let published = #"{"salt": "\#(salt)", "edition": 9007199254740991}"#
    try site.write(["Output/sealed/keys.json": published])
    let refused = try Program(folder: site.folder).run(["audience"] + command)
    #expect(refused.ending == .exit(1))
    #expect(refused.error.contains("error[keys-older]: these keys are older"))
    #expect(try site.text("audience-keys.json") == keys)
  }

  /// The build refuses to overwrite the file, so older keys aren't published either.
  @Test(arguments: ["{}", "", "[1]", #"{"edition": "2"}"#])
  func publishesNothingOverChangedKeys(text: String) throws {
    let site = try site()
    _ = try site.build().succeeded()
    try site.write(["Output/sealed/keys.json": text, "Content/pages/new.md": "New.\n"])
    let refused = try site.run("build")
    #expect(refused.ending == .exit(1))
    #expect(refused.error.contains("error[publish-changed-file]"))
    #expect(try site.text("Output/sealed/keys.json") == text)
    #expect(!site.exists("Output/new/index.html"))
  }

  @Test func saysHowManyFilesAreSealed() throws {
    let site = try site()
    let table = try site.build().succeeded().output
    #expect(table.contains("   sealed   "))
    let count = try sealed(site).count
    #expect(table.contains("   \(count)   "))
    // The output is the same if there is nothing to do.
    #expect(try site.build().succeeded().output.contains("   \(count)   "))
    try site.write(["Content/pages/few.md": "---\ntitle: Few\n---\nFor all.\n"])
    #expect(try !site.build().succeeded().output.contains("sealed"))
  }

  @Test func aNewGuestIsPublishedAtOnce() throws {
    let site = try site()
    _ = try site.build().succeeded()
    let (before, keys) = (try sealed(site), try site.text("Output/sealed/keys.json"))
    _ = try site.run("audience", "add", "family", "Bo", "--generate", "words").succeeded()
    let table = try site.build().succeeded().output
    #expect(try sealed(site) == before)
    #expect(try site.text("Output/sealed/keys.json") != keys)
    // One file has new bytes.
    #expect(table.contains("   1   "))
  }

  @Test func findsAudiencesWithoutAGuestBeforeABuildDoes() throws {
    let site = try site()
    #expect(try site.run("check").ending == .exit(0))
    _ = try site.run("audience", "withdraw", "family", "Ada").succeeded()
    let check = try site.run("check")
    #expect(check.ending == .exit(1))
    #expect(check.error.contains("Content/pages/few.md:3:11: error[site-no-keys]"))
    // Without a key file, none of its pages could be sealed.
    try FileManager.default.removeItem(atPath: "\(site.folder)/audience-keys.json")
    #expect(try site.run("check").error == check.error)
  }

  @Test func isToldOfACopyOfItsKeysAmongModels() throws {
    let site = try site()
    let keys = try site.text("audience-keys.json")
    try site.write(["Content/trips/backup.json": keys])
    let run = try site.run("check")
    #expect(run.ending == .exit(1))
    #expect(run.error.contains("Content/trips/backup.json: error[content-key-file]"))
    #expect(!run.error.contains("salt"))
  }

  @Test func listsWhatIsProtected() throws {
    let list = try site().run("list", "protected").succeeded().output
    #expect(list == "page\tprotected\t/few/\tq-q-few\tContent/pages/few.md\n")
  }

  /// Sizes of pictures that only sealed pages show are kept, like other sizes that a build
  /// publishes.
  @Test func keepsTheSizesOfSealedPictures() throws {
    let site = try TestSite([
      "Content/site.json": AudienceTests.settings,
      "Content/pages/few.md": "---\ntitle: Few\naudience: family\n---\n![A picture](few.png)\n",
    ])
    try site.write(Self.picture(width: 400), to: "Content/pages/few.png")
    _ = try site.run("audience", "add", "family", "--generate", "words").succeeded()
    _ = try site.build().succeeded()
    let first = try sizes(site)
    #expect(first.count > 1)
    // Sizes that ten builds with other pictures have not shown are removed.
    for number in 1...11 {
      try site.write(Self.picture(width: 400 + number), to: "Content/pages/open\(number).png")
      try site.write([
        "Content/pages/open\(number).md":
          "---\ntitle: Open\n---\n![A picture](open\(number).png)\n"
      ])
      _ = try site.run(number.isMultiple(of: 2) ? "images" : "build").succeeded()
      #expect(try first.isSubset(of: sizes(site)), "\(number)")
    }
  }

  private static func picture(width: Int) -> [UInt8] {
    guard case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(width, 300) else {
      return []
    }
    return bytes
  }

  private func sizes(_ site: TestSite) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "\(site.folder)/.zoetrope/images")
    return Set(names.filter { $0.contains(".") })
  }

  @Test func saysOneThingOfKeysThatAreNotThere() throws {
    let site = try site()
    let run = try site.run("build", "--keys", "none.json")
    #expect(run.ending == .exit(1))
    #expect(run.error.contains("error[keys-missing-file]"))
    #expect(!run.error.contains("site-no-keys"))
    try FileManager.default.removeItem(atPath: "\(site.folder)/audience-keys.json")
    #expect(try site.run("build").error.contains("error[site-no-keys]"))
  }
}
