import Content
package import Domain

/// The content that a build shows besides what is public now.
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

  /// Returns why a model that this audience sees is not public.
  func mark(of model: some SourcedModel) -> ModelState? {
    // Most builds show only public content.
    guard seesDrafts || seesFuture || seesExpired else { return nil }
    let attributes = model.attributes
    if seesDrafts, attributes.isDraft { return .draft }
    if seesFuture, attributes.isFuture(at: now) { return .future }
    return seesExpired && attributes.isExpired(at: now) ? .expired : nil
  }
}
