/// The creators of a picture and the terms of its use, according to its file.
package struct PhotoCredits: Sendable, Hashable {
  /// Names of the creators, as they want to be called.
  package var creators: [String]
  /// Copyright notice, such as "© 2024 Ann Lee".
  package var copyright: String?
  /// Address of a page with the licence, or a sentence that states it.
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
}
