import Application
import Content

/// What the running program is called, and the kinds that it knows.
///
/// The parser makes commands and reads their arguments by types alone, so there is no value that
/// could carry them; they are set once, around all that the program does.
enum RunningProgram {
  @TaskLocal static var name = "zoetrope"
  @TaskLocal static var kinds = SiteKinds.builtIn

  /// As commands name them: `trip`, `recipe`.
  static var modelKinds: [ModelKind] { kinds.content.kinds }

  /// Names as help tells them: `a trip, a photo or a page`.
  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
