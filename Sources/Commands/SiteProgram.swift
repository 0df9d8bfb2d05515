public import Application

/// A program that extends Zoetrope with its own kinds, which every command supports like trips.
///
///     @main
///     struct Cookbook: SiteProgram {
///       static let name = "cookbook"
///       static let kinds: [any PublishedKind.Type] = [RecipeKind.self]
///     }
///
/// `build`, `check`, `golden` and `list` read and publish models of these kinds, `new` creates one,
/// and `schema` and `init` describe them to editors. Without arguments, or with `--help`, the
/// program prints its commands.
public protocol SiteProgram {
  /// Name in help and messages: the name of the executable; by default `zoetrope`.
  static var name: String { get }

  /// The added kinds, in the order of the navigation. Folders must be unique, also among built-in
  /// kinds; otherwise the program exits with code 70 at once.
  static var kinds: [any PublishedKind.Type] { get }
}

extension SiteProgram {
  /// The name `zoetrope`.
  public static var name: String { "zoetrope" }
}
