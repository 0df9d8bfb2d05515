package import Content
package import Diagnostics
import Domain
import Paths
import Templating

/// Every model of a site, whether or not it is published, and why.
package struct Inventory: Sendable {
  /// In the order of kinds, and of their lists.
  package let models: [ModelSummary]

  /// Reads all content, and reports its mistakes; models with any are not in it.
  package init(_ options: Site.Options, _ diagnostics: DiagnosticCollector) {
    let content = ContentLoader(
      site: options.folder, kinds: options.kinds.content, jobs: options.jobs
    )
    .load(diagnostics)
    let folder = TemplateFolder(
      of: options.folder, language: content.settings.language, kinds: options.kinds, diagnostics)
    let phrases = Phrases(folder.words)
    models = content.models.all.map { model in
      ModelSummary(
        kind: model.kind, address: model.publishedPath, title: phrases.title(of: model),
        source: model.path,
        states: ModelState.states(of: model.attributes, at: options.audience.now))
    }
  }
}

/// What is told of a model that may be hidden.
package struct ModelSummary: Sendable, Hashable {
  package let kind: ModelKind
  /// Where it is published, or would be.
  package let address: String
  package let title: String
  /// Below the site's folder.
  package let source: String
  /// Empty for a model that everyone sees.
  package let states: [ModelState]
}

/// Why not everyone sees a model.
package enum ModelState: String, Sendable, Hashable, CaseIterable {
  case draft, future, expired, unlisted, `private`

  static func states(of attributes: Attributes, at now: Instant) -> [ModelState] {
    allCases.filter { state in
      switch state {
      case .draft: attributes.isDraft
      case .future: attributes.isFuture(at: now)
      case .expired: attributes.isExpired(at: now)
      case .unlisted: attributes.visibility == .unlisted
      case .private: attributes.visibility == .private
      }
    }
  }
}

extension SiteSettings {
  /// The language of its locale, such as `pt`.
  var language: String { String(locale.upTo("_", "-")) }
}
