import Basics
import Diagnostics
import Markup
import Sealing

/// List of all that an audience can open, but for the files that its pages list themselves. It is
/// what the script of `/sign-in/` goes by.
///
/// JSON with `home`, the path of the page that opens where none is asked for, and `files`: by paths
/// below the site's base `kind` (`page` or a media type), `name` (of the file below `sealed/`) and
/// `version`; or `to`, the path that took its place, or that a name in a link stands for. A file is
/// sealed for its path, or for its path, a line end and its version, so that no older one opens;
/// texts are gzipped. A page lists further files in the same form in its last element,
/// `<script type="application/json" data-sealed>`. Of two indexes with one path the last that a
/// browser opens wins: that of all audiences together, if there is one.
struct SealedIndex: Sendable {
  /// Path for which it is sealed, and by which it is named.
  static let path = "index.json"
  static let kind = "index"

  private let entries: [SealedEntry]
  private let redirects: [(from: String, to: String)]
  private let links: [String: String]

  /// Takes what is sealed for the audience, the former addresses in its site, and names in links
  /// with what they stand for: those that lead to what is sealed are listed.
  init(_ entries: [SealedEntry], redirects: [Redirect], links: [String: String]) {
    self.entries = entries
    let sealed = Set(entries.map(\.address))
    self.links = links.filter { sealed.contains($0.value) }
    self.redirects = redirects.compactMap { redirect in
      sealed.contains(redirect.to.path) && !sealed.contains(redirect.from.path)
        ? (redirect.from.path, redirect.to.path) : nil
    }
  }

  /// Page that opens where none was asked for: the one nearest to home.
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
