/// The element and attribute to which a value belongs.
struct AttributeOwner {
  let element: String
  let attribute: String
  let kind: AttributeKind

  init(_ context: HTMLContext) {
    (element, attribute) = (context.element, context.attribute)
    kind = context.value.kind
  }

  /// Whether the value is an id.
  var isID: Bool { attribute == "id" || attribute == "name" && element == "a" }

  /// Whether the value may be an id or hold an address; the text of other values stays as it is.
  var mayHoldAddress: Bool {
    switch kind {
    case .url, .wholeURL, .ownURL, .style, .candidates: true
    default: isID
    }
  }
}
