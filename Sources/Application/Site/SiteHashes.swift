import Basics
import Content
import Diagnostics
import Domain
import Foundation
import Markdown
import Markup
import Presentation
import Sealing
import Templating

/// Hashes of everything that all products of a site depend on, equal in every process.
struct SiteHashes: Sendable {
  /// Version of the products. Increase it if the same site yields different products although no
  /// other hash changes.
  private static let version: UInt64 = 2

  let options: Site.Options
  /// Whether no mistake can hide an address, so that links to unknown ones are reported.
  let isWhole: Bool
  /// Content including hidden models.
  let all: SiteContent
  let shown: SiteContent
  let words: TemplateFolder
  let theme: ThemeAssets
  let chrome: Chrome
  let validity: SiteValidity
  let plan: SitePlan
  /// Hash of which accounts disclose costs of which trips.
  let costRelations: UInt64

  /// Hash of both hashes: products are known only as long as neither changes.
  var stateHash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(global)
    hasher.combine(shape)
    return hasher.finish()
  }

  /// Hash of everything that any product may show. This is the program, the settings, the templates
  /// and their words, the theme's assets and the parts around each page.
  var global: UInt64 {
    var hasher = StableHasher(seed: Self.version)
    hasher.combine(options.hash)
    hasher.combine(all.settingsHash)
    // Only the formats in the settings that can be made here.
    for format in RenditionFormat.allCases where all.settings.photos.formats.contains(format) {
      hasher.combine(format.rawValue)
    }
    for text in all.indexTexts.sorted(by: { $0.file.path < $1.file.path }) {
      hasher.combine(text.hashes.name)
      hasher.combine(text.hashes.facts)
    }
    words.combine(into: &hasher)
    theme.combine(into: &hasher)
    chrome.combine(into: &hasher)
    return hasher.finish()
  }

  /// Hash of the relations between models. It covers the values by which they are ordered, filed
  /// and found, their references to each other, and whether each is shown now. It also covers the
  /// asset files and all addresses.
  ///
  /// It doesn't cover bytes, texts and titles, and of amounts only the sums of private accounts. So
  /// most edits don't change it.
  var shape: UInt64 {
    var hasher = StableHasher()
    for content in [all, shown] {
      for list in content.models.erased {
        hasher.combine(list.kind.folder)
        hasher.combine(list.models.count)
        for model in list.models {
          hasher.combine(model.hashes.name)
          hasher.combine(model.hashes.relations)
          hasher.combine(model.hashes.terms)
        }
      }
    }
    hasher.combine(costRelations)
    // Sums of private accounts. Pages show them, but don't record a read of the account.
    for lump in shown.privateLumps {
      hasher.combine(lump.trip.text)
      hasher.combine(lump.sum.spent(lump.currency).decimal)
      hasher.combine(lump.sum.planned(lump.currency).decimal)
      hasher.combine(lump.sum.isSpentExact)
      hasher.combine(lump.sum.isPlannedExact)
      hasher.combine(lump.currency.code)
    }
    for asset in shown.assets {
      hasher.combine(asset.path)
      hasher.combine(asset.publishedPath)
    }
    all.unpublished.combine(into: &hasher)
    for route in plan.table.hiddenRoutes.sorted() { hasher.combine(route) }
    hasher.combine(plan.layout.hash)
    hasher.combine(validity.pending)
    hasher.combine(isWhole)
    return hasher.finish()
  }
}

extension Site.Options {
  /// Hash of the options and the guests of audiences, equal in every process.
  package var hashWithGuests: UInt64 {
    var hasher = StableHasher()
    hasher.combine(hash)
    hasher.combine(keys.map { $0.json[...] } ?? [])
    return hasher.finish()
  }

  /// Hash of the program and of its caller's options, equal in every process. The time and the
  /// guests of audiences aren't part of it.
  package var hash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(ProgramIdentity.hash)
    hasher.combine(baseURL?.text ?? "")
    hasher.combine(audience.seesDrafts)
    hasher.combine(audience.seesFuture)
    hasher.combine(audience.seesExpired)
    switch audience.protected {
    case .none: hasher.combine(0)
    case .all: hasher.combine(1)
    case .of(let names): for name in names.map(\.text).sorted() { hasher.combine(name) }
    }
    hasher.combine(fingerprints)
    // A renewal of keys seals everything again. Guests affect only a file that is always made.
    hasher.combine(keys.map { $0.ofPages.json[...] } ?? [])
    for kind in kinds.content.all { hasher.combine(kind.kind.folder) }
    return hasher.finish()
  }
}

/// Identity of the program and of the system libraries that affect pages. If it differs, pages may
/// differ.
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
    // `Bundle` reads the whole folder of the executable, which may be /usr/bin. If this fails, the
    // program counts as another one, and everything is made again.
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
    hasher.combine(page.hasPurchases)
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
