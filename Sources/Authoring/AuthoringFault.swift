package import Content
package import Domain

/// Reason why nothing was written.
package enum AuthoringFault: Error, Sendable, Hashable {
  /// Files that would be overwritten.
  case filesExist([String])
  /// A folder in which nothing is published.
  case privateFolder(String)
  /// A file in the place of a folder.
  case notAFolder(String)
  /// An error of the system, with its message.
  case system(path: String, reason: String)
  /// A site's folder without the folder `Content`.
  case noSite(String)
  /// A file that should have a list of hidden circles.
  case noCircles(String)
  /// Names that match no file or folder of the built-in theme.
  case unknownThemeFiles([UnknownThemeFile])
  /// Files in the places of schemas that Zoetrope did not write.
  case foreignSchemas([String])
  /// A title or slug that no new model can have.
  case naming(NamingFault)
  /// Something that a command names and can't use.
  case input(InputFault)

  /// A title or slug that no new model can have.
  package enum NamingFault: Sendable, Hashable {
    /// A title without a letter or a digit.
    case noSlug(title: String)
    case wrongSlug(String, SlugFault)
    /// A slug of another model, ignoring case; with that model's file and a slug that is free.
    case slugTaken(ModelKind, slug: String, path: String, free: String)
    /// A slug of a generated page.
    case reservedSlug(String)
    /// A slug that is a year, at whose address the list of that year's trips lies.
    case yearSlug(String)
    /// The title of a journey without a letter or a digit.
    case noJourneySlug(title: String)
    /// The slug `index`, whose file would be the text of its folder.
    case indexSlug(ModelKind)
    /// A person's title that is a single word.
    case oneName(String)
  }

  /// Something that a command names and can't use: a picture, a trip, an account.
  package enum InputFault: Sendable, Hashable {
    /// A file that does not exist or can't be read.
    case unreadable(String)
    /// A picture that is not an image, or not of a supported kind.
    case notAnImage(String)
    /// A slug of no trip of the site, and the one that was probably meant.
    case unknownTrip(String, likely: String?)
    /// A slug whose trip has a mistake, and its file.
    case mistakenTrip(String, path: String)
    /// A slug of no account of the site, and the one that was probably meant.
    case unknownAccount(String, likely: String?)
    /// A slug whose account has a mistake, and its file.
    case mistakenAccount(String, path: String)
    /// A picture for a kind of model that has none.
    case imageOfAnother(ModelKind)
    /// A journey for a kind of model that has none.
    case journeyOfAnother(ModelKind)
    /// A trip that would have to be the index of a folder to be a journey; with its file.
    case tripWithoutFolder(String, path: String)
  }

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
