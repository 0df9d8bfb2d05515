public import Markup
public import Templating

/// A switch as a row shows it: what one argument says, in the look and with the action of the other.
public struct SwitchCell: Sendable, Hashable {
  /// What is switched: "Minion Mode!!!".
  public let title: String
  /// What the page says before its visitor has chosen.
  public let switchOn: Bool
  /// Of its text.
  public let textColor: Color
  /// Of its text.
  public let textFont: FontFamily
  /// Of its text, in CSS pixels.
  public let textSize: Int
  /// The colour when it is on.
  public let switchColor: Color
  /// What toggling does.
  public let onSwitchToggle: SwitchAction
  /// Where its markup is kept, if every page shows it.
  package var kept: KeptMarkup?

  /// Each argument serves without the other: what is missing has the defaults of its protocol.
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

  /// Says nothing of its own.
  private struct Defaults: SwitchCellDataSource, SwitchCellDelegate {}
}

extension SwitchCell: SwitchCellPresentable {
  /// Shown by `components/switch-cell`.
  public static let contract = Contract<Self>(
    template: "components/switch-cell", switchCellFields, textFields, switchFields
  ).keeping(as: "switch") { $0.kept }
}
