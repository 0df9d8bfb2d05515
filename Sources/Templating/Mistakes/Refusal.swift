/// Reason why a value isn't allowed at a place: the place itself, or the kind of value that it
/// needs.
enum Refusal: Hashable {
  case markup(MarkupPlace)
  case attribute(AttributePlace)
  case kind(KindMistake)

  /// A place outside of attributes that accepts no value, or an attribute's name.
  enum MarkupPlace: Hashable {
    case tagName
    case attributeName
    case script
    case styleElement
    case comment
    case doctype
    case rawText(element: String)
    case behindAngle(element: String)
    case xml(part: String)
  }

  /// A place after the name of an attribute that accepts no value.
  enum AttributePlace: Hashable {
    case unquoted(attribute: String)
    case eventHandler(attribute: String)
    case srcdoc
    case metaHTTPEquiv
    case scriptType
    /// An attribute with a keyword that controls the browser's behaviour.
    case keyword(attribute: String)
    case animation(attribute: String)
    case literalScheme(attribute: String)
    case host(attribute: String)
    /// A value after other text, in an address that is executed or shown as a page.
    case partOfAddress(element: String, attribute: String)
  }

  /// A value of another kind than its place needs.
  enum KindMistake: Hashable {
    case jsonNeeded
    case colorNeeded(attribute: String)
    case linkNeeded(attribute: String)
    case linkInside(attribute: String)
    /// The width or density after an address in a `srcset`.
    case numberNeeded(attribute: String)
    case markupInAttribute(attribute: String)
    case markupInText(element: String)
  }
}
