public import Markup
public import Templating

/// A row with a switch: a data source's content, with the look and action of a delegate.
public struct SwitchCell: Sendable, Hashable {
  /// The name of the switch: "Minion Mode!!!".
  public let title: String
  /// Whether the switch is on before the visitor first uses it.
  public let switchOn: Bool
  /// The colour of the cell's text.
  public let textColor: Color
  /// The typeface of the cell's text.
  public let textFont: FontFamily
  /// The size of the cell's text in CSS pixels.
  public let textSize: Int
  /// The colour when the switch is on.
  public let switchColor: Color
  /// The effect of toggling the switch.
  public let onSwitchToggle: SwitchAction
  /// A cache for the cell's markup, if every page shows the cell.
  package var kept: CachedMarkup?

  /// Creates a cell from a data source, a delegate or both. If one of them is missing, the cell
  /// uses defaults.
  public init(
    dataSource: (any SwitchCellDataSource)? = nil, delegate: (any SwitchCellDelegate)? = nil
  ) {
    let dataSource = dataSource ?? Defaults()
    let delegate = delegate ?? Defaults()
    title = dataSource.title
    switchOn = dataSource.switchOn
    textColor = delegate.textColor
    textFont = delegate.textFont
    textSize = delegate.textSize
    switchColor = delegate.switchColor
    onSwitchToggle = delegate.onSwitchToggle
  }

  /// Data source and delegate with the defaults.
  private struct Defaults: SwitchCellDataSource, SwitchCellDelegate {}
}

extension SwitchCell: SwitchCellPresentable {
  /// The template `components/switch-cell` shows this cell.
  public static let contract = Contract<Self>(
    template: "components/switch-cell", switchCellFields, textFields, switchFields
  ).keeping(as: "switch") { $0.kept }
}
