import Foundation
import Testing

/// Messages about a key file that is damaged, or open to others.
struct KeyWarningTests {
  private func site() throws -> TestSite {
    let site = try TestSite(["Content/site.json": AudienceTests.settings])
    _ = try site.run("audience", "add", "family", "Ada", "--generate", "words").succeeded()
    return site
  }

  private func set(_ mode: Int, of path: String, in site: TestSite) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: "\(site.folder)/\(path)")
  }

  /// Each damage with the place and the words of its message.
  @Test(arguments: [
    ("]\n}", "]", "10:1", "the key file is damaged: ',' or '}' should be here"),
    (
      "\"rounds\": 600000", "\"rounds\": 1000", "6:13", "the key file has 1000 rounds for passwords"
    ),
    ("\"version\": 1", "\"version\": 2", "3:14", "the key file has version 2"),
    ("\"edition\"", "\"editon\"", "1:1", "'edition' is missing here in the key file"),
  ])
  func tellsWhereItIsDamagedAndNoneOfIt(
    part: String, other: String, place: String, message: String
  ) throws {
    let site = try site()
    let text = try site.text("audience-keys.json")
    #expect(text.contains(part))
    try site.write(["audience-keys.json": text.replacing(part, with: other)])
    try set(0o600, of: "audience-keys.json", in: site)
    for words in [["list"], ["renew", "family"]] {
      let run = try Program(folder: site.folder).run(["audience"] + words)
      #expect(run.ending == .exit(1))
      #expect(
        run.error.hasPrefix("audience-keys.json:\(place): error[keys-damaged-file]: \(message)"),
        "\(run.error)")
      #expect(run.error.firstMatch(of: /[0-9a-f]{16}/) == nil)
      #expect(run.error.split(separator: "\n").count == 2)
    }
  }

  @Test func warnsOfOneThatOthersMayRead() throws {
    let site = try site()
    try set(0o644, of: "audience-keys.json", in: site)
    let run = try site.run("audience", "list").succeeded()
    #expect(
      run.error.hasPrefix(
        """
        audience-keys.json: warning[keys-open-to-others]: other users of this machine can read or change the key file
           run: chmod 600 audience-keys.json

        """), "\(run.error)")
    // After a change, only the owner can read the file again.
    let renewed = try site.run("audience", "renew", "family").succeeded()
    #expect(
      renewed.error.contains("note: other users of this machine could read the key file until now"))
    let again = try site.run("audience", "list").succeeded()
    #expect(!again.error.contains("keys-open-to-others"))
  }

  /// Git itself is asked, even for a site in a folder of its work tree.
  @Test(arguments: ["", "journal"])
  func warnsOfOneThatGitWouldTake(below: String) throws {
    guard let git = try Tool.find("git") else { return }
    let site = try site()
    let root = below.isEmpty ? site.folder : site.parent
    func run(_ words: String...) throws {
      let process = try ChildProcess(
        [git] + words, environment: ["HOME": site.parent], folder: root, output: "/dev/null",
        error: "/dev/null")
      #expect(try process.wait() == .exit(0), "\(words)")
    }
    try run("init", "-q")
    let name = "audience-keys.json"
    let path = below.isEmpty ? name : "site/\(name)"
    let warning = """
      \(name): warning[keys-not-ignored]: Git would add the key file, and anyone with the repository could open sealed pages
         add this line to the .gitignore file next to it: *\(name)*

      """
    #expect(try site.run("audience", "list").error.hasPrefix(warning))
    #expect(try site.run("audience", "renew", "family").error.hasPrefix(warning))
    try run("add", path)
    #expect(
      try site.run("audience", "list").error.hasPrefix(
        """
        \(name): warning[keys-in-git]: the key file is in Git, so anyone with the repository can open sealed pages
           remove it with 'git rm --cached \(name)', and make another with new passwords: the history keeps this one

        """))
    try run("rm", "-q", "--cached", path)
    try site.write([".gitignore": "*\(name)*\n"])
    #expect(try !site.run("audience", "list").error.contains("warning"))
    // Git wouldn't add the temporary file of a change either.
    try site.write([".\(name).new": "x"])
    try run("check-ignore", "-q", below.isEmpty ? ".\(name).new" : "site/.\(name).new")
  }

  @Test func aNewSiteIgnoresItsKeys() throws {
    guard let git = try Tool.find("git") else { return }
    let site = try TestSite()
    _ = try site.run("init", ".").succeeded()
    try site.write(["Content/site.json": AudienceTests.settings])
    let process = try ChildProcess(
      [git, "init", "-q"], environment: ["HOME": site.parent], folder: site.folder,
      output: "/dev/null", error: "/dev/null")
    #expect(try process.wait() == .exit(0))
    let run = try site.run("audience", "add", "family", "--generate", "words").succeeded()
    #expect(!run.error.contains("warning"), "\(run.error)")
  }

  @Test func namesAnotherFileByAnOptionOrTheEnvironment() throws {
    let site = try TestSite(["Content/site.json": AudienceTests.settings])
    let elsewhere = "\(site.parent)/keys.json"
    _ = try site.run(
      "audience", "add", "family", "--generate", "words",
      environment: ["ZOETROPE_KEYS": elsewhere]
    ).succeeded()
    #expect(!site.exists("audience-keys.json"))
    let run = try site.run("audience", "list", "--keys", elsewhere).succeeded()
    #expect(run.output.hasPrefix("family\tthe family\tguest\n"))
    let none = try site.run("audience", "list").succeeded()
    #expect(none.output == "family\tthe family\t\nclients\tclients\t\n")
  }
}
