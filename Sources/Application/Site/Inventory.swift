import Basics
package import Content
package import Diagnostics
import Domain
import Templating

/// The models of a site, published or not, with the reasons why they aren't public.
package struct Inventory: Sendable {
  /// The models in the order of kinds and of their lists.
  package let models: [ModelSummary]

  /// Reads all content and reports its mistakes. Models with mistakes are left out.
  package init(_ options: Site.Options, _ diagnostics: DiagnosticCollector) {
    let content = ContentLoader(
      site: options.folder, kinds: options.kinds.content, jobs: options.jobs,
      pictures: options.pictures, at: options.audience.now
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

/// Summary of a model that may be hidden.
package struct ModelSummary: Sendable, Equatable {
  package let kind: ModelKind
  /// Address at which it is, or would be, published.
  package let address: String
  package let title: String
  /// Source file, below the site's folder.
  package let source: String
  /// Reasons why it isn't public; empty if it is public.
  package let states: [ModelState]
}

/// Reason why a model isn't public.
package enum ModelState: String, Sendable, Equatable, CaseIterable {
  case draft, future, expired, unlisted, protected, `private`

  static func states(of attributes: Attributes, at now: Instant) -> [ModelState] {
    allCases.filter { state in
      switch state {
      case .draft: attributes.isDraft
      case .future: attributes.isFuture(at: now)
      case .expired: attributes.isExpired(at: now)
      case .unlisted: attributes.visibility == .unlisted
      case .protected: attributes.visibility == .protected
      case .private: attributes.visibility == .private
      }
    }
  }
}

extension SiteSettings {
  /// Language of the locale, such as `pt`.
  var language: String { String(locale.upTo("_", "-")) }
}
