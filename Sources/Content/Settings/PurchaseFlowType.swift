/// How visitors get from a photo to its payment.
package enum PurchaseFlowType: String, Sendable, Hashable, CaseIterable {
  /// A separate page leads to the payment.
  case vertical
  /// The photo's page leads to the payment, next to the picture.
  case inPlace = "in-place"
}
