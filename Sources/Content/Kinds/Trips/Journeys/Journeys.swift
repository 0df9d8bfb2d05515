import Basics
import Diagnostics
import Domain

/// Journeys, which depend on more than one file. Their parts are the other trips in their folders
/// and subfolders.
///
/// Parts inherit from the journey whether they are published. The result depends only on the files
/// as they were read, even if they were settled before.
struct Journeys {
  private let paths: [ContentTree.ModelFile]
  /// Indices of the journeys' files, by their folders.
  private var indexes: [String: Int] = [:]

  init(_ tree: ContentTree, _ files: [KnownFile]) {
    paths = tree.models
    for (index, path) in paths.enumerated() where path.hasCompany && path.kind == TripKind.kind {
      let loaded = files[index].loaded
      if (loaded.joined?.read ?? loaded).hasCompany { indexes[path.path.folder] = index }
    }
  }

  /// Returns the files with journeys joined to their parts.
  func settle(_ files: [KnownFile]) -> [KnownFile] {
    guard !indexes.isEmpty || files.contains(where: { $0.loaded.joined != nil }) else {
      return files
    }
    var result = files
    var parts: [Int: [Int]] = [:]
    for index in paths.indices where paths[index].kind == TripKind.kind {
      let read = files[index].loaded.joined?.read ?? files[index].loaded
      guard let journey = journey(around: paths[index]) else {
        // Journeys are joined after their parts.
        if files[index].loaded.joined != nil, !read.hasCompany {
          result[index] = files[index].with(read)
        }
        continue
      }
      if read.hasCompany {
        result[index] = nested(files[index], read, at: index, in: journey)
      } else {
        parts[journey, default: []].append(index)
        result[index] = part(files[index], read, of: files[journey])
      }
    }
    for journey in indexes.values where self.journey(around: paths[journey]) == nil {
      result[journey] = joined(files[journey], (parts[journey] ?? []).map { result[$0] })
    }
    return result
  }

  /// Returns the index of the file of the journey around a trip. The trip may itself be a journey.
  private func journey(around file: ContentTree.ModelFile) -> Int? {
    var folder = file.isFolder ? file.path.folder.folder : file.path.folder
    while !folder.isEmpty {
      if let index = indexes[folder] { return index }
      folder = folder.folder
    }
    return nil
  }

  /// Returns a file of trips as parts of a journey, or unchanged if the journey has mistakes.
  private func part(_ file: KnownFile, _ read: LoadedFile, of journey: KnownFile) -> KnownFile {
    let journey = journey.loaded.joined?.read ?? journey.loaded
    guard let journey = journey.models.first as? Sourced<Trip> else {
      return file.loaded.joined == nil ? file : file.with(read)
    }
    let company = JoinedTrips.Company.journey(journey.slug, journey.attributes)
    if let joined = file.loaded.joined, joined.isSame(company) { return file }
    var loaded = read
    loaded.models = read.models.map { model in
      (model as? Sourced<Trip>).map { $0.inside(journey) } ?? model
    }
    loaded.joined = JoinedTrips(read: read, company)
    return file.with(loaded)
  }

  private func joined(_ file: KnownFile, _ parts: [KnownFile]) -> KnownFile {
    let trips = parts.flatMap { $0.loaded.models.compactMap { $0 as? Sourced<Trip> } }
    let company = JoinedTrips.Company.parts(trips.map(\.hashes).flatMap(\.ofParts))
    if let joined = file.loaded.joined, joined.isSame(company) { return file }
    let read = file.loaded.joined?.read ?? file.loaded
    var loaded = read
    // If neither the journey nor its parts have a leg, the parts have mistakes, which are reported.
    let journey = (read.models.first as? Sourced<Trip>)?.joined(by: trips)
    loaded.models = journey.map { [$0] } ?? []
    loaded.diagnostics += journey?.mistakes ?? []
    loaded.joined = JoinedTrips(read: read, company)
    return file.with(loaded)
  }

  private func nested(
    _ file: KnownFile, _ read: LoadedFile, at index: Int, in journey: Int
  ) -> KnownFile {
    let outer = paths[journey].path
    let company = JoinedTrips.Company.journeyAround(path: outer)
    if let joined = file.loaded.joined, joined.isSame(company) { return file }
    var loaded = read
    loaded.models = []
    loaded.diagnostics.append(
      Problem.contentNestedJourney(
        at: SourceRange(file: paths[index].path), "a journey can't be part of another journey",
        fix:
          "move '\(paths[index].path.folder)' out of '\(outer.folder)', or remove this file, so "
          + "that its trips belong to the outer journey",
        notes: [Diagnostic.Note("the outer journey", at: SourceRange(file: outer))]))
    loaded.joined = JoinedTrips(read: read, company)
    return file.with(loaded)
  }
}

extension ModelHashes {
  /// Everything in a part that its journey depends on.
  fileprivate var ofParts: [UInt64] { [name, facts, relations] }
}

extension Sourced where Model == Trip {
  /// Mistakes of a journey that only show once its parts are known.
  fileprivate var mistakes: [Diagnostic] {
    var found: [Diagnostic] = []
    if model.offersTrack, !model.hasDownload {
      found.append(
        ContentDiagnostics.downloadWithoutTrack(at: place(of: TripKind.download.name)))
    }
    let span = (model.departure.instant.seconds - day)...(model.arrival.lastSecond + day)
    let isOutside =
      model.own.stays.contains { stay in
        [stay.from, stay.to].compactMap(\.self).contains {
          !span.overlaps($0.instant.seconds...$0.lastSecond)
        }
      }
      ? TripKind.stays.name
      : model.own.visits.contains { !span.overlaps($0.date.instant.seconds...$0.date.lastSecond) }
        ? TripKind.visits.name : nil
    if let isOutside {
      found.append(ContentDiagnostics.outsideOfTrip(at: place(of: isOutside)))
    }
    return found
  }

  private var day: Int64 { 86_400 }
}
