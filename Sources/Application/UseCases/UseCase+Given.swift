import Content
import Domain
import Tracing

// Hashes of use cases' arguments, equal in every process.

/// An element of a list, on which the list's hash depends.
protocol ListElement: Sendable {
  /// Hashes its identity and what the list shows of it; other reads are recorded when its cell is
  /// made.
  func combine(into hasher: inout StableHasher, in context: SiteContext)
}

extension Sourced: ListElement {
  func combine(into hasher: inout StableHasher, in context: SiteContext) {
    hasher.combine(reads.subject)
  }
}

extension Member: ListElement {
  func combine(into hasher: inout StableHasher, in context: SiteContext) {
    hasher.combine(context.content.models.model(of: kind, at: index)?.reads.subject ?? 0)
  }
}

extension Term: ListElement {
  func combine(into hasher: inout StableHasher, in context: SiteContext) {
    hasher.combine(name.address)
    hasher.combine(title)
    hasher.combine(members.count)
  }
}

extension ListPart where Element: ListElement {
  func hash(in context: SiteContext) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(list.route.path)
    hasher.combine(list.title)
    hasher.combine(number)
    hasher.combine(pages)
    hasher.combine(total)
    for element in elements { element.combine(into: &hasher, in: context) }
    return hasher.finish()
  }
}

extension FeedPlan.Feed {
  func hash(in context: SiteContext) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(route.path)
    hasher.combine(topic ?? "\u{0}")
    for member in members { member.combine(into: &hasher, in: context) }
    return hasher.finish()
  }
}

extension SitemapPlan.Part {
  var hash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(route.path)
    for page in pages { hasher.combine(page.route.path) }
    return hasher.finish()
  }
}

extension SourcedModel {
  /// Hash of its identity and of all front matter: its page depends on that even if its view model
  /// reads none of it.
  var factsHash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(reads.subject)
    hasher.combine(reads.factsHash)
    return hasher.finish()
  }
}

extension StableHasher {
  static func hash(_ parts: [UInt64]) -> UInt64 {
    var hasher = StableHasher()
    for part in parts { hasher.combine(part) }
    return hasher.finish()
  }
}
