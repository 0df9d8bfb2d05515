import Foundation
import Testing

/// Keys and guests of audiences, by `zoetrope audience`.
struct AudienceTests {
  static let settings = """
    { "title": "Journal", "baseURL": "https://ana.example",
      "audiences": [{ "name": "family", "title": "the family" },
                    { "name": "clients", "title": "clients" }] }
    """

  private func site() throws -> TestSite { try TestSite(["Content/site.json": Self.settings]) }

  private func keys(_ site: TestSite) throws -> String { try site.text("audience-keys.json") }

  private func mode(_ site: TestSite) throws -> Int? {
    let path = "\(site.folder)/audience-keys.json"
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func makesTheKeyFileForItsOwnerAlone() throws {
    let site = try site()
    let run = try site.run("audience", "add", "family", "--generate", "words").succeeded()
    #expect(run.output.wholeMatch(of: /([a-z]{5}-){3}[a-z]{5}\n/) != nil, "\(run.output)")
    #expect(
      run.error == """
        Created the key file audience-keys.json. Keep a copy in a safe place, and don't share it.
        The password of 'guest' of 'family', shown only once. It opens what you build and publish from now on.

        """)
    #expect(try mode(site) == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.folder).sorted() == [
        "Content", "audience-keys.json",
      ])
    // No file contains a password.
    #expect(try !keys(site).contains(run.output.dropLast()))
  }

  @Test func listsGuestsAndNoKey() throws {
    let site = try site()
    for guest in ["Ada", "Tom Lee"] {
      _ = try site.run("audience", "add", "family", guest, "--generate", "characters").succeeded()
    }
    let run = try site.run("audience", "list").succeeded()
    #expect(
      run.output == "family\tthe family\tAda\nfamily\tthe family\tTom Lee\nclients\tclients\t\n")
    #expect(
      run.error == """
        note: 'clients' has no guests; add one with 'zoetrope audience add clients'

        """)
    let json = try site.run("audience", "list", "--json").succeeded()
    let secrets = try keys(site).matches(of: /[0-9a-f]{32,64}/).map { String($0.0) }
    #expect(secrets.count == 4)
    for secret in secrets {
      #expect(!(run.output + run.error + json.output + json.error).contains(secret))
    }
  }

  @Test func takesAPasswordFromTheEnvironmentAFileOrAPipe() throws {
    let site = try site()
    let words = "tram lemon violet anchor"
    try site.write(["../secret/ada": words + "\n", "../secret/tom": words + "\r\n"])
    let run = try site.run(
      "audience", "add", "family", environment: ["ZOETROPE_PASSWORD": words]
    ).succeeded()
    #expect(run.output == "")
    // An error about the same password as another guest's shows that it was read correctly.
    for path in ["../secret/ada", "../secret/tom"] {
      let run = try site.run("audience", "add", "family", "Ada", "--password-file", path)
      #expect(run.ending == .exit(1))
      #expect(
        run.error == """
          error[audience-same-password]: the guest 'guest' of 'family' has the same password
             choose another: if two guests share a password, you can't withdraw either of them

          """)
    }
    let pipe = ["sh", "-c", "printf '%s\\n' 'tram lemon violet anchor 7' | \"$@\"", "sh"]
    _ = try site.run(
      "audience", "add", "family", "Ada", "--password-file", "-", wrapper: pipe
    ).succeeded()
  }

  @Test func renewsAndWithdrawsWithoutAPassword() throws {
    let site = try site()
    for guest in ["Ada", "Tom"] {
      _ = try site.run("audience", "add", "family", guest, "--generate", "words").succeeded()
    }
    func lines() throws -> (audience: String, ada: String?, tom: String?) {
      let lines = try keys(site).split(separator: "\n").map(String.init)
      let audience = try #require(lines.first { $0.contains("\"family\"") })
      return (
        audience, lines.first { $0.contains("\"Ada\"") }, lines.first { $0.contains("\"Tom\"") }
      )
    }
    let first = try lines()
    let run = try site.run("audience", "renew", "family").succeeded()
    #expect(
      run.error == """
        'family' has a new key. The next build seals all its pages again; publish it.

        """)
    let second = try lines()
    #expect(first.audience != second.audience)
    #expect((first.ada, first.tom) == (second.ada, second.tom))

    let withdrawn = try site.run("audience", "withdraw", "family", "Ada").succeeded()
    #expect(
      withdrawn.error == """
        'Ada' can't open what you build and publish for 'family' from now on.

        """)
    let third = try lines()
    #expect(second.audience != third.audience)
    #expect(third.ada == nil)
    let key = /"key": "[0-9a-f]{64}"/
    #expect(try third.tom?.firstMatch(of: key)?.0 == first.tom?.firstMatch(of: key)?.0)
  }

  @Test func renamesAndRemoves() throws {
    let site = try site()
    _ = try site.run("audience", "add", "family", "Ada", "--generate", "words").succeeded()
    let before = try keys(site)
    _ = try site.run("audience", "rename", "family", "clients").succeeded()
    _ = try site.run("audience", "rename", "clients", "Ada Lima", "--guest", "Ada").succeeded()
    #expect(
      try keys(site)
        == before.replacing("\"family\"", with: "\"clients\"")
        .replacing("\"Ada\"", with: "\"Ada Lima\""))
    let run = try site.run("audience", "remove", "clients").succeeded()
    #expect(
      run.error == """
        'clients' has no key and no guests any more.
        note: 'clients' is still in the settings, but nothing can be sealed for it

        """)
    #expect(try keys(site).contains("\"audiences\": []"))
  }

  /// Two processes that add guests at once lose none. One of them asks the user to try again.
  @Test func losesNoGuestToAnotherProcess() throws {
    let site = try site()
    _ = try site.run("audience", "add", "family", "first", "--generate", "words").succeeded()
    let command = """
      for i in 1 2 3 4; do
        ( until "$0" audience add family "guest $i" --generate words 2>/dev/null; do :; done ) &
      done; wait
      """
    let process = try ChildProcess(
      ["/bin/sh", "-c", command, Program.path], environment: [:], folder: site.folder,
      output: "\(site.parent)/out", error: "/dev/null")
    #expect(try process.wait() == .exit(0))
    let guests = try site.run("audience", "list").succeeded().lines.prefix { $0.hasPrefix("fam") }
    #expect(guests.count == 5, "\(guests)")
  }
}
