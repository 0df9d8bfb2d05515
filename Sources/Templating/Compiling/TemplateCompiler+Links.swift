import Diagnostics
import Markup

// Addresses and ids in literal text.

extension TemplateCompiler {
  /// Collects ids and addresses in a literal value, and returns its replacement; `nil` to keep it.
  func rewrite(_ value: LiteralValue, at position: TemplatePosition) -> LiteralRewrite? {
    guard position.template.format == .html else { return nil }
    guard let role = value.owner.role else { return nil }
    switch role {
    case .id:
      let text = String(decoding: value.bytes, as: UTF8.self)
      ids.add(text, isWhole: value.isWhole)
      if position.isRecursive { recursiveIDs.add(text, isWhole: value.isWhole) }
      return nil
    case .address(let use): return links.flatMap { rewrite(value, as: use, $0, at: position) }
    case .style:
      guard value.isWhole else { return nil }
      return links.flatMap { rewrite(value, as: .style, $0, at: position) }
    case .candidates: return links.flatMap { rewrite(candidates: value, $0, at: position) }
    }
  }

  private func rewrite(
    _ value: LiteralValue, as use: LiteralLink.Use, _ links: any LiteralLinks,
    at position: TemplatePosition
  ) -> LiteralRewrite? {
    let leading = value.bytes.prefix(while: \.isSpace).count
    let trailing = value.isWhole ? value.bytes.reversed().prefix(while: \.isSpace).count : 0
    guard leading + trailing < value.bytes.count || value.isWhole else { return nil }
    let bytes = value.bytes.dropFirst(leading).dropLast(trailing)
    let start = value.source.lowerBound + leading
    let link = LiteralLink(
      bytes, isWhole: value.isWhole, use, position.template.source,
      start..<max(start, value.source.upperBound - trailing))
    if link.isWhole, link.text.utf8.first == UInt8(ascii: "#") { fragments.append(link) }
    guard let address = links.resolve(link) else { return nil }
    var rewrite = LiteralRewrite(value: address.text.escaped)
    if let integrity = address.integrity, value.isChecked {
      rewrite.attributes = value.attributes(integrity: integrity)
    }
    return rewrite
  }

  /// Rewrites the addresses of a `srcset`. The last address may be incomplete if a value follows.
  private func rewrite(
    candidates value: LiteralValue, _ links: any LiteralLinks, at position: TemplatePosition
  ) -> LiteralRewrite? {
    var result: [UInt8] = []
    var end = value.bytes.startIndex
    var isChanged = false
    // Indentation may have changed, so the addresses are located in the source.
    let origins = SourceSet.addresses(in: position.template.source.bytes[value.source])
    for (index, range) in SourceSet.addresses(in: value.bytes).enumerated() {
      let start =
        index < origins.count ? origins[index].lowerBound : value.source.lowerBound
      let isWhole = value.isWhole || range.upperBound < value.bytes.endIndex
      let link = LiteralLink(
        value.bytes[range], isWhole: isWhole, .link, position.template.source,
        start..<start + range.count)
      guard let address = links.resolve(link) else { continue }
      result += value.bytes[end..<range.lowerBound] + address.text.escaped
      end = range.upperBound
      isChanged = true
    }
    return isChanged ? LiteralRewrite(value: result + value.bytes[end...]) : nil
  }
}

extension LiteralLink {
  fileprivate init(
    _ bytes: ArraySlice<UInt8>, isWhole: Bool, _ use: Use, _ source: SourceFile, _ range: Range<Int>
  ) {
    var text = String(decoding: bytes, as: UTF8.self)
    if bytes.contains(UInt8(ascii: "&")) { text = text.replacing("&amp;", with: "&") }
    self.init(text: text, isWhole: isWhole, use: use, source: source, range: range)
  }
}

extension LiteralValue {
  /// Whether browsers check the loaded file against a hash (HTML Standard, "The link element").
  fileprivate var isChecked: Bool {
    switch (owner.element, owner.attribute) {
    case ("script", "src"): true
    case ("link", "href"): tagHolds("stylesheet") || tagHolds("modulepreload")
    default: false
    }
  }

  /// Returns the integrity attributes unless the author wrote them. Browsers check files from
  /// another origin, for example after a redirect of the host, only with `crossorigin`. On the site
  /// itself the attribute has no effect.
  fileprivate func attributes(integrity: String) -> [UInt8] {
    guard !tagHolds("integrity") else { return [] }
    let crossorigin = tagHolds("crossorigin") ? "" : " crossorigin=\"anonymous\""
    return Array(" integrity=\"\(integrity)\"\(crossorigin)".utf8)
  }

  private func tagHolds(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return tag.before.holds(word) || tag.behind.holds(word)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it contains a lower-case word, ignoring case.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    var start = startIndex
    while start + word.count <= endIndex {
      if self[start].lowercased == word[0],
        self[start..<start + word.count].elementsEqual(word, by: { $0.lowercased == $1 })
      {
        return true
      }
      start += 1
    }
    return false
  }
}

extension String {
  fileprivate var escaped: [UInt8] {
    var buffer = OutputBuffer(capacity: utf8.count + 16)
    buffer.appendEscaped(self)
    return buffer.bytes
  }
}
