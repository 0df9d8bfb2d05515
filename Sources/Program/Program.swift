import Commands
import Incremental

/// The executable `zoetrope`.
@main
struct Program {
  static func main() { ZoetropeCommand.run(memory: BuildRecords.self) }
}
