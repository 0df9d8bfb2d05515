import Application
import ArgumentParser
import Authoring
import Diagnostics

/// The command `zoetrope import entries`.
struct ImportEntriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "entries",
    abstract: "Import account entries from bank files and journals.",
    usage: "\(RunningProgram.name) import entries <file> ... --account <slug> [<options>]",
    discussion: """
      Reads bank CSV files, OFX and Beancount journals. For CSV, it detects the separator, \
      encoding, decimal mark, order of dates and columns, and prints what it found. If the file \
      leaves something unclear, it asks. It knows the columns of N26, DKB, ING, Sparkasse, \
      Revolut, Wise, Monzo, Rabobank, bunq and first direct. For other banks, name the columns in \
      a mapping next to the account, 'Content/accounts/<slug>.mapping'. If there is no mapping, \
      '--write' creates one.

      Skips entries that aren't booked yet, and entries that the account already has, comparing \
      day, amount and payee. Suggests the category that you last chose for the payee. Adds \
      entries at the end of the account's list and changes nothing else in its file. Nothing is \
      written unless you use '--write'.

        \(RunningProgram.name) import entries bank.csv --account travel-fund
        \(RunningProgram.name) import entries bank.csv --account wallet --dates dmy --write
        \(RunningProgram.name) import entries main.beancount --account fund --from Assets:Fund
      """)

  @Argument(
    help: ArgumentHelp("The files to import.", valueName: "file"),
    completion: .file(extensions: ["csv", "ofx", "qfx", "beancount", "bean", "txt"]))
  var files: [String]

  @Option(help: ArgumentHelp("The slug of the account.", valueName: "slug"))
  var account: String

  @Option(
    help: ArgumentHelp("The account in the file, if it has several.", valueName: "name"))
  var from: String?

  @Option(help: "The order of day, month and year.")
  var dates: DateOrder?

  @Option(help: "The decimal mark.")
  var decimal: DecimalName?

  @Option(
    help: ArgumentHelp(
      "The encoding of the files, if they don't make it clear.", valueName: "name"))
  var encoding: EntryEncoding?

  @Flag(help: "Import the bank's notes too. Visitors may be able to read them.")
  var notes = false

  @Flag(help: "Add the entries to the account's file.")
  var write = false

  @Flag(help: "Change the day and amount of entries that the bank has corrected.")
  var update = false

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let site = trimmed(site)
    var options = EntryOptions()
    options.from = from
    options.dates = dates
    options.decimal = decimal?.mark
    options.takesNotes = notes
    options.encoding = encoding
    options.updates = update
    let entries = ImportedEntries(
      files, for: account, options, of: RunningProgram.kinds.content)
    var left: [Diagnostic] = []
    var (new, known, changed) = (0, 0, 0)
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
        case .updated(let line):
          changed += 1
          Console.output("update \(Self.text(line))\n")
        case .left(let diagnostic): left.append(diagnostic)
        case .written(let path): Console.error("written: \(joined(site, path))\n")
        }
      }
    }
    let hasErrors = left.contains { $0.severity == .error }
    let count = "\(new) \(new == 1 ? "entry" : "entries")"
    if hasErrors {
      Console.error("nothing is written while a file has errors\n")
    } else if changed > 0 {
      let corrected = "\(changed) \(changed == 1 ? "correction" : "corrections")"
      Console.error(
        "\(count) and \(corrected) \(write ? "written" : "to write: add --write to do so")\n")
    } else if new == 0 {
      Console.error(
        known > 0 ? "the account already has all of these\n" : "no entry could be imported\n")
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

extension EntryEncoding: ExpressibleByArgument {}

/// Name of the mark before decimals.
enum DecimalName: String, ExpressibleByArgument, CaseIterable {
  case point
  case comma

  var mark: DecimalMark { self == .point ? .point : .comma }
}
