package import Content
package import Domain

/// Whom a build is for: what is shown besides that which is public now.
package struct Audience: Sendable, Hashable {
  package var now: Instant
  package var seesDrafts: Bool
  package var seesFuture: Bool
  package var seesExpired: Bool

  package init(
    now: Instant, seesDrafts: Bool = false, seesFuture: Bool = false, seesExpired: Bool = false
  ) {
    self.now = now
    self.seesDrafts = seesDrafts
    self.seesFuture = seesFuture
    self.seesExpired = seesExpired
  }

  func sees(_ attributes: Attributes) -> Bool {
    if attributes.visibility == .private { return false }
    if attributes.isDraft, !seesDrafts { return false }
    if attributes.isFuture(at: now), !seesFuture { return false }
    if attributes.isExpired(at: now), !seesExpired { return false }
    return true
  }
}

extension SiteContent {
  /// What an audience sees of it: hidden models go, and with them the files in their folders.
  func shown(to audience: Audience) -> SiteContent {
    var hidden: Set<ModelName> = []
    func shown<Model>(_ models: [Sourced<Model>]) -> [Sourced<Model>] {
      models.filter { model in
        if audience.sees(model.attributes) { return true }
        hidden.insert(ModelName(model.kind, model.slug))
        return false
      }
    }
    let trips = shown(trips)
    let photos = shown(photos)
    let accounts = shown(accounts)
    let people = shown(people)
    let pages = shown(pages)
    return SiteContent(
      settings: settings, trips: trips, photos: photos, accounts: accounts, people: people,
      pages: pages, homeText: homeText, listTexts: listTexts,
      assets: assets.filter { $0.owner.map { !hidden.contains($0) } ?? true })
  }
}
