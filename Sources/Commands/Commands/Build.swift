import Application
import ArgumentParser
import Content
import Diagnostics
import Publishing
import Renditions
import Sealing

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Publish the site.",
    usage: "\(RunningProgram.name) build [<options>]",
    discussion: """
      Replaces the published folder in one step. If there is an error, the folder doesn't change. \
      Files in the folder that Zoetrope didn't write are kept.

        \(RunningProgram.name) build                              publish the site in this folder
        \(RunningProgram.name) build --site journal               publish another site
        \(RunningProgram.name) build --drafts --output /tmp/look  publish drafts elsewhere
        \(RunningProgram.name) build --strict                     fail on warnings
        \(RunningProgram.name) build --audit                      also search for private data
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  @Option(
    help: ArgumentHelp(
      "The folder to publish to. (default: 'Output' in the site's folder)", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Warn about pages that are in this published folder or list of addresses, but no longer in "
        + "the site. (default: the last build)", valueName: "dir-or-list"))
  var previous: String?

  @OptionGroup var cache: CacheOption

  @OptionGroup var keys: KeysOption

  @Flag(help: "Search all published files for places, devices, serial numbers and names.")
  var audit = false

  @Flag(help: "Print only problems.")
  var quiet = false

  @Flag(help: "Print the time of each stage, and the slowest pages.")
  var verbose = false

  func run() throws {
    let start = ContinuousClock.now
    let collector = diagnostics.collector()
    let log = verbose && !quiet ? BuildLog() : nil
    guard var options = try site.options(collector, cache) else {
      diagnostics.write(collector, of: site, consequence: "; nothing was published")
      throw ExitCode(1)
    }
    options.keys = keys.load(of: site.folder, output: outputFolder, asksGit: false, collector)
    if let found = options.keys {
      PublishedEdition.reportOlder(
        found, at: keys.path(in: site.folder), against: outputFolder, collector)
    }
    let (memory, publisher) = (
      RunningProgram.memory.init(site: site.folder, jobs: site.threads), publisher
    )
    let look = memory.look(publisher, options)
    if let (report, repeated) = look.unchanged, !collector.hasErrors, mayRepeat(repeated) {
      collector.report(repeated)
      diagnostics.write(collector, of: site)
      for note in report.allNotes { Console.error("note: \(note)\n") }
      printSummary(report, since: start)
      return try runAudit()
    }
    options.output = outputFolder
    let hasKeys = !collector.hasErrors
    var loaded = Site(
      options, reusing: Site.Reuse(sources: look.sources), clock: log?.clock, collector)
    // If the named keys can't be read, that has been reported, and isn't repeated for each
    // audience.
    if hasKeys { loaded = loaded.sealed { memory.products(of: $0) } }
    let report = try publish(loaded, by: publisher, memory, after: look, collector, log)
    if let report {
      if report.written + report.removed > 0 {
        options.renditions?.finish(published: loaded.allProducts.filter(\.isWanted).map(\.path))
      }
      memory.keep(report, of: loaded, publisher, options, diagnostics: collector.diagnostics)
    }
    diagnostics.write(collector, of: site, consequence: "; nothing was published")
    guard let report else { throw ExitCode(1) }
    let shared = (options.renditions as? RenditionFolder).map(cache.notes)
    for note in report.allNotes + (shared ?? []) + loaded.notes { Console.error("note: \(note)\n") }
    if let log, !quiet { diagnostics.print(log.text) }
    printSummary(report, since: start)
    try runAudit()
    // Freeing the memory of a large site would take as long as writing it.
    Self.exit()
  }

  /// Whether the diagnostics of the last build may be repeated instead of building. With
  /// `--strict`, a site with warnings isn't published.
  private func mayRepeat(_ repeated: [Diagnostic]) -> Bool {
    !verbose && previous == nil && (repeated.isEmpty || !diagnostics.strict)
  }

  private func printSummary(_ report: PublishingReport, since start: ContinuousClock.Instant) {
    guard !quiet else { return }
    diagnostics.print(
      SummaryTable([
        "pages": report.pages, "images": report.images, "other files": report.assets,
        "sealed": report.sealed, "written": report.written, "unchanged": report.unchanged,
        "removed": report.removed,
        "milliseconds": (ContinuousClock.now - start).wholeMilliseconds,
      ]).without("sealed", where: report.sealed == 0).text)
  }

  private func runAudit() throws {
    if audit { try Audit(outputFolder, site, diagnostics, isQuiet: quiet).run() }
  }

  private var outputFolder: String { output ?? "\(site.folder)/Output" }

  private var publisher: Publisher { Publisher(output: outputFolder, of: site) }

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
    _ site: Site, by publisher: Publisher, _ memory: any BuildMemory, after look: BuildLook,
    _ collector: DiagnosticCollector, _ log: BuildLog?
  ) throws -> PublishingReport? {
    let previous = try previousAddresses(site)
    let progress = ProgressLine(isShown: Console.showsProgress && !quiet)
    defer { progress.end() }
    do throws(PublishingFault) {
      let products = log.map { log in site.products.map { $0.timed(log.note) } } ?? site.products
      defer { log?.clock.finish(.publish) }
      return try publisher.publish(
        products, knowing: memory.products(of: site), after: look.published,
        diagnostics: collector,
        progress: { made, count in
          progress.show("\(made) of \(count)", isLast: made == count)
          if made == count { log?.clock.finish(.make) }
        },
        prepared: { progress.show("Photos \($0) of \($1)", isLast: $0 == $1) },
        compare: { published in
          // Vanished pages are reported only for a site without errors, because errors may hide
          // pages.
          let before = previous ?? published
          guard !collector.hasErrors, !before.areAllKept else { return }
          site.warnOfVanished(before.paths, collector)
        }, check: site.checkLinks, whenPublished: { memory.beginKeeping(site) })
    } catch {
      collector.report(error.diagnostic)
      return nil
    }
  }
}

extension Publisher {
  /// Creates the publisher of a site's options into a folder.
  init(output: String, of site: SiteOptions) {
    self.init(
      output: output, site: site.folder,
      sources: ["\(site.folder)/Content", "\(site.folder)/Templates"], jobs: site.threads)
  }
}

extension Duration {
  var wholeMilliseconds: Int {
    Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
