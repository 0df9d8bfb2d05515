import ArgumentParser

struct Licenses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "licenses",
    abstract: "Print the licences of Zoetrope and what it contains.",
    usage: "\(RunningProgram.name) licenses [<options>]",
    discussion: """
      Each line contains name, licence, use, holder and address. '--version --licenses' prints \
      the same list.

        \(RunningProgram.name) licenses
        \(RunningProgram.name) licenses | cut -f1,2    only names and licences
      """)

  func run() throws {
    let rows = ([ThirdParty.zoetrope] + ThirdParty.libraries + ThirdParty.data).map {
      [$0.name, $0.license, $0.use, $0.holder, $0.address]
    }
    let table = AlignedRows(rows)
    Console.output(Console.outputIsTerminal ? table.aligned : table.tabbed)
  }

  /// Returns the command for `--version --licenses`, because the parser would read only the first
  /// word.
  static func named(by arguments: [String]) -> Licenses? {
    let words = ["--version", "--licenses"]
    return arguments.contains("--licenses") && arguments.allSatisfy(words.contains)
      ? Licenses() : nil
  }
}
