extension CameraFacts {
  /// Maker and model as people say them: "Canon EOS R6". Cameras write the company's full name, and
  /// many repeat it at the beginning of the model.
  package var cameraName: String? {
    guard let model else { return make }
    var words = make?.split(whereSeparator: \.isWhitespace) ?? []
    while words.count > 1, let last = words.last, Self.endings.contains(Self.bare(last)) {
      words.removeLast()
    }
    guard let first = words.first else { return model }
    let isNamed = model.split(whereSeparator: \.isWhitespace).first.map {
      Self.bare($0) == Self.bare(first)
    }
    return isNamed ?? false ? model : (words.map(String.init) + [model]).joined(separator: " ")
  }

  /// Words at the end of company names.
  private static let endings: Set<String> = [
    "ag", "camera", "co", "company", "computer", "corp", "corporation", "electronics", "gmbh",
    "imaging", "inc", "limited", "ltd", "optical", "technologies",
  ]

  private static func bare(_ word: Substring) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether a description is one that a camera writes into every picture.
  static func isOfCamera(_ description: String) -> Bool {
    let text = description.lowercased()
    return text.hasSuffix("digital camera") || text.hasSuffix("dsc") && text.hasPrefix("sony")
      || text.hasPrefix("dcim\\") || text == "exif_jpeg_picture" || text == "default"
      || text == "samsung camera pictures" || text == "binary comment"
  }
}
