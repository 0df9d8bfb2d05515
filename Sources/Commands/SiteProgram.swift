public import Application
import Content
import Diagnostics

/// A program that is Zoetrope with kinds of its own: every command knows them as it knows trips.
///
///     @main
///     struct Cookbook: SiteProgram {
///       static let name = "cookbook"
///       static let kinds: [any PublishedKind.Type] = [RecipeKind.self]
///     }
///
/// `build`, `check`, `golden` and `list` read and publish them, `new` begins one, `schema` and `init`
/// describe them to editors. Run without arguments, or with `--help`, it says what it can do.
public protocol SiteProgram {
  /// What help and messages call it: the name of its executable, or `zoetrope`.
  static var name: String { get }

  /// The kinds that it adds, in the order of the navigation. Each has a folder of its own: two of one
  /// folder, or one that is built in, end the program with exit code 70 before it does anything.
  static var kinds: [any PublishedKind.Type] { get }
}

extension SiteProgram {
  /// `zoetrope`.
  public static var name: String { "zoetrope" }

  /// Runs the command that the process's arguments name, and exits: 0 done, 1 the site has errors,
  /// 64 wrong usage, 70 a fault of the program's own.
  public static func main() {
    let site = SiteKinds(adding: kinds)
    if let folder = site.folderOfTwo {
      Console.error("\(name): a fault of its own: two kinds have the folder '\(folder)'\n")
      ZoetropeCommand.fail(70)
    }
    RunningProgram.$name.withValue(name) {
      RunningProgram.$kinds.withValue(site) { ZoetropeCommand.main() }
    }
  }
}
