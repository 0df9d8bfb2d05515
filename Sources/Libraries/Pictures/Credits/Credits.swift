/// Creators, copyright and licence of a picture; renditions contain no other metadata.
package struct Credits: Sendable, Hashable {
  /// Names of the people who made it, as they want them written.
  package var creators: [String]
  /// Copyright notice, such as "© 2024 Ann Lee".
  package var copyright: String?
  /// Address of a page with the licence, or a sentence that states it.
  package var license: String?
  /// Address of a page where a licence can be acquired.
  package var acquireLicensePage: String?

  package init(
    creators: [String] = [], copyright: String? = nil, license: String? = nil,
    acquireLicensePage: String? = nil
  ) {
    self.creators = creators
    self.copyright = copyright
    self.license = license
    self.acquireLicensePage = acquireLicensePage
  }

  /// Whether the licence is the address of a page.
  package var licenseIsAddress: Bool {
    let start = license?.prefix(8).lowercased() ?? ""
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }

  package var isEmpty: Bool { self == Credits() }

  /// The credits of a file, completed by the site's if the file names no creator or only the site's
  /// own. The site's notice and licence don't apply to a picture that another person made.
  package func completed(bySite site: Credits) -> Credits {
    let names = { (credits: Credits) in credits.creators.map { $0.lowercased() } }
    let isOwn =
      creators.isEmpty
      ? copyright == nil || copyright == site.copyright : names(self) == names(site)
    return isOwn ? completed(by: site) : self
  }

  /// The credits, with missing values taken from others.
  package func completed(by others: Credits) -> Credits {
    Credits(
      creators: creators.isEmpty ? others.creators : creators,
      copyright: copyright ?? others.copyright, license: license ?? others.license,
      acquireLicensePage: acquireLicensePage ?? others.acquireLicensePage)
  }
}
