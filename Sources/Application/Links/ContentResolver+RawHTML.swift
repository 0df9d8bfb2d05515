import Basics
import Content
import Diagnostics
import Markdown
import Markup

// Addresses in raw HTML are resolved and checked like those in the Markdown around them.

extension ContentResolver {
  func resolve(raw: RawAttribute) -> String? {
    switch (raw.element, raw.name) {
    case ("base", "href"): nil
    case (_, "href"), (_, "xlink:href"), (_, "cite"), (_, "longdesc"):
      resolve(raw, raw.value[...], as: .link)
    case (_, "src"), (_, "poster"), (_, "background"), ("object", "data"):
      resolve(raw, raw.value[...], as: .file)
    case (_, "action"), (_, "formaction"): resolve(raw, raw.value[...], as: .form)
    case (_, "srcset"), (_, "imagesrcset"):
      replaced(raw, SourceSet.addresses(in: raw.value[...])) {
        resolve(raw, raw.value[$0], as: .file)
      }
    case (_, "style"):
      replaced(raw, StylesheetReferences(raw.value).references.map(\.range)) {
        resolve(raw, raw.value[$0], as: .file)
      }
    default: nil
    }
  }

  func show(raw html: [UInt8], at place: (Range<Int>) -> SourceRange) {
    // A text that no page shows doesn't load anything.
    guard route != nil else { return }
    let scan = LoadScan(html: html)
    // Sorted by name, because effects are kept in this order.
    let loads = scan.loads.sources.sorted { $0.key.rawValue < $1.key.rawValue }
    for (directive, sources) in loads {
      for source in sources.sorted() { context.apply(.load(source, directive)) }
    }
    for part in scan.parts { context.apply(.inline(part.kind, at: place(part.range))) }
  }

  private enum RawUse { case link, file, form }

  /// Returns the value with its addresses replaced; `nil` if none changes.
  private func replaced(
    _ raw: RawAttribute, _ ranges: [Range<Int>], by resolve: (Range<Int>) -> String?
  ) -> String? {
    var result: [UInt8] = []
    var end = 0
    for range in ranges {
      guard let address = resolve(range) else { continue }
      // A comma would end a candidate in a `srcset`.
      let text = raw.name == "style" ? address : address.replacing(",", with: "%2C")
      result += raw.value[end..<range.lowerBound] + Array(text.utf8)
      end = range.upperBound
    }
    guard end > 0 else { return nil }
    return raw.text(of: result + raw.value[end...])
  }

  private func resolve(
    _ raw: RawAttribute, _ bytes: ArraySlice<UInt8>, as use: RawUse
  ) -> String? {
    let leading = bytes.prefix(while: \.isGap).count
    let bytes = bytes.dropFirst(leading).dropLast(bytes.reversed().prefix(while: \.isGap).count)
    let own = context.base?.ownPath(of: raw.text(of: bytes))
    let text = own ?? raw.text(of: bytes)
    let link = RawLink(destination: text) { raw.place(bytes.startIndex..<bytes.endIndex) }
    let written = WrittenAddress(text)
    let address = written.form == .external ? written : context.files.published(written)
    if use == .link, address.form != .external, let hidden = hiddenPhoto(link) {
      return Self.written(hidden)
    }
    switch address.form {
    case .external: return nil
    case .here:
      if let id = address.fragment { want(id, on: route?.path, link, isSure: true) }
      return address == written ? nil : address.suffix
    // Forms are sent to programs that the host runs, which Zoetrope doesn't know.
    case .absolute where own != nil && use == .form: return nil
    case .absolute where own != nil:
      let resolution = whole(absolute(link), of: text)
      if case .asWritten = resolution { return nil }
      return Self.written(resolution)
    case .absolute where use == .form:
      return context.link(Route(path: address.path), suffix: address.suffix).address
    case .absolute:
      return Self.written(absolute(link))
    case .relative where use == .form:
      return address == written ? nil : String(text.upTo("?", "#")) + address.suffix
    case .relative:
      // The fragment may name a photo, which isn't published under its own name.
      return relative(link, address, use)
        ?? (address == written ? nil : String(text.upTo("?", "#")) + address.suffix)
    }
  }

  /// Resolves a relative address first as a file, as in Markdown, and then as a browser would.
  private func relative(_ link: RawLink, _ address: WrittenAddress, _ use: RawUse) -> String? {
    if let path = try? ContentPath(link: link.destination, from: folder) {
      if use == .file, case .photo(let photo) = context.target(path) {
        return context.image(of: photo)?.link.address
      }
      if context.target(path) != nil {
        return Self.written(relative(link, namesFile: use == .file))
      }
    }
    if let route {
      let whole = address.at(address.path(from: route.path + "x"))
      let published = context.files.published(whole)
      switch context.target(published: published.path) {
      case .asset(let asset) where published != whole:
        return context.link(to: asset, suffix: address.suffix).address
      case .page where published != whole:
        return context.link(Route(path: published.path), suffix: address.suffix).address
      case .asset(let asset):
        context.use(asset)
        return nil
      case .page: return nil
      case .theme(let asset): return context.link(to: asset, suffix: address.suffix).address
      case .hidden, .unknown: break
      }
    }
    return Self.written(relative(link))
  }

  /// Returns the address, or `#` instead of an unpublished path, which must not leak.
  private static func written(_ resolution: LinkResolution) -> String {
    switch resolution {
    case .link(let target), .sealed(let target, _): target.address
    case .asWritten, .broken: "#"
    }
  }
}
