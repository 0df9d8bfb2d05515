import Foundation
import Testing

/// Mistakes with `zoetrope audience`, after which nothing has changed.
struct AudienceMistakeTests {
  private func site() throws -> TestSite {
    try TestSite(["Content/site.json": AudienceTests.settings])
  }

  private func keys(_ site: TestSite) throws -> String { try site.text("audience-keys.json") }

  @Test func tellsWhatAWeakPasswordCosts() throws {
    let site = try site()
    let weak = ["ZOETROPE_PASSWORD": "lisbon24121987"]
    let run = try site.run("audience", "add", "family", environment: weak)
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[audience-weak-password]: this password is weak: anyone with the published files can guess it for about 75 cents
           use four unrelated words, let '--generate words' make a password, or add --weak

        """)
    #expect(!site.exists("audience-keys.json"))
    let taken = try site.run("audience", "add", "family", "--weak", environment: weak).succeeded()
    #expect(
      taken.error.contains("\nnote: anyone with the published files can guess this password for"))
  }

  @Test(arguments: [
    ("", "the password is empty"),
    ("a\tb", "the password has a line break or another character that no password field accepts"),
    (String(repeating: "a", count: 1_001), "the password is longer than 1000 bytes"),
  ])
  func refusesWhatIsNoPassword(text: String, message: String) throws {
    let site = try site()
    let run = try site.run(
      "audience", "add", "family", environment: ["ZOETROPE_PASSWORD": text])
    #expect(run.ending == .exit(1))
    #expect(run.error.hasPrefix("error[audience-no-password]: \(message)\n"), "\(run.error)")
    #expect(!site.exists("audience-keys.json"))
  }

  @Test func refusesPasswordsAndKeysInWhatIsPublished() throws {
    let site = try site()
    try site.write(["Content/pw": "tram lemon violet anchor", "Output/index.html": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.folder)/link", withDestinationPath: "Content/pw")
    for path in ["Content/pw", "link", "Output/../Content/pw"] {
      let run = try site.run("audience", "add", "family", "--password-file", path)
      #expect(
        run.error == """
          error[audience-password-file]: the password file '\(path)' is in 'Content', whose files are published
             move it out of the site; if it was published, use another password

          """)
      #expect(run.ending == .exit(1))
    }
    for (path, folder) in [("Content/k.json", "Content"), ("Output/k.json", "Output")] {
      let run = try site.run("audience", "add", "family", "--generate", "words", "--keys", path)
      #expect(run.output == "")
      #expect(
        run.error == """
          error[keys-published-folder]: the key file '\(path)' is in '\(folder)', whose files are published
             move it elsewhere, for example next to 'Content'; if it was published, make another with new passwords

          """)
      #expect(!site.exists(path))
    }
  }

  @Test(arguments: [
    (
      ["add", "famly", "--generate", "words"],
      """
      Content/site.json: error[audience-unknown]: the settings have no audience 'famly'
         did you mean 'family'?

      """
    ),
    (
      ["add", "friends", "--generate", "words"],
      """
      Content/site.json: error[audience-unknown]: the settings have no audience 'friends'
         add { "name": "friends", "title": "…" } to 'audiences'

      """
    ),
    (
      ["renew", "clients"],
      """
      error[audience-without-keys]: the key file has no audience 'clients'
         it has 'family'; 'zoetrope audience add clients' creates it

      """
    ),
    (
      ["withdraw", "family", "Adda"],
      """
      error[audience-missing-guest]: 'family' has no guest 'Adda'
         did you mean 'Ada'?

      """
    ),
    (
      ["add", "family", "Ada", "--generate", "words"],
      """
      error[audience-guest-exists]: 'family' already has a guest 'Ada'
         choose another name; to change this guest's password, withdraw the guest and add them again

      """
    ),
    (
      ["add", "family", " Ada", "--generate", "words"],
      """
      error[audience-wrong-name]: ' Ada' can't be a name
         write 1 to 100 bytes, without line breaks and without spaces at the start or end

      """
    ),
    (
      ["add", "family", "Tom"],
      """
      error[audience-no-password]: there is no terminal to type a password in
         name a file with --password-file, set ZOETROPE_PASSWORD, or let '--generate words' make one

      """
    ),
    (
      ["add", "family", "Tom", "--generate", "words", "--keys", "none/k.json"],
      """
      none/k.json: error[keys-file-failed]: the key file can't be found: No such file or directory
         make sure that the file and its folder can be read and written, or name another file with --keys

      """
    ),
    (
      ["renew", "family", "--keys", "none.json"],
      """
      error[keys-missing-file]: there is no key file 'none.json'
         'zoetrope audience add' creates one; to use another, name it with --keys or ZOETROPE_KEYS

      """
    ),
  ])
  func saysWhatIsWrongAndChangesNothing(words: [String], message: String) throws {
    let site = try site()
    _ = try site.run("audience", "add", "family", "Ada", "--generate", "words").succeeded()
    let before = try keys(site)
    let run = try Program(folder: site.folder).run(["audience"] + words)
    #expect(run.ending == .exit(1))
    #expect(run.output == "")
    #expect(run.error == message)
    #expect(try keys(site) == before)
  }

  @Test func wantsAFolderWithContent() throws {
    let site = try TestSite(["a/Content": "text", "b": "text"])
    let missing = "start a site with 'zoetrope init a', or name another folder with --site"
    for (folder, message) in [
      (
        "a",
        "error[content-missing-folder]: 'a' isn't a site: it has no folder 'Content'\n   "
          + "\(missing)\n"
      ),
      (
        "b",
        "error[site-missing-folder]: there is no folder 'b'\n   name the site's folder with --site\n"
      ),
    ] {
      let run = try site.run("audience", "list", "--site", folder)
      #expect(run.ending == .exit(1))
      #expect(run.error == message)
    }
  }

  @Test(arguments: [
    (["add", "family", "Ada", "geheim"], "zoetrope audience add family Ada"),
    (["add", "family", "--password", "geheim"], "zoetrope audience add family"),
    (["add", "family", "Ada", "--password=geheim"], "zoetrope audience add family Ada"),
  ])
  func takesNoPasswordAsAnArgument(words: [String], line: String) throws {
    let site = try site()
    let run = try Program(folder: site.folder).run(["audience"] + words)
    #expect(run.ending == .exit(64))
    #expect(
      run.error.hasPrefix(
        """
        Error: Don't pass a password as an argument: shells remember it, and process lists show it. \
        If this was one, choose another. The command asks for it. Type: \(line)

        """), "\(run.error)")
    #expect(!run.error.contains("geheim"))
    #expect(!site.exists("audience-keys.json"))
  }

  @Test(arguments: [
    (["family"], "There is no command 'audience family'. Type: zoetrope audience add family\n"),
    (["ad", "family"], "There is no command 'audience ad'. Type: zoetrope audience add family\n"),
  ])
  func saysWhichSubcommandWasMeant(words: [String], message: String) throws {
    let site = try site()
    let run = try Program(folder: site.folder).run(["audience"] + words)
    #expect(run.ending == .exit(64))
    #expect(run.error.hasPrefix("Error: \(message)"), "\(run.error)")
  }
}
