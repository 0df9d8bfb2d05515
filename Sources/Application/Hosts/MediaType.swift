/// Media types of files, by their extensions.
package enum MediaType {
  package static let html = "text/html; charset=utf-8"
  package static let css = "text/css; charset=utf-8"
  package static let script = "text/javascript; charset=utf-8"

  /// Type of a file. Browsers don't display a file of an unknown type, because of `nosniff`.
  package static func of(_ path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "application/octet-stream" }
    let end = String(Substring(name[name.index(after: dot)...])).lowercased()
    return types[end] ?? "application/octet-stream"
  }

  // RFC 9239 for scripts, RFC 7946 for GeoJSON, otherwise IANA's registry.
  private static let types: [String: String] = [
    "html": html, "htm": html, "xhtml": "application/xhtml+xml",
    "css": css, "js": script, "mjs": script, "wasm": "application/wasm",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "vtt": "text/vtt; charset=utf-8", "vcf": "text/vcard; charset=utf-8",
    "json": "application/json", "geojson": "application/geo+json", "map": "application/json",
    "webmanifest": "application/manifest+json", "jsonld": "application/ld+json",
    "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
    "xsl": "application/xslt+xml", "kml": "application/vnd.google-earth.kml+xml",
    "gpx": "application/gpx+xml",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff", "heic": "image/heic",
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
    "ogv": "video/ogg", "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg",
    "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip",
    "epub": "application/epub+zip",
  ]
}
