package import Diagnostics

/// A short text in a corner of pictures for sale.
package struct Watermark: Sendable, Hashable {
  package let text: String
  /// Place in the settings.
  package let place: SourceRange

  package init(text: String, place: SourceRange) {
    self.text = text
    self.place = place
  }
}

extension ValueType where T == String {
  /// A line of at most 60 letters.
  static var watermark: Self {
    .parsed("a short text such as © Ana Lima", .watermark) { text throws(Fault) in
      let isLine = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
          && $0.properties.generalCategory != .lineSeparator
          && $0.properties.generalCategory != .paragraphSeparator
      }
      guard isLine else { throw Fault("it has more than one line") }
      guard text.unicodeScalars.count <= 60 else { throw Fault("it has more than 60 letters") }
      guard text.contains(where: { !$0.isWhitespace }) else { throw Fault("it is empty") }
      return text
    }
  }
}

extension TextForm {
  fileprivate static let watermark = TextForm(#"\S"#, maximumLength: 60)
}
