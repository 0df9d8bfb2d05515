import Content
import Diagnostics
import Domain
import Publishing
import TestSupport

@testable import Application

/// A site that was made in memory, and what was said of it.
struct MadeSite {
  let products: [Product]
  /// By their paths.
  let files: [String: [UInt8]]
  let diagnostics: [Diagnostic]

  /// As a terminal shows it.
  var report: String { TerminalWriter(colours: false).text(diagnostics) }

  /// The same without what is said of files that nothing names.
  var reportOfTexts: String {
    TerminalWriter(colours: false).text(diagnostics.filter { $0.id != "content-unnamed-files" })
  }

  var ids: [String] { diagnostics.map(\.id.text) }

  /// A file as text; empty where there is none.
  subscript(path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// A file of the theme as text, by what templates call it.
  func asset(_ path: String) -> String {
    self[files.keys.first { $0.withoutFingerprint == path } ?? ""]
  }

  /// The paths of all files that hold a text, or are called by it.
  func paths(with text: String) -> [String] {
    files.keys.filter { $0.contains(text) || self[$0].contains(text) }.sorted()
  }
}

extension String {
  /// A path as templates name it: `assets/site.css` for `assets/site.3f2a9c1b.css`.
  var withoutFingerprint: String { replacing(/\.[0-9a-f]{8}(?=\.|$)/, with: "") }
}

/// What is asked of a build.
struct Asked {
  var now = "2026-01-31T12:00:00Z"
  var drafts = false
  var future = false
  var expired = false
  var isStrict = false
  var jobs = 2
  var baseURL: String?
  var fingerprints = true
  var heldBytes = HeldBytes.most
  var memory: SiteMemory?
  var traces: SiteTraces?
  /// What an earlier process kept.
  var models: ModelStore?
  var plan: KeptPlan?
  /// What is known to have changed since the memory's last site.
  var changed: Set<String>?
}

extension TemporaryFolder {
  /// Makes the site of this folder; with a base address, so that nobody is warned of none.
  func make(_ asked: Asked = Asked(), kinds: SiteKinds = .builtIn) throws -> MadeSite {
    let collector = DiagnosticCollector(isStrict: asked.isStrict)
    let site = try loaded(asked, kinds: kinds, collector)
    let tree = RenderedTree(site, jobs: asked.jobs, diagnostics: collector)
    return MadeSite(
      products: site.products,
      files: Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.bytes) }),
      diagnostics: collector.diagnostics)
  }

  /// The site of this folder, of which nothing is made yet.
  func loaded(
    _ asked: Asked, kinds: SiteKinds = .builtIn, _ collector: DiagnosticCollector
  ) throws -> Site {
    let now = try WrittenTime(asked.now).moment(place: nil, site: .utc).instant
    var options = Site.Options(
      folder: path, baseURL: try BaseURL(asked.baseURL ?? "https://ana.example"),
      audience: Audience(
        now: now, seesDrafts: asked.drafts, seesFuture: asked.future,
        seesExpired: asked.expired), kinds: kinds, jobs: asked.jobs)
    options.fingerprints = asked.fingerprints
    options.heldBytes = asked.heldBytes
    options.memory = asked.memory
    options.models = asked.models
    options.plan = asked.plan
    options.changed = asked.changed
    options.traces = asked.traces
    return Site(options, collector)
  }
}

/// Makes a site of files that are written as a literal.
func made(
  _ files: [String: TemporaryFolder.File], _ asked: Asked = Asked()
) throws -> MadeSite {
  try TemporaryFolder(files).make(asked)
}
