import Application
import ArgumentParser
import Content
import Diagnostics
import Domain
import Foundation

/// Options of every command that reads a site.
struct SiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"))
  var site = "."

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "Where the site is published, in place of the settings' own.", valueName: "url"))
  var baseURL: String?

  @Flag(help: "Show drafts.")
  var drafts = false

  @Flag(help: "Show what is to be published later.")
  var future = false

  @Flag(help: "Show what has expired.")
  var expired = false

  @Option(
    help: ArgumentHelp(
      "The time that decides what is published, such as 2026-01-31T12:00:00Z.",
      valueName: "instant"))
  var now: String?

  @Option(help: ArgumentHelp("How many threads work.", valueName: "n"))
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs must be from 1 to 64.") }
    _ = try checkedBaseURL()
    _ = try instant()
  }

  /// The folder without a `/` at the end.
  var folder: String { trimmed(site) }

  func load(_ diagnostics: DiagnosticCollector) throws -> Site {
    let audience = Audience(
      now: try instant(), seesDrafts: drafts, seesFuture: future, seesExpired: expired)
    return Site(
      Site.Options(
        folder: folder, baseURL: try checkedBaseURL(), audience: audience, jobs: jobs),
      diagnostics)
  }

  private func checkedBaseURL() throws -> BaseURL? {
    guard let baseURL else { return nil }
    do throws(BaseURLFault) {
      return try BaseURL(baseURL)
    } catch {
      throw ValidationError("--base-url must be an address such as https://example.org/journal.")
    }
  }

  private func instant() throws -> Instant {
    guard let now else { return Instant(Date()) }
    guard let moment = try? WrittenTime(now).moment(place: nil, site: .utc) else {
      throw ValidationError("--now must be an instant such as 2026-01-31T12:00:00Z.")
    }
    return moment.instant
  }
}

/// Options of every command that tells what is wrong.
struct DiagnosticOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, github
  }

  @Flag(help: "Let warnings fail.")
  var strict = false

  @Option(
    help: ArgumentHelp("How mistakes are written: text, json or github.", valueName: "format"))
  var diagnostics = Format.text

  func collector() -> DiagnosticCollector { DiagnosticCollector(isStrict: strict) }

  /// Text goes to standard error; what tools read goes to standard output.
  func write(_ collector: DiagnosticCollector) {
    let all = collector.diagnostics
    switch diagnostics {
    case .text:
      Console.error(TerminalWriter(colours: Console.errorIsTerminal).text(all))
      Console.error(Self.count(all))
    case .json: Console.output(JSONWriter().text(all))
    case .github: Console.output(GitHubWriter().text(all))
    }
  }

  private static func count(_ all: [Diagnostic]) -> String {
    let errors = all.count { $0.severity == .error }
    let warnings = all.count - errors
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map {
      "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n"
  }
}

extension Instant {
  init(_ date: Date) {
    self = (try? Instant(seconds: Int64(date.timeIntervalSince1970))) ?? .epoch
  }
}
