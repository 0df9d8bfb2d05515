import Application
import Content
import Publishing

/// Name, kinds and memory of the running program.
///
/// The argument parser creates commands and parses values only by their type, so no value could
/// carry these properties. They are set once around the whole run.
enum RunningProgram {
  @TaskLocal static var name = "zoetrope"
  @TaskLocal static var kinds = SiteKinds.builtIn
  /// Memory of a site from one build to the next.
  @TaskLocal static var memory: any BuildMemory.Type = NoMemory.self

  /// The kinds by which commands refer to models: `trip`, `recipe`.
  static var modelKinds: [ModelKind] { kinds.content.kinds }

  /// Joins names for help texts: `a trip, a photo or a page`.
  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
