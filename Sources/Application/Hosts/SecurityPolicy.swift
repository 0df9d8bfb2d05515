import Content
import Diagnostics
import Domain
import Markup
import Paths

/// Content security policy of all pages, as hosts send it (W3C, "Content Security Policy Level 3").
struct SecurityPolicy {
  private let loads: PolicyLoads
  /// Whether the site has sealed pages, whose pictures and films are shown from memory.
  private let hasAudiences: Bool
  private let base: BaseURL?

  /// Takes what templates, pages, texts and photos of a site load; of texts, what is known yet.
  init(of context: SiteContext) {
    base = context.base
    hasAudiences = !context.settings.audiences.isEmpty
    var loads = context.site.themeLoads
    loads.formUnion(context.site.used.loads)
    loads.formUnion(Self.pictures(of: context.site.content))
    for file in Self.pages(of: context) { loads.formUnion(file.scan.loads) }
    self.loads = loads
  }

  /// Whether the owner of a site has written HTML or templates that may run or load more than the
  /// built-in theme does.
  static func isOpen(in context: SiteContext) -> Bool {
    context.settings.unsafeHTML || !context.site.themeLoads.isEmpty
      || context.site.content.assets.contains { $0.isKept && $0.publishedPath.isPage }
  }

  /// Reports scripts and styles in pages and texts, for which the policy allows those of all pages.
  static func reportInline(in context: SiteContext) {
    for file in pages(of: context) {
      for part in file.scan.parts {
        context.report(
          PolicyDiagnostics.inline(
            part.kind, isTemplate: false, at: file.source.place(part.range)))
      }
    }
  }

  /// Loads of the pictures that keys name by addresses.
  private static func pictures(of content: SiteContent) -> PolicyLoads {
    var loads = PolicyLoads()
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

  /// HTML that goes out as its author wrote it: pages in `Content/public/`, and texts with
  /// `unsafeHTML`.
  private static func pages(of context: SiteContext) -> [(source: SourceFile, scan: LoadScan)] {
    var files: [SourceFile] = []
    for asset in context.site.content.assets where asset.isKept && asset.publishedPath.isPage {
      do throws(FileReader.Fault) {
        let bytes = try FileReader.read(asset.diskPath, limit: ContentLimits.file)
        files.append(SourceFile(path: asset.path, bytes: bytes))
      } catch {
        context.report(error.diagnostic(ofFile: asset.path))
      }
    }
    if context.settings.unsafeHTML {
      let texts =
        context.site.content.models.erased.flatMap(\.models).map { ($0.path, $0.body) }
        + context.site.content.indexTexts.map { ($0.file.path, $0.body) }
      for (path, body) in texts {
        // If this fails, the text has noted its fault, which is reported.
        guard let bytes = try? body.bytes(), bytes.contains(UInt8(ascii: "<")) else { continue }
        files.append(SourceFile(path: path, bytes: Array(bytes)))
      }
    }
    return files.map { ($0, LoadScan(html: $0.bytes)) }
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
    let isInline = { loads.inline.contains($0) ? ["'unsafe-inline'"] : [] }
    let directives: [String?] = [
      "default-src 'self'", directive(.script, isInline(.script)),
      loads.inline.contains(.handler) ? "script-src-attr 'unsafe-inline'" : nil,
      directive(.connect), directive(.frame), directive(.image, ["data:"] + blob, isAlways: true),
      directive(.media, blob), directive(.font),
      directive(.style, isInline(.style), isAlways: true),
      // Colors of view models, and alignment of columns, are in attributes.
      "style-src-attr 'unsafe-inline'", directive(.manifest), directive(.worker),
      directive(.object) ?? "object-src 'none'", "base-uri 'none'",
      directive(.form, isAlways: true), "frame-ancestors 'self'",
    ]
    return directives.compactMap(\.self).joined(separator: "; ")
  }

  /// A directive with the site's own origin, some more words, and the hosts; `nil` for one without
  /// any of these, for which `default-src` stands.
  private func directive(
    _ directive: PolicyLoads.Directive, _ words: [String] = [], isAlways: Bool = false
  ) -> String? {
    let own = base.map { $0.origin.lowercased() }
    let hosts = (loads.sources[directive] ?? []).filter { $0 != own }.sorted()
    guard isAlways || !words.isEmpty || !hosts.isEmpty else { return nil }
    return ([directive.rawValue, "'self'"] + words + hosts).joined(separator: " ")
  }
}

extension String {
  fileprivate var isPage: Bool { ends(with: ".html") || ends(with: ".htm") }
}
