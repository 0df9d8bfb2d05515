import Content
import Domain

/// Models that feeds may contain, newest first. Ranks make it cheap to find the newest of a
/// term's thousands of models.
struct FeedItems {
  /// A published model, given by the index of its kind and its own index.
  private struct Entry {
    let published: Instant
    let list: Int
    let index: Int
  }

  private let lists: [ModelTable.Erased]
  private let entries: [Entry]
  /// Rank of each model among the entries, by kind and index; `none` for one in no feed.
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

  /// Whether `a` sorts before `b`: newest first, then by kind and slug so that the order is stable.
  private static func precedes(_ a: Entry, _ b: Entry, in lists: [ModelTable.Erased]) -> Bool {
    if a.published != b.published { return a.published > b.published }
    if a.list != b.list { return lists[a.list].kind.folder > lists[b.list].kind.folder }
    return lists[a.list].models[a.index].slug < lists[b.list].models[b.index].slug
  }

  /// Returns the newest models of the site, at most `FeedItem.limit`. Photos of an album are left
  /// out, since they would displace everything else. The album is listed instead and has its own
  /// feed.
  func newest(withAlbums albums: AlbumRelations) -> [Member] {
    let (photos, listOfAlbums) = (list(of: .photos), list(of: .albums))
    func isInAlbum(_ entry: Entry) -> Bool {
      guard entry.list == photos, let listOfAlbums,
        let album = albums.album(ofPhotoAt: entry.index)
      else { return false }
      return ranks[listOfAlbums][album] != Self.none
    }
    return entries.lazy.filter { !isInAlbum($0) }.prefix(FeedItem.limit).map(member)
  }

  private func list(of kind: ModelKind) -> Int? { lists.firstIndex { $0.kind == kind } }

  /// Returns the newest of some models, at most `FeedItem.limit`.
  func newest(of members: [Member]) -> [Member] {
    var newest: [Int32] = []
    var list = 0
    for member in members {
      // Members of one kind are adjacent.
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
