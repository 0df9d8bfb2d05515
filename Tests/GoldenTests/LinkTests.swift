import Diagnostics
import Foundation
import Markup
import Publishing
import TestSupport
import Testing

@testable import Application

/// Follows every link of the recorded sites, as a visitor's browser would.
struct LinkTests {
  /// An address in a published file, and its place.
  private struct Found: CustomStringConvertible {
    let address: String
    let page: String
    let isText: Bool

    var description: String { "\(page): \(address)" }
  }

  private func addresses(in site: MadeSite) -> [Found] {
    site.tree.files.flatMap { file -> [Found] in
      let bytes = file.bytes
      func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).replacing("&amp;", with: "&")
          .replacing("&#39;", with: "'")
      }
      if file.path.hasSuffix(".css") {
        return StylesheetReferences(bytes).references.map {
          Found(address: $0.text, page: file.path, isText: false)
        }
      }
      guard file.path.hasSuffix(".html") else { return [] }
      return TagAttributes(bytes).attributes.flatMap { attribute -> [String] in
        switch (attribute.element, attribute.name) {
        case (_, "href"), (_, "src"), (_, "poster"), (_, "action"): [text(attribute.value)]
        case (_, "srcset"): SourceSet.addresses(in: bytes[attribute.value]).map(text)
        case ("meta", "content"):
          text(attribute.value).split(separator: "; url=").dropFirst().map(String.init)
        default: []
        }
      }.map { Found(address: $0, page: file.path, isText: true) }
    }
  }

  private func ids(of page: [UInt8]) -> Set<String> {
    Set(
      TagAttributes(page).attributes.filter { $0.name == "id" }
        .map { String(decoding: page[$0.value], as: UTF8.self) })
  }

  /// The published cases, without those about broken links.
  @Test(arguments: try GoldenCase.all() + [.sample])
  func everyLinkOfEveryPageLeadsSomewhere(_ golden: GoldenCase) throws {
    let site = try golden.make()
    guard !site.hasErrors, !site.diagnostics.contains("[link-") else { return }
    let base = ["aliases", "base-path"].contains(golden.name) ? "/journal" : ""
    let files = Dictionary(uniqueKeysWithValues: site.tree.files.map { ("/" + $0.path, $0.bytes) })
    var followed = 0
    for found in addresses(in: site) {
      let address = WrittenAddress(found.address)
      guard address.form != .external else { continue }
      var path = "/" + found.page
      if address.form != .here {
        path = address.path(from: "/" + found.page)
        if address.form == .absolute {
          #expect(path.hasPrefix(base + "/"), "\(found)")
          path = String(path.dropFirst(base.count))
        }
        if path.hasSuffix("/") { path += "index.html" }
      }
      let page = files[path] ?? files[path + "/index.html"]
      #expect(page != nil, "\(found)")
      if let page, let id = address.fragment, path.hasSuffix(".html") {
        #expect(ids(of: page).contains(id), "\(found)")
      }
      followed += 1
    }
    print("links: \(golden.name): \(followed) followed")
    #expect(followed > 0)
  }

  @Test(arguments: [GoldenCase(name: "base-path"), GoldenCase(name: "own-templates"), .sample])
  func noLinkLeavesThePathOfTheBaseAddress(_ golden: GoldenCase) throws {
    let site = try golden.make(baseURL: "https://journal.example/sub/")
    #expect(!site.hasErrors, "\(site.diagnostics)")
    var inside = 0
    for found in addresses(in: site) {
      let address = WrittenAddress(found.address)
      switch address.form {
      case .here: continue
      case .external:
        let isOurs = found.address.hasPrefix("https://journal.example")
        #expect(!isOurs || found.address.hasPrefix("https://journal.example/sub/"), "\(found)")
        #expect(!found.address.hasPrefix("//"), "\(found)")
      case .absolute: #expect(found.address.hasPrefix("/sub/"), "\(found)")
      case .relative:
        #expect(address.path(from: "/sub/" + found.page).hasPrefix("/sub/"), "\(found)")
      }
      inside += 1
    }
    #expect(inside > 20)
  }

  /// Kinds of broken links: the mistake, its place and its id.
  private static let lost: [(kind: String, said: String)] = [
    ("a style sheet's import in a circle", "Templates/assets/own.css:1:10 asset-import-cycle"),
    ("a style sheet's import", "Templates/assets/own.css:2:10 asset-broken-link"),
    ("a style sheet's url()", "Templates/assets/own.css:3:21 asset-broken-link"),
    ("a script's import", "Templates/assets/own.js:1:9 asset-broken-link"),
    ("an asset that nothing uses", "Templates/assets/unused.txt:0:0 asset-unused"),
    ("a template's link", "Templates/components/link.html:2:10 template-broken-link"),
    ("a template's relative link", "Templates/components/link.html:2:40 template-relative-link"),
    ("a template's fragment", "Templates/components/link.html:2:70 template-broken-fragment"),
    ("a template's srcset", "Templates/components/link.html:3:58 template-broken-link"),
    ("a template's style", "Templates/components/link.html:4:27 template-broken-link"),
    ("a key's image", "Content/pages/lost.md:3:8 content-missing-file"),
    ("a text's link", "Content/pages/lost.md:8:8 link-broken"),
    ("a text's image", "Content/pages/lost.md:9:10 link-broken-image"),
    ("a fragment of the page itself", "Content/pages/lost.md:10:22 link-broken-fragment"),
    ("a fragment of another page", "Content/pages/lost.md:11:20 link-broken-fragment"),
    ("an address", "Content/pages/lost.md:12:11 link-unknown-address"),
    ("a fragment of an address", "Content/pages/lost.md:13:23 link-unknown-fragment"),
    ("a file of several models", "Content/pages/lost.md:15:19 link-names-several"),
    ("a path out of the site", "Content/pages/lost.md:16:19 link-outside-content"),
    ("an image that is a page", "Content/pages/lost.md:17:18 link-broken-image"),
    ("raw HTML's link", "Content/pages/lost.md:19:10 link-broken"),
    ("raw HTML's link once more", "Content/pages/lost.md:19:46 link-broken"),
    ("raw HTML's image", "Content/pages/lost.md:20:11 link-unknown-address"),
    ("raw HTML's srcset", "Content/pages/lost.md:20:54 link-broken"),
    ("raw HTML's fragment", "Content/pages/lost.md:21:10 link-broken-fragment"),
    ("raw HTML's style", "Content/pages/lost.md:21:60 link-broken"),
    ("a link's definition", "Content/pages/lost.md:23:8 link-broken"),
  ]

  @Test func tellsOfEveryKindOfBrokenLinkOnceInOneRun() throws {
    let collector = DiagnosticCollector(isStrict: true)
    _ = try GoldenCase(name: "lost-links").make(into: collector)
    let lost = collector.diagnostics.withoutPhotoRemarks.filter {
      $0.id != "content-distant-photo"
    }
    let said = lost.map { diagnostic in
      let place = diagnostic.place.map { "\($0.file):\($0.line):\($0.column)" } ?? "-"
      return "\(place) \(diagnostic.id.text)"
    }
    #expect(said.sorted() == Self.lost.map(\.said).sorted())
    #expect(collector.diagnostics.allSatisfy { $0.severity == .error })
    print("links: \(Self.lost.count) kinds of broken link")
  }
}
