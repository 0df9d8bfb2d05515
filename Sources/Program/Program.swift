import Commands

/// The executable `zoetrope`.
@main
struct Program {
  static func main() { ZoetropeCommand.main() }
}
