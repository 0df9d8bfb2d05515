import ArgumentParser

struct Licenses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "licenses",
    abstract: "Name the libraries and data of others, and their licences.",
    usage: "\(RunningProgram.name) licenses [<options>]",
    discussion: """
      A line says name, licence, use, holder and address; '--version --licenses' says the same.

        \(RunningProgram.name) licenses
        \(RunningProgram.name) licenses | cut -f1,2    names and licences alone
      """)

  func run() throws {
    let rows = (ThirdParty.libraries + ThirdParty.data).map {
      [$0.name, $0.license, $0.use, $0.holder, $0.address]
    }
    let table = AlignedRows(rows)
    Console.output(Console.outputIsTerminal ? table.aligned : table.tabbed)
  }

  /// Returns the command for `--version --licenses`, of which the parser would read the first word
  /// alone.
  static func named(by arguments: [String]) -> Licenses? {
    let words = ["--version", "--licenses"]
    return arguments.contains("--licenses") && arguments.allSatisfy(words.contains)
      ? Licenses() : nil
  }
}
