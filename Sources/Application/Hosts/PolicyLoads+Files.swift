import Basics

extension PolicyLoads {
  /// Collects what a style sheet loads: style sheets by `@import`, fonts in `@font-face`, and
  /// otherwise images.
  init(ofStyleSheet bytes: [UInt8]) {
    for reference in StylesheetReferences(bytes).references where reference.rule != "namespace" {
      let directive: Directive =
        reference.isImport ? .style : reference.rule == "font-face" ? .font : .image
      if directive == .font, reference.text.lowercased().begins(with: "data:") {
        add("data:", to: .font)
      } else if let source = Self.source(of: reference.text) {
        add(source, to: directive)
      }
    }
  }

  /// Collects the hosts that a script names in its strings.
  ///
  /// A script may do anything with an address, so the directive is a guess: the extension
  /// determines whether it is a script, a style sheet, an image, a font or a film. Any other
  /// address counts as data.
  init(ofScript bytes: [UInt8]) {
    let found = ScriptReferences(bytes)
    for reference in found.references + found.templates {
      let text = Self.unescaped(reference.text)
      guard text.utf8.firstRange(of: "//".utf8) != nil else { continue }
      if text.contains("<") {
        // Scripts in strings aren't read, so the scans don't nest further.
        formUnion(LoadScan(html: Array(text.utf8), isInScript: true).loads)
      } else if let source = Self.source(of: text), source != "http://www.w3.org" {
        // The addresses of that host name vocabularies and are never loaded.
        let code = bytes[..<(reference.range.lowerBound - 1)].suffix(32)
        add(source, to: reference.isImport ? .script : Self.directive(of: text, after: code))
      }
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return ["/", "\"", "'"].reduce(text) { $0.replacing("\\" + $1, with: $1) }
  }

  private static func directive(of address: String, after code: ArraySlice<UInt8>) -> Directive {
    let before = String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
    if before.ends(with: "importScripts(") { return .script }
    if before.ends(with: "Worker(") { return .worker }
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let name = path.split(separator: UInt8(ascii: "/")).dropFirst(2).last,
      let dot = name.lastIndex(of: UInt8(ascii: "."))
    else { return .connect }
    return switch Substring(name[dot...]).lowercased() {
    case ".js", ".mjs": .script
    case ".css": .style
    case ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".ico": .image
    case ".woff", ".woff2", ".ttf", ".otf": .font
    case ".mp3", ".mp4", ".webm", ".ogg", ".m4a", ".wav": .media
    default: .connect
    }
  }
}
