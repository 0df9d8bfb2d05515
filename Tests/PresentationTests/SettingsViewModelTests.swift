import Markup
import Presentation
import Testing

@Suite struct SettingsViewModelTests {
  @Test func minionModeIsYellowAndAnnouncesItself() {
    let mode = MinionModeViewModel()
    #expect(mode.title == "Minion Mode!!!")
    #expect(mode.switchColor == .yellow)
    #expect(!mode.switchOn)
    #expect(mode.onSwitchToggle.announcementWhenOn == "The Minions are here to stay!")
    #expect(mode.onSwitchToggle.announcementWhenOff == "The Minions went out to play!")
  }

  @Test func rowsAreCellsOfADataSourceAndADelegate() {
    var (mode, theme) = (MinionModeViewModel(), DarkThemeViewModel())
    (mode.title, theme.title) = ("Banana!", "Night")
    #expect(
      [SettingsCell.minionMode(mode), .darkTheme(theme)] == [
        .plain(SwitchCell(dataSource: mode, delegate: mode)),
        .plain(SwitchCell(dataSource: theme, delegate: theme)),
      ])
  }

  /// The script restores a choice by these two prefixes, and the style sheet by the attribute.
  @Test(arguments: [MinionModeViewModel().onSwitchToggle, DarkThemeViewModel().onSwitchToggle])
  func themeKnowsTheAction(action: SwitchAction) throws {
    #expect(action.storageKey?.hasPrefix("zoetrope.") == true)
    let attribute = try #require(action.rootAttribute)
    #expect(attribute.wholeMatch(of: /data-[a-z-]+/) != nil)
    let css = try ThemeFiles.text("Templates/assets/site.css")
    #expect(css.contains("[\(attribute)=\"on\"]"))
    #expect(css.contains("[data-root-attribute=\"\(attribute)\"] :checked"))
  }

  @Test(arguments: [MinionModeViewModel().switchColor, DarkThemeViewModel().switchColor])
  func knobStandsOutFromItsSwitch(color: Color) {
    #expect(color.contrast(with: color.plate) >= 4.5)
  }
}
