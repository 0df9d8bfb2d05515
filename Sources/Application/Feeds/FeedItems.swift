import Content
import Domain

/// All that may be in a feed, the newest first: of which a feed has few, and terms ask for the newest
/// of thousands.
struct FeedItems {
  /// A model that came out some day, by the places of its kind and of itself.
  private struct Entry {
    let published: Instant
    let list: Int
    let index: Int
  }

  private let lists: [ModelTable.Erased]
  private let entries: [Entry]
  /// Where each model of each kind stands among the entries; `none` for one that is in no feed.
  private let ranks: [[Int32]]
  private static let none = Int32.max

  init(_ content: SiteContent, at now: Instant) {
    let lists = content.models.erased
    var entries: [Entry] = []
    for (list, models) in lists.enumerated() {
      for (index, model) in models.models.enumerated() {
        guard let published = FeedItem.published(model, by: now) else { continue }
        entries.append(Entry(published: published.instant, list: list, index: index))
      }
    }
    entries.sort { Self.precedes($0, $1, in: lists) }
    var ranks = lists.map { [Int32](repeating: Self.none, count: $0.models.count) }
    for (rank, entry) in entries.enumerated() { ranks[entry.list][entry.index] = Int32(rank) }
    self.lists = lists
    self.entries = entries
    self.ranks = ranks
  }

  /// Of one instant by kind and slug, so that the order is always the same.
  private static func precedes(_ a: Entry, _ b: Entry, in lists: [ModelTable.Erased]) -> Bool {
    if a.published != b.published { return a.published > b.published }
    if a.list != b.list { return lists[a.list].kind.folder > lists[b.list].kind.folder }
    return lists[a.list].models[a.index].slug < lists[b.list].models[b.index].slug
  }

  /// The newest of all, as many as a feed has.
  var newest: [Member] { entries.prefix(FeedItem.limit).map(member) }

  /// The newest of some models, as many as a feed has.
  func newest(of members: [Member]) -> [Member] {
    var newest: [Int32] = []
    var list = 0
    for member in members {
      // Members of one kind stand together.
      if lists[list].kind != member.kind {
        guard let other = lists.firstIndex(where: { $0.kind == member.kind }) else { continue }
        list = other
      }
      let rank = ranks[list][member.index]
      guard rank != Self.none, newest.count < FeedItem.limit || rank < newest[newest.count - 1]
      else { continue }
      if newest.count == FeedItem.limit { newest.removeLast() }
      newest.insert(rank, at: newest.firstIndex { rank < $0 } ?? newest.count)
    }
    return newest.map { member(entries[Int($0)]) }
  }

  private func member(_ entry: Entry) -> Member {
    Member(kind: lists[entry.list].kind, index: entry.index)
  }
}
