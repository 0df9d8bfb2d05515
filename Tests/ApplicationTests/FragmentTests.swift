import Diagnostics
import TestSupport
import Testing

@testable import Application

@Suite struct FragmentTests {
  private func note(
    _ text: String, _ more: [String: TemporaryFolder.File] = [:], _ asked: Asked = Asked()
  ) throws -> MadeSite {
    var files = more
    files["Content/pages/note.md"] = .text("---\ntitle: Note\n---\n\(text)\n")
    files["Content/trips/lisbon.md"] =
      "---\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n# Tram 28\n\n> ## Caf\u{E9}\n"
    return try made(files, asked)
  }

  @Test(arguments: [
    "# Way home\n\n[a](#way-home) [b](#main) [c](#) [d](#top) [e](#:~:text=home)",
    "[a](../trips/lisbon.md#tram-28) [b](../trips/lisbon.md#caf%C3%A9) [c](../trips/lisbon.md#main)",
    "[a](/trips/lisbon/#tram-28) [b](/trips/lisbon#tram-28) [c](/trips/lisbon/index.html#tram-28)",
    "[a](/#main) [b](/404.html#announcement) [c](/trips/#main)",
    "# Twice\n\n# Twice\n\n[a](#twice) [b](#twice-1)",
    "[a](../trips/#main)",
  ])
  func leadToHeadingsAndToTheIDsOfTemplates(_ text: String) throws {
    #expect(try note(text).report == "")
  }

  @Test func thoseThatLeadNowhereAreToldOfOnce() throws {
    let site = try note(
      """
      # Way home

      [a](#way-hom) [b](../trips/lisbon.md#tram-82) [c](/trips/lisbon/#tram)
      [d][way] [e](#zzzzzzzzzzzz) [f](../trips/lisbon.md?x#cafe%CC%81)

      [way]: #home
      """)
    #expect(
      site.report == """
        Content/pages/note.md:6:5: error[link-broken-fragment]: the page has no heading with this name
            6 | [a](#way-hom) [b](../trips/lisbon.md#tram-82) [c](/trips/lisbon/#tram)
              |     ^~~~~~~~ did you mean '#way-home'?
        Content/pages/note.md:6:19: error[link-broken-fragment]: the page has no heading with this name
            6 | [a](#way-hom) [b](../trips/lisbon.md#tram-82) [c](/trips/lisbon/#tram)
              |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean '#tram-28'?
        Content/pages/note.md:6:51: warning[link-unknown-fragment]: the page at this address has no heading with this name
            6 | [a](#way-hom) [b](../trips/lisbon.md#tram-82) [c](/trips/lisbon/#tram)
              |                                                   ^~~~~~~~~~~~~~~~~~~ write one of '#café', '#tram-28', or remove the part from '#' on
        Content/pages/note.md:7:14: error[link-broken-fragment]: the page has no heading with this name
            7 | [d][way] [e](#zzzzzzzzzzzz) [f](../trips/lisbon.md?x#cafe%CC%81)
              |              ^~~~~~~~~~~~~ write '#way-home', or remove the part from '#' on
        Content/pages/note.md:7:33: error[link-broken-fragment]: the page has no heading with this name
            7 | [d][way] [e](#zzzzzzzzzzzz) [f](../trips/lisbon.md?x#cafe%CC%81)
              |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean '#café'?
        Content/pages/note.md:9:8: error[link-broken-fragment]: the page has no heading with this name
            9 | [way]: #home
              |        ^~~~~ write '#way-home', or remove the part from '#' on

        """)
  }

  /// A link to a missing page is reported as such, without its fragment.
  @Test func aPageThatIsNotThereHasNoPlaces() throws {
    let site = try note("[a](nowhere.md#x) [b](/nowhere/#x)")
    #expect(site.ids == ["link-broken", "link-unknown-address"])
  }

  @Test func thoseOfATemplateAreToldOfOnce() throws {
    let text =
      "<p id=\"mine\"><a href=\"#mine\">a</a><a href=\"#mein\">b</a><a href=\"#tram-28\">c</a></p>"
    let site = try note("x", ["Templates/components/story.html": .text(text)])
    #expect(
      site.report == """
        Templates/components/story.html:1:44: error[template-broken-fragment]: no page with this link has this id
            1 | <p id="mine"><a href="#mine">a</a><a href="#mein">b</a><a href="#tram-28">c</a></p>
              |                                            ^~~~~ did you mean '#main'?

        """)
  }

  @Test func theyAreErrorsWhereWarningsAre() throws {
    var asked = Asked()
    asked.isStrict = true
    let site = try note("[c](/trips/lisbon/#tram)", asked: asked)
    #expect(site.diagnostics.map(\.severity) == [.error])
  }

  private func note(_ text: String, asked: Asked) throws -> MadeSite { try note(text, [:], asked) }
}
