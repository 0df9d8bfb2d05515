import Application
import ArgumentParser
import Content
import Diagnostics
import Markup
import Publishing

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the site's addresses, or unpublished pages.",
    usage: "\(RunningProgram.name) list [<what>] [<options>]",
    discussion: """
      Prints one published file per line, with its kind, address, title, source and template. For \
      drafts, future, expired, protected, private or all pages, each line has kind, states, \
      address, title and source. The output has columns in a terminal, and tabs in a pipe or \
      file.

        \(RunningProgram.name) list                              everything published
        \(RunningProgram.name) list --json                       for a program
        \(RunningProgram.name) list | cut -f2                    only the addresses
        \(RunningProgram.name) list drafts                       unfinished pages
        \(RunningProgram.name) list future --now 2026-12-24      pages published after that day
      """)

  /// The models to list.
  enum Models: String, ExpressibleByArgument, CaseIterable {
    case drafts, future, expired, protected, `private`, all

    var state: ModelState? {
      switch self {
      case .drafts: .draft
      case .future: .future
      case .expired: .expired
      case .protected: .protected
      case .private: .private
      case .all: nil
      }
    }
  }

  @Argument(
    help: ArgumentHelp(
      "Drafts, future, expired, protected, private or all pages. (default: everything published)",
      valueName: "what"))
  var models: Models?

  @Flag(help: "Print a JSON array of objects.")
  var json = false

  @OptionGroup(title: "Site Options") var site: SiteOptions

  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let makeList = try models.map { try modelList($0, collector) } ?? productList(collector)
    // Standard output contains only the list.
    Console.error(diagnostics.text(of: collector, site))
    guard let makeList, !collector.hasErrors else { throw ExitCode(1) }
    let list = makeList()
    Console.output(json ? list.json : Console.outputIsTerminal ? list.aligned : list.tabbed)
  }

  /// Kinds in order of output. Kinds that authors write come first.
  private static let kinds: [Product.Kind] = [
    .page, .feed, .sitemap, .robots, .calendar, .filter, .image, .asset,
  ]

  /// Returns the list of products. Pages are rendered to find their templates; `check` reports
  /// their mistakes.
  private func productList(_ collector: DiagnosticCollector) throws -> (() -> FactList)? {
    try site.load(collector).map { loaded in
      {
        // Which files on demand are published is known only after all other products are made.
        if loaded.products.contains(where: { $0.isOnDemand && !$0.isConstant }) {
          _ = RenderedTree(loaded.products, jobs: site.threads, diagnostics: DiagnosticCollector())
        }
        let products = loaded.products.filter(\.isWanted)
        return FactList(
          Self.kinds.flatMap { kind in products.filter { $0.kind == kind } }.map { product in
            [
              ("kind", product.kind.rawValue), ("address", product.address),
              ("title", product.title), ("source", product.source),
              ("template", product.templateName()),
            ]
          })
      }
    }
  }

  private func modelList(
    _ models: Models, _ collector: DiagnosticCollector
  ) throws -> (() -> FactList)? {
    try site.inventory(collector).map { inventory in
      let wanted = inventory.models.filter { model in
        models.state.map(model.states.contains) ?? true
      }
      return {
        FactList(
          wanted.map { model in
            let states = model.states.map(\.rawValue)
            return [
              ("kind", model.kind.singular),
              ("states", states.isEmpty ? "public" : states.joined(separator: ", ")),
              ("address", model.address), ("title", model.title), ("source", model.source),
            ]
          })
      }
    }
  }
}
