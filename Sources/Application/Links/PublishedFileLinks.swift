import Basics
import Content
import Diagnostics
import Markdown
import Markup

/// Check of the addresses in a file that is published unchanged: a style sheet, a page, or the
/// host's rules in `_redirects`.
///
/// Zoetrope doesn't rewrite the file, so each address in it leads exactly where it says.
struct PublishedFileLinks {
  private let file: SourceFile
  /// Published path of the file.
  private let path: String
  private let context: SiteContext

  init(_ file: SourceFile, at path: String, in context: SiteContext) {
    (self.file, self.path, self.context) = (file, path, context)
  }

  /// Reports addresses at which nothing is published.
  func check() {
    if path == "/_redirects" {
      checkRules()
    } else if path.ends(with: ".css") {
      for reference in StylesheetReferences(file.bytes).references
      where reference.rule != "namespace" {
        check(reference.text, reference.range)
      }
    } else if path.ends(with: ".html") || path.ends(with: ".htm") {
      // Another program may have made the page, with addresses that only its own pages understand.
      for attribute in TagAttributes(file.bytes).attributes
      where Self.attributes.contains(attribute.name) {
        let text = CharacterReferences.decoded(file.bytes[attribute.value])
        check(text, attribute.value, ifUnknown: false)
      }
    }
  }

  private static let attributes: Set<String> = ["href", "src", "poster", "data", "action"]

  /// Checks where the rules lead: `/from /to 301`, with conditions on the query before `/to`.
  private func checkRules() {
    for line in file.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = line.split { $0 == 0x20 || $0 == 0x09 }
      guard words.count > 1, words[0].first != UInt8(ascii: "#") else { continue }
      let target = words.dropFirst().first { word in
        word.first == UInt8(ascii: "/") || word.starts(with: "http".utf8)
      }
      guard let target else { continue }
      let whole = String(decoding: target, as: UTF8.self)
      let text = context.base?.ownPath(of: whole).map { (context.base?.path ?? "") + $0 } ?? whole
      // Hosts have their own addresses, such as `/.netlify/functions/mail`.
      guard text.begins(with: "/"), !text.begins(with: "/.") else { continue }
      // A word such as ':splat' is a placeholder for a part of the visitor's address.
      let fixed = text.upTo(":")
      let isWhole = fixed.endIndex == text.endIndex
      let folder = fixed.place(ofLast: "/").map { String(Substring(fixed.utf8[...$0])) } ?? "/"
      check(isWhole ? text : folder, target.indices, ifUnknown: isWhole)
    }
  }

  private func check(_ text: String, _ range: Range<Int>, ifUnknown: Bool = true) {
    var address = WrittenAddress(text)
    if let own = context.base?.ownPath(of: text) {
      address = WrittenAddress(own)
    } else if address.form == .absolute, let base = context.base {
      guard let below = base.path(below: text) else { return }
      address = WrittenAddress(below)
    }
    let target: String
    switch address.form {
    case .here, .external: return
    case .absolute: target = address.path
    case .relative: target = address.path(from: path)
    }
    switch context.target(published: target) {
    case .asset(let asset): context.use(asset)
    case .page, .theme: break
    case .hidden:
      let isSealed = context.files.protected(at: target) != nil
      context.report(
        .linkToHidden, at: file.place(range),
        "this file is published unchanged and contains '\(target)', which is "
          + "\(isSealed ? "sealed" : "not published")",
        fix: "publish the page, or remove the "
          + "address from the file")
    case .unknown:
      if let reason = context.files.unpublished(published: target) {
        context.report(
          ApplicationDiagnostics.linkToUnpublished(reason, at: file.place(range)))
      } else if ifUnknown {
        context.report(
          ApplicationDiagnostics.unknownRoute(
            nearest: context.files.nearestRoute(to: target), at: file.place(range)))
      }
    }
  }
}
