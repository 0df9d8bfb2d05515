import Basics
import Domain

/// The fixed part of a product: its path and how to find it in a state of the site.
///
/// It holds indexes of models, never a model, so it stays valid while only their contents change.
///
/// A class, because a site has thousands of outlines, which are sorted, filtered and stored.
final class ProductOutline: Sendable {
  /// How the product is made.
  enum Making: Sendable {
    /// Contents that do not depend on the site's state.
    case ready(Product.Content)
    /// A lookup of the product in a state of the site.
    case found(@Sendable (Coordinator) -> (any BoundProduct)?)
  }

  let path: String
  /// Hash of the path, equal in every process.
  let pathHash: UInt64
  let kind: Product.Kind
  let source: String?
  let mark: ModelState?
  let isListed: Bool
  let isRedirect: Bool
  let isConstant: Bool
  /// Whether the file is published only if something names it.
  let isOnDemand: Bool
  /// Hash of everything that the bytes depend on besides the state of the site.
  let circumstance: UInt64
  private let making: Making

  init(
    path: String, kind: Product.Kind, source: String? = nil, mark: ModelState? = nil,
    isListed: Bool = false, isRedirect: Bool = false, isConstant: Bool = false,
    isOnDemand: Bool = false, circumstance: UInt64 = 0, _ making: Making
  ) {
    self.path = path
    pathHash = StableHasher.hash(path)
    self.kind = kind
    self.source = source
    self.mark = mark
    self.isListed = isListed
    self.isRedirect = isRedirect
    self.isConstant = isConstant
    self.isOnDemand = isOnDemand
    self.circumstance = circumstance
    self.making = making
  }

  /// Contents that don't depend on the site's state; `nil` if the contents depend on it.
  var ready: Product.Content? {
    if case .ready(let content) = making { content } else { nil }
  }

  func bound(by coordinator: Coordinator) -> (any BoundProduct)? {
    if case .found(let find) = making { find(coordinator) } else { nil }
  }
}
