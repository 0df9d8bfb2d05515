/// Knowledge from a site's earlier states, which avoids making some products again.
///
/// By default nothing is known, and every product is made.
package protocol KnownProducts: Sendable {
  /// Returns the digest of a product's bytes if they would be the same again, and repeats the
  /// product's effects and diagnostics. Returns `nil` if the product must be made.
  func output(of product: Product) -> OutputDigest?

  /// Records what a product depends on, and the digest of its bytes.
  func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest)
}

extension KnownProducts {
  package func output(of product: Product) -> OutputDigest? { nil }

  package func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest) {}
}

/// Knows no products, so that all are made.
package struct NothingKnown: KnownProducts {
  package init() {}
}
