/// The element and attribute that a value belongs to.
struct AttributeOwner {
  /// Role of an attribute's literal values in the site. The values of most attributes have no role
  /// and are left unchanged.
  enum Role {
    /// An id, which fragments of addresses can refer to.
    case id
    case address(LiteralLink.Use)
    /// CSS declarations, which may contain addresses.
    case style
    /// `srcset`: addresses, each with a width or density.
    case candidates
  }

  let element: String
  let attribute: String
  let kind: AttributeKind

  init(_ context: HTMLContext) {
    (element, attribute) = (context.element, context.attribute)
    kind = context.value.kind
  }

  var role: Role? {
    if attribute == "id" || attribute == "name" && element == "a" { return .id }
    switch kind {
    case .url, .wholeURL, .ownURL: return use.map(Role.address)
    case .style: return .style
    case .candidates: return .candidates
    default: return nil
    }
  }

  /// Purpose of an address in the attribute; `nil` if the URL is only a name.
  private var use: LiteralLink.Use? {
    switch attribute {
    case "href", "xlink:href":
      // `<base>` sets the base address but isn't a link.
      element == "base" ? nil : .link
    case "src", "poster", "data", "background", "manifest", "icon", "dynsrc", "lowsrc", "cite",
      "longdesc":
      .link
    case "action", "formaction": .form
    default: nil
    }
  }
}
