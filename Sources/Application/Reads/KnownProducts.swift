/// Knowledge of a site's products from its earlier states, by which some need not be made again.
///
/// By default nothing is known, and every product is made.
package protocol KnownProducts: Sendable {
  /// Returns the digest that a product's bytes had and would have again, and repeats its effects
  /// and diagnostics; `nil` if the product must be made.
  func output(of product: Product) -> OutputDigest?

  /// Notes what a product was made of, and the digest of its bytes.
  func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest)
}

extension KnownProducts {
  package func output(of product: Product) -> OutputDigest? { nil }

  package func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest) {}
}

/// No knowledge.
package struct NothingKnown: KnownProducts {
  package init() {}
}
