package import Application
import Basics
package import Diagnostics
import Markup

/// Renders the renditions of a site's pictures, without publishing anything.
package struct ImageWork: Sendable {
  /// Number of pictures in the share, and on the site.
  package private(set) var pictures = 0
  package private(set) var allPictures = 0
  /// Number of files in the share.
  package private(set) var files = 0

  /// Makes all pages in memory, because they determine which pictures are shown and how. Then makes
  /// the renditions of a share. If the site has errors, reports them and makes no rendition.
  package init(
    _ site: Site, _ share: ImageShare, jobs: Int, diagnostics: DiagnosticCollector,
    progress: Publisher.Progress? = nil
  ) {
    let jobs = max(1, min(jobs, 64))
    let plan = PublishingPlan(site.products, jobs: jobs, diagnostics)
    let (always, onDemand) = plan.steps
    func make(_ places: [Int]) {
      _ = concurrentMap(places.count, jobs: jobs, worker: { OutputBuffer() }) { output, index in
        let product = plan[places[index]]
        guard product.original == nil else { return }
        output.removeAll()
        _ = product.make(into: &output)
      }
    }
    make(always)
    site.checkLinks()
    guard !diagnostics.hasErrors else { return }

    let wanted = onDemand.filter { plan[$0].isWanted }
    var bySubject: [String: [Int]] = [:]
    for place in wanted {
      if let subject = plan[place].preparation?.subject {
        bySubject[subject, default: []].append(place)
      }
    }
    // The order is the same on every machine, because the site is the same.
    let subjects = bySubject.keys.sorted()
    let own = subjects.indices.filter(share.has).flatMap { bySubject[subjects[$0]] ?? [] }.sorted()
    (pictures, allPictures) = (subjects.indices.filter(share.has).count, subjects.count)
    files = own.count
    plan.prepare(own, jobs: jobs, progress: progress)
    // Reads each file, so that a picture that can't be rendered is reported with its place.
    make(own)
  }
}
