import Basics
import Content
import Diagnostics
import Domain
import Markup

/// Content security policy of all pages, as hosts send it (W3C, "Content Security Policy Level 3").
struct SecurityPolicy {
  private let loads: PolicyLoads
  /// Whether the site has sealed pages, whose pictures and films are shown from memory.
  private let hasAudiences: Bool
  private let base: BaseURL?

  /// Collects what the templates, pages, texts and photos of a site load, including only texts
  /// rendered so far. Reports scripts and styles in pages and texts; the policy then allows them on
  /// all pages.
  init(of context: SiteContext) {
    let site = context.site
    base = context.base
    hasAudiences = !context.settings.audiences.isEmpty
    var loads = site.themeLoads
    loads.formUnion(site.shownLoads)
    for (place, part) in site.used.inline {
      context.report(PolicyDiagnostics.inline(part, isTemplate: false, at: place))
    }
    for asset in site.content.assets where asset.isKept && asset.publishedPath.isPage {
      do throws(FileReader.Fault) {
        let bytes = try FileReader.read(asset.diskPath, limit: ContentLimits.file)
        let scan = LoadScan(html: bytes)
        loads.formUnion(scan.loads)
        let source = SourceFile(path: asset.path, bytes: bytes)
        for part in scan.parts {
          context.report(
            PolicyDiagnostics.inline(
              part.kind, isTemplate: false, at: source.place(part.range)))
        }
      } catch {
        context.report(error.diagnostic(ofFile: asset.path))
      }
    }
    self.loads = loads
  }

  /// Whether the site's own HTML or templates may run or load more than the built-in theme does.
  static func isOpen(in context: SiteContext) -> Bool {
    context.settings.unsafeHTML || !context.site.themeLoads.isEmpty
      || context.site.content.assets.contains { $0.isKept && $0.publishedPath.isPage }
  }

  /// Returns a note for a site with external scripts: they may send data only to the site. Returns
  /// `nil` without such scripts, or if the site names a host that they may send to.
  static func note(on site: SiteFacts) -> String? {
    var loads = site.themeLoads
    loads.formUnion(site.used.loads)
    let own = site.base.map { $0.origin.lowercased() }
    let hosts = loads.sources[.script, default: []]
      .filter { $0.hasScheme && $0 != own && !$0.ends(with: ":") }.sorted()
    guard let first = hosts.first, loads.sources[.connect] == nil,
      !site.graph.content.assets.contains(where: { $0.publishedPath == "/_headers" })
    else { return nil }
    let others = hosts.count > 1 ? " and \(hosts.count - 1) more" : ""
    return
      "the policy in '_headers' allows scripts from \(first)\(others), but lets them send data "
      + "only to your site, because Zoetrope doesn't know their servers; write <link "
      + "rel=\"preconnect\" href=\"https://…\"> in Templates/components/head.html for each "
      + "server that they may use"
  }

  /// The file `_headers`, as Netlify and Cloudflare Pages read it.
  var headers: String {
    """
    \(base?.path ?? "")/*
      Content-Security-Policy: \(text)
      X-Content-Type-Options: nosniff

    """
  }

  /// The value of the header.
  var text: String {
    let blob = hasAudiences ? ["blob:"] : []
    let directives: [String?] = [
      "default-src 'self'", directive(.script),
      loads.sources[.handler].map { _ in "script-src-attr 'unsafe-inline'" },
      directive(.connect), directive(.frame), directive(.image, ["data:"] + blob, isAlways: true),
      directive(.media, blob), directive(.font),
      directive(.style, isAlways: true),
      // Attributes have the colours of view models and the alignment of columns.
      "style-src-attr 'unsafe-inline'", directive(.manifest), directive(.worker),
      directive(.object) ?? "object-src 'none'", "base-uri 'none'",
      directive(.form, isAlways: true), "frame-ancestors 'self'",
    ]
    return directives.compactMap(\.self).joined(separator: "; ")
  }

  /// Returns a directive with the site's own origin, some more words, and the hosts. Returns `nil`
  /// for one without words or hosts, since `default-src` covers it.
  private func directive(
    _ directive: PolicyLoads.Directive, _ words: [String] = [], isAlways: Bool = false
  ) -> String? {
    let own = base.map { $0.origin.lowercased() }
    let hosts = (loads.sources[directive] ?? []).filter { $0 != own }.sorted()
    guard isAlways || !words.isEmpty || !hosts.isEmpty else { return nil }
    return ([directive.rawValue, "'self'"] + words + hosts).joined(separator: " ")
  }
}

extension SiteFacts {
  /// Loads of the texts rendered so far, and of pictures that keys name by address.
  fileprivate var shownLoads: PolicyLoads {
    var loads = used.loads
    func add(_ address: String?) {
      if let source = address.flatMap(PolicyLoads.source) { loads.add(source, to: .image) }
    }
    for photo in content.photos {
      if case .url(let url) = photo.model.source { add(url) }
    }
    for list in content.models.erased {
      for model in list.models { add(model.attributes.image) }
    }
    for text in content.indexTexts { add(text.image) }
    return loads
  }

  /// Adds what the pages of an audience's site load in addition. Everyone can read the policy, so
  /// it doesn't name any host of a sealed page.
  func addLoads(ofSealed site: SiteFacts) {
    var open = shownLoads
    open.formUnion(themeLoads)
    let loads = site.shownLoads.hostless(besides: open, own: base?.origin.lowercased())
    used.add(loads, inlineOf: site.used)
  }
}

extension String {
  fileprivate var isPage: Bool { ends(with: ".html") || ends(with: ".htm") }
}
