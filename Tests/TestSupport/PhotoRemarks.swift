package import Diagnostics

extension [Diagnostic] {
  /// Diagnostics without remarks on photos that lack something.
  ///
  /// Photos of tests have what the test is about, and seldom a text for those who can't see them.
  package var withoutPhotoRemarks: [Diagnostic] {
    let remarks: Set<Diagnostic.ID> = [
      "content-photo-without-alt", "content-price-without-payment",
    ]
    return filter { !remarks.contains($0.id) }
  }
}
