import ArgumentParser
import Basics
import Renditions

/// Option of the commands that render pictures, for a folder that several machines fill.
struct CacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder for resized pictures. Machines can share it. (default: in the site's "
        + "folder)", valueName: "dir"),
    completion: .directory)
  var cache: String?

  /// The folder without a `/` at the end; `nil` for the site's own folder.
  var folder: String? { cache.map(trimmed) }

  func validate() throws {
    if cache?.isEmpty == true { throw ValidationError("'--cache' needs the name of a folder.") }
  }

  /// Notes on a shared folder: which of its sizes other versions made, and why new ones could not
  /// be saved.
  func notes(_ renditions: RenditionFolder) -> [String] {
    guard let folder else { return [] }
    let foreign = renditions.foreignVersions.map { versions, count in
      "\(count) \(count == 1 ? "size" : "sizes") of pictures in '\(folder)' "
        + "\(count == 1 ? "was" : "were") made with other versions than the rest: \(versions); "
        + "'\(RunningProgram.name) images --again' makes them again here"
    }
    let unwritten = renditions.unwritten.map {
      "resized pictures can't be saved in '\(folder)', so only this build uses them: \($0)"
    }
    return foreign + (unwritten.map { [$0] } ?? [])
  }
}
