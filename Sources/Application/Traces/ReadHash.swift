import CommonMark
import Content
import Domain
import Markup
import Presentation
import Tracing

/// Hashes of the answers to questions; equal ones are equal to a product.
enum ReadHash {
  static func of(_ flag: Bool) -> UInt64 { flag ? 1 : 0 }

  /// Which models they are, in their order. What they hold is noted when it is read.
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

  /// Which models they are, and what they hold but their texts.
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

  /// A page names a feed and what it follows; the entries are the feed's own.
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

  /// That of nothing: whoever has noted it is asked again the next time.
  static var unrepeated: UInt64 { .random(in: 1...(.max)) }

  /// Of a file on disk; each time another for one that was changed just now, or that can't be looked at.
  static func ofFile(_ path: String) -> UInt64 {
    guard let identity = FileIdentity(of: path), identity.isSettled(at: FileIdentity.now) else {
      return unrepeated
    }
    return identity.hash
  }
}
