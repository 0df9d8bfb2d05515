extension PhotoViewModel {
  /// The photo's cell for a row of photos with the same height, with its width in `imageSizes`. The
  /// style sheet `photos.css` sets the heights.
  package var inRow: PhotoViewModel {
    guard let imageWidth, let imageHeight else { return self }
    // The style sheet never shows a photo narrower than half its height.
    let shape = max(0.5, Double(imageWidth) / Double(max(1, imageHeight)))
    func up(_ number: Double, atMost most: Double) -> Int { Int(min(most, number).rounded(.up)) }
    var cell = self
    // On a phone, most photos are as wide as the window; two upright ones share a row.
    cell.imageSizes =
      "(min-width: 40rem) \(up(17 * shape, atMost: 74))rem, \(up(100 * shape, atMost: 100))vw"
    return cell
  }
}
