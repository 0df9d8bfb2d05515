import Content
import Diagnostics
import Domain

/// Diagnostics for pictures of which no photo was begun, or one without a trip.
enum AuthoringDiagnostics {
  private static func warning(
    _ id: Diagnostic.ID, _ path: String, _ message: String, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, id, at: SourceRange(file: path), message, fix: fix)
  }

  static func missingPicture(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "new-no-picture", at: SourceRange(file: path), "there is no such file or folder",
      fix: "check its name; a photo by its title is begun with 'zoetrope new photo'")
  }

  static func noPicture(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "new-no-picture", at: SourceRange(file: path),
      "this is no picture that a page can show",
      fix: "name a JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF file")
  }

  static func emptyFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "new-no-picture", at: SourceRange(file: path), "there is no file in this folder",
      fix: "name a folder that holds pictures")
  }

  static func folderWithoutPictures(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "new-no-picture", at: SourceRange(file: path), "there is no picture in this folder",
      fix: "name a folder that holds pictures")
  }

  static func unreadablePicture(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "new-unreadable", at: SourceRange(file: path), "this can't be read",
      fix: "check its permissions")
  }

  static func damagedPicture(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "new-damaged-picture", at: SourceRange(file: path),
      "the picture is empty, breaks off or is too large", fix: "copy or export it again")
  }

  static func foreignPicture(_ path: String, _ kind: ForeignKind) -> Diagnostic {
    warning(
      "new-foreign-picture", path, "no page shows files of the kind \(kind.name), so it was left",
      fix: kind.family == .video ? "link to where it can be seen" : "export a JPEG")
  }

  /// Diagnostic for several such files of a folder, all of them films or none, by their kinds.
  static func foreignPictures(_ folder: String, _ kinds: [ForeignKind]) -> Diagnostic {
    let numbers = Dictionary(grouping: kinds, by: \.name).sorted { $0.key < $1.key }
      .map { "\($0) (\($1.count))" }.joined(separator: ", ")
    return warning(
      "new-foreign-picture", folder,
      "\(kinds.count) files of this folder were left, since no page shows their kinds: \(numbers)",
      fix: kinds.allSatisfy { $0.family == .video }
        ? "link to where they can be seen" : "export JPEGs")
  }

  static func folderInFolder(_ path: String) -> Diagnostic {
    warning(
      "new-folder-in-folder", path, "this folder was not looked into", fix: "name it, too")
  }

  static func shownAlready(_ path: String, by model: String) -> Diagnostic {
    warning("new-photo-exists", path, "'\(model)' shows this picture already, so it was left")
  }

  /// Error for an album whose pictures have wrong times, with the lines that mend them; `stated` is
  /// the number of those whose time its author has written.
  static func clockOfAlbum(_ path: String, lines: [String], stated: Int) -> Diagnostic {
    let left =
      stated == 1
      ? "one picture has a 'takenAt' already, which stays as it is"
      : "\(stated) pictures have a 'takenAt' already, which stays as it is"
    return Diagnostic(
      .error, "new-clock-of-album", at: SourceRange(file: path),
      "pictures of this album take their times from their files, which --clock leaves as they are",
      fix: "write these lines below its 'photos:', or into those that name the same files",
      notes: (lines + (stated == 0 ? [] : [left])).map { Diagnostic.Note($0) })
  }

  /// Warning for an album that states the times of all its pictures that were named.
  static func statedTimes(_ path: String, count: Int) -> Diagnostic {
    warning(
      "new-photo-exists", path,
      (count == 1 ? "the picture of this album has" : "the \(count) pictures of this album have")
        + " a 'takenAt' already, which --clock leaves as it is",
      fix: "take 'takenAt' out first where it is wrong")
  }

  static func liesAlready(_ path: String, at picture: String) -> Diagnostic {
    warning(
      "new-photo-exists", path,
      "the same picture lies at '\(picture)', which no photo shows, so it was left",
      fix: "mend the file that names it, or write 'zoetrope new photos \(picture)'")
  }

  static func severalTrips(_ path: String, _ trips: [Slug]) -> Diagnostic {
    let names = trips.map { "'\($0.text)'" }.joined(separator: ", ")
    return warning(
      "new-several-trips", path,
      "the picture was taken on a day of several trips (\(names)), so its photo names none",
      fix: "write 'trip' into the photo's file, or give --trip")
  }
}
