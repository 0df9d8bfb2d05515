package import Diagnostics

/// Effect of making a product on the rest of the site, repeated if the product is not made again.
package enum SiteEffect: Equatable, Sendable {
  /// A page has ids, which links may use as fragments. They are joined by NUL, which no id
  /// contains: headings don't produce it, and HTML attributes are read by words.
  case ids(String, on: String)
  /// A text links to an id on a page.
  case want(FragmentCheck.Wanted, on: String)
  /// A text uses a file of the theme, by its plain path.
  case usedAsset(String)
  /// Something names an asset, by its published path.
  case usedFile(String)
  /// A protected model shows or links to a file or photo. The file is public if something is
  /// published at the address.
  case usedForFew(String, at: String)
  /// A page has a link to a sealed address, under a name.
  case sealedLink(String, to: String)
  /// A text loads something from a source of the security policy.
  case load(String, PolicyLoads.Directive)
  /// A text has a script or a style that a security policy only allows as `'unsafe-inline'`.
  case inline(PolicyLoads.Inline, at: SourceRange)
}

extension SiteFacts {
  /// Applies an effect to the rest of the site.
  func apply(_ effect: SiteEffect) {
    switch effect {
    case .ids(let ids, let path): fragments.add(ids, on: path)
    case .want(let wanted, let path): fragments.want(wanted, on: path)
    case .usedAsset(let path): theme.markUsed(path)
    case .usedFile(let path): used.use(path)
    case .usedForFew(let path, let address): used.useForFew(path, at: address)
    case .sealedLink(let name, let address): sealedLinks?.add(name, for: address)
    case .load(let source, let directive): used.load(source, directive)
    case .inline(let part, let place): used.add(part, at: place)
    }
  }
}
