package import Domain

extension SiteContent {
  /// The content without models that are not shown, and without their files. A journey tells
  /// nothing of its parts that are not shown, and is not shown itself without any leg.
  package func showing(_ isShown: (Attributes) -> Bool) -> SiteContent {
    let journeys = ShownJourneys(trips, isShown)
    guard hides(isShown) || !journeys.changed.isEmpty else { return self }
    var files = HiddenFiles()
    let models = ModelTable(models.lists.map { $0.shown(isShown, journeys, &files) })
    for text in listTexts.values { files.keep(text) }
    if let homeText { files.keep(homeText) }
    let pictures = files.pictures(among: assets)
    var content = SiteContent(
      settings: settings, models: models, homeText: homeText, listTexts: listTexts,
      assets: files.shown(of: assets, besides: pictures), strayTexts: [],
      settingsHash: settingsHash,
      lost)
    content.folder = folder
    content.unpublished = unpublished
    content.hiddenPictures = pictures
    content.privateLumps = accounts.flatMap { account in
      account.attributes.isDraft || account.attributes.visibility != .private
        ? [] : account.model.tripLumps(isPublic: false)
    }
    return content
  }

  private func hides(_ isShown: (Attributes) -> Bool) -> Bool {
    models.lists.contains { $0.hidesAny(isShown) }
  }
}

/// The journeys of a site that tell less than they know.
private struct ShownJourneys {
  /// Journeys with parts that are not told, as they are shown, by their names; `nil` for one of
  /// which no leg is left.
  private(set) var changed: [Slug: Sourced<Trip>?] = [:]

  init(_ trips: [Sourced<Trip>], _ isShown: (Attributes) -> Bool) {
    let parts = Dictionary(
      trips.lazy.filter { $0.model.journey != nil }.map { ($0.slug, $0.attributes) }
    ) { first, _ in first }
    guard !parts.isEmpty else { return }
    for journey in trips where journey.model.isJourney && isShown(journey.attributes) {
      // Whoever finds the journey doesn't find what is less public.
      let kept = journey.keeping { slug in
        parts[slug].map {
          isShown($0) && $0.visibility.isListed == journey.attributes.visibility.isListed
        } ?? false
      }
      if kept !== journey { changed[journey.slug] = .some(kept) }
    }
  }

  /// Whether a model is a journey of which nothing is left.
  func isGone(_ model: some SourcedModel) -> Bool {
    guard !changed.isEmpty, model.kind == .trips, let kept = changed[model.slug] else {
      return false
    }
    return kept == nil
  }

  /// The trips with journeys as they are shown, whose departures may be others.
  func shown(_ trips: [Sourced<Trip>]) -> [Sourced<Trip>] {
    guard !changed.isEmpty else { return trips }
    var shown = trips.filter { changed[$0.slug] == nil }
    for journey in changed.values.compactMap(\.self) { shown.insertInListOrder(journey) }
    return shown
  }
}

extension ModelList {
  fileprivate func hidesAny(_ isShown: (Attributes) -> Bool) -> Bool {
    !models.allSatisfy { isShown($0.attributes) }
  }

  /// The models that are shown; the files of all of them are noted.
  fileprivate func shown(
    _ isShown: (Attributes) -> Bool, _ journeys: ShownJourneys, _ files: inout HiddenFiles
  ) -> any ModelList {
    let shown = files.part(
      models, { isShown($0.attributes) && !journeys.isGone($0) }, files: Kind.files)
    guard Kind.kind == .trips, let trips = shown as? [Sourced<Trip>] else {
      return Models<Kind>(shown)
    }
    return Models<TripKind>(journeys.shown(trips))
  }
}
