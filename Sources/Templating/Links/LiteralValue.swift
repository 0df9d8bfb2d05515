/// The literal part of an attribute's value.
struct LiteralValue {
  let owner: AttributeOwner
  let bytes: ArraySlice<UInt8>
  /// Literal text of its tag before and after it.
  let tag: (before: ArraySlice<UInt8>, behind: ArraySlice<UInt8>)
  /// Range in the template.
  let source: Range<Int>
  /// Whether the whole value is literal.
  let isWhole: Bool
}

/// Replacement for a literal value.
struct LiteralRewrite {
  var value: [UInt8]
  /// Attributes added after it.
  var attributes: [UInt8] = []
}
