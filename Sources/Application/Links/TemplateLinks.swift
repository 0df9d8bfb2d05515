import Content
import Diagnostics
import Markup
import Templating

/// Resolves the addresses in the literal text of templates to published ones, and collects them for
/// the check once all published files are known.
///
/// A class, because templates report to it while they compile; only one thread uses it.
final class TemplateLinks: LiteralLinks {
  /// A fragment without a path, which refers to the page that shows the template.
  struct Fragment {
    let id: String
    let source: SourceFile
    let range: Range<Int>
    /// Whether the template of one of the pages has the id.
    var isKnown = false
    /// Ids of the pages' templates that lack this one.
    var others: Set<String> = []

    fileprivate func joined(with other: Fragment) -> Fragment {
      var joined = self
      joined.isKnown = isKnown || other.isKnown
      joined.others.formUnion(other.others)
      return joined
    }
  }

  /// The addresses found, each once, even if the templates of many pages contain it.
  struct Findings: Sendable {
    fileprivate struct Key: Hashable {
      let file: String
      let range: Range<Int>
    }

    fileprivate var found: [Key: LiteralLinkCheck] = [:]
    fileprivate var fragments: [Key: Fragment] = [:]

    var checks: [LiteralLinkCheck] { Array(found.values) }

    /// Fragments that match no id in any template.
    var unknownFragments: [Fragment] { fragments.values.filter { !$0.isKnown } }

    /// Adds the findings in other pages' templates of the same theme.
    mutating func add(_ other: Findings) {
      found.merge(other.found) { first, _ in first }
      fragments.merge(other.fragments) { $0.joined(with: $1) }
    }
  }

  private typealias Key = Findings.Key

  private let assets: ThemeAssets
  private let site: BaseURL?
  private var base: String { site?.path ?? "" }
  private(set) var findings = Findings()
  /// Keys of the fragments in the page template being compiled.
  private var current: Set<Key> = []

  init(_ assets: ThemeAssets, under base: BaseURL?) {
    self.assets = assets
    site = base
  }

  func resolve(_ link: LiteralLink) -> LiteralAddress? {
    if link.use == .style { return resolve(style: link) }
    let address = WrittenAddress(link.text)
    let key = Key(file: link.source.path, range: link.range)
    switch address.form {
    case .external:
      // Canonical links are absolute addresses, so the address is left unchanged.
      if link.isWhole, link.use == .link, let own = site?.ownPath(of: link.text) {
        findings.found[key] = LiteralLinkCheck(
          path: WrittenAddress(own).path, holder: .host, source: link.source, range: link.range)
      }
      return nil
    case .here:
      if link.isWhole, let id = address.fragment {
        if findings.fragments[key] == nil {
          findings.fragments[key] = Fragment(id: id, source: link.source, range: link.range)
        }
        current.insert(key)
      }
      return nil
    case .relative:
      // The text before a value is only the beginning of an address.
      guard link.isWhole, link.use != .form else { return nil }
      findings.found[key] = LiteralLinkCheck(
        path: address.path(from: "/x"), holder: .relative, source: link.source, range: link.range)
      return nil
    case .absolute: break
    }
    guard link.isWhole else { return prefixed(link.text) }
    if let asset = assets.use(address.path) {
      let published = Link(route: asset.publishedPath, base: base, suffix: address.suffix)
      return LiteralAddress(published.address, integrity: asset.integrity)
    }
    if link.use == .link {
      findings.found[key] = LiteralLinkCheck(
        path: address.path, holder: .template, source: link.source, range: link.range)
    }
    return prefixed(link.text)
  }

  /// Prepends the path of the site's base address.
  private func prefixed(_ text: String) -> LiteralAddress? {
    base.isEmpty ? nil : LiteralAddress(base + text)
  }

  private func resolve(style: LiteralLink) -> LiteralAddress? {
    let bytes = Array(style.text.utf8)
    var result: [UInt8] = []
    var end = 0
    for reference in StylesheetReferences(bytes).references {
      let start = style.range.lowerBound + reference.range.lowerBound
      let link = LiteralLink(
        text: reference.text, isWhole: true, use: .link, source: style.source,
        range: start..<start + reference.range.count)
      guard let address = resolve(link) else { continue }
      result += bytes[end..<reference.range.lowerBound] + Array(address.text.utf8)
      end = reference.range.upperBound
    }
    return end == 0
      ? nil : LiteralAddress(String(decoding: result + bytes[end...], as: UTF8.self))
  }

  func compiled(_ ids: TemplateIDs) {
    for key in current {
      guard let fragment = findings.fragments[key], !fragment.isKnown else { continue }
      if ids.contains(fragment.id) {
        findings.fragments[key]?.isKnown = true
      } else {
        findings.fragments[key]?.others.formUnion(ids.names)
      }
    }
    current = []
  }
}
