package import Markup
package import Templating

/// "Minion Mode!!!": turns the whole site yellow.
package struct MinionModeViewModel: Sendable, Hashable {
  package let title: String
  package let switchOn: Bool

  package init(title: String = "Minion Mode!!!", switchOn: Bool = false) {
    self.title = title
    self.switchOn = switchOn
  }
}

extension MinionModeViewModel: SwitchCellPresentable {
  package var switchColor: Color { .yellow }

  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.minion-mode", rootAttribute: "data-minion-mode",
      announcementWhenOn: "The Minions are here to stay!",
      announcementWhenOff: "The Minions went out to play!")
  }

  package static let contract = Contract<Self>(
    template: "components/switch-cell", textFields, switchFields, switchCellFields)
}
