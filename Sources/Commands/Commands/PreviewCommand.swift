import Application
import ArgumentParser
import Basics
import Content
import Diagnostics
import Preview
import Publishing

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the site in a browser, and update it on every save.",
    usage: "\(RunningProgram.name) preview [<options>]",
    discussion: """
      Serves the site from memory, to this machine only. Doesn't change Output/, and keeps \
      resized pictures in .zoetrope/. Marks drafts, and warns about broken links. If there is an \
      error, the last good version of the site stays, and shows what is wrong. Press Ctrl-C to \
      stop.

        \(RunningProgram.name) preview --open          open it in the browser
        \(RunningProgram.name) preview --navigate      follow the page that you are writing
        \(RunningProgram.name) preview --published     serve Output/ as it is
      """)

  @Option(
    help: ArgumentHelp(
      "The port to listen on. (default: \(Preview.usualPort), or the next free one)",
      valueName: "port"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "This machine's address to listen on, so that other devices can connect, or 0.0.0.0 for all.",
      valueName: "host"))
  var host: String?

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Flag(help: "Make open pages follow your changes.")
  var navigate = false

  @Flag(help: "Check all files twice a second, for systems that don't report changes.")
  var poll = false

  @Flag(help: "Show protected pages as visitors get them: sealed, with the sign-in page.")
  var sealed = false

  @Flag(help: "Serve the published folder as it is, without watching for changes.")
  var published = false

  @Option(
    help: ArgumentHelp(
      "The published folder. (default: 'Output' in the site's folder)", valueName: "dir"))
  var output: String?

  @OptionGroup var keys: KeysOption

  @OptionGroup(title: "Site Options") var site: SiteOptions

  func validate() throws {
    if let port, !(0...65_535).contains(port) {
      throw ValidationError("'--port \(port)' isn't between 0 and 65535.")
    }
    if output != nil, !published {
      throw ValidationError(
        "'--output' works only with --published, because the preview writes "
          + "no site.")
    }
  }

  func run() throws {
    let collector = DiagnosticCollector()
    guard var siteOptions = try site.options(collector, showsDrafts: true, findsColors: false)
    else {
      throw failure(collector.diagnostics)
    }
    if sealed {
      siteOptions.keys = keys.load(
        of: site.folder, output: "\(site.folder)/Output", asksGit: false, collector)
      guard !collector.hasErrors else { throw failure(collector.diagnostics) }
    }
    var options = PreviewOptions(site: siteOptions) { [site, audience = siteOptions.audience] in
      (try? site.audience(showsDrafts: true)) ?? audience
    }
    options.memory = RunningProgram.memory.init(site: site.folder, jobs: site.threads)
    options.host = host
    options.port = port
    options.polls = poll
    options.navigates = navigate
    options.seals = sealed
    options.leavesOutProtected = isForOthers && !sealed && !published
    if !sealed, !published, hasAudiences {
      Console.error(
        options.leavesOutProtected
          ? "note: others can reach this preview, so protected pages are left out; --sealed shows "
            + "them with the sign-in page\n"
          : "note: protected pages are open here; --sealed shows them with the sign-in page\n")
    }
    if published {
      options.publishedFolder = try publishedFolder()
      let settings = ContentLoader(site: site.folder, jobs: 1).settings(DiagnosticCollector())
      options.site.baseURL = options.site.baseURL ?? settings.baseURL
    }
    let preview: Preview
    do throws(PreviewFault) {
      preview = try Preview(options)
    } catch {
      throw failure([error.diagnostic])
    }
    preview.run { report in
      if report.isFirst { greet(preview, basePath: report.basePath) }
      printReport(report)
    } note: {
      Console.error("note: \($0)\n")
    }
  }

  private var hasAudiences: Bool {
    !ContentLoader(site: site.folder, jobs: 1).settings(DiagnosticCollector()).audiences.isEmpty
  }

  /// Whether other machines can reach the preview.
  private var isForOthers: Bool {
    guard let host else { return false }
    return !host.begins(with: "127.") && !["localhost", "::1", "[::1]"].contains(host)
  }

  private func publishedFolder() throws -> String {
    let folder = output ?? "\(site.folder)/Output"
    guard FileType.isFolder(folder) else {
      throw failure([CommandDiagnostics.nothingPublished(folder)])
    }
    return folder
  }

  private func failure(_ diagnostics: [Diagnostic]) -> ExitCode {
    Console.error(TerminalWriter(colours: Console.showsColours).text(diagnostics))
    return ExitCode(1)
  }

  // MARK: - Reports

  private func greet(_ preview: Preview, basePath: String) {
    let address = preview.address(basePath: basePath)
    if preview.tookOtherPort {
      Console.error("note: port \(Preview.usualPort) is in use; using \(preview.port)\n")
    }
    Console.output("\(published ? "Published site" : "Preview") at \(address) (Ctrl-C to stop)\n")
    if open { Browser.open(address) }
  }

  private func printReport(_ report: PreviewReport) {
    guard !published else { return }
    let diagnostics = report.diagnostics.map { $0.placed(below: site.folder) }
    let count = DiagnosticCount(diagnostics)
    var parts: [String] = []
    switch report.outcome {
    case .shown:
      // The address was printed with the first report. Mistakes are printed when all are known.
      if report.isFirst { return }
      return finish(report, ["shown"])
    case .whole(let pages): parts = [pages == 1 ? "1 page" : "\(pages) pages"]
    case .kept, .takenBack: break
    }
    Console.error(TerminalWriter(colours: Console.showsColours).text(diagnostics))
    if !count.text.isEmpty { parts.append(count.text) }
    if report.outcome == .kept { parts.append("the last good site stays") }
    if report.outcome == .takenBack { parts.append("the last good site is back") }
    finish(report, parts)
  }

  private func finish(_ report: PreviewReport, _ parts: [String]) {
    let text = parts.joined(separator: ", ")
    Console.output("\(subject(of: report)): \(text) in \(milliseconds(report)) ms\n")
  }

  private func subject(of report: PreviewReport) -> String {
    guard let first = report.changed.first else { return report.isFirst ? "Site" : "Everything" }
    let name = site.folder == "." ? first : joined(site.folder, first)
    let rest = report.changed.count - 1
    return name.terminalSafe + (rest > 0 ? " and \(rest) more" : "")
  }

  private func milliseconds(_ report: PreviewReport) -> Int {
    let (seconds, attoseconds) = report.duration.components
    return Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
