/// "Stay signed in on this device". Data source and delegate of its cell. The form reads its state,
/// and the browser doesn't remember it.
package struct StayingViewModel: Sendable, Equatable {
  package let title: String

  package init(title: String = "Stay signed in on this device") { self.title = title }
}

extension StayingViewModel: SwitchCellDataSource, SwitchCellDelegate {
  package var onSwitchToggle: SwitchAction { .none }
}
