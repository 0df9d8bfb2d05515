import Presentation
import Testing

@Suite struct SignInViewModelTests {
  private static let model = {
    var model = SignInViewModel(
      text: "Some pages are not for everybody.",
      audiences: [
        AudienceViewModel(title: "For the family", hint: "Grandmother’s <boat>"),
        AudienceViewModel(title: "For clients", hint: nil),
      ],
      states: [
        .locked(.init("Type it.")), .opening(.init("Opening…")), .wrong(.init("Wrong.")),
        .open(.init("You are in.")), .refused(.init(.damaged, "It is damaged.")),
        .refused(.init(.signedOut, "You are out.")),
      ])
    model.staying = SwitchCell(dataSource: StayingViewModel(), delegate: StayingViewModel())
    return model
  }()

  private let page: String

  init() throws { page = try Theme().page(Self.model) }

  @Test func eachStateBringsItsTemplateAlong() {
    let names = page.matches(of: /<template data-say="([a-z-]+)">/).map { String($0.1) }
    #expect(names == ["out", "locked", "opening", "wrong", "open", "damaged", "signed-out"])
    #expect(page.contains(#"<template data-say="open">You are in.</template>"#))
    // The result of a visitor's own action isn't a warning.
    #expect(page.matches(of: /<p class="notice"><span[^>]*>(Wrong|It is damaged)/).count == 2)
    #expect(page.contains(/<p><span[^>]*>You are out/))
  }

  @Test func fieldOpensPagesAndNoBrowserRemembersTheSwitch() throws {
    #expect(Self.model.password.text.isEmpty)
    #expect(Self.model.password.onEditingEnd == .unseal)
    #expect(Self.model.staying?.onSwitchToggle == SwitchAction.none)
    #expect(page.contains(#"<input id="password" type="password" value="" required="""#))
    #expect(page.contains("Stay signed in on this device"))
    #expect(!page.contains("zoetrope.switch"))
    let plain = SignInViewModel(text: "", audiences: [], states: [])
    #expect(try !Theme().page(plain).contains("switch-cell"))
  }

  @Test func namesAudiencesAndTheirHints() {
    #expect(page.contains("<strong>For the family</strong><br>Grandmother’s &lt;boat&gt;</li>"))
    #expect(page.contains("<strong>For clients</strong></li>"))
  }

  @Test func scriptsComeWithTheirNames() {
    for file in ["sealed.js", "opened.js"] {
      #expect(page.contains(#"<link rel="modulepreload" href="/assets/\#(file)""#))
    }
    #expect(page.contains(#"<script type="module" src="/assets/sign-in.js"></script>"#))
  }
}
