/// The value of an attribute, as far as it is literal text.
struct LiteralValue {
  let element: String
  let attribute: String
  let kind: AttributeKind
  let bytes: ArraySlice<UInt8>
  /// The literal text of its tag on either side of it.
  let tag: (before: ArraySlice<UInt8>, behind: ArraySlice<UInt8>)
  /// Where in the template it is written.
  let source: Range<Int>
  /// Whether nothing but literal text stands in it.
  let isWhole: Bool
}

/// What is written in place of a literal value.
struct LiteralRewrite {
  var value: [UInt8]
  /// Attributes that are written behind it.
  var attributes: [UInt8] = []
}
