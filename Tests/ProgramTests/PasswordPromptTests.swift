import Foundation
import Testing

/// The prompt for a password on a pseudoterminal.
struct PasswordPromptTests {
  private func site() throws -> TestSite {
    try TestSite(["Content/site.json": AudienceTests.settings])
  }

  private static let words = "tram lemon violet anchor"

  /// Runs `audience add family` on a terminal, whose echo is checked after it has ended.
  private func run(
    _ steps: [TypedTerminal.Step], in site: TestSite
  ) throws -> TypedTerminal.Result {
    let terminal = try TypedTerminal()
    let program = Program(folder: site.folder, environment: ["NO_COLOR": "1"])
    return try terminal.run(program, ["audience", "add", "family", "Ada"], steps)
  }

  @Test func asksTwiceAndShowsNothing() throws {
    let site = try site()
    let result = try run(
      [
        .type(Self.words + "\n", after: "Password for 'Ada' of 'family': "),
        .type(Self.words + "\n", after: "Repeat the password: "),
      ], in: site)
    #expect(result.ending == .exit(0))
    #expect(result.hasEcho)
    #expect(
      result.shown == """
        Password for 'Ada' of 'family': 
        Repeat the password: 
        Created the key file audience-keys.json. Keep a copy in a safe place, and don't share it.
        'Ada' of 'family' has a password. It opens what you build and publish from now on.

        """)
    let same = try site.run(
      "audience", "add", "family", environment: ["ZOETROPE_PASSWORD": Self.words])
    #expect(same.error.hasPrefix("error[audience-same-password]"))
  }

  @Test func refusesTwoThatDiffer() throws {
    let site = try site()
    let result = try run(
      [
        .type(Self.words + "\n", after: "'family': "),
        .type("tram\n", after: "Repeat the password: "),
      ], in: site)
    #expect(result.ending == .exit(1))
    #expect(result.hasEcho)
    #expect(
      result.shown.contains("error[audience-no-password]: the two passwords are not the same"))
    #expect(!result.shown.contains("tram"))
    #expect(!site.exists("audience-keys.json"))
  }

  @Test func takesTheEndOfInputForNone() throws {
    let site = try site()
    let result = try run([.type("\u{4}", after: "'family': ")], in: site)
    #expect(result.ending == .exit(1))
    #expect(result.hasEcho)
    #expect(result.shown.contains("error[audience-no-password]: no password was entered"))
  }

  /// Whichever signal ends it, at either prompt, the terminal echoes again and no file is created.
  @Test(arguments: [
    (SIGINT, Program.Run.Ending.exit(130)), (SIGTERM, .exit(143)), (SIGHUP, .signal(SIGHUP)),
    (SIGQUIT, .signal(SIGQUIT)),
  ])
  func leavesATerminalThatEchoes(signal: Int32, ending: Program.Run.Ending) throws {
    for isSecond in [false, true] {
      let site = try site()
      let first = TypedTerminal.Step.type(Self.words + "\n", after: "'family': ")
      let result = try run(
        isSecond
          ? [first, .signal(signal, after: "Repeat the password: ")]
          : [.signal(signal, after: "'family': ")], in: site)
      #expect(result.ending == ending)
      #expect(result.hasEcho)
      #expect(try FileManager.default.contentsOfDirectory(atPath: site.folder) == ["Content"])
    }
  }

  /// If it is stopped and continued, it asks again. Earlier input doesn't count.
  @Test func asksAnewWhenItGoesOn() throws {
    let site = try site()
    let result = try run(
      [
        .type("nonsense", after: "'family': "), .stopAndGoOn,
        .type(Self.words + "\n", after: "'family': "),
        .type(Self.words + "\n", after: "Repeat the password: "),
      ], in: site)
    #expect(result.ending == .exit(0))
    #expect(result.hasEcho)
    #expect(result.hadEchoWhileStopped)
  }
}
