public import Markup
public import Templating

/// A row with a switch: a data source's content, with the look and action of a delegate.
public struct SwitchCell: Sendable, Hashable {
  /// The name of the switch: "Minion Mode!!!".
  public let title: String
  /// Whether the switch is on before the visitor first uses it.
  public let switchOn: Bool
  /// The colour of its text.
  public let textColor: Color
  /// The fonts of its text.
  public let textFont: FontFamily
  /// The size of its text in CSS pixels.
  public let textSize: Int
  /// The colour when it is on.
  public let switchColor: Color
  /// The effect of toggling the switch.
  public let onSwitchToggle: SwitchAction
  /// Cache for its markup, if every page shows it.
  package var kept: CachedMarkup?

  /// Creates a cell from a data source, a delegate or both. Defaults replace a missing one.
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
  /// Shown by `components/switch-cell`.
  public static let contract = Contract<Self>(
    template: "components/switch-cell", switchCellFields, textFields, switchFields
  ).keeping(as: "switch") { $0.kept }
}
