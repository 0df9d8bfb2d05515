package import Diagnostics

extension [Diagnostic] {
  /// Diagnostics without remarks on photos that lack something.
  ///
  /// Photos in tests have only the facts that the test is about, and seldom a description.
  package var withoutPhotoRemarks: [Diagnostic] {
    let remarks: Set<Diagnostic.ID> = [
      "content-photo-without-alt", "content-price-without-payment",
    ]
    return filter { !remarks.contains($0.id) }
  }
}
