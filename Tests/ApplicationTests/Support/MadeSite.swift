import Content
import Diagnostics
import Domain
import Publishing
import Sealing
import SiteTestSupport
import TestSupport

@testable import Application

/// A site rendered in memory, with its diagnostics.
struct MadeSite {
  let products: [Product]
  /// Bytes of the files, by path.
  let files: [String: [UInt8]]
  let diagnostics: [Diagnostic]
  /// Notes on parts that the site shows, and on parts that it leaves out.
  var notes: [String] = []

  /// Diagnostics except remarks on photos, as a terminal shows them.
  var report: String { TerminalWriter(colours: false).text(diagnostics.withoutPhotoRemarks) }

  /// Diagnostics including remarks on photos, as a terminal shows them.
  var wholeReport: String { TerminalWriter(colours: false).text(diagnostics) }

  /// Report without warnings about files that nothing names, and about images of other sites.
  var reportOfTexts: String {
    let told: Set<Diagnostic.ID> = [
      "content-unnamed-files", "content-distant-photo", "link-distant-image",
    ]
    return TerminalWriter(colours: false).text(
      diagnostics.withoutPhotoRemarks.filter { !told.contains($0.id) })
  }

  var ids: [String] { diagnostics.withoutPhotoRemarks.map(\.id.text) }

  /// The text of a file; empty if it does not exist.
  subscript(path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// Returns the text of a theme asset, by its plain path.
  func asset(_ path: String) -> String {
    self[files.keys.first { $0.withoutFingerprint == path } ?? ""]
  }

  /// Returns the paths of files whose name or contents include a text.
  func paths(with text: String) -> [String] {
    files.keys.filter { $0.contains(text) || self[$0].contains(text) }.sorted()
  }
}

extension String {
  /// Path as in templates: `assets/site.css` for `assets/site.3f2a9c1b.css`.
  var withoutFingerprint: String { replacing(/\.[0-9a-f]{8}(?=\.|$)/, with: "") }
}

/// Options of a build in tests.
struct Asked {
  var now = "2026-01-31T12:00:00Z"
  var drafts = false
  var future = false
  var expired = false
  var isStrict = false
  var jobs = 2
  var baseURL: String?
  var fingerprints = true
  /// Whether protected models are sealed.
  var seals = false
  var keys: KeyFile?
  var heldBytes = HeldBytes.most
  var memory: SiteMemory?
  /// Files that may have changed since the memory's last site.
  var changed: Set<String>?
}

extension TemporaryFolder {
  /// Renders the site of this folder, with a base address to avoid the warning.
  func make(_ asked: Asked = Asked(), kinds: SiteKinds = .builtIn) throws -> MadeSite {
    let collector = DiagnosticCollector(isStrict: asked.isStrict)
    var site = try loaded(asked, kinds: kinds, collector)
    if asked.seals { site = site.sealed() }
    let tree = RenderedTree(site, jobs: asked.jobs, diagnostics: collector)
    return MadeSite(
      products: site.products,
      files: Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.bytes) }),
      diagnostics: collector.diagnostics, notes: site.notes)
  }

  /// Loads the site of this folder without rendering.
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
    options.keys = asked.keys
    var reuse = try options.reusingBuiltInTheme()
    reuse.memory = asked.memory
    reuse.changed = asked.changed
    reuse.heldBytes = asked.heldBytes
    return Site(options, reusing: reuse, collector)
  }
}

/// Renders a site whose files are given as literals.
func made(
  _ files: [String: TemporaryFolder.File], _ asked: Asked = Asked()
) throws -> MadeSite {
  try TemporaryFolder(files).make(asked)
}
