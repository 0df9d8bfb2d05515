import Markup
import Presentation
import Templating
import Testing

/// A cell gets its content, and its look with its action, as two arguments.
@Suite struct SwitchCellTests {
  private struct Trains: SwitchCellDataSource {
    let title = "Trains only"
    let switchOn = true
  }

  private struct Red: SwitchCellDelegate {
    let switchColor = Color.red
    let onSwitchToggle = SwitchAction(
      storageKey: "zoetrope.trains", rootAttribute: "data-trains",
      announcementWhenOn: "All aboard!", announcementWhenOff: "Mind the gap.",
      preference: "(orientation: landscape)")
  }

  /// Data source and delegate with only the defaults.
  private struct Silent: SwitchCellDataSource, SwitchCellDelegate {}

  @Test func dataSourceAloneTakesTheDelegatesDefaults() throws {
    let cell = SwitchCell(dataSource: Trains())
    #expect(cell.text == "Trains only")
    #expect(cell.switchOn)
    #expect(cell.switchColor == .purple)
    #expect(
      try Theme().show(cell) == """
        <label class="switch-cell" data-storage-key="zoetrope.switch.Trains only">
          <span><span class="text text-17 font-sans">Trains only</span></span>
          <input class="switch" type="checkbox" checked="" style="--switch: #800080; \
        --knob: #ffffff">
        </label>

        """)
  }

  @Test func delegateAloneTakesTheDataSourcesDefaults() throws {
    let cell = SwitchCell(delegate: Red())
    #expect(cell.text == "Switch")
    #expect(!cell.switchOn)
    #expect(
      try Theme().show(cell) == """
        <label class="switch-cell" data-storage-key="zoetrope.trains" \
        data-root-attribute="data-trains" data-when-on="All aboard!" \
        data-when-off="Mind the gap." data-preference="(orientation: landscape)">
          <span><span class="text text-17 font-sans">Switch</span></span>
          <input class="switch" type="checkbox" style="--switch: #ff0000; --knob: #000000">
        </label>

        """)
  }

  @Test func protocolsDefaultsAreThoseOfACellWithoutArguments() {
    #expect(SwitchCell() == SwitchCell(dataSource: Silent(), delegate: Silent()))
  }

  @Test func oneDataSourceIsShownAsTwoDelegatesWantIt() throws {
    let theme = try Theme()
    let red = theme.show(SwitchCell(dataSource: Trains(), delegate: Red()))
    let yellow = theme.show(SwitchCell(dataSource: Trains(), delegate: MinionModeViewModel()))
    for shown in [red, yellow] {
      #expect(shown.contains(">Trains only<"))
      #expect(shown.contains(#"checked="""#))
    }
    #expect(red.contains(#"data-root-attribute="data-trains""#))
    #expect(red.contains("--switch: #ff0000; --knob: #000000"))
    #expect(yellow.contains(#"data-root-attribute="data-minion-mode""#))
    #expect(yellow.contains("--switch: #ffff00; --knob: #000000"))
  }

  /// If two cells only remember a choice, each has its own storage key, different from those of
  /// built-in switches.
  @Test func cellsThatOnlyRememberDoSoByTheirTitles() throws {
    struct Named: SwitchCellDataSource { let title: String }
    let theme = try Theme()
    let keys = ["dark-theme", "Trains", "<\"&"].map { title in
      theme.show(SwitchCell(dataSource: Named(title: title))).firstMatch(
        of: /data-storage-key="([^"]*)"/
      ).map { String($0.1) }
    }
    #expect(
      keys == [
        "zoetrope.switch.dark-theme", "zoetrope.switch.Trains", "zoetrope.switch.&lt;&quot;&amp;",
      ])
  }
}
