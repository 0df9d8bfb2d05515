import Content
import Diagnostics
import Paths
import Templating

/// A site's templates, words and assets as they were read, and what was found wrong on the way.
struct ThemeFiles: Sendable {
  /// What they depend on besides the files below `Templates/`.
  struct Basis: Sendable, Hashable {
    let site: String
    let language: String
    let kinds: [ObjectIdentifier]
    let base: BaseURL?
    let fingerprints: Bool
    let hasMinions: Bool

    init(_ options: Site.Options, _ settings: SiteSettings) {
      site = options.folder
      language = settings.language
      kinds = options.kinds.content.all.map { ObjectIdentifier($0) }
      base = settings.baseURL
      fingerprints = options.fingerprints
      hasMinions = settings.switches.contains(.minion)
    }
  }

  let basis: Basis
  let folder: TemplateFolder
  let assets: [String: ThemeAsset]
  /// The assets that others use.
  let usedAssets: Set<String>
  /// What assets name that is none of them.
  let links: [LiteralLinkCheck]
  let diagnostics: [Diagnostic]

  /// Reads them; not again where those that were read before must be the same.
  static func read(
    _ options: Site.Options, _ settings: SiteSettings, before: ThemeFiles?
  ) -> ThemeFiles {
    let basis = Basis(options, settings)
    let mayDiffer = options.changed?.contains { $0.names.first == "Templates" }
    if let before, before.basis == basis, mayDiffer == false, !before.folder.hasLinks,
      !before.diagnostics.contains(where: \.isReadFault)
    {
      return before
    }
    return ThemeFiles(basis, options.kinds)
  }

  private init(_ basis: Basis, _ kinds: SiteKinds) {
    let diagnostics = DiagnosticCollector()
    self.basis = basis
    folder = TemplateFolder(of: basis.site, language: basis.language, kinds: kinds, diagnostics)
    var files = folder.assets
    let picture = ThemeAsset.minionPicture
    if !basis.hasMinions, case .builtIn = files[picture] { files[picture] = nil }
    let reader = ThemeAssetReader(
      files, of: basis.site, under: basis.base, fingerprints: basis.fingerprints, diagnostics)
    assets = reader.assets
    // A site's copy of the theme is whole with it, whether or not the switch is shown.
    usedAssets = reader.used.union([picture])
    links = reader.links
    self.diagnostics = diagnostics.diagnostics
  }
}
