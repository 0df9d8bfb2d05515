import Application
import ArgumentParser
import Authoring
import Diagnostics

/// The command `zoetrope import entries`.
struct ImportEntriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "entries",
    abstract: "Add what banks and journals tell to an account.",
    usage: "\(RunningProgram.name) import entries <file> ... --account <slug> [<options>]",
    discussion: """
      Reads banks' CSV, OFX, and journals of Beancount. Of CSV, it finds separator, encoding, \
      decimals, order of dates and columns, and says what it found; where a file doesn't tell, it \
      asks. Known are the columns of N26, DKB, ING, Sparkasse, Revolut, Wise, Monzo, Rabobank, bunq \
      and first direct; those of others are named in a mapping beside the account, \
      'Content/accounts/<slug>.mapping', which '--write' makes where there is none.

      Entries that the account has, by day, amount and payee, are left, and so are those that \
      aren't booked. A category is proposed by what was chosen for the payee before. The entries go \
      to the end of the account's list; nothing else in its file changes. Without '--write' nothing \
      is written.

        \(RunningProgram.name) import entries bank.csv --account travel-fund
        \(RunningProgram.name) import entries bank.csv --account wallet --dates dmy --write
        \(RunningProgram.name) import entries main.beancount --account fund --from Assets:Fund
      """)

  @Argument(
    help: ArgumentHelp("Files to read.", valueName: "file"),
    completion: .file(extensions: ["csv", "ofx", "qfx", "beancount", "bean", "txt"]))
  var files: [String]

  @Option(help: ArgumentHelp("The slug of the account.", valueName: "slug"))
  var account: String

  @Option(
    help: ArgumentHelp("The account within the file, where it has several.", valueName: "name"))
  var from: String?

  @Option(help: "The order of day, month and year.")
  var dates: DateOrder?

  @Option(help: "The mark before decimals.")
  var decimal: DecimalName?

  @Flag(help: "Take the bank's remarks, too, as notes; visitors may read them.")
  var notes = false

  @Flag(help: "Write the entries into the account's file.")
  var write = false

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let site = trimmed(site)
    var options = EntryOptions()
    options.from = from
    options.dates = dates
    options.decimal = decimal?.mark
    options.takesNotes = notes
    let entries = ImportedEntries(
      files, for: account, options, of: RunningProgram.kinds.content)
    var left: [Diagnostic] = []
    var (new, known) = (0, 0)
    defer { Console.error(TerminalWriter(colours: Console.showsColours).text(left)) }
    try SiteWriting.result { () throws(AuthoringFault) in
      try entries.run(in: site, isWriting: write) { outcome in
        switch outcome {
        case .form(let path, let words):
          Console.output("\(path.terminalSafe): \(words.terminalSafe)\n")
        case .new(let line):
          new += 1
          Console.output("new    \(Self.text(line))\n")
        case .known(let line):
          known += 1
          Console.output("known  \(Self.text(line))\n")
        case .left(let diagnostic): left.append(diagnostic)
        case .written(let path): Console.error("written: \(joined(site, path))\n")
        }
      }
    }
    let hasErrors = left.contains { $0.severity == .error }
    let count = "\(new) \(new == 1 ? "entry" : "entries")"
    if hasErrors {
      Console.error("nothing is written while a file has errors\n")
    } else if new == 0 {
      Console.error(
        known > 0 ? "the account has all of these already\n" : "no entry could be taken over\n")
    } else {
      Console.error("\(count) \(write ? "written" : "to write: add --write to do so")\n")
    }
    if hasErrors { throw ExitCode(1) }
  }

  private static func text(_ line: ImportedEntries.Line) -> String {
    [line.day, line.amount, line.payee.terminalSafe, line.category?.terminalSafe]
      .compactMap(\.self).joined(separator: "  ")
  }
}

extension DateOrder: ExpressibleByArgument {}

/// Name of the mark before decimals.
enum DecimalName: String, ExpressibleByArgument, CaseIterable {
  case point
  case comma

  var mark: DecimalMark { self == .point ? .point : .comma }
}
