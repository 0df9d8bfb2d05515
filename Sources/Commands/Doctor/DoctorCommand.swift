import ArgumentParser
import Foundation

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check this machine and print how to install what is missing.",
    usage: "\(RunningProgram.name) doctor [<options>]",
    discussion: """
      Looks at libvips and its formats, fonts, time zones, clock, locale, disks, Git and the \
      browser. It connects to nothing and changes nothing. Exit status 1 means that a build may \
      fail until you install or fix what is 'missing'. 'optional' items matter only to some sites.

        \(RunningProgram.name) doctor
        \(RunningProgram.name) doctor | grep -v ^ok    only what is missing
      """)

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let installer = Installer.here
    let findings =
      [program] + PictureFindings(installer: installer).findings
      + SystemFindings(installer: installer, folder: site, now: Date()).findings
    let rows = findings.map { finding in
      [finding.state.rawValue, finding.name, finding.text, finding.fix.map { "-> \($0)" } ?? ""]
    }
    let table = AlignedRows(rows)
    Console.output(Console.outputIsTerminal ? table.aligned : table.tabbed)
    if findings.contains(where: { $0.state == .missing }) { throw ExitCode(1) }
  }

  private var program: Finding {
    .found(RunningProgram.name, ZoetropeCommand.configuration.version)
  }
}
