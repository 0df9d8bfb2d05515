import Testing

@testable import Diagnostics

struct TerminalWriterTests {
  private func text(_ diagnostics: [Diagnostic], colours: Bool = false) -> String {
    TerminalWriter(colours: colours).text(diagnostics)
  }

  @Test func showsThePlaceTheLineTheCaretTheWayOutAndFurtherFacts() {
    let trip = SourceFile(
      path: "Templates/trip.html", text: "<dl>\n  <dd>{{departre}}</dd>\n</dl>\n")
    let page = SourceFile(path: "Templates/page.html", text: "{{> trip}}\n")
    let diagnostic = Diagnostic(
      .error, "template-unknown-name", at: trip.place(13..<21),
      "TripPresentable has no 'departre'", fix: "did you mean 'departure'?",
      notes: [
        Diagnostic.Note("available here: arrival, departure"),
        Diagnostic.Note("included here", at: page.place(0..<10)),
      ])
    #expect(
      text([diagnostic]) == """
        Templates/trip.html:2:9: error[template-unknown-name]: TripPresentable has no 'departre'
            2 |   <dd>{{departre}}</dd>
              |         ^~~~~~~~ did you mean 'departure'?
           note: available here: arrival, departure
           note: Templates/page.html:1:1: included here

        """)
  }

  @Test func showsWhatNoLineHolds() {
    #expect(
      text([
        Diagnostic(
          .error, "publish-busy", at: nil, "another build is writing 'Output'",
          fix: "wait until it is done"),
        Diagnostic(
          .warning, "content-unreadable", at: SourceRange(file: "Content/a.md"), "it can't be read"),
      ]) == """
        error[publish-busy]: another build is writing 'Output'
           wait until it is done
        Content/a.md: warning[content-unreadable]: it can't be read

        """)
  }

  @Test(arguments: [
    // A tab takes as much room above the caret as below the line.
    ("\tkey:\tvalue", 6..<11, "1 | \tkey:\tvalue", "  | \t    \t^~~~~"),
    // Wide characters take two columns, a combining accent none.
    ("東京: x", 8..<9, "1 | 東京: x", "  |       ^"),
    ("東京", 0..<6, "1 | 東京", "  | ^~~~"),
    ("👩‍👩‍👧 ☀️ x", 26..<27, "1 | 👩‍👩‍👧 ☀️ x", "  |       ^"),
    ("cafe\u{301} x", 7..<8, "1 | cafe\u{301} x", "  |      ^"),
    // The end of a line, of a file, and of an empty one.
    ("key:\r\nnext", 4..<4, "1 | key:", "  |     ^"),
    ("key:\r\nnext", 0..<10, "1 | key:", "  | ^~~~"),
    ("", 0..<0, "1 | ", "  | ^"),
  ])
  func pointsToTheMistake(source: String, range: Range<Int>, line: String, caret: String) {
    let file = SourceFile(path: "a", text: source)
    let shown = text([Diagnostic(.error, "a-b", at: file.place(range), "wrong")])
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().map { String($0.dropFirst(4)) } == [line, caret, ""])
  }

  @Test func cutsALongLineAtBothEnds() {
    let source = String(repeating: "a", count: 300) + "BAD" + String(repeating: "z", count: 300)
    let file = SourceFile(path: "a", text: source)
    #expect(
      text([Diagnostic(.error, "a-b", at: file.place(300..<303), "wrong")]) == """
        a:1:301: error[a-b]: wrong
            1 | …\(String(repeating: "a", count: 60))BAD\(String(repeating: "z", count: 97))…
              | \(String(repeating: " ", count: 61))^~~

        """)
  }

  @Test func pointsIntoALineThatIsAFileOfMegabytes() {
    let source =
      String(repeating: "é", count: 1_000_000) + "BAD" + String(repeating: "z", count: 300)
    let file = SourceFile(path: "a", text: source)
    let place = file.place(2_000_000..<2_000_003)
    #expect(place.text.utf8.count < 10_000)
    #expect(
      text([Diagnostic(.error, "a-b", at: place, "wrong")]) == """
        a:1:1000001: error[a-b]: wrong
            1 | …\(String(repeating: "é", count: 60))BAD\(String(repeating: "z", count: 97))…
              | \(String(repeating: " ", count: 61))^~~

        """)
  }

  @Test func letsNoCharacterRuleTheTerminal() {
    let file = SourceFile(path: "a\u{1B}[2J", text: "a\u{202E}b\u{200B}c\u{7}x\rd")
    let diagnostic = Diagnostic(
      .error, "a-b", at: file.place(10..<11), "no '\u{1B}]0;x\u{7}'", fix: "use\u{9B}31m",
      notes: [Diagnostic.Note("two\nlines \u{2067}")])
    #expect(
      text([diagnostic]) == """
        a\u{FFFD}[2J:1:7: error[a-b]: no '\u{FFFD}]0;x\u{FFFD}'
            1 | a\u{FFFD}b\u{FFFD}c\u{FFFD}x\u{FFFD}d
              |       ^ use\u{FFFD}31m
           note: two\u{FFFD}lines \u{FFFD}

        """)
  }

  @Test func coloursOnlyWhereAsked() {
    let file = SourceFile(path: "a", text: "x")
    let diagnostic = Diagnostic(
      .warning, "a-b", at: file.place(0..<1), "odd", notes: [Diagnostic.Note("so it is")])
    #expect(
      text([diagnostic], colours: true) == """
        \u{1B}[1ma:1:1: \u{1B}[0m\u{1B}[1;33mwarning[a-b]\u{1B}[0m: odd
            1 | x
              | \u{1B}[1;33m^\u{1B}[0m
           \u{1B}[36mnote\u{1B}[0m: so it is

        """)
    #expect(!text([diagnostic]).contains("\u{1B}"))
  }

  // MARK: Many in one file

  private func many(_ severities: [Diagnostic.Severity], in path: String) -> [Diagnostic] {
    let file = SourceFile(path: path, text: String(repeating: "x\n", count: severities.count))
    return severities.enumerated().map { line, severity in
      // There are several ids, because only a few mistakes of one id are shown.
      let ids: [Diagnostic.ID] = ["a-b", "c-d", "e-f", "g-h"]
      let place = file.place(line * 2..<line * 2 + 1)
      return Diagnostic(severity, ids[line % 4], at: place, "\(path) wrong \(line + 1)")
    }
  }

  private func heads(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
  }

  @Test func showsTwentyOfOneFileAndCountsTheRest() throws {
    let all = many(Array(repeating: .error, count: 21), in: "a") + many([.error], in: "b")
    let heads = heads(text(all))
    try #require(heads.count == 22)
    #expect(heads[19] == "a:20:1: error[g-h]: a wrong 20")
    #expect(heads[20] == "a: and 1 more error")
    #expect(heads[21] == "b:1:1: error[a-b]: b wrong 1")
  }

  @Test func countsNothingWhereAllAreShown() {
    #expect(heads(text(many(Array(repeating: .error, count: 20), in: "a"))).count == 20)
  }

  @Test func showsErrorsBeforeWarningsTakeTheRoom() {
    let severities = Array(repeating: Diagnostic.Severity.warning, count: 25) + [.error, .error]
    let heads = heads(text(many(severities, in: "a")))
    #expect(heads.count == 21)
    #expect(heads[17] == "a:18:1: warning[c-d]: a wrong 18")
    #expect(heads[18] == "a:26:1: error[c-d]: a wrong 26")
    #expect(heads[20] == "a: and 7 more warnings")
  }

  @Test func showsAllThatHaveNoPlace() {
    let all = (1...30).map { Diagnostic(.error, "a-b", at: nil, "wrong \($0)") }
    #expect(heads(text(all)).count == 30)
  }

  // MARK: One cause at many places

  /// Files with one wrong value each, in the second line.
  private func files(_ count: Int, _ message: (Int) -> String) -> [Diagnostic] {
    (1...count).map { number in
      let file = SourceFile(path: "f\(number < 10 ? "0" : "")\(number)", text: "-\nmode: x\n")
      return Diagnostic(
        .error, "a-b", at: file.place(8..<9), message(number), fix: "write 'train'")
    }
  }

  @Test func tellsOnceWhatIsWrongInOneWayAtManyPlaces() {
    #expect(
      text(files(6) { _ in "'x' is no mode" }) == """
        f01:2:7: error[a-b]: 'x' is no mode
            2 | mode: x
              |       ^ write 'train'
           also at: f02:2:7, f03:2:7, f04:2:7, f05:2:7, f06:2:7

        """)
    #expect(
      text(files(12) { _ in "'x' is no mode" }) == """
        f01:2:7: error[a-b]: 'x' is no mode
            2 | mode: x
              |       ^ write 'train'
           also at: f02:2:7, f03:2:7, f04:2:7, f05:2:7, f06:2:7, f07:2:7, and 5 more in 5 files

        """)
  }

  @Test func tellsAFewOfOneCauseOneByOne() {
    #expect(heads(text(files(5) { _ in "'x' is no mode" })).count == 5)
  }

  /// A file is named once, even if several mistakes concern it as a whole.
  @Test func namesAFileOnce() {
    let all = (0..<60).map { number in
      Diagnostic(.error, "a-b", at: SourceRange(file: "f\(number / 20)"), "it tells \(number)")
    }
    #expect(text(all).hasSuffix("error[a-b]: 30 more errors of this kind, at f1, f2\n"))
  }

  @Test func tellsThirtyCausesOfOneIDAndThePlacesOfTheRest() {
    let lines = text(files(39) { "'\($0)' is no mode" }).split(separator: "\n")
    #expect(lines.count == 91)
    #expect(lines[87] == "f30:2:7: error[a-b]: '30' is no mode")
    #expect(
      lines[90] == """
        error[a-b]: 9 more errors of this kind, at f31:2:7, f32:2:7, f33:2:7, f34:2:7, f35:2:7, \
        f36:2:7, and 3 more in 3 files
        """)
  }

  /// A wrong value in the second line of each file.
  private func values(
    _ values: [String], _ message: (String) -> String, fix: (String) -> String?
  ) -> [Diagnostic] {
    values.enumerated().map { number, value in
      let file = SourceFile(path: "f\(number + 10)", text: "-\nprice: \(value)\n")
      return Diagnostic(
        .error, "a-b", at: file.place(9..<9 + value.utf8.count), message(value), fix: fix(value))
    }
  }

  @Test func tellsOnceWhatIsWrongInOneWayOfManyValues() {
    let prices = (1...8).map { "\($0),99" }
    #expect(
      text(
        values(prices) {
          "'price' must be a number, but '\($0)' isn't one"
        } fix: {
          "write \($0.replacing(",", with: "."))"
        }) == """
          f10:2:8: error[a-b]: 'price' must be a number, but '1,99' isn't one
              2 | price: 1,99
                |        ^~~~ write 1.99
             also at: f11:2:8, f12:2:8, f13:2:8, f14:2:8, f15:2:8, f16:2:8, and 1 more in 1 file

          """)
  }

  @Test func tellsEachNameThatIsMeantByAMisspeltOne() {
    let names = (1...8).map { "porto\($0)" }
    let all = values(names) {
      "there is no '\($0)'"
    } fix: {
      "did you mean '\($0)x'?"
    }
    #expect(heads(text(all)).count == 8)
  }

  @Test func tellsOnceWhatContradictsAnotherPlaceInManyFiles() {
    let all = (10...17).map { number in
      let file = SourceFile(path: "f\(number)", text: "a: 1\nb: 2\n")
      return Diagnostic(
        .error, "a-b", at: file.place(3..<4), "'a' is before 'b'",
        notes: [.init("'b' is here", at: file.place(8..<9))])
    }
    #expect(heads(text(all)).count == 1)
    #expect(text(all).contains("also at: f11:1:4"))
  }

  @Test func showsEveryCauseOfAnID() {
    // Twelve causes of one id, each in four files: more than are shown of one that has the same
    // cause.
    let all = (1...12).flatMap { cause in
      (1...4).map { number in
        let file = SourceFile(path: "f\(cause + 10)-\(number)", text: "x\n")
        return Diagnostic(.error, "a-b", at: file.place(0..<1), "'key\(cause)' is wrong")
      }
    }
    let text = text(all)
    for cause in 1...12 { #expect(text.contains("'key\(cause)' is wrong")) }
    #expect(heads(text).count < 24)
  }

  @Test func tellsApartWhatHasAnotherWayOutOrAnotherNote() {
    let file = SourceFile(path: "a", text: "x\ny\nz\n")
    let diagnostics = [
      Diagnostic(.error, "a-b", at: file.place(0..<1), "wrong", fix: "write 1"),
      Diagnostic(.error, "a-b", at: file.place(2..<3), "wrong", fix: "write 2"),
      Diagnostic(.error, "a-b", at: file.place(4..<5), "wrong", notes: [.init("included here")]),
    ]
    #expect(heads(text(diagnostics)).count == 3)
  }

  @Test func saysNothingOfNothing() { #expect(text([]).isEmpty) }
}
