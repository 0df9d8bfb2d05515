import Content
import Markup
import Paths

/// Content security policy of all pages, as hosts send it (W3C, "Content Security Policy Level 3").
struct SecurityPolicy {
  /// Whether the site's owner has written HTML or templates that may load more than the theme does.
  let isOpen: Bool
  /// Whether the site has sealed pages, whose pictures and films are shown from memory.
  let hasAudiences: Bool
  let base: BaseURL?

  init(of context: SiteContext) {
    base = context.base
    hasAudiences = !context.settings.audiences.isEmpty
    isOpen =
      context.settings.unsafeHTML || context.site.themeLoadsElsewhere
      || context.site.content.assets.contains { $0.isKept && $0.publishedPath.isPage }
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
    let directives: [String?] =
      isOpen
      ? [
        "default-src 'self' 'unsafe-inline' data: blob: \(scheme)", "base-uri 'self'",
        "frame-ancestors 'self'",
      ]
      : [
        // Photos and images of texts may be on other hosts; a picture runs nothing.
        "default-src 'self'", "img-src 'self' data: \(hasAudiences ? "blob: " : "")\(scheme)",
        hasAudiences ? "media-src 'self' blob:" : nil, "style-src 'self'",
        // Colors of view models, and alignment of columns, are in attributes.
        "style-src-attr 'unsafe-inline'", "object-src 'none'", "base-uri 'none'",
        "form-action 'self'", "frame-ancestors 'self'",
      ]
    return directives.compactMap(\.self).joined(separator: "; ")
  }

  /// The scheme of other hosts; `http:` allows `https:`, too (§6.7.2.8).
  private var scheme: String { base?.origin.begins(with: "https:") == true ? "https:" : "http:" }
}

extension String {
  fileprivate var isPage: Bool { ends(with: ".html") || ends(with: ".htm") }
}
