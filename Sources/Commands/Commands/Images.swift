import Application
import ArgumentParser
import Diagnostics
import Publishing
import Renditions

struct Images: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "images",
    abstract: "Resize pictures without publishing.",
    usage: "\(RunningProgram.name) images [<options>]",
    discussion: """
      A build resizes pictures itself. Use this command to divide the work between several \
      machines that write into one folder. A build with the same --cache then finds all pictures. \
      Documentation/machines.md has examples for GNU parallel, Slurm and GitHub.

        \(RunningProgram.name) images                                     make all missing sizes
        \(RunningProgram.name) images --shard 3/16 --cache /shared/sizes  make a sixteenth of them
        \(RunningProgram.name) build --cache /shared/sizes                publish with them
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions
  @OptionGroup var cache: CacheOption

  @Option(
    help: ArgumentHelp(
      "Make only one share of the pictures: 3/16 is the third of 16 shares.", valueName: "n/count"))
  var shard: ImageShare?

  @Flag(help: "Replace pictures that were made with other versions of libvips.")
  var again = false

  @Flag(help: "Print only problems.")
  var quiet = false

  func run() throws {
    let start = ContinuousClock.now
    let collector = diagnostics.collector()
    guard
      var options = try site.options(collector, cache, makesAgain: again, findsColors: false),
      let renditions = options.renditions as? RenditionFolder
    else {
      diagnostics.write(collector, of: site)
      throw ExitCode(1)
    }
    if let reason = renditions.hindrance() {
      collector.report(CommandDiagnostics.unwritten(cache.folder, reason: reason))
      diagnostics.write(collector, of: site, consequence: "; no picture was resized")
      throw ExitCode(1)
    }
    // Renditions that only sealed pages show are made as well.
    options.audience.protected = .all
    let loaded = Site(options, collector)
    let work = work(on: loaded, collector)
    if !collector.hasErrors {
      renditions.finish(published: loaded.products.filter(\.isWanted).map(\.path))
    }
    if let reason = renditions.unwritten {
      collector.report(CommandDiagnostics.unwritten(cache.folder, reason: reason))
    }
    diagnostics.write(collector, of: site, consequence: "; not all pictures were resized")
    for note in cache.notes(renditions) { Console.error("note: \(note)\n") }
    if !quiet { printSummary(work, made: renditions.made, since: start) }
    if collector.hasErrors { throw ExitCode(1) }
  }

  private func work(on loaded: Site, _ collector: DiagnosticCollector) -> ImageWork {
    let progress = ProgressLine(isShown: Console.showsProgress && !quiet)
    defer { progress.end() }
    return ImageWork(
      loaded, shard ?? .all, jobs: site.threads, diagnostics: collector,
      progress: { progress.show("Photos \($0) of \($1)", isLast: $0 == $1) })
  }

  private func printSummary(_ work: ImageWork, made: Int, since start: ContinuousClock.Instant) {
    diagnostics.print(
      SummaryTable([
        "pictures": work.pictures, "of": work.allPictures, "sizes": work.files, "rendered": made,
        "milliseconds": (ContinuousClock.now - start).wholeMilliseconds,
      ]).text)
  }
}
