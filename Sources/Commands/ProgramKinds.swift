import Application
import Content

/// The kinds that the running program knows.
///
/// The parser makes commands and reads their arguments by types alone, so there is no value that
/// could carry them; they are set once, around all that the program does.
enum ProgramKinds {
  @TaskLocal static var current = SiteKinds.builtIn

  /// As commands name them: `trip`, `recipe`.
  static var all: [ModelKind] { current.content.kinds }

  /// The names of all kinds, for help: `a trip, a photo or a page`.
  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
