/// Why a value can't stand where it does: the place in the HTML, or what may stand there instead.
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
  /// An attribute whose words decide what a browser does.
  case keyword(attribute: String)
  case animation(attribute: String)
  case linkNeeded(attribute: String)
  case linkInside(attribute: String)
  /// What stands behind the address in a `srcset`.
  case numberNeeded(attribute: String)
  case literalScheme(attribute: String)
  case host(attribute: String)
  /// Behind other text in an address that is run or shown as a page.
  case partOfAddress(element: String, attribute: String)
  case markupInAttribute(attribute: String)
  case markupInText(element: String)
  case behindAngle(element: String)
  case xml(part: String)
}
