import ArgumentParser
import Diagnostics
import Publishing

/// The audit of a published folder, which `check --published` and `build --audit` run.
struct Audit {
  private let output: String
  private let site: SiteOptions
  private let diagnostics: DiagnosticOptions
  private let isQuiet: Bool

  init(
    _ output: String, _ site: SiteOptions, _ diagnostics: DiagnosticOptions, isQuiet: Bool = false
  ) {
    self.output = output
    self.site = site
    self.diagnostics = diagnostics
    self.isQuiet = isQuiet
  }

  /// Reads the folder, and exits with code 1 if a file tells something.
  func run() throws {
    let collector = diagnostics.collector()
    do throws(PublishingFault) {
      let audit = try PublishedAudit(trimmed(output), jobs: site.threads)
      collector.report(audit?.diagnostics ?? [CommandDiagnostics.nothingPublished(output)])
      if let audit, !isQuiet {
        for note in audit.notes { Console.error("note: \(note)\n") }
        diagnostics.tell(
          "\(audit.count) published \(audit.count == 1 ? "file" : "files") read for places, "
            + "devices, serial numbers and names: \(audit.diagnostics.count) found\n")
      }
    } catch {
      collector.report(error.diagnostic)
    }
    diagnostics.write(collector, of: site)
    if collector.hasErrors { throw ExitCode(1) }
  }
}
