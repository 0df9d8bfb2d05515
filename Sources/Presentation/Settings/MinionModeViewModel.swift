package import Markup

/// The switch "Minion Mode!!!", which turns the whole site yellow. This type is the data source and
/// the delegate of the switch's cell. The cell's large text is as blue as overalls.
package struct MinionModeViewModel: Sendable, Equatable {
  package var title = "Minion Mode!!!"
  package var announcementWhenOn = "The Minions are here to stay!"
  package var announcementWhenOff = "The Minions went out to play!"

  package init() {}
}

extension MinionModeViewModel: SwitchCellDataSource, SwitchCellDelegate {
  package var textColor: Color { Color(red: UInt8(33), green: 84, blue: 158) }
  package var textFont: FontFamily { .serif }
  package var textSize: Int { 20 }
  package var switchColor: Color { .yellow }

  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.minion-mode", rootAttribute: "data-minion-mode",
      announcementWhenOn: announcementWhenOn,
      announcementWhenOff: announcementWhenOff)
  }
}
