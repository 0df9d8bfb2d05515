public import Commands
import Incremental

extension SiteProgram {
  /// Runs the command in the process's arguments and exits: 0 for success, 1 for errors in the
  /// site, 64 for wrong usage, 70 for an internal fault.
  public static func main() {
    ZoetropeCommand.run(name: name, adding: kinds, memory: BuildRecords.self)
  }
}
