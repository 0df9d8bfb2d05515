/// Reason why a value is not allowed at a place: the place in the HTML, or the kind of value it
/// needs.
enum Refusal: Hashable {
  case tagName
  case attributeName
  case unquotedValue(attribute: String)
  case script
  case jsonNeeded
  case styleElement
  case colorNeeded(attribute: String)
  case eventHandler(attribute: String)
  case srcdoc
  case comment
  case doctype
  case rawText(element: String)
  case metaHTTPEquiv
  case scriptType
  /// An attribute with a keyword that controls the browser's behaviour.
  case keyword(attribute: String)
  case animation(attribute: String)
  case linkNeeded(attribute: String)
  case linkInside(attribute: String)
  /// The width or density after an address in a `srcset`.
  case numberNeeded(attribute: String)
  case literalScheme(attribute: String)
  case host(attribute: String)
  /// A value after other text, in an address that is executed or shown as a page.
  case partOfAddress(element: String, attribute: String)
  case markupInAttribute(attribute: String)
  case markupInText(element: String)
  case behindAngle(element: String)
  case xml(part: String)
}
