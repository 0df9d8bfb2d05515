import Basics
import Content
import Diagnostics
import Markup

extension Site {
  /// Returns the redirects of the site in a server's format.
  package func redirects(as format: RedirectFormat) -> String {
    format.text(of: redirects, under: base)
  }

  /// Returns the products that can be published together, and reports clashes.
  static func withoutClashes(
    _ products: [Product], of content: SiteContent, _ diagnostics: DiagnosticCollector,
    reported earlier: DiagnosticCollector
  ) -> [Product] {
    let claims = AddressClaims(products)
    guard !claims.clashes.isEmpty else { return products }
    // Content with a duplicate slug already has a diagnostic.
    let reported = Set(
      earlier.diagnostics.lazy
        .filter {
          [
            Problem.contentDuplicateSlug.id, Problem.contentSameDigits.id,
            Problem.contentSamePicture.id,
          ].contains($0.id)
        }
        .compactMap(\.place?.file))
    let shared = SharedFolders(content)
    for clash in claims.clashes {
      let parties = [clash.atFault, clash.other]
      let isReported =
        parties.allSatisfy(\.hasSlug)
        && parties.contains { $0.place.map { reported.contains($0.file) } ?? false }
      if !isReported, !shared.hold(parties.map(\.path)) { diagnostics.report(clash.diagnostic) }
    }
    return claims.sound
  }

  /// Published folders of models with the same slug. That mistake is reported, and it causes every
  /// clash inside these folders.
  private struct SharedFolders {
    /// Case-folded paths, with `/` at the end but not at the beginning.
    private var folders: Set<String> = []

    init(_ content: SiteContent) {
      for list in content.models.erased where list.kind.hasList || list.kind.host != nil {
        var known: Set<String> = []
        for model in list.models {
          let folder = FoldedPath.folded(Substring(model.publishedPath.utf8.dropFirst()))
          if !known.insert(folder).inserted { folders.insert(folder) }
        }
      }
    }

    /// Whether one of the folders contains all of some paths.
    func hold(_ paths: [String]) -> Bool {
      let paths = paths.map { FoldedPath.folded($0) }
      return folders.contains { folder in paths.allSatisfy { $0.begins(with: folder) } }
    }
  }

  /// Adds the file `_redirects`. Its rules follow the rules of the site's own file, because hosts
  /// apply the first match.
  static func withRules(
    for redirects: [Redirect], under base: BaseURL?, _ products: [ProductOutline]
  ) -> [ProductOutline] {
    let path = "_redirects"
    let first = products.first { $0.path == path }
    guard !redirects.isEmpty || first != nil else { return products }
    let rules = RedirectFormat.netlify.text(of: redirects, under: base)
    var own: RulesProduct.Own?
    if let first, first.kind == .asset {
      // A file that can't be published reports this itself.
      guard case .copied(let file) = first.ready else { return products }
      own = RulesProduct.Own(diskPath: file, path: first.source ?? path)
    }
    let product = ProductOutline(
      path: path, kind: .asset, source: first?.source, isConstant: true,
      .found { [own] in RulesProduct(rules, after: own, $0.context) })
    return products.filter { $0.path != path } + [product]
  }
}

/// Redirect rules, appended to the rules of the site's own file.
private final class RulesProduct: BoundProduct {
  struct Own: Sendable {
    let diskPath: String
    /// Path below the site's folder.
    let path: String
  }

  private let rules: String
  private let own: Own?
  private let context: SiteContext

  init(_ rules: String, after own: Own?, _ context: SiteContext) {
    self.rules = rules
    self.own = own
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    if let own {
      do throws(FileReader.Fault) {
        let bytes = try FileReader.read(own.diskPath, limit: .max)
        let file = SourceFile(path: own.path, bytes: bytes)
        if let merge = UnfinishedMerge.diagnostic(in: file) { context.report(merge) }
        PublishedFileLinks(file, at: "/_redirects", in: context).check()
        output.append(bytes)
        if let last = bytes.last, last != UInt8(ascii: "\n"), !rules.isEmpty {
          output.append(UInt8(ascii: "\n"))
        }
      } catch {
        context.report(error.diagnostic(ofFile: own.path))
      }
    }
    output.append(rules)
  }
}
