package import Content
package import Diagnostics
import Domain

/// Creates models for pictures: one for each, filled with the facts in its file.
///
/// A picture in `Content/` stays where it is, and its model names it. Any other picture is copied
/// next to its model. Nothing is overwritten, and a picture that already has a photo gets no second
/// one.
package struct NewPhotos: Sendable {
  /// Outcome for one picture.
  package enum Outcome: Sendable, Equatable {
    /// Paths of the written files below the site's folder.
    case wrote([String])
    /// Reason why a picture, or its trip, was skipped.
    case left(Diagnostic)

    static func left(
      _ problem: Problem, _ path: String, _ message: String, fix: String? = nil
    ) -> Outcome {
      .left(problem(at: SourceRange(file: path), message, fix: fix))
    }
  }

  /// A file in a named folder, of a kind that pages can't show.
  private struct ForeignFile {
    let folder: FoundPictures.Folder
    let path: String
    let kind: ForeignKind
  }

  private let paths: [String]
  private let trip: String?
  private let clock: Int
  private let kinds: ContentKinds
  private let inspector: any PictureInspector
  private let reader: any PictureReader

  /// Takes paths of pictures and of folders of pictures, the slug of their trip, and the seconds by
  /// which the camera's clock was slow. Without a slug, each picture gets the trip on whose days it
  /// was taken.
  package init<Camera: PictureInspector & PictureReader>(
    _ paths: [String], of kinds: ContentKinds = .builtIn, trip: String? = nil, clock: Int = 0,
    by camera: Camera
  ) {
    self.paths = paths
    self.trip = trip
    self.clock = clock
    self.kinds = kinds
    inspector = camera
    reader = camera
  }

  /// Writes the models into a site's folder, and reports each outcome at once.
  package func write(
    in site: String, report: (Outcome) -> Void
  ) throws(AuthoringFault) {
    guard FileType.isFolder(site + "/Content") else {
      throw .noSite(site)
    }
    // The site's mistakes are left to `check`, except for those of the stated trip.
    let mistakes = DiagnosticCollector()
    let content = ContentLoader(site: site, kinds: kinds, jobs: 2, pictures: reader).load(mistakes)
    let trips = try PhotoTrips(content, stated: trip, mistakes.diagnostics)
    let found = FoundPictures(paths, in: site)
    for diagnostic in found.left { report(.left(diagnostic)) }
    var shelf = PhotoShelf(content, in: site)
    var unmended = UnmendedTimes(in: content)
    var holding: Set<FoundPictures.Folder> = []
    var foreign: [ForeignFile] = []
    // XMP files that belong to a picture and were read with it.
    var read: Set<String> = []
    for picture in found.pictures {
      let file = inspector.inspect(picture.path, clock: clock)
      if file != .noPicture {
        if let folder = picture.folder { holding.insert(folder) }
        holding.formUnion(picture.others)
      }
      switch file {
      case .picture(let facts, let ending):
        read.formUnion(SidecarName.names(of: picture.path))
        let taken = trips.choice(for: facts.taken).taken
        if clock != 0, case .shown(let model, let path) = shelf.known(picture), let taken,
          unmended.add(path, taken, of: model)
        {
          continue
        }
        try write(picture, facts, ending, trips, &shelf, report)
      case .foreign(let kind):
        if let folder = picture.folder {
          foreign.append(ForeignFile(folder: folder, path: picture.path, kind: kind))
        } else {
          report(Self.foreignPicture(picture.path, kind))
        }
      case .noPicture, .damaged, .unreadable:
        if let outcome = Self.left(picture, file) { report(outcome) }
      }
    }
    foreign.removeAll { file in read.contains(file.path) }
    for folder in found.folders {
      reportForeign(foreign.filter { $0.folder == folder }, in: folder, report)
    }
    for diagnostic in unmended.diagnostics { report(.left(diagnostic)) }
    for folder in found.folders where !holding.contains(folder) {
      report(Self.noPicture(in: folder.path))
    }
  }

  /// Outcome for a file that isn't a complete picture; `nil` for a file in a named folder, which
  /// may contain other files.
  private static func left(
    _ picture: FoundPictures.Picture, _ file: InspectedFile
  ) -> Outcome? {
    switch file {
    case .picture, .foreign: nil
    case .noPicture:
      picture.isNamed
        ? .left(
          .newNoPicture, picture.path, "this isn't a picture that a page can show",
          fix: "name a JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF file") : nil
    case .damaged:
      .left(
        .newDamagedPicture, picture.path, "the picture is empty, incomplete or too large",
        fix: "copy or export it again")
    case .unreadable: .left(FoundPictures.unreadable(picture.path))
    }
  }

  private static func noPicture(in folder: String) -> Outcome {
    .left(
      .newNoPicture, folder, "there is no picture in this folder",
      fix: "name a folder that contains pictures")
  }

  /// Reports the files of a folder that can't be shown.
  private func reportForeign(
    _ files: [ForeignFile], in folder: FoundPictures.Folder, _ report: (Outcome) -> Void
  ) {
    // Videos and sidecar files need a different fix than pictures.
    for family in [ForeignKind.Family.image, .sidecar, .video] {
      let files = files.filter { Self.group(of: $0.kind) == family }
      if files.count == 1 {
        report(Self.foreignPicture(files[0].path, files[0].kind))
      } else if !files.isEmpty {
        let numbers = Dictionary(grouping: files, by: \.kind.name).sorted { $0.key < $1.key }
          .map { "\($0) (\($1.count))" }.joined(separator: ", ")
        report(
          .left(
            .newForeignPicture, folder.path,
            "\(files.count) files in this folder were skipped, because "
              + (family == .sidecar
                ? "Zoetrope doesn't read them: " : "pages can't show their formats: ")
              + numbers, fix: Self.fix(for: family, isOne: false)))
      }
    }
  }

  /// Family of kinds that have the same fix.
  private static func group(of kind: ForeignKind) -> ForeignKind.Family {
    kind.family == .video || kind.family == .sidecar ? kind.family : .image
  }

  private static func fix(for family: ForeignKind.Family, isOne: Bool) -> String {
    switch family {
    case .video: "link to where \(isOne ? "it" : "they") can be seen"
    case .sidecar: "export the \(isOne ? "picture" : "pictures") with all changes as JPEG"
    default: isOne ? "export a JPEG" : "export JPEGs"
    }
  }

  private static func foreignPicture(_ path: String, _ kind: ForeignKind) -> Outcome {
    .left(
      .newForeignPicture, path,
      kind.family == .sidecar
        ? "Zoetrope doesn't read \(kind.name) files, so this one was skipped"
        : "pages can't show \(kind.name) files, so this one was skipped",
      fix: fix(for: group(of: kind), isOne: true))
  }

  private func write(
    _ picture: FoundPictures.Picture, _ facts: PictureFacts, _ ending: String, _ trips: PhotoTrips,
    _ shelf: inout PhotoShelf, _ report: (Outcome) -> Void
  ) throws(AuthoringFault) {
    switch shelf.known(picture) {
    case .shown(let model, _):
      return report(
        .left(
          .newPhotoExists, picture.path,
          "'\(model)' already shows this picture, so it was skipped"))
    case .lies(let path):
      return report(
        .left(
          .newPhotoExists, picture.path,
          "the same picture is at '\(path)', but no photo shows it, so it was skipped",
          fix: "fix the file that names it, or run 'zoetrope new photos \(path)'"))
    case nil: break
    }
    let place = shelf.place(for: picture, ending: ending)
    let choice = trips.choice(for: facts.taken)
    let draft = PhotoDraft(
      facts, named: picture.path, file: place.file, choice, isMended: clock != 0)
    try shelf.write(draft.text, of: picture, at: place)
    report(.wrote([place.model] + (place.copy.map { [$0] } ?? [])))
    if let text = facts.unreadTimes.first {
      report(
        .left(
          .newUnreadTime, picture.path,
          facts.taken == nil
            ? "its time '\(text.prefix(40))' can't be read, so the photo has none"
            : "the offset '\(text.prefix(40))' of its time can't be read, so the trip's clocks count",
          fix: "write 'takenAt' into '\(place.model)'"))
    }
    if !choice.several.isEmpty {
      let names = choice.several.map { "'\($0.text)'" }.joined(separator: ", ")
      report(
        .left(
          .newSeveralTrips, picture.path,
          "the picture was taken on a day with several trips (\(names)), so its photo isn't "
            + "linked to any",
          fix: "write 'trip' in the photo's file, or use --trip"))
    }
  }
}
