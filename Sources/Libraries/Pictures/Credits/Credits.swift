/// Creators, copyright and licence of a picture: the only metadata that a rendition carries.
package struct Credits: Sendable, Hashable {
  /// Names of the people who made it, as they want to be read.
  package var creators: [String]
  /// Notice of copyright, such as "© 2024 Ann Lee".
  package var copyright: String?
  /// Address of a page that states the licence, or a sentence that does.
  package var license: String?
  /// Address of a page where a licence is available.
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

  /// The credits of a file, completed by those of a site if the file names nobody, or the site's
  /// own creator: its notice and licence are not those of a picture that somebody else made.
  package func completed(bySite site: Credits) -> Credits {
    let names = { (credits: Credits) in credits.creators.map { $0.lowercased() } }
    let isOwn =
      creators.isEmpty
      ? copyright == nil || copyright == site.copyright : names(self) == names(site)
    return isOwn ? completed(by: site) : self
  }

  /// The credits, and of others what these lack.
  package func completed(by others: Credits) -> Credits {
    Credits(
      creators: creators.isEmpty ? others.creators : creators,
      copyright: copyright ?? others.copyright, license: license ?? others.license,
      acquireLicensePage: acquireLicensePage ?? others.acquireLicensePage)
  }
}
