import Basics
import Content
import Diagnostics
import Foundation
import Markdown
import Markup

/// Reads a theme's assets and gives each a name with a hash of its published bytes.
///
/// The assets that a style sheet or script names are read first, because its bytes contain their
/// published names. So a changed font renames the style sheet too.
struct ThemeAssetReader {
  private let site: String
  private let files: [String: TemplateFolder.Asset]
  private let base: String
  private let fingerprints: Bool
  /// Rules that the settings add to the theme's style sheet.
  private let style: String
  private let diagnostics: DiagnosticCollector
  /// Assets by their plain paths.
  private(set) var assets: [String: ThemeAsset] = [:]
  /// Plain paths of assets that other assets use.
  private(set) var used: Set<String> = []
  /// Addresses in style sheets and scripts that match no asset of the theme.
  private(set) var links: [LiteralLinkCheck] = []
  /// Chain of files, each importing the next, that ends with the file being read.
  private var trail: [String] = []

  init(
    _ files: [String: TemplateFolder.Asset], of site: String, under base: BaseURL?,
    fingerprints: Bool = true, style: String = "", _ diagnostics: DiagnosticCollector
  ) {
    self.site = site
    self.files = files
    self.base = base?.path ?? ""
    self.fingerprints = fingerprints
    self.style = style
    self.diagnostics = diagnostics
    for path in files.keys.sorted() { _ = read(path) }
  }

  /// Reads an asset once. Returns `nil` and reports an asset that can't be published.
  private mutating func read(_ path: String) -> ThemeAsset? {
    if let known = assets[path] { return known }
    guard let file = files[path] else { return nil }
    trail.append(path)
    defer { trail.removeLast() }
    let asset: ThemeAsset?
    switch file {
    case .builtIn(let text):
      let source = SourceFile(path: "<built-in>\(path)", text: text)
      asset = textAsset(source, path, isBuiltIn: true)
    case .file(let name): asset = read(name, as: path)
    }
    assets[path] = asset
    return asset
  }

  private mutating func read(_ name: String, as path: String) -> ThemeAsset? {
    let diskPath = "\(site)/\(name)"
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(diskPath, limit: .max)
    } catch {
      diagnostics.report(error.diagnostic(ofFile: name))
      return nil
    }
    let source = SourceFile(path: name, bytes: bytes)
    if let merge = UnfinishedMerge.diagnostic(in: source) {
      diagnostics.report(merge)
      // Counts as existing, so that links to it aren't reported as well.
      return asset(path, bytes, source: name, .file(diskPath))
    }
    do throws(ImageFault) {
      switch try PublishableFile(path: name, bytes: bytes, from: .theme) {
      case .image(let image):
        if let misnamed = ImageDiagnostics.misnamed(image, file: name) {
          diagnostics.report(misnamed)
        }
        let cleaned = image.cleaned()
        return asset(
          path, cleaned, size: PixelSize(width: image.width, height: image.height), isImage: true,
          source: name, .bytes(cleaned))
      case .plain where Self.isText(path): return textAsset(source, path, isBuiltIn: false)
      case .plain, .drawing: return asset(path, bytes, source: name, .file(diskPath))
      }
    } catch {
      diagnostics.report(ImageDiagnostics.diagnostic(for: error, file: name))
      return nil
    }
  }

  private static func isText(_ path: String) -> Bool { isStylesheet(path) || isScript(path) }

  private static func isStylesheet(_ path: String) -> Bool { path.ends(with: ".css") }

  private static func isScript(_ path: String) -> Bool {
    path.ends(with: ".js") || path.ends(with: ".mjs")
  }

  private func asset(
    _ path: String, _ bytes: [UInt8], size: PixelSize? = nil, isImage: Bool = false,
    source: String?, _ content: ThemeAsset.Content
  ) -> ThemeAsset {
    // The hash that browsers check also names the file (W3C, "Subresource Integrity", §3.2).
    let digest = SHA384Digest.hash(bytes)
    let fingerprint = digest.prefix(4).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    return ThemeAsset(
      plainPath: path,
      publishedPath: !fingerprints || ThemeAsset.keepsName(path)
        ? path : ThemeAsset.publishedPath(path, fingerprint: fingerprint),
      integrity: fingerprints && Self.isText(path)
        ? "sha384-\(Data(digest).base64EncodedString())" : nil,
      size: size, isImage: isImage, source: source, content: content)
  }
}

// MARK: - Style sheets and scripts

extension ThemeAssetReader {
  private mutating func textAsset(
    _ file: SourceFile, _ path: String, isBuiltIn: Bool
  ) -> ThemeAsset {
    var bytes = Self.isText(path) ? rewritten(file, path) : file.bytes
    if path == SettingsStyle.path { bytes += Array(style.utf8) }
    return asset(path, bytes, source: isBuiltIn ? nil : file.path, .bytes(bytes))
  }

  /// Returns the file's bytes with published names in place of plain ones.
  private mutating func rewritten(_ file: SourceFile, _ path: String) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    func replace(_ range: Range<Int>, by text: String?) {
      guard let text else { return }
      result += file.bytes[end..<range.lowerBound] + Array(text.utf8)
      end = range.upperBound
    }
    if Self.isStylesheet(path) {
      for reference in StylesheetReferences(file.bytes).references {
        replace(reference.range, by: resolved(reference.text, in: file, path, reference.range))
      }
    } else {
      for reference in ScriptReferences(file.bytes).references {
        let text = reference.text
        if reference.isImport {
          // Any other specifier is bare. An import map resolves it.
          guard text.begins(with: "/") || text.begins(with: "./") || text.begins(with: "../") else {
            continue
          }
        } else {
          // A script may fetch an asset by an absolute path. Other strings are left unchanged.
          guard text.begins(with: "/") else { continue }
          let target = WrittenAddress(text).path
          guard files[target] != nil else {
            links.append(
              LiteralLinkCheck(path: target, holder: .script, source: file, range: reference.range))
            continue
          }
        }
        replace(reference.range, by: resolved(text, in: file, path, reference.range))
      }
    }
    return end == 0 ? file.bytes : result + file.bytes[end...]
  }

  /// Returns the replacement for an address; `nil` if the address stays unchanged.
  private mutating func resolved(
    _ text: String, in file: SourceFile, _ path: String, _ range: Range<Int>
  ) -> String? {
    let address = WrittenAddress(text)
    guard address.form == .absolute || address.form == .relative else { return nil }
    let target = address.path(from: path)
    // An address that doesn't match an asset still gets the path of the site's base address.
    let unchanged = address.form == .absolute && !base.isEmpty ? base + text : nil
    guard files[target] != nil else {
      links.append(LiteralLinkCheck(path: target, holder: .asset, source: file, range: range))
      return unchanged
    }
    used.insert(target)
    if let start = trail.firstIndex(of: target) {
      let cycle = trail[start...] + [target]
      diagnostics.report(
        .assetImportCycle, at: file.place(range),
        "these files import each other: \(Array(cycle).joined(separator: ", "))",
        fix: "move the shared part into a separate file")
      return unchanged
    }
    guard let asset = read(target) else { return unchanged }
    if address.form == .absolute {
      return Link(route: asset.publishedPath, base: base, suffix: address.suffix).address
    }
    // A relative address keeps the folder part that its author wrote.
    let written = Substring(text.utf8.dropLast(address.suffix.utf8.count))
    let folder = written.place(ofLast: "/").map { Substring(written.utf8[...$0]) } ?? ""
    let name = asset.publishedPath.names.last.map(String.init) ?? ""
    let link = Link(route: "/" + name, suffix: address.suffix).address
    return String(folder + (link.behind("/") ?? ""))
  }
}
