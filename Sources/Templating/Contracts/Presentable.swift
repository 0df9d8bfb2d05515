/// A value that templates may show through its contract.
public protocol Presentable: Sendable {
  /// The template that it selects and the names that it offers. Store it in a static constant: its
  /// names are cached by its identity, so a contract created again at each call is never found in
  /// the cache.
  static var contract: Contract<Self> { get }
}

/// A value that is one of several presentables, each with its own template:
/// `{{#cells}}{{>*template}}{{/cells}}`.
public protocol PresentableChoice: Sendable {
  /// The cases with their contracts.
  static var choices: Choices<Self> { get }
}
