import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct UnsafeLinkTests {
  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)",
    "javascript&colon;alert(1)", "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)",
    "&#1;javascript:alert(1)", "&#x20;javascript:alert(1)", "java\\script:x", "vbscript:x",
    "data:text/html,x", "data:image/svg+xml,x", "file:///etc/passwd", "livescript:x",
    "java&#xFFFE;script:x", "blob:x", "view-source:x", "\u{A0}javascript:x",
  ])
  func neverWritesADestinationOfAnotherScheme(destination: String) throws {
    var options = MarkdownOptions()
    let asked = Box(0)
    let resolver = Resolver(
      link: { _ in
        asked.value += 1; return .asWritten
      },
      image: { _ in
        asked.value += 1; return .asWritten
      })
    for unsafeHTML in [false, true] {
      options.unsafeHTML = unsafeHTML
      let text = "[a](\(destination)) ![b](\(destination)) [c][r]\n\n[r]: \(destination)\n"
      let result = try render(text, options, resolver: resolver)
      #expect(result.html.markup == "<p>a b c</p>\n")
      #expect(result.diagnostics.map(\.id) == Array(repeating: "markdown-unsafe-link", count: 3))
      #expect(result.diagnostics.allSatisfy { $0.severity == .error })
    }
    #expect(asked.value == 0)
  }

  @Test func saysWhereAndWhatToWriteInstead() throws {
    let result = try render("> see <javascript:alert(1)>\n")
    let place = SourceRange(
      file: "note.md", line: 1, column: 8, length: 19, text: "> see <javascript:alert(1)>")
    let wanted = Diagnostic(
      .error, "markdown-unsafe-link", at: place,
      "a link or image can't use 'javascript:'",
      fix: "write a path, or an address that starts with 'https:' or 'mailto:'",
      notes: [
        .init(
          "allowed schemes: bitcoin, callto, ftp, ftps, geo, http, https, irc, ircs, magnet, "
            + "mailto, matrix, news, sip, sips, sms, tel, webcal, xmpp"
        )
      ])
    #expect(result.diagnostics == [wanted])
  }

  @Test(arguments: [
    "https://x.org/a:b", "a/b:c", "?a=b:c", "#a:b", "mailto:a@b.c", "//x.org", "", "a_b:c", "1:2",
  ])
  func writesSafeDestinations(destination: String) throws {
    let result = try render("[a](\(destination))")
    #expect(result.html.markup == "<p><a href=\"\(destination)\">a</a></p>\n")
    #expect(result.diagnostics.isEmpty)
  }
}
