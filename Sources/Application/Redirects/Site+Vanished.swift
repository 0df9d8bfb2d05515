import Basics
import Content
package import Diagnostics
import Domain

extension Site {
  /// Maximum number of vanished pages that are reported singly. More mean that the whole site has
  /// moved.
  private static let most = 20
  /// Maximum number of listed photos with new addresses.
  private static let mostMoved = 10

  /// Warns of pages that an earlier build published and this one doesn't, because visitors and
  /// search engines know them. `previous` are paths below the output folder.
  package func warnOfVanished(_ previous: [String], _ diagnostics: DiagnosticCollector) {
    let vanished = previous.filter {
      // Hiding the model of a page removes the page on purpose.
      layout.place(of: $0) == nil && !isHidden(Product.address(of: $0)) && !isOfSoldPhoto($0)
        && !isEndOfPurchase($0) && !isSealed($0)
    }
    guard !vanished.isEmpty else { return }
    let moved = Set(vanished.filter { movedPhoto(at: $0) != nil || isPrivate($0) })
    reportMoved(vanished.filter(moved.contains), diagnostics)
    warnOfVanished(vanished.filter { !moved.contains($0) }, since: previous, diagnostics)
  }

  /// Whether a path contains a photo's unpublished name, so that no redirect may mention it.
  private func isPrivate(_ path: String) -> Bool {
    path.begins(with: "photos/") && path.names.contains { RevealingName.reveals(String($0)) }
  }

  /// Reports photos whose old addresses contain names that aren't published any more. Redirects
  /// from the old addresses would publish the names again, so none are made.
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

  /// Returns the new address of a photo whose old page at a path had an unpublished name.
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

  /// Whether an audience still has the page, because its author has protected it.
  private func isSealed(_ path: String) -> Bool {
    audiences.contains { $0.layout.place(of: path) != nil }
  }

  /// Whether every build of the same site repeats a diagnostic. Vanished pages are reported only
  /// once.
  package static func saysAgain(_ diagnostic: Diagnostic) -> Bool {
    ![Problem.siteVanishedAddress.id, Problem.siteMovedPhotos.id].contains(diagnostic.id)
  }

  /// Whether an address belongs to a hidden model, or is below such an address.
  private func isHidden(_ address: String) -> Bool {
    var folder = address[...]
    while let end = folder.place(ofLast: "/") {
      if hiddenRoutes.contains(String(Substring(folder.utf8[...end]))) { return true }
      folder = folder[..<end]
    }
    return false
  }

  /// Whether a path is the purchase page of a photo that is still shown.
  private func isOfSoldPhoto(_ path: String) -> Bool {
    guard path.begins(with: "photos/"), path.ends(with: "/buy/index.html") else { return false }
    let photo = path.utf8.dropLast("buy/index.html".utf8.count)
    return layout.place(of: String(Substring(photo)) + "index.html") != nil
  }

  /// Whether a path is the page after a photo's payment. Lists and search engines don't link to it,
  /// and visitors don't return to it.
  private func isEndOfPurchase(_ path: String) -> Bool {
    let names = path.names
    return names.count == 4 && names[0] == "photos" && names[2] == "bought"
      && names[3] == "index.html"
  }

  /// Returns how a model is written in a file with several models: `file: black-sand.jpg` for a
  /// photo of an album, otherwise its slug.
  private func item(of page: Product) -> String? {
    let models = page.state?.coordinator.content.models.erased.lazy.flatMap(\.models)
    guard let model = models?.first(where: { $0.publishedPath == page.address }),
      model.isOneOfSeveral
    else { return nil }
    if case .file(let path) = model.picture { return "file: \(path)" }
    return "slug: \(model.slug)"
  }

  /// Returns the new page of the same kind with the most similar name, or the only new page if only
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
