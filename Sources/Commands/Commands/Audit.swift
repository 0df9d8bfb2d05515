import Application
import ArgumentParser
import Content
import Diagnostics
import Foundation
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

  /// Returns the test for places inside hidden circles; `nil` if the settings have no circles.
  /// Reports settings that can't be read, because they may have some.
  private func hidden(_ collector: DiagnosticCollector) -> HiddenPlaces? {
    // Any other fault is a fault of the settings, which may name circles.
    if access("\(site.folder)/Content/site.json", F_OK) != 0, errno == ENOENT || errno == ENOTDIR {
      return nil
    }
    let findings = DiagnosticCollector()
    let settings = ContentLoader(
      site: site.folder, kinds: RunningProgram.kinds.content, jobs: 1
    ).settings(findings)
    for diagnostic in findings.diagnostics where diagnostic.severity == .error {
      collector.report(diagnostic)
    }
    let circles = settings.hidden
    guard !circles.isEmpty else { return nil }
    return { circles.hold(latitude: $0, longitude: $1) }
  }

  /// Reads the folder, and exits with code 1 if a file reveals private data.
  func run() throws {
    let collector = diagnostics.collector()
    do throws(PublishingFault) {
      let hidden = hidden(collector)
      let audit = try PublishedAudit(trimmed(output), jobs: site.threads, isHidden: hidden)
      collector.report(audit?.diagnostics ?? [CommandDiagnostics.nothingPublished(output)])
      if let audit, !isQuiet {
        for note in audit.notes { Console.error("note: \(note)\n") }
        diagnostics.print(
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
