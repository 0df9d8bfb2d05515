import Content
import Diagnostics
import Domain
import Foundation
import Markup
import Presentation
import Templating
import TestSupport
import Theme

@testable import Application

/// A view that stores the view models it receives. A class, because they are passed to it in calls.
final class RecordingView<ViewModel: Sendable>: View {
  private(set) var shown: [ViewModel] = []

  func show(_ model: ViewModel) { shown.append(model) }
}

extension SiteContext {
  /// Returns the context of a site without templates; photos in texts are written as their titles.
  static func of(
    _ files: [String: TemporaryFolder.File], _ diagnostics: DiagnosticCollector = .init()
  ) throws -> SiteContext {
    let folder = try TemporaryFolder(files)
    let content = ContentLoader(site: folder.path, jobs: 1).load(diagnostics)
    let english = Theme.files.first { $0.path == "words/en.json" }?.text ?? "{}"
    let words = try JSONDecoder().decode([String: String].self, from: Data(english.utf8))
    let now = try Instant(seconds: 1_769_860_800)  // 2026-01-31T12:00:00Z
    let formats = Formats(locale: content.settings.locale)
    return SiteContext(
      SiteFacts(
        graph: SiteGraph(
          content, SiteRelations(content, formats, at: now),
          SiteFiling(content, of: content, at: now, diagnostics)),
        formats: formats, phrases: Phrases(Words(file: "", texts: words)),
        files: PublishedFiles(
          content, TargetTable(content, of: content, for: Audience(now: now)),
          site: folder.path, isWhole: true),
        now: now, diagnostics: diagnostics, photoCell: { HTML(escaping: $0.photo.title) }))
  }
}

extension UseCase {
  /// Returns the single view model that the use case shows.
  func shown(in context: SiteContext) -> ViewModel? {
    let view = RecordingView<ViewModel>()
    show(in: view, context)
    return view.shown.count == 1 ? view.shown.first : nil
  }
}
