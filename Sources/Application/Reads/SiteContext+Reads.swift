import Content
import Diagnostics
import Domain
import Markup
import Presentation

// Products get models only through these functions, so that every read is recorded. Order,
// neighbors, references and addresses are part of the site's shape, so they need no record.

extension SiteContext {
  /// Records that the product reads the facts of a model.
  func noting<Model>(_ model: Sourced<Model>) -> Sourced<Model> {
    note(ReadKey(.facts, of: model.hashes.name), model.hashes.facts)
    return model
  }

  func noting(_ model: any SourcedModel) -> any SourcedModel {
    note(ReadKey(.facts, of: model.hashes.name), model.hashes.facts)
    return model
  }

  func trip(at index: Int) -> Sourced<Trip> { noting(site.graph.content.trips[index]) }

  /// Returns some trips. The product then depends on the facts of all trips.
  func trips(amongAll indexes: some Sequence<Int>) -> [Sourced<Trip>] {
    noteFacts(of: .trips)
    return indexes.map { site.graph.trip(at: $0) }
  }

  /// Returns some photos. The product then depends on the facts of all photos.
  func photos(amongAll indexes: some Sequence<Int>) -> some Sequence<Sourced<Photo>> {
    noteFacts(of: .photos)
    return indexes.lazy.map { [graph = site.graph] in graph.content.photo(at: $0) }
  }

  func photo(at index: Int) -> Sourced<Photo> { noting(site.graph.content.photos[index]) }

  func account(at index: Int) -> Sourced<Account> { noting(site.graph.content.accounts[index]) }

  func person(at index: Int) -> Sourced<Person> { noting(site.graph.content.people[index]) }

  /// Returns a model of any kind by its index among all models of that kind.
  func model(_ member: Member) -> (any SourcedModel)? {
    site.graph.model(of: member.kind, at: member.index).map(noting)
  }

  /// Returns a model of a statically known kind by its index.
  func model<Kind: PublishedKind>(_: Kind.Type, at index: Int) -> Sourced<Kind.Model>? {
    site.graph.content.models.model(Kind.self, at: index).map(noting)
  }

  /// Returns a trip by its slug, if lists or a journey show it.
  func trip(_ slug: Slug) -> Sourced<Trip>? { site.graph.trip(slug).map(noting) }

  /// Returns a listed account by its slug.
  func account(_ slug: Slug) -> Sourced<Account>? { site.graph.account(slug).map(noting) }

  /// Returns a listed person by their slug.
  func person(_ slug: Slug) -> Sourced<Person>? { site.graph.person(slug).map(noting) }

  /// Returns the first listed trips in the order of lists.
  func firstTrips(_ count: Int) -> [Sourced<Trip>] { site.graph.firstTrips(count).map(noting) }

  /// Returns the listed trips that share the most tags with a trip.
  func trips(relatedToTripAt index: Int) -> [Sourced<Trip>] {
    site.graph.trips(relatedToTripAt: index).map(noting)
  }

  func trips(with person: Slug) -> [Sourced<Trip>] { site.graph.trips(with: person).map(noting) }

  func photos(of trip: Sourced<Trip>) -> [Sourced<Photo>] {
    site.graph.photos(of: trip).map(noting)
  }

  func firstPhoto(of trip: Sourced<Trip>) -> Sourced<Photo>? {
    site.graph.photos(of: trip).first.map(noting)
  }

  /// Returns the parts of a journey, in the order of their departures.
  func parts(of trip: Sourced<Trip>) -> [Sourced<Trip>] {
    trip.model.parts.compactMap { part in
      site.graph.relations.places[ModelName(.trips, part.slug).hash].map { self.trip(at: $0.index) }
    }
  }

  /// Returns the journey that a trip is a part of.
  func journey(of trip: Sourced<Trip>) -> Sourced<Trip>? {
    trip.model.journey
      .flatMap { site.graph.relations.places[ModelName(.trips, $0).hash] }
      .map { self.trip(at: $0.index) }
  }

  func album(at index: Int) -> Sourced<Album> { noting(site.graph.content.albums[index]) }

  /// Returns the album that a photo is in.
  func album(ofPhotoAt index: Int) -> Sourced<Album>? {
    site.graph.relations.albums.album(ofPhotoAt: index).map(album(at:))
  }

  /// Returns the album around another one.
  func album(around index: Int) -> Sourced<Album>? {
    site.graph.relations.albums.album(around: index).map(album(at:))
  }

  /// Returns the photos of an album, in its order.
  func photos(ofAlbumAt index: Int) -> [Sourced<Photo>] {
    site.graph.relations.albums.photos[index].map { photo(at: $0) }
  }

  /// Returns the photo in an album whose picture a file is.
  func photoOfAlbum(with picture: Asset) -> Sourced<Photo>? {
    site.graph.relations.albums.photo(ofPicture: picture.path).map(photo(at:))
  }

  /// Whether a file is the track of a trip. This read isn't recorded: linking to a track is an
  /// error, and the set of track files is part of the site's shape.
  func isTrack(_ path: String) -> Bool {
    site.graph.content.trips.contains { trip in
      trip.model.allTracks.contains { $0.files.contains(path) }
    }
  }

  /// Returns the first photo of an album, or else of an album inside of it.
  func firstPhoto(ofAlbumAt index: Int) -> Sourced<Photo>? {
    let albums = site.graph.relations.albums
    if let first = albums.photos[index].first { return photo(at: first) }
    // A lazy `compactMap` would read each album twice, and so each deeper level twice as often.
    for inner in albums.albums(inside: index) {
      if let first = firstPhoto(ofAlbumAt: inner) { return first }
    }
    return nil
  }

  func accounts(of person: Slug) -> [Sourced<Account>] {
    site.graph.accounts(of: person).map(noting)
  }

  /// Records that the product depends on the facts of every model of a kind.
  func noteFacts(of kind: ModelKind) {
    let key = ReadKey.facts(of: kind)
    note(key, site.facts(ofKind: key.subject))
  }

  /// Records that the product depends on the facts of every model.
  func noteAllFacts() { note(.allFacts, site.allFacts) }

  /// Returns a model's text and records that the product reads it.
  func body(of model: any SourcedModel) -> MarkdownText {
    note(ReadKey(.text, of: model.hashes.name), model.hashes.text)
    return model.body
  }

  /// Returns the text of the home page or of a list, and records that the product reads it.
  func body(of index: IndexText) -> MarkdownText {
    note(ReadKey(.text, of: index.hashes.name), index.hashes.text)
    return index.body
  }

  /// Returns the target of a path in a text or in a key.
  func target(_ path: ContentPath) -> PublishedFiles.Target? {
    let target = site.files[path]
    if case .photo(let photo) = target { _ = noting(photo) }
    return target
  }

  /// Returns the target of a published address. Marks a file of the theme as used.
  func target(published path: String) -> PublishedFiles.Address {
    let address = site.files.address(path)
    if case .theme = address { apply(.usedAsset(path)) }
    return address
  }

  func measure(_ asset: Asset) -> ImageMeasures.Measure {
    let found = site.measures.find(asset)
    if let fault = found.fault { report(fault) }
    note(file: asset.diskPath, found.file)
    return found.measure
  }

  /// Marks an asset as used.
  func use(_ asset: Asset) {
    if !asset.isKept { apply(.usedFile(asset.publishedPath)) }
  }

  /// Reports a diagnostic of the product. It is reported again if the product isn't made again.
  func report(_ diagnostic: Diagnostic) {
    if isNoting { note(diagnostic) }
    site.diagnostics.report(diagnostic)
  }

  func report(
    _ problem: Problem, at place: SourceRange?, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(problem(at: place, message, fix: fix, notes: notes))
  }

  /// Applies an effect of the product to the site. It is applied again if the product isn't made
  /// again.
  func apply(_ effect: SiteEffect) {
    if isNoting { note(effect) }
    site.apply(effect)
  }
}
