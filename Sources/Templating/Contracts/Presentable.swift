/// A value that templates may show, by its contract alone.
package protocol Presentable: Sendable {
  static var contract: Contract<Self> { get }
}

/// A value that is one of several presentables, each of which brings its own template along:
/// `{{#cells}}{{>*template}}{{/cells}}`.
package protocol PresentableChoice: Sendable {
  static var choices: Choices<Self> { get }
}
