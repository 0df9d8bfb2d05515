import CommonMark
import Content
import Domain
import Markup
import Presentation
import Tracing

/// Hashes of the results of queries; a product can't tell results with equal hashes apart.
enum ReadHash {
  static func of(_ flag: Bool) -> UInt64 { flag ? 1 : 0 }

  /// Hash of the models' identities in their order; products record reads of their contents
  /// separately.
  static func of(_ models: [(any SourcedModel)?]) -> UInt64 {
    var hasher = StableHasher()
    for model in models { hasher.combine(model?.reads.subject ?? 0) }
    return hasher.finish()
  }

  static func of<Model>(_ models: [Sourced<Model>]) -> UInt64 {
    var hasher = StableHasher()
    for model in models { hasher.combine(model.reads.subject) }
    return hasher.finish()
  }

  /// Hash of the models' identities and facts, without their texts.
  static func ofFacts<Model>(_ models: [Sourced<Model>]) -> UInt64 {
    var hasher = StableHasher()
    for model in models {
      hasher.combine(model.reads.subject)
      hasher.combine(model.reads.factsHash)
    }
    return hasher.finish()
  }

  static func of(_ text: String?) -> UInt64 { text.map { StableHasher.hash($0, seed: 1) } ?? 0 }

  static func of(_ label: LabelViewModel) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(label.labelText)
    hasher.combine(label.labelLink?.address ?? "")
    return hasher.finish()
  }

  /// Hash of the parts of a feed that a page shows: its topic and whether it exists. Its entries
  /// are only in the feed itself.
  static func of(_ feed: FeedPlan.Feed?) -> UInt64 {
    guard let feed else { return 0 }
    return StableHasher.hash(feed.topic.map { "t" + $0 } ?? "", seed: 1)
  }

  static func of(_ target: PublishedFiles.Target?) -> UInt64 {
    var hasher = StableHasher()
    switch target {
    case .page(let route): hasher.combine("page" + route.path)
    case .photo(let photo): hasher.combine("photo" + photo.slug.text)
    case .asset(let asset): combine(asset, &hasher)
    case .several(let first): hasher.combine("several" + first.text)
    case .hidden: hasher.combine("hidden")
    case .unread: hasher.combine("unread")
    case nil: break
    }
    return hasher.finish()
  }

  static func of(_ address: PublishedFiles.Address) -> UInt64 {
    var hasher = StableHasher()
    switch address {
    case .page: hasher.combine("page")
    case .asset(let asset): combine(asset, &hasher)
    case .theme(let asset):
      hasher.combine("theme" + asset.publishedPath)
      hasher.combine(asset.integrity ?? "")
      hasher.combine(asset.size?.width ?? 0)
      hasher.combine(asset.size?.height ?? 0)
    case .hidden: hasher.combine("hidden")
    case .unknown: hasher.combine("unknown")
    }
    return hasher.finish()
  }

  private static func combine(_ asset: Asset, _ hasher: inout StableHasher) {
    hasher.combine("asset" + asset.path)
    hasher.combine(asset.publishedPath)
  }

  /// A random hash for a read whose result can't be compared: it differs the next time.
  static var unrepeated: UInt64 { .random(in: 1...(.max)) }

  /// Hash of the identity of a file on disk; a random one if the file was changed just now, or
  /// can't be inspected.
  static func ofFile(_ path: String) -> UInt64 {
    guard let identity = FileIdentity(of: path), identity.isSettled(at: FileIdentity.now) else {
      return unrepeated
    }
    return identity.hash
  }
}
