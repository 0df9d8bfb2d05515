import Basics
import Content
package import Diagnostics
import Domain

extension Site {
  /// Greatest number of vanished pages reported singly; more mean that the whole site has moved.
  private static let most = 20
  /// Greatest number of photos with new addresses that are listed.
  private static let mostMoved = 10

  /// Warns of pages that an earlier build published and this one does not, because visitors and
  /// search engines know them. `previous` are paths below the output folder.
  package func warnOfVanished(_ previous: [String], _ diagnostics: DiagnosticCollector) {
    let vanished = previous.filter {
      // A page whose model its author has hidden vanishes on purpose.
      layout.place(of: $0) == nil && !isHidden(Product.address(of: $0)) && !isOfSoldPhoto($0)
        && !isEndOfPurchase($0) && !isSealed($0)
    }
    guard !vanished.isEmpty else { return }
    let moved = Set(vanished.filter { movedPhoto(at: $0) != nil || isPrivate($0) })
    reportMoved(vanished.filter(moved.contains), diagnostics)
    warnOfVanished(vanished.filter { !moved.contains($0) }, since: previous, diagnostics)
  }

  /// Whether a path is that of a photo by a name that isn't published, and so in no redirect.
  private func isPrivate(_ path: String) -> Bool {
    path.begins(with: "photos/") && path.names.contains { RevealingName.reveals(String($0)) }
  }

  /// Reports photos whose addresses were names that aren't published any more. No redirect leads
  /// from the old ones, since it would publish the names again.
  private func reportMoved(_ paths: [String], _ diagnostics: DiagnosticCollector) {
    let pages = paths.compactMap { path -> (old: String, new: String)? in
      let address = Product.address(of: path)
      return facts.files.privatePaths[address]
        .flatMap { hiddenRoutes.contains($0) ? nil : (address, $0) }
    }
    guard !pages.isEmpty else { return }
    var notes = pages.prefix(Self.mostMoved).map { Diagnostic.Note("\($0.old) is now \($0.new)") }
    if pages.count > Self.mostMoved { notes += ["and \(pages.count - Self.mostMoved) more"] }
    let photos = pages.count == 1 ? "a photo has" : "\(pages.count) photos have"
    diagnostics.report(
      .siteMovedPhotos, at: nil,
      "\(photos) a new address, because the old one revealed when or where it was taken",
      fix: "write a 'slug' to choose another address; a redirect from the old one would publish it "
        + "again", notes: notes)
  }

  /// Returns the address of a photo that had a page at a path by a name that isn't published.
  private func movedPhoto(at path: String) -> String? {
    var address = Product.address(of: path)[...]
    while let end = address.place(ofLast: "/") {
      if let new = facts.files.privatePaths[String(Substring(address.utf8[...end]))] {
        return new
      }
      address = address[..<end]
    }
    return nil
  }

  private func warnOfVanished(
    _ vanished: [String], since previous: [String], _ diagnostics: DiagnosticCollector
  ) {
    guard !vanished.isEmpty else { return }
    let before = Set(previous)
    let new = products.filter {
      $0.kind == .page && !$0.isRedirect && $0.source != nil && !before.contains($0.path)
    }
    for path in vanished.prefix(Self.most) {
      let successor = successor(of: path, among: new, vanished)
      let address = Product.address(of: path)
      let item = successor.flatMap(item)
      diagnostics.report(
        .siteVanishedAddress, at: successor?.place,
        "there is no longer a page at \(address)",
        fix: successor.map { page in
          "if \(page.address) replaces it, "
            + (item.map { "write { \($0), aliases: [\(address)] } for it here" }
              ?? "add 'aliases: [\(address)]' here")
        }
          ?? "add { \"from\": \"\(address)\", \"to\": \"/…/\" } to 'redirects' in Content/site.json"
      )
    }
    if vanished.count > Self.most {
      let count = vanished.count - Self.most
      diagnostics.report(
        .siteVanishedAddress, at: nil,
        "\(count) more \(count == 1 ? "page is" : "pages are") no longer published")
    }
  }

  /// Whether a page is there for an audience, which its author has protected.
  private func isSealed(_ path: String) -> Bool {
    audiences.contains { $0.layout.place(of: path) != nil }
  }

  /// Whether every build of the same site repeats a diagnostic; pages vanish only once.
  package static func saysAgain(_ diagnostic: Diagnostic) -> Bool {
    ![Problem.siteVanishedAddress.id, Problem.siteMovedPhotos.id].contains(diagnostic.id)
  }

  /// Whether an address is that of a hidden model, or below it.
  private func isHidden(_ address: String) -> Bool {
    var folder = address[...]
    while let end = folder.place(ofLast: "/") {
      if hiddenRoutes.contains(String(Substring(folder.utf8[...end]))) { return true }
      folder = folder[..<end]
    }
    return false
  }

  /// Whether a path is that of the page that sold a photo, if the photo is still shown.
  private func isOfSoldPhoto(_ path: String) -> Bool {
    guard path.begins(with: "photos/"), path.ends(with: "/buy/index.html") else { return false }
    let photo = path.utf8.dropLast("buy/index.html".utf8.count)
    return layout.place(of: String(Substring(photo)) + "index.html") != nil
  }

  /// Whether a path is that of the page to which the payment of a photo leads back: no list and no
  /// search engine has it, and nobody comes again.
  private func isEndOfPurchase(_ path: String) -> Bool {
    let names = path.names
    return names.count == 4 && names[0] == "photos" && names[2] == "bought"
      && names[3] == "index.html"
  }

  /// Returns how the model of a page is written, if its file has several: `file: black-sand.jpg`
  /// for a photo of an album, and else its slug.
  private func item(of page: Product) -> String? {
    let models = page.state?.coordinator.content.models.erased.lazy.flatMap(\.models)
    guard let model = models?.first(where: { $0.publishedPath == page.address }),
      model.isOneOfSeveral
    else { return nil }
    if case .file(let path) = model.picture { return "file: \(path)" }
    return "slug: \(model.slug)"
  }

  /// Returns the new page of the same kind with the most similar name, or the only new one if only
  /// one vanished.
  private func successor(
    of path: String, among new: [Product], _ vanished: [String]
  ) -> Product? {
    let folder = path.upTo("/")
    let candidates = new.filter { $0.path.upTo("/") == folder }
    if candidates.count == 1, vanished.filter({ $0.upTo("/") == folder }).count == 1 {
      return candidates.first
    }
    let likely = suggestion(for: path, among: candidates.map(\.path))
    return candidates.first { $0.path == likely }
  }
}
