import Basics
import Diagnostics
import Markup
import Sealing

/// List of everything that an audience can open, except the files that its pages list themselves.
/// The script of `/sign-in/` reads it.
///
/// It is JSON with two members. `home` is the path of the page that opens if no other page was
/// requested. `files` is keyed by paths below the site's base. A file has a `kind` (`page` or a
/// media type), a `name` (of the file below `sealed/`) and a `version`. A former address, or a name
/// in a link, has only `to`, the path that it leads to.
///
/// A file is sealed for its path, or for its path, a line end and its version, so that an older
/// file doesn't open. Texts are gzipped. A page lists further files in the same form in its last
/// element, `<script type="application/json" data-sealed>`.
///
/// If two indexes list the same path, the one that a browser opens last wins: that of all audiences
/// together, if it exists.
struct SealedIndex: Sendable {
  /// Path that it is sealed for and that its name is derived from.
  static let path = "index.json"
  static let kind = "index"

  private let entries: [SealedEntry]
  private let redirects: [(from: String, to: String)]
  private let links: [String: String]

  /// Creates the index from the audience's sealed files, the former addresses in its site, and the
  /// targets of names in links. Only links to sealed files are listed.
  init(_ entries: [SealedEntry], redirects: [Redirect], links: [String: String]) {
    self.entries = entries
    let sealed = Set(entries.map(\.address))
    self.links = links.filter { sealed.contains($0.value) }
    self.redirects = redirects.compactMap { redirect in
      sealed.contains(redirect.to.path) && !sealed.contains(redirect.from.path)
        ? (redirect.from.path, redirect.to.path) : nil
    }
  }

  /// Page that opens if no other page was requested: the one nearest to home.
  private var home: String? {
    entries.lazy.filter { $0.kind == "page" }.map(\.address).min { a, b in
      let (own, others) = (a.utf8.count { $0 == slash }, b.utf8.count { $0 == slash })
      return own == others ? a < b : own < others
    }
  }

  private let slash = UInt8(ascii: "/")

  var json: JSON {
    let leading = (redirects + links.map { ($0.key, $0.value) })
      .map { redirect -> (name: String, value: JSON.Value) in
        (redirect.from, .object([("to", .string(redirect.to))]))
      }
    let files = (entries.map(\.member) + leading).sorted { $0.name < $1.name }
    return JSON(
      .object([("home", home.map(JSON.Value.string) ?? .null), ("files", .object(files))]))
  }
}

extension Product {
  /// Seals the index of an audience.
  init(
    sealing index: SealedIndex, by sealer: Sealer, name: SealedName,
    _ diagnostics: DiagnosticCollector
  ) {
    let entry = SealedEntry(
      address: SealedIndex.path, kind: SealedIndex.kind, name: name.text, version: nil)
    self.init(
      path: entry.path, kind: .sealed, isConstant: true,
      content: .rendered { output in
        sealer.seal(index.json.bytes, as: entry, into: &output, diagnostics)
      })
  }
}
