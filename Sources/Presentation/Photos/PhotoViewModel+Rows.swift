extension PhotoViewModel {
  /// The photo's cell for a row of photos of the same height, with its width in `imageSizes`. The
  /// heights are those of the style sheet, `photos.css`.
  package var inRow: PhotoViewModel {
    guard let imageWidth, let imageHeight else { return self }
    // The style sheet shows none narrower than one to two.
    let shape = max(0.5, Double(imageWidth) / Double(max(1, imageHeight)))
    func up(_ number: Double, atMost most: Double) -> Int { Int(min(most, number).rounded(.up)) }
    var cell = self
    // On a telephone most are as wide as the window, and two uprights share it.
    cell.imageSizes =
      "(min-width: 40rem) \(up(17 * shape, atMost: 74))rem, \(up(100 * shape, atMost: 100))vw"
    return cell
  }
}
