import Content
import Diagnostics
import Domain

/// The terms of a site's models, with the related trips, labels and feeds derived from them.
///
/// A class, because successive states of a site share it.
final class SiteFiling: Sendable {
  let taxonomies: Taxonomies
  let related: RelatedTrips
  let labels: TermLabels
  let feeds: FeedPlan

  /// Files the models. `content` is the visible content, `all` includes hidden content. Reports
  /// faulty terms.
  init(
    _ content: SiteContent, of all: SiteContent, at now: Instant,
    _ diagnostics: DiagnosticCollector
  ) {
    taxonomies = Taxonomies(content, of: all, diagnostics)
    related = RelatedTrips(taxonomies.tags, count: content.trips.count)
    labels = TermLabels(taxonomies, under: content.settings.baseURL)
    feeds = FeedPlan(content, taxonomies, at: now)
  }
}
