package import Content
package import Domain

/// Why nothing was written.
package enum AuthoringFault: Error, Sendable, Hashable {
  /// Files that would have to be written over.
  case filesExist([String])
  /// A file where a folder would have to be.
  case notAFolder(String)
  /// The system's own words.
  case system(path: String, reason: String)
  /// No folder `Content` in the folder that is said to be a site.
  case noSite(String)
  /// A title without a letter or a digit.
  case noSlug(title: String)
  case wrongSlug(String, SlugFault)
  /// A model has the slug, or one that differs in case alone; the file that it is in, and a slug
  /// that is free.
  case slugTaken(ModelKind, slug: String, path: String, free: String)
  /// A page where a page of the program's own is.
  case reservedSlug(String)
  /// The slug of a file that would be its folder's text, and no model.
  case indexSlug(ModelKind)
  /// The title of a person that is but one word.
  case oneName(String)
  /// A picture that is not there, or that may not be read.
  case unreadable(String)
  /// A picture that is none, or of a kind that no page shows.
  case notAnImage(String)
  /// A picture for a model that has none.
  case imageOfAnother(ModelKind)
  /// Names that no file or folder of the built-in theme has.
  case unknownThemeFiles([UnknownThemeFile])
  /// Files where schemas would be that are none of Zoetrope's.
  case foreignSchemas([String])

  /// A name that the built-in theme does not have.
  package struct UnknownThemeFile: Sendable, Hashable {
    package let name: String
    /// The file that was probably meant.
    package let likely: String?

    package init(name: String, likely: String?) {
      self.name = name
      self.likely = likely
    }
  }
}
