package import Markup

/// A cell with all values of a switch cell, and additional values.
package protocol SwitchCellBased: SwitchCellPresentable {
  /// The switch cell, with data source and delegate.
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
