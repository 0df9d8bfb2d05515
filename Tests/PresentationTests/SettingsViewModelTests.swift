import Markup
import Presentation
import Testing

@Suite struct SettingsViewModelTests {
  @Test func minionModeIsYellowAndAnnouncesItself() {
    let cell = MinionModeViewModel()
    #expect(cell.text == "Minion Mode!!!")
    #expect(cell.switchColor == .yellow)
    #expect(!cell.switchOn)
    #expect(cell.onSwitchToggle.announcementWhenOn == "The Minions are here to stay!")
    #expect(cell.onSwitchToggle.announcementWhenOff == "The Minions went out to play!")
  }

  @Test func cellsTakeTheDefaultsOfTheirPresentables() {
    let cell = DarkThemeViewModel()
    #expect(cell.textColor == .black)
    #expect(cell.textSize == 17)
    #expect(!cell.hasTextColor)
    #expect(cell.switchColor == .purple)
  }

  @Test func oneValueIsDataSourceAndDelegateOfItsCell() {
    let cell = MinionModeViewModel(title: "Banana!", switchOn: true)
    let dataSource: any SwitchCellDataSource = cell
    let delegate: any SwitchCellDelegate = cell
    #expect(dataSource.title == "Banana!")
    #expect(dataSource.switchOn)
    #expect(delegate.switchColor == .yellow)
    #expect(delegate.onSwitchToggle.rootAttribute == "data-minion-mode")
  }

  /// The script restores a choice by these two prefixes, and the style sheet by the attribute.
  @Test(arguments: [MinionModeViewModel().onSwitchToggle, DarkThemeViewModel().onSwitchToggle])
  func themeKnowsTheAction(action: SwitchAction) throws {
    #expect(action.storageKey.hasPrefix("zoetrope."))
    #expect(action.rootAttribute.wholeMatch(of: /data-[a-z-]+/) != nil)
    let css = try ThemeFiles.text("Templates/assets/site.css")
    #expect(css.contains("[\(action.rootAttribute)=\"on\"]"))
    #expect(css.contains("[data-root-attribute=\"\(action.rootAttribute)\"] :checked"))
  }

  @Test(arguments: [MinionModeViewModel().switchColor, DarkThemeViewModel().switchColor])
  func knobStandsOutFromItsSwitch(color: Color) {
    #expect(color.contrast(with: color.plate) >= 4.5)
  }
}
