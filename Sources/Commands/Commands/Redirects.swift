import Application
import ArgumentParser
import Diagnostics

struct Redirects: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redirects",
    abstract: "Print redirects for a server's configuration.",
    usage: "\(RunningProgram.name) redirects [<options>]",
    discussion: """
      Each former address already has a page that redirects. A redirect by the server is faster, \
      and shows search engines that the page has moved. Netlify and Cloudflare read redirects \
      from the file '_redirects', which '\(RunningProgram.name) build' publishes.

        \(RunningProgram.name) redirects --format nginx | sudo tee /etc/nginx/moved.conf
        \(RunningProgram.name) redirects --format caddy | sudo tee /etc/caddy/moved
      """)

  @Option(help: "The server: netlify, nginx or caddy.")
  var format = RedirectFormat.netlify

  @OptionGroup(title: "Site Options") var site: SiteOptions

  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    Console.error(diagnostics.text(of: collector, site))
    guard let loaded, !collector.hasErrors else { throw ExitCode(1) }
    Console.output(loaded.redirects(as: format))
  }
}

extension RedirectFormat: ExpressibleByArgument {}
