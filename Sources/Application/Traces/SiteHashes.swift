import CommonMark
import Content
import Diagnostics
import Domain
import Foundation
import Markup
import Presentation
import Templating
import Tracing

/// Hashes of what all products of a site depend on, equal in every process.
enum SiteHashes {
  /// Version of the products: raise it when the same site gives other products and no other hash
  /// changes.
  private static let version = 1

  /// Hash of everything that any product may show.
  ///
  /// That is the settings, the templates and their words, the theme's assets, the parts around each
  /// page, the future trips, and the program itself.
  static func global(
    _ options: Site.Options, _ content: SiteContent, _ folder: TemplateFolder, _ theme: ThemeAssets,
    _ chrome: Chrome, _ validity: SiteValidity
  ) -> UInt64 {
    var hasher = StableHasher(seed: UInt64(version))
    hasher.combine(options.hash)
    hasher.combine(content.settingsHash)
    for text in content.indexTexts.sorted(by: { $0.file.path < $1.file.path }) {
      hasher.combine(text.reads.subject)
      hasher.combine(text.reads.factsHash)
    }
    folder.combine(into: &hasher)
    theme.combine(into: &hasher)
    chrome.combine(into: &hasher)
    hasher.combine(validity.pending)
    return hasher.finish()
  }

  /// Hash of everything else that products depend on, except the texts of models: all models with
  /// their facts, the files beside them, and the published addresses.
  static func structure(
    _ all: SiteContent, shown: SiteContent, _ plan: SitePlan
  ) -> UInt64 {
    var hasher = StableHasher()
    for content in [all, shown] {
      for list in content.models.erased {
        hasher.combine(list.kind.folder)
        for index in list.models.indices {
          let reads = list.reads(at: index)
          hasher.combine(reads.subject)
          hasher.combine(reads.factsHash)
        }
      }
    }
    for asset in shown.assets {
      hasher.combine(asset.path)
      hasher.combine(asset.publishedPath)
    }
    for route in plan.table.hiddenRoutes.sorted() { hasher.combine(route) }
    hasher.combine(plan.layout.hash)
    return hasher.finish()
  }
}

extension Site.Options {
  /// Hash of the program and of its caller's options except the time, equal in every process.
  package var hash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(ProgramIdentity.hash)
    hasher.combine(baseURL?.text ?? "")
    hasher.combine(audience.seesDrafts)
    hasher.combine(audience.seesFuture)
    hasher.combine(audience.seesExpired)
    hasher.combine(fingerprints)
    for kind in kinds.content.all { hasher.combine(kind.kind.folder) }
    return hasher.finish()
  }
}

/// Identity of the program and of the system libraries that affect pages: others may make other
/// pages.
package enum ProgramIdentity {
  /// Hash of the executable, the Markdown parser's version and the version of the time zone data.
  package static let hash: UInt64 = {
    var hasher = StableHasher()
    hasher.combine(TimeZone.timeZoneDataVersion)
    hasher.combine(ParserVersion.text)
    executable?.combine(into: &hasher)
    return hasher.finish()
  }()

  private static var executable: FileIdentity? {
    // `Bundle` reads the whole folder of the executable, which may be /usr/bin.
    FileIdentity(of: "/proc/self/exe")
      ?? FileIdentity(of: Bundle.main.executablePath ?? CommandLine.arguments.first ?? "")
  }
}

extension TemplateFolder {
  fileprivate func combine(into hasher: inout StableHasher) {
    // Built-in templates are part of the program.
    for source in sources where !source.isBuiltIn {
      hasher.combine(source.source.path)
      hasher.combine(source.source.bytes[...])
    }
    words.combine(into: &hasher)
  }
}

extension Words {
  func combine(into hasher: inout StableHasher) {
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      hasher.combine(key)
      hasher.combine(text)
    }
  }
}

extension Chrome {
  fileprivate func combine(into hasher: inout StableHasher) {
    let page = viewModel(
      for: Page(route: Route(path: "/\u{0}"), title: ""), excerpt: nil, image: nil)
    for link in page.navigation + page.taxonomies + [page.settings].compactMap(\.self) {
      hasher.combine(link.linkText)
      hasher.combine(link.link.address)
    }
    hasher.combine(page.author ?? "")
    for icon in page.badge.icons {
      hasher.combine(icon.link.address)
      hasher.combine(icon.form.rawValue)
      hasher.combine(icon.sizes)
    }
    for feed in page.alternates {
      hasher.combine(feed.title)
      hasher.combine(feed.link.address)
    }
  }
}
