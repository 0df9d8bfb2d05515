import Basics
import Content
import Diagnostics
import Templating

/// A site's templates, words and assets as read, with the mistakes found.
struct ThemeFiles: Sendable {
  /// Inputs other than the files below `Templates/`.
  struct Inputs: Sendable, Equatable {
    let site: String
    let language: String
    let kinds: [ObjectIdentifier]
    let base: BaseURL?
    let fingerprints: Bool
    let hasMinions: Bool
    /// Rules that the settings add to the theme's style sheet.
    let style: String

    init(_ options: Site.Options, _ settings: SiteSettings) {
      site = options.folder
      language = settings.language
      kinds = options.kinds.content.all.map { ObjectIdentifier($0) }
      base = settings.baseURL
      fingerprints = options.fingerprints
      hasMinions = settings.switches.contains(.minion)
      style = SettingsStyle.css(of: settings)
    }
  }

  let inputs: Inputs
  let folder: TemplateFolder
  let assets: [String: ThemeAsset]
  /// Plain paths of assets that other assets use.
  let usedAssets: Set<String>
  /// Addresses in assets that match no asset of the theme.
  let links: [LiteralLinkCheck]
  let diagnostics: [Diagnostic]
  /// Hosts from which the owner's own templates and assets load something.
  let loads: PolicyLoads

  /// Reads the files, or returns `before` if they can't have changed.
  static func read(
    _ options: Site.Options, changed: Set<String>?, _ settings: SiteSettings, before: ThemeFiles?
  ) -> ThemeFiles {
    let inputs = Inputs(options, settings)
    let mayDiffer = changed?.contains { $0.names.first == "Templates" }
    if let before, before.inputs == inputs, mayDiffer == false, !before.folder.hasLinks,
      !before.diagnostics.contains(where: { $0.traits.contains(.readFault) })
    {
      return before
    }
    return ThemeFiles(inputs, options.kinds)
  }

  private init(_ inputs: Inputs, _ kinds: SiteKinds) {
    let diagnostics = DiagnosticCollector()
    self.inputs = inputs
    folder = TemplateFolder(of: inputs.site, language: inputs.language, kinds: kinds, diagnostics)
    var files = folder.assets
    let picture = ThemeAsset.minionPicture
    if !inputs.hasMinions, case .builtIn = files[picture] { files[picture] = nil }
    let reader = ThemeAssetReader(
      files, of: inputs.site, under: inputs.base, fingerprints: inputs.fingerprints,
      style: inputs.style, diagnostics)
    assets = reader.assets
    // A full copy of the theme includes the picture, so it counts as used even without the switch.
    usedAssets = reader.used.union([picture])
    links = reader.links
    loads = Self.loads(of: folder, assets, diagnostics)
    self.diagnostics = diagnostics.diagnostics
  }

  private static func loads(
    of folder: TemplateFolder, _ assets: [String: ThemeAsset], _ diagnostics: DiagnosticCollector
  ) -> PolicyLoads {
    var loads = PolicyLoads()
    for template in folder.sources where !template.isBuiltIn && template.format == .html {
      let scan = LoadScan(template: template.source.bytes)
      loads.formUnion(scan.loads)
      for part in scan.parts {
        diagnostics.report(
          PolicyDiagnostics.inline(
            part.kind, isTemplate: true, at: template.source.place(part.range)))
      }
    }
    for asset in assets.values { loads.formUnion(asset.loads) }
    return loads
  }
}
