import Content
import Diagnostics
import Markup

extension Site {
  /// The former addresses of the site's pages, as a server reads them.
  package func redirects(as format: RedirectFormat) -> String {
    format.text(of: redirects, under: base)
  }

  /// Those that can be published together; of the others each is reported.
  static func withoutClashes(
    _ products: [Product], _ diagnostics: DiagnosticCollector, told earlier: DiagnosticCollector
  ) -> [Product] {
    let claims = AddressClaims(products)
    guard !claims.clashes.isEmpty else { return products }
    // Content that says itself that its slug is taken is not told so twice.
    let told = Set(
      earlier.diagnostics.lazy.filter { $0.id == "content-duplicate-slug" }
        .compactMap(\.place?.file))
    for clash in claims.clashes {
      let parties = [clash.atFault, clash.other]
      let isTold =
        parties.allSatisfy(\.hasSlug)
        && parties.contains { $0.place.map { told.contains($0.file) } ?? false }
      if !isTold { diagnostics.report(clash.diagnostic) }
    }
    return claims.sound
  }

  /// With the rules for former addresses that hosts read from a file; behind those of the site's own
  /// file, of which hosts take the first that fits.
  static func withRules(
    for redirects: [Redirect], under base: BaseURL?, _ products: [ProductOutline]
  ) -> [ProductOutline] {
    guard !redirects.isEmpty else { return products }
    let path = "_redirects"
    let rules = RedirectFormat.netlify.text(of: redirects, under: base)
    var own: String?
    if let product = products.first(where: { $0.path == path }),
      case .copied(let file) = product.given
    {
      own = file
    }
    let source = products.first { $0.path == path }?.source
    let product = ProductOutline(
      path: path, kind: .asset, source: source, isConstant: true,
      .given(
        .rendered { [own] output in
          if let own, let bytes = try? FileReader.read(own, limit: .max) {
            output.append(bytes)
            if let last = bytes.last, last != UInt8(ascii: "\n") {
              output.append(UInt8(ascii: "\n"))
            }
          }
          output.append(rules)
        }))
    return products.filter { $0.path != path } + [product]
  }
}
