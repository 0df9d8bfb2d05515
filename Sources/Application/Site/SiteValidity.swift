import Content
package import Domain

/// How long a site stays as it is while nobody changes it: until something is to be published, or has
/// expired.
package struct SiteValidity: Sendable, Hashable {
  /// The first and the last second, since 1970, at which the same is shown.
  package let seconds: ClosedRange<Int64>

  package init(seconds: ClosedRange<Int64>) { self.seconds = seconds }

  init(_ content: SiteContent, at now: Instant) {
    var (first, last) = (Int64.min, Int64.max)
    for model in content.models.all {
      let attributes = model.attributes
      for day in [attributes.publishDate, attributes.expiryDate] {
        guard let second = day?.instant.seconds else { continue }
        if second <= now.seconds {
          first = max(first, second)
        } else {
          last = min(last, second - 1)
        }
      }
    }
    seconds = first...last
  }

  package func holds(at now: Instant) -> Bool { seconds.contains(now.seconds) }
}
