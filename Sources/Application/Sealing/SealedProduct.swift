import Basics
import Content
import Diagnostics
import Markup
import Sealing

/// A product of an audience's site, sealed for the readers who can open it.
final class SealedProduct: BoundProduct {
  private let inner: any BoundProduct
  private let context: SiteContext
  private let entry: SealedEntry
  private let sealer: Sealer
  private let shown: SealedFiles

  /// Creates the product. `shown` are the sealed files that pages show.
  init(
    _ inner: any BoundProduct, _ context: SiteContext, as entry: SealedEntry, by sealer: Sealer,
    showing shown: SealedFiles
  ) {
    self.inner = inner
    self.context = context
    self.entry = entry
    self.sealer = sealer
    self.shown = shown
  }

  func write(into output: inout OutputBuffer) {
    var open = OutputBuffer()
    inner.write(into: &open)
    if entry.kind == "page" { shown.list(filesOf: context.noted, into: &open) }
    sealer.seal(open.bytes, as: entry, into: &output, context.site.diagnostics)
  }

  var preparation: ProductPreparation? { inner.preparation }

  var place: SourceRange? { inner.place }
}

extension Product {
  /// Path of the page for signing in, below the published folder.
  package static var signInPath: String { Route.signIn.file }
}

/// Sealer of the files for certain audiences.
struct Sealer: Sendable {
  let site: SiteSalt
  let readers: Readers

  /// Seals a text. If this fails, reports the fault and leaves the file empty.
  func seal(
    _ text: [UInt8], as entry: SealedEntry, into output: inout OutputBuffer,
    _ diagnostics: DiagnosticCollector
  ) {
    do throws(SealingFault) {
      let text = CompressedText.form(of: text, kind: entry.kind)
      output.append(try SealedFile.seal(text, at: entry.place(at: site), for: readers))
    } catch {
      diagnostics.report(error.diagnostic(of: entry.address))
    }
  }
}

/// Sealed files of an audience that pages show, by their published paths.
///
/// A class, because all sealed pages of the audience share it.
final class SealedFiles: Sendable {
  private let entries: [String: SealedEntry]
  /// Hash of all entries, equal in every process. Which files are sealed depends on what public
  /// pages show. A page must not list a file that isn't sealed, nor another version of one.
  let hash: UInt64

  init(_ entries: [SealedEntry]) {
    var hasher = StableHasher()
    for entry in entries {
      hasher.combine(entry.name)
      hasher.combine(entry.version ?? "")
    }
    hash = hasher.finish()
    self.entries = Dictionary(entries.map { ($0.address, $0) }) { first, _ in first }
  }

  /// Writes the list of the files that a page shows at the end of the page, which browsers still
  /// parse.
  func list(filesOf notes: ProductNotes, into page: inout OutputBuffer) {
    let used = Set(
      notes.effects.compactMap { effect in
        if case .usedFile(let path) = effect { path } else { nil }
      })
    let shown = used.compactMap { entries[$0] }
    guard !shown.isEmpty else { return }
    page.append(#"<script type="application/json" data-sealed>"#)
    page.append(JSON(SealedEntry.files(shown)).bytes)
    page.append("</script>\n")
  }
}

/// Content that doesn't depend on the state of the site.
final class GivenProduct: BoundProduct {
  private let render: @Sendable (inout OutputBuffer) -> Void

  init(_ render: @escaping @Sendable (inout OutputBuffer) -> Void) { self.render = render }

  func write(into output: inout OutputBuffer) { render(&output) }
}

/// A file that is published unchanged.
final class CopiedProduct: BoundProduct {
  private let path: String
  private let context: SiteContext

  /// Creates the product. `path` is the file's path on disk.
  init(_ path: String, _ context: SiteContext) {
    self.path = path
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    context.note(file: path, FileState.hash(path))
    do throws(FileReader.Fault) {
      output.append(try FileReader.read(path, limit: SealedFile.most))
    } catch {
      context.report(error.diagnostic(ofFile: path))
    }
  }
}
