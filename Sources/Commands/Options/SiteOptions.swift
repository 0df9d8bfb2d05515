import Application
import ArgumentParser
import Basics
import Content
import Diagnostics
import Domain
import Foundation
import Renditions

/// Options of every command that reads a site.
struct SiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "The site's address, instead of 'baseURL' in the settings.", valueName: "url"))
  var baseURL: String?

  @Flag(inversion: .prefixedNo, help: "Include drafts. (default: only in the preview)")
  var drafts: Bool?

  @Flag(help: "Include pages with a future 'publishDate'.")
  var future = false

  @Flag(help: "Include expired pages.")
  var expired = false

  @Option(
    help: ArgumentHelp(
      """
      The time that decides what is published, such as 2026-01-31T12:00:00Z. (default: \
      SOURCE_DATE_EPOCH, or else now)
      """,
      valueName: "instant"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "The number of threads, from 1 to 64. (default: one for each processor)", valueName: "n"))
  var jobs: Int?

  private static let mostThreads = 64

  func validate() throws {
    if let jobs, !(1...Self.mostThreads).contains(jobs) {
      throw ValidationError("'--jobs \(jobs)' isn't between 1 and \(Self.mostThreads).")
    }
    _ = try checkedBaseURL()
    _ = try instant()
  }

  /// The site's folder without a `/` at the end.
  var folder: String { trimmed(site) }

  var threads: Int {
    jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, Self.mostThreads)
  }

  /// Loads the site; `nil` if the folder isn't a site, which is reported.
  func load(_ diagnostics: DiagnosticCollector) throws -> Site? {
    try options(diagnostics).map { Site($0, diagnostics) }
  }

  /// Returns all models, published or not; `nil` if the folder isn't a site, which is reported.
  func inventory(_ diagnostics: DiagnosticCollector) throws -> Inventory? {
    try options(diagnostics).map { Inventory($0, diagnostics) }
  }

  /// Returns the audience of the build.
  func audience(showsDrafts: Bool = false) throws -> Audience {
    Audience(
      now: try instant(), seesDrafts: drafts ?? showsDrafts, seesFuture: future,
      seesExpired: expired)
  }

  /// Returns the options to load the site; `nil` if the folder isn't a site, which is reported.
  func options(
    _ diagnostics: DiagnosticCollector, showsDrafts: Bool = false, _ cache: CacheOption? = nil,
    makesAgain: Bool = false, findsColors: Bool = true
  ) throws -> Site.Options? {
    let audience = try audience(showsDrafts: showsDrafts)
    if let note = MemoryLimit.note { Console.error("note: \(note)\n") }
    if let fault = SiteFolder(path: folder).fault {
      diagnostics.report(fault)
      return nil
    }
    var options = Site.Options(
      folder: folder, baseURL: try checkedBaseURL(), audience: audience,
      kinds: RunningProgram.kinds, jobs: threads)
    let pictures = RenditionFolder(
      site: folder, shared: cache?.folder, makesAgain: makesAgain, findsColors: findsColors)
    options.renditions = pictures
    options.pictures = pictures
    options.tracks = pictures
    return options
  }

  private func checkedBaseURL() throws -> BaseURL? {
    guard let baseURL else { return nil }
    do throws(BaseURLFault) {
      return try BaseURL(baseURL)
    } catch {
      throw ValidationError(
        "'--base-url \(baseURL)' isn't an address such as https://example.org/journal.")
    }
  }

  private func instant() throws -> Instant { try Instant(option: now) }
}
