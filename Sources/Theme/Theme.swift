/// The theme that comes with Zoetrope: the repository's `Templates/`, embedded when it is built.
package enum Theme {
  /// A file of the theme by its path below `Templates/`.
  package struct File: Sendable {
    /// Below `Templates/`, such as `components/user.html`.
    package let path: String
    package let text: String
  }
}
