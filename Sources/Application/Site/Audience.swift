import Content
package import Domain

/// The content that a build shows in addition to the currently public content.
package struct Audience: Sendable, Equatable {
  package var now: Instant
  package var seesDrafts: Bool
  package var seesFuture: Bool
  package var seesExpired: Bool
  /// Protected models that are shown.
  package var protected = Protected.none

  /// Selection of the protected models that are shown.
  package enum Protected: Sendable, Equatable {
    /// No protected models, as for the public.
    case none
    /// Models for at least one of some audiences, as for a guest of all of them.
    case of(Set<Slug>)
    /// Every protected model, as for the author.
    case all
  }

  package init(
    now: Instant, seesDrafts: Bool = false, seesFuture: Bool = false, seesExpired: Bool = false
  ) {
    self.now = now
    self.seesDrafts = seesDrafts
    self.seesFuture = seesFuture
    self.seesExpired = seesExpired
  }

  func sees(_ attributes: Attributes) -> Bool {
    switch (attributes.visibility, protected) {
    case (.private, _), (.protected, .none): return false
    case (.protected, .of(let names)) where names.isDisjoint(with: attributes.audiences):
      return false
    default: break
    }
    if attributes.isDraft, !seesDrafts { return false }
    if attributes.isFuture(at: now), !seesFuture { return false }
    if attributes.isExpired(at: now), !seesExpired { return false }
    return true
  }

  /// Returns why a model that this audience sees isn't public.
  func mark(of model: some SourcedModel) -> ModelState? {
    // Most builds show only public content.
    guard seesDrafts || seesFuture || seesExpired || protected == .all else { return nil }
    let attributes = model.attributes
    if protected == .all, attributes.visibility == .protected { return .protected }
    if seesDrafts, attributes.isDraft { return .draft }
    if seesFuture, attributes.isFuture(at: now) { return .future }
    return seesExpired && attributes.isExpired(at: now) ? .expired : nil
  }
}
