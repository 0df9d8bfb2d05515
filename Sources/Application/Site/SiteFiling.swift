import Content
import Diagnostics
import Domain

/// What the models of a site are filed under, and what follows from that.
///
/// A class, since one state of a site after the other has it.
final class SiteFiling: Sendable {
  let taxonomies: Taxonomies
  let related: RelatedTrips
  let labels: TermLabels
  let feeds: FeedPlan

  /// `content` is what is shown, `all` what there is; terms that are wrong are reported.
  init(
    _ content: SiteContent, of all: SiteContent, at now: Instant,
    _ diagnostics: DiagnosticCollector
  ) {
    taxonomies = Taxonomies(content, of: all, diagnostics)
    related = RelatedTrips(taxonomies.tags, count: content.trips.count)
    labels = TermLabels(taxonomies, under: content.settings.baseURL)
    feeds = FeedPlan(content, taxonomies, at: now)
  }

  /// That of a plan, which an earlier process decided about content of the same shape; `nil` where its
  /// names are none.
  init?(_ content: SiteContent, _ plan: KeptPlan) {
    guard let filed = plan.filed else { return nil }
    taxonomies = filed
    related = RelatedTrips(taxonomies.tags, count: content.trips.count)
    labels = TermLabels(taxonomies, under: content.settings.baseURL)
    feeds = FeedPlan(content, plan)
  }
}
