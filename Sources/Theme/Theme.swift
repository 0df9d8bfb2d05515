/// The built-in theme: the repository's `Templates/`, embedded when it is built.
package enum Theme {
  /// A file of the theme by its path below `Templates/`.
  package struct File: Sendable {
    /// Path below `Templates/`, such as `components/user.html`.
    package let path: String
    package let text: String
  }
}
