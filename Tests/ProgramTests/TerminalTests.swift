import Foundation
import Testing

/// Output that differs on a terminal.
struct TerminalTests {
  private func site() throws -> TestSite {
    try TestSite(["Content/site.json": TestSite.settings, "Content/trips/x.md": TestSite.trip()])
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
  ])
  func coloursOnATerminalUnlessAskedNotTo(
    environment: [String: String], isColoured: Bool
  ) throws {
    let site = try site()
    try site.write(["Content/trips/x.md": "No front matter."])
    let text = try Terminal.run(
      Program(folder: site.folder, environment: environment), ["check"])
    #expect(text.contains("error[content-missing-key]"))
    #expect(text.contains("\u{1B}[1;31m") == isColoured)
    #expect(text.contains("\u{1B}") == isColoured)
  }

  @Test func coloursNothingInAPipe() throws {
    let site = try site()
    try site.write(["Content/trips/x.md": "No front matter."])
    let run = try site.run("check", environment: ["TERM": "xterm-256color"])
    #expect(run.error.contains("error[content-missing-key]"))
    #expect(!run.error.contains("\u{1B}"))
  }

  @Test func alignsAListOnATerminal() throws {
    let site = try site()
    try site.write(["Content/pages/tokyo.md": "---\ntitle: 東京\n---\n"])
    let text = try Terminal.run(
      Program(folder: site.folder, environment: ["TERM": "xterm"]), ["list"])
    #expect(
      text.replacing("\r\n", with: "\n").replacing(/\.[0-9a-f]{8}\./, with: ".") == """
        page      /                             Journal                                  home
        page      /trips/                       Trips                                    trips
        page      /trips/2026/                  Trips in 2026                            trips
        page      /logbook/                     Logbook                                  logbook
        page      /trips/x/                     Porto to Lisbon  Content/trips/x.md      trip
        page      /photos/                      Photos                                   photos
        page      /accounts/                    Accounts                                 accounts
        page      /people/                      People                                   people
        page      /tokyo/                       東京             Content/pages/tokyo.md  article
        page      /404.html                     Page not found                           404
        feed      /feed.xml                     Journal                                  feed
        feed      /feed.json                    Journal
        sitemap   /sitemap.xml                                                           sitemap
        robots    /robots.txt
        calendar  /trips/trips.ics              Trips – Journal
        asset     /_headers
        asset     /assets/chart.css
        asset     /assets/figures.css
        asset     /assets/logbook.css
        asset     /assets/logbook.js
        asset     /assets/map.css
        asset     /assets/map.js
        asset     /assets/photos.css
        asset     /assets/site.css
        asset     /assets/site.js
        asset     /assets/trip.css
        asset     /assets/viewer.js

        """)
  }
}

/// A pseudoterminal on which the program runs.
private enum Terminal {
  /// Returns everything it shows until the program ends.
  static func run(_ program: Program, _ arguments: [String]) throws -> String {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    guard openpty(&controller, &terminal, nil, nil, nil) == 0 else {
      throw ChildProcess.Failure(what: "openpty", code: errno)
    }
    defer { close(controller) }
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var name = [CChar](repeating: 0, count: 128)
    let isNamed = ttyname_r(terminal, &name, name.count) == 0
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { #expect(isNamed) }
    let process = try program.start(arguments, output: path, error: path)
    // Only the program holds this end from here on.
    close(terminal)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(controller, &buffer, buffer.count)
      // When the last holder closes the other end, Linux reports an error and macOS the end of the
      // file.
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    _ = try process.wait()
    return String(decoding: bytes, as: UTF8.self)
  }
}
