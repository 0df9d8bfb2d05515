/// Search for the hosts that a script names in its texts.
///
/// What a script does with an address can't be known: by its extension it loads a script, a style
/// sheet, an image, a font or a film, and otherwise data.
struct ScriptScan {
  private(set) var loads = PolicyLoads()

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
        index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
      case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
        index = bytes[(index + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.endIndex
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let end = Self.end(ofText: index, in: bytes)
        add(bytes[(index + 1)..<end], after: bytes[..<index].suffix(32))
        index = end
      default: break
      }
      index += 1
    }
  }

  /// Offset of the quote that ends a text; only one in backquotes goes over lines.
  private static func end(ofText start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.endIndex, bytes[index] != quote {
      if bytes[index] == 0x0A, quote != UInt8(ascii: "`") { break }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }

  private mutating func add(_ text: ArraySlice<UInt8>, after code: ArraySlice<UInt8>) {
    guard text.firstRange(of: Array("//".utf8)) != nil else { return }
    if text.contains(UInt8(ascii: "<")) {
      return loads.formUnion(LoadScan(html: Array(text)).loads)
    }
    let address = String(decoding: text, as: UTF8.self).replacing("\\/", with: "/")
    // Names of vocabularies, which nothing loads.
    guard let source = PolicyLoads.source(of: address), source != "http://www.w3.org" else {
      return
    }
    loads.add(source, to: Self.directive(of: address, after: code))
  }

  private static func directive(
    of address: String, after code: ArraySlice<UInt8>
  ) -> PolicyLoads.Directive {
    let before = String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
    if ["import", "import(", "from", "importScripts("].contains(where: before.hasSuffix) {
      return .script
    }
    if before.hasSuffix("Worker(") { return .worker }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").dropFirst(2).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .connect }
    return switch name[dot...].lowercased() {
    case ".js", ".mjs": .script
    case ".css": .style
    case ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".ico": .image
    case ".woff", ".woff2", ".ttf", ".otf": .font
    case ".mp3", ".mp4", ".webm", ".ogg", ".m4a", ".wav": .media
    default: .connect
    }
  }
}
