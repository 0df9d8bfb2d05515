import Basics
import Content
import Diagnostics
import Domain

/// A former address and the page that replaced it.
struct Redirect: Sendable {
  let from: Route
  let to: Route
  /// File that defines it, below the site's folder.
  let source: String
  let origin: Origin

  /// The setting or alias that defines a redirect.
  enum Origin: Sendable {
    case settings(SourceRange)
    case model(Member, alias: String, AliasPlaces)
    /// The former address of a purchase that is now beside the picture.
    case purchase
  }

  /// Returns the place that defines it.
  func place(in content: SiteContent) -> SourceRange {
    switch origin {
    case .settings(let place): place
    case .model(_, let alias, let places):
      places.value[alias] ?? SourceRange(file: source)
    case .purchase: SourceRange(file: source)
    }
  }
}

extension Redirect {
  /// Creates the redirect from the purchase page of a photo to the photo's own page.
  init(purchaseOf photo: Sourced<Photo>) {
    self.init(
      from: .buy(photo.slug), to: .model(.photos, photo.slug), source: photo.path,
      origin: .purchase)
  }
}

/// Places of a model's aliases in its file, all found at the first lookup.
typealias AliasPlaces = BackgroundValue<[String: SourceRange]>

/// The redirects of a site: aliases of visible models, and redirects of the settings.
struct Redirects: Sendable {
  /// Redirects, which lead directly to a page once `check` has run.
  private(set) var all: [Redirect]
  private let content: SiteContent

  init(_ content: SiteContent) {
    self.content = content
    all = content.settings.redirects.map { redirect in
      Redirect(
        from: .alias(redirect.from), to: .alias(redirect.to), source: "Content/site.json",
        origin: .settings(redirect.place))
    }
    for list in content.models.erased {
      for (index, model) in list.models.enumerated() where !model.attributes.aliases.isEmpty {
        let places = AliasPlaces { model.places(of: model.attributes.aliases, in: "aliases") }
        all += model.attributes.aliases.map { alias in
          Redirect(
            from: .alias(alias), to: .model(model.kind, model.slug), source: model.path,
            origin: .model(Member(kind: list.kind, index: index), alias: alias, places))
        }
      }
    }
  }

  /// Removes redirects that lead nowhere or only to another redirect, and reports each once.
  /// `products` are the published products without redirects. `hidden` are addresses of hidden
  /// models, whose redirects are removed silently.
  mutating func check(
    among products: [ProductOutline], hidden: Set<String>, _ diagnostics: DiagnosticCollector
  ) {
    guard !all.isEmpty else { return }
    let routes = Set(products.lazy.map(\.path))
    func nearest(_ path: String) -> String? {
      suggestion(for: path, among: products.lazy.map { Product.address(of: $0.path) })
    }
    let next = self.next
    let loops = self.loops(next)
    all = all.enumerated().compactMap { index, redirect -> Redirect? in
      if let first = loops[index] {
        // One message covers the whole loop.
        guard first == index else { return nil }
        let way = way(from: index, next)
        diagnostics.report(
          .siteRedirectLoop, at: redirect.place(in: content),
          "the former address \(redirect.from.path) leads "
            + (way.count < 2
              ? "to itself" : "back to itself through " + way.joined(separator: " and ")),
          fix: "remove it")
        return nil
      }
      // `AddressClaims` reports a clash of the redirect's own address.
      if routes.contains(redirect.to.file) { return redirect }
      if hidden.contains(redirect.to.path) { return nil }
      guard let further = next[redirect.to] else {
        let to = redirect.to.path
        let nearest = nearest(to)
        // The `/` at the end of a page's address was added to the file's address, too.
        let file = nearest.flatMap { to == $0 + "/" ? $0 : nil }
        diagnostics.report(
          .siteRedirectToNothing, at: redirect.place(in: content),
          file.map { "this leads to \($0), which is a file, not a page" }
            ?? "this leads to \(to), where there is no page",
          fix: file.map { _ in "write the address of the page that shows it" }
            ?? didYouMean(nearest) ?? "write the address of a page")
        return nil
      }
      guard loops[further] == nil else { return nil }
      diagnostics.report(
        .siteRedirectChain, at: redirect.place(in: content),
        "this leads to \(redirect.to.path), which is also a former address",
        fix: "write \(end(of: further, next))")
      return nil
    }
  }

  /// Index of the first redirect at each address.
  private var next: [Route: Int] {
    var next: [Route: Int] = [:]
    for (index, redirect) in all.enumerated() where next[redirect.from] == nil {
      next[redirect.from] = index
    }
    return next
  }

  /// Returns the redirects that are part of a loop, each with the first one of its loop.
  private func loops(_ next: [Route: Int]) -> [Int: Int] {
    var loops: [Int: Int] = [:]
    var walk = Array(repeating: -1, count: all.count)
    for start in all.indices where walk[start] < 0 {
      var index: Int? = start
      while let current = index, walk[current] < 0 {
        walk[current] = start
        index = next[all[current].to]
      }
      // The walk has met itself, so a loop begins here.
      guard let entry = index, walk[entry] == start, loops[entry] == nil else { continue }
      var members: [Int] = []
      var current = entry
      repeat {
        members.append(current)
        guard let further = next[all[current].to] else { break }
        current = further
      } while current != entry
      let first = members.min() ?? entry
      for member in members { loops[member] = first }
    }
    return loops
  }

  private func way(from start: Int, _ next: [Route: Int]) -> [String] {
    var way: [String] = []
    var index = start
    repeat {
      way.append(all[index].to.path)
      guard let further = next[all[index].to] else { break }
      index = further
    } while index != start && way.count < 8
    return way
  }

  private func end(of start: Int, _ next: [Route: Int]) -> String {
    var index = start
    for _ in all.indices {
      guard let further = next[all[index].to] else { break }
      index = further
    }
    return all[index].to.path
  }
}
