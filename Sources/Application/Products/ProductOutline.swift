import Domain
import Tracing

/// What is decided of a product: where it is published, and how it is found in a state of the site.
///
/// It holds the places of models and never a model, so that it stays good while only what these say
/// of themselves changes.
///
/// A class, since a site has thousands of them, which are sorted, sifted and kept.
final class ProductOutline: Sendable {
  /// How the product is made.
  enum Making: Sendable {
    /// Of nothing that the site says.
    case given(Product.Content)
    /// Of a state of the site, in which it is found.
    case found(@Sendable (Coordinator) -> (any BoundProduct)?)
  }

  let path: String
  /// The same in every process.
  let pathHash: UInt64
  let kind: Product.Kind
  let source: String?
  let mark: ModelState?
  let isListed: Bool
  let isRedirect: Bool
  let isConstant: Bool
  /// Whether it goes out only where something else names it.
  let isOnDemand: Bool
  private let making: Making

  init(
    path: String, kind: Product.Kind, source: String? = nil, mark: ModelState? = nil,
    isListed: Bool = false, isRedirect: Bool = false, isConstant: Bool = false,
    isOnDemand: Bool = false, _ making: Making
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
    self.making = making
  }

  /// The contents that are the same in every state of the site.
  var given: Product.Content? {
    if case .given(let content) = making { content } else { nil }
  }

  /// Whether its bytes are computed.
  var isRendered: Bool {
    if case .given(.copied) = making { false } else { true }
  }

  func bound(by coordinator: Coordinator) -> (any BoundProduct)? {
    if case .found(let find) = making { find(coordinator) } else { nil }
  }
}
