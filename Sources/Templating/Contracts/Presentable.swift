/// A value that templates may show, by its contract alone.
public protocol Presentable: Sendable {
  /// The template that it selects, and the names that it offers.
  static var contract: Contract<Self> { get }
}

/// A value that is one of several presentables, each of which brings its own template along:
/// `{{#cells}}{{>*template}}{{/cells}}`.
public protocol PresentableChoice: Sendable {
  /// Its cases, each with what it holds.
  static var choices: Choices<Self> { get }
}
