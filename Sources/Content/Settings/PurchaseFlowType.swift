/// How visitors get from a photo to its payment.
package enum PurchaseFlowType: String, Sendable, Hashable, CaseIterable {
  /// A page of its own leads to the payment.
  case vertical
  /// The photo's page does, beside the picture.
  case inPlace = "in-place"
}
