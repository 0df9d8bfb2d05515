package import Zoetrope

/// A switch that makes recipes large enough to read from the stove; see `kitchen.css`.
package struct KitchenMode: SwitchCellDataSource, SwitchCellDelegate {
  package let title, whenOn, whenOff: String
  package let switchColor = Color(red: UInt8(0), green: 96, blue: 0)

  package init(title: String, whenOn: String, whenOff: String) {
    (self.title, self.whenOn, self.whenOff) = (title, whenOn, whenOff)
  }

  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.kitchen-mode", rootAttribute: "data-kitchen-mode",
      announcementWhenOn: whenOn, announcementWhenOff: whenOff)
  }
}
