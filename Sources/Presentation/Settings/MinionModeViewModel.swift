package import Markup
package import Templating

/// "Minion Mode!!!": turns the whole site yellow.
package struct MinionModeViewModel: Sendable, Hashable {
  package let title: String
  package let switchOn: Bool
  package let announcementWhenOn: String
  package let announcementWhenOff: String

  package init(
    title: String = "Minion Mode!!!", switchOn: Bool = false,
    announcementWhenOn: String = "The Minions are here to stay!",
    announcementWhenOff: String = "The Minions went out to play!"
  ) {
    self.title = title
    self.switchOn = switchOn
    self.announcementWhenOn = announcementWhenOn
    self.announcementWhenOff = announcementWhenOff
  }
}

extension MinionModeViewModel: SwitchCellPresentable {
  package var switchColor: Color { .yellow }

  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.minion-mode", rootAttribute: "data-minion-mode",
      announcementWhenOn: announcementWhenOn,
      announcementWhenOff: announcementWhenOff)
  }

  package static let contract = Contract<Self>(
    template: "components/switch-cell", textFields, switchFields, switchCellFields)
}
