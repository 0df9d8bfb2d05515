/// The switch "Stay signed in on this device". This type is the data source and the delegate of the
/// switch's cell. The form reads the switch's state, and the browser doesn't remember it.
package struct StayingViewModel: Sendable, Equatable {
  package let title: String

  package init(title: String = "Stay signed in on this device") { self.title = title }
}

extension StayingViewModel: SwitchCellDataSource, SwitchCellDelegate {
  package var onSwitchToggle: SwitchAction { .none }
}
