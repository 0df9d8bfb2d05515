package import Markup

/// A cell that shows all that a switch cell does, and what else it conforms to.
package protocol SwitchCellBased: SwitchCellPresentable {
  /// Has the data source and the delegate.
  var switchCell: SwitchCell { get }
}

extension SwitchCellBased {
  package var title: String { switchCell.title }
  package var switchOn: Bool { switchCell.switchOn }
  package var textColor: Color { switchCell.textColor }
  package var textFont: FontFamily { switchCell.textFont }
  package var textSize: Int { switchCell.textSize }
  package var switchColor: Color { switchCell.switchColor }
  package var onSwitchToggle: SwitchAction { switchCell.onSwitchToggle }
}
