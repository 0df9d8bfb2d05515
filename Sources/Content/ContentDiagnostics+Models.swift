import Diagnostics
import Domain

// Models: content-arrives-before-departure, content-photo-source,
// content-expires-before-publication, content-too-many-tags, content-too-many-keywords,
// content-wrong-slug, content-item-without-slug, content-body-in-front-matter,
// content-index-is-list.

extension ContentDiagnostics {
  static func arrivesBeforeItDeparts(
    arrival: String, at place: SourceRange, departure: String,
    departureAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-arrives-before-departure", at: place,
      "'\(arrival)' is before '\(departure)'", fix: "write a time behind it, or correct that one",
      notes: [Diagnostic.Note("'\(departure)' is stated here", at: departureAt)])
  }

  static func photoWithoutImage(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-photo-source", at: place, "a photo needs 'file' or 'url'",
      fix: "add 'file' with a path, or 'url' with an address")
  }

  static func photoWithTwoImages(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-photo-source", at: place, "a photo has 'file' or 'url', not both",
      fix: "remove one of them")
  }

  static func distantPhoto(photos: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-distant-photo", at: place,
      "the photo is loaded from another site, which learns who looks at it and may take it away",
      fix: "save the image beside this file and name it with 'file' in place of 'url'",
      notes: more(photos))
  }

  /// `isListed` is false for a picture of an album that stands for itself.
  static func photoWithoutAlt(photos: Int, isListed: Bool, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-photo-without-alt", at: place,
      "the photo has no 'alt', so those who can't see it are told its title alone",
      fix: isListed
        ? "add 'alt', and say in it what is to be seen"
        : "list it under 'photos' in its album's file with an 'alt' that says what is to be seen",
      notes: more(photos))
  }

  static func photoWithoutPlace(photos: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-photo-without-place", at: place,
      "no place is shown: the picture's file has no coordinates, or no city lies within 50 km where one is to be named",
      fix: "remove 'place', or take a file that has them; some programs remove them on export",
      notes: more(photos))
  }

  static func overdrawnAccount(accounts: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-overdrawn-account", at: place,
      "the account is overdrawn: more went out than it held",
      fix:
        "write its 'openingBalance', mend its amounts, or write 'overdraft: true' if it may be so",
      notes: more(accounts))
  }

  /// Note on the models that a diagnostic given once for all files stands for.
  static func more(_ count: Int) -> [Diagnostic.Note] {
    count > 1 ? [Diagnostic.Note("the same goes for \(count - 1) more")] : []
  }

  static func expiresBeforeItIsPublished(
    at place: SourceRange, published: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-expires-before-publication", at: place,
      "'expiryDate' is not after 'publishDate'",
      notes: [Diagnostic.Note("'publishDate' is stated here", at: published)])
  }

  static func tooManyTags(_ count: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-too-many-tags", at: place,
      "there are \(count) tags, more than the limit of \(Attributes.mostTags)",
      fix: "keep those that readers would look for it by")
  }

  /// Warning for a picture whose keywords are too many for the tags of one photo.
  static func tooManyKeywords(_ picture: String) -> Diagnostic {
    Diagnostic(
      .warning, "content-too-many-keywords", at: SourceRange(file: picture),
      "the picture has more than \(Attributes.mostTags) keywords, of which only the first "
        + "\(Attributes.mostTags) are tags of its photo",
      fix: "write the photo's 'tags', or take keywords out of the picture", isCounted: true)
  }

  enum SlugSource {
    case id, fileName
  }

  static func wrongSlug(
    _ fault: Fault, from source: SlugSource, at place: SourceRange
  ) -> Diagnostic {
    let subject = source == .id ? "'id'" : "the file's name"
    return Diagnostic(
      .error, "content-wrong-slug", at: place,
      "\(subject) can't be the slug: \(fault.reason ?? "")", fix: "add a 'slug'")
  }

  /// Warning about a folder with the index of an album and nothing else.
  static func emptyAlbum(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "content-empty-album", at: SourceRange(file: path),
      "the album has no photos",
      fix: "put pictures into '\(path.folder)'; where this is one photo, add 'file' with its path")
  }

  static func revealingAlbumName(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-album-name", at: place,
      "the folder's name '\(name)' tells when or where photos were taken, so it can't be the "
        + "album's address",
      fix: "write a 'title', from which the address is made, or a 'slug'")
  }

  static func wrongPictureName(
    _ path: String, _ fault: Fault, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-picture-name", at: place,
      "the name of the picture can't be part of an address: \(fault.reason ?? "")",
      fix: "rename it, or list it under 'photos' of the album with a 'slug'")
  }

  static func listedTwice(_ file: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-photo-listed-twice", at: place,
      "the album lists the picture '\(file)' before, too", fix: "take one of them out")
  }

  static func listedFromElsewhere(_ path: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-photo-elsewhere", at: place,
      "the picture '\(path)' lies in another folder, and is no photo of this album",
      fix: "copy it into the album's folder, or show it in the album's text")
  }

  static func itemWithoutSlug(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-item-without-slug", at: place, "an object in a list needs 'slug' or 'id'",
      fix: "add one of them")
  }

  static func bodyInFrontMatter(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-body-in-front-matter", at: place,
      "the text of a Markdown file stands below its front matter", fix: "move it there")
  }

  static func indexIsList(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-index-is-list", at: place,
      "an index holds the text of one page and no list of objects",
      fix: "give the file another name")
  }
}
