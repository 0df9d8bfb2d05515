/// People who made a picture, and on what terms it may be used, as its file says.
package struct PhotoCredits: Sendable, Hashable {
  /// Names of those who made it, as they want to be read.
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
}
