import Testing

/// A build runs no program and opens no socket (DESIGN §10, promise 3).
struct NoProgramTests {
  @Test(arguments: ["build", "check", "list"])
  func runsNoProgramAndOpensNoSocket(command: String) throws {
    guard let calls = try SystemCalls() else { return }
    let site = try TestSite([
      "Content/site.json": AudienceTests.settings, "Content/trips/x.md": TestSite.trip(),
      "Content/pages/a.md": "---\ntitle: A\n---\n![A line](a.svg) <https://elsewhere.example/>\n",
      "Content/pages/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>"#,
    ])
    // Keys, and a Git work tree around them, don't change this.
    _ = try site.run("audience", "add", "family", "--generate", "words").succeeded()
    try site.write([".git/HEAD": "ref: refs/heads/main\n"])
    let (_, made) = try calls.trace(
      "execve,execveat,fork,vfork,socket,connect,bind", of: Program(folder: site.folder),
      [command])
    // This call started the program itself.
    #expect(made.map(\.name) == ["execve"], "\(made.map(\.text))")
  }
}
