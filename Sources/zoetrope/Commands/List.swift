import Application
import ArgumentParser
import Diagnostics

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show every address of the site, and what it is made from.")

  @OptionGroup var site: SiteOptions
  @OptionGroup var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    let rows = loaded.products.map { product in
      [
        product.kind.rawValue, product.address, product.title ?? "", product.source ?? "",
      ]
    }
    diagnostics.write(collector)
    guard !collector.hasErrors else { throw ExitCode(1) }
    Console.output(rows.map { $0.joined(separator: "\t") + "\n" }.joined())
  }
}
