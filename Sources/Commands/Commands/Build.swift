import Application
import ArgumentParser
import Content
import Diagnostics
import Publishing

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Publish the site.",
    usage: "\(RunningProgram.name) build [<options>]",
    discussion: """
      The published folder changes at once and only as a whole; with a mistake anywhere it stays \
      as it is. Files in it that Zoetrope did not write are kept.

        \(RunningProgram.name) build                              publish this folder's site
        \(RunningProgram.name) build --site journal               another folder's
        \(RunningProgram.name) build --drafts --output /tmp/look  see drafts, elsewhere
        \(RunningProgram.name) build --strict                     let warnings fail too
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  @Option(
    help: ArgumentHelp(
      "The published folder. (default: 'Output' in the site's folder)", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Warn of pages that were in this published folder or list of addresses, and are gone. "
        + "(default: the last build)", valueName: "dir-or-list"))
  var previous: String?

  @Flag(help: "Say nothing but what is wrong.")
  var quiet = false

  @Flag(help: "Say how long each stage took, and which pages took longest.")
  var verbose = false

  func run() throws {
    let start = ContinuousClock.now
    let collector = diagnostics.collector()
    let log = verbose && !quiet ? BuildLog() : nil
    guard var options = try site.options(collector, clock: log?.clock) else {
      diagnostics.write(collector, of: site, consequence: "; nothing was published")
      throw ExitCode(1)
    }
    let cache = BuildCache(site: site.folder)
    let last = cache.readLast()
    let (sources, findings) = state(options, since: last)
    if let last, let unchanged = unchanged(findings, since: last) {
      collector.report(last.said)
      diagnostics.write(collector, of: site)
      return tell(unchanged, since: start)
    }
    let traces = cache.traces()
    options.output = outputFolder
    options.traces = traces
    options.sources = sources
    options.whenRead = { findings?.published.beginFolders() }
    // With unchanged files, reading content needs little of a second thread, which reads the
    // traces.
    traces.beginReading(jobs: site.threads)
    let loaded: Site? = Site(options, collector)
    let addresses = try loaded.flatMap(previousAddresses)
    // The cache is written in parallel with the mirror, once the site is published.
    let writing = loaded.map { cache.writing(traces, of: $0) }
    let report = loaded.flatMap {
      publish(
        $0, comparedWith: addresses, after: findings?.published, collector, log,
        whenPublished: { writing?.begin(jobs: site.threads) })
    }
    if let loaded, let report {
      writing?.finish()
      cache.writeLast(lastBuild(report, of: loaded, options, collector, sources))
    }
    diagnostics.write(collector, of: site, consequence: "; nothing was published")
    guard let report else { throw ExitCode(1) }
    for note in report.notes { Console.error("note: \(note)\n") }
    if let log, !quiet { diagnostics.tell(log.text) }
    tell(report, since: start)
    // The process ends soon, and freeing its memory would take as long as writing the site.
    _ = Unmanaged.passRetained(Remains(site: loaded, traces: traces, options: options))
  }

  private func tell(_ report: PublishingReport, since start: ContinuousClock.Instant) {
    guard !quiet else { return }
    diagnostics.tell(
      SummaryTable([
        "pages": report.pages, "images": report.images, "other files": report.assets,
        "written": report.written, "unchanged": report.unchanged, "removed": report.removed,
        "milliseconds": milliseconds(.now - start),
      ]).text)
  }

  /// Returns the state of the sources before any is read, and findings compared to `last`, if there
  /// is one. Changes made from now on differ from that state, so the next build notices them.
  private func state(
    _ options: Site.Options, since last: LastBuild?
  ) -> (sources: SourceState?, findings: Publisher.Findings?) {
    // Without an earlier build, the states of single files are not needed.
    let look = {
      SourceState(
        of: site.folder, at: FileIdentity.now, isDetailed: last != nil, jobs: site.threads)
    }
    guard let last else { return (look(), nil) }
    let findings = publisher.findings(since: last, asked: options, sources: look)
    return (findings.sources, findings)
  }

  /// Returns the report of an unchanged site; `nil` if something changed or the site must be
  /// loaded.
  private func unchanged(
    _ findings: Publisher.Findings?, since last: LastBuild
  ) -> PublishingReport? {
    // With `--strict`, a site with warnings is not published.
    guard !verbose, previous == nil, last.said.isEmpty || !diagnostics.strict else { return nil }
    return findings?.unchanged
  }

  /// Returns the record of this build; `sources` is their state before they were read.
  private func lastBuild(
    _ report: PublishingReport, of loaded: Site, _ options: Site.Options,
    _ collector: DiagnosticCollector, _ sources: SourceState?
  ) -> LastBuild? {
    publisher.lastBuild(
      report, of: loaded, asked: options, sources: sources, said: collector.diagnostics)
  }

  private var outputFolder: String { output ?? "\(site.folder)/Output" }

  private var publisher: Publisher {
    Publisher(
      output: outputFolder, site: site.folder,
      sources: ["\(site.folder)/Content", "\(site.folder)/Templates"], jobs: site.threads)
  }

  /// Returns the addresses of `--previous`, which replace those of the published site.
  private func previousAddresses(_ loaded: Site) throws -> PreviousAddresses? {
    guard let previous else { return nil }
    do throws(PreviousAddresses.Fault) {
      return try PreviousAddresses(previous, base: loaded.basePath)
    } catch {
      throw ValidationError(
        error == .missing
          ? "'--previous \(previous)': there is no such folder or file."
          : "'--previous \(previous)': this folder was not published by Zoetrope.")
    }
  }

  /// Publishes the site; `nil` if the site or the published folder has errors, which are reported.
  private func publish(
    _ site: Site, comparedWith previous: PreviousAddresses?, after look: PublishedLook?,
    _ collector: DiagnosticCollector, _ log: BuildLog?,
    whenPublished: @escaping @Sendable () -> Void
  ) -> PublishingReport? {
    let progress = ProgressLine(isShown: Console.showsProgress && !quiet)
    defer { progress.end() }
    do throws(PublishingFault) {
      let products = log.map { log in site.products.map { $0.timed(log.tell) } } ?? site.products
      defer { log?.clock.finish(.publish) }
      return try publisher.publish(
        products, knowing: site.trace, after: look, diagnostics: collector,
        progress: { made, count in
          progress.tell(made, of: count)
          if made == count { log?.clock.finish(.make) }
        },
        compare: { published in
          // Vanished pages are reported only for a site without errors, which may hide pages.
          let before = previous ?? published
          guard !collector.hasErrors, !before.areAllKept else { return }
          site.warnOfVanished(before.paths, collector)
        }, check: site.checkLinks, whenPublished: whenPublished)
    } catch {
      collector.report(error.diagnostic)
      return nil
    }
  }

  private func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}

/// The objects that a build holds at its end.
///
/// A class, so that one retained reference leaks them all.
private final class Remains {
  private let site: Site?
  private let traces: SiteTraces
  private let options: Site.Options

  init(site: Site?, traces: SiteTraces, options: Site.Options) {
    self.site = site
    self.traces = traces
    self.options = options
  }
}
