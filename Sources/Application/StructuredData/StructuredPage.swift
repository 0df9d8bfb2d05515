import Content
import Markup
import Presentation

/// The subject of a page and its parent pages, as JSON-LD in the vocabulary of schema.org.
struct StructuredPage: Sendable {
  /// A page above this one in the hierarchy.
  struct Parent: Sendable {
    let title: String
    let route: Route
  }

  /// Adds properties of the page's subject to its node.
  typealias Describe = @Sendable (ImageViewModel?, inout StructuredNode) -> Void

  /// Fragment of the subject's id. The subject isn't the page itself, but has the same address.
  static let subject = "#this"
  /// Fragment of the id of the subject as a product for sale.
  static let product = "#product"

  /// schema.org type of the page, such as "CollectionPage".
  var type = "WebPage"
  /// Parent pages, from the home page down, without the page itself.
  var parents: [Parent] = []
  var describe: Describe = { _, _ in }

  /// Returns the JSON-LD of the page. `image` is its preview image, with an absolute address.
  func json(
    title: String, description: String?, route: Route, image: ImageViewModel?,
    in context: SiteContext
  ) -> JSON {
    let address = context.absolute(context.link(route)).address
    var subject = StructuredNode(type)
    subject.properties.add("@id", address + Self.subject)
    subject.properties.add("name", title)
    subject.properties.add("url", address)
    subject.properties.add("description", description)
    describe(image, &subject)
    let trail = parents.map {
      (title: $0.title, address: context.absolute(context.link($0.route)).address)
    }
    var document = JSON.Members(capacity: 2048)
    document.add("@context", "https://schema.org")
    let others = (subject.hasProduct ? 1 : 0) + (parents.isEmpty ? 0 : 1)
    document.add("@graph", objects: 1 + others) { index, node in
      switch index {
      case 0:
        node.add("@type", subject.type)
        node.add(subject.properties)
      case 1 where subject.hasProduct:
        node.add("@type", "Product")
        node.add("@id", address + Self.product)
        node.add("name", title)
        node.add("url", address)
        node.add("description", description)
        node.add(subject.product)
      default:
        node.add(trail: trail + [(title: title, address: address)])
      }
    }
    return document.encoded()
  }
}

extension JSON.Members {
  fileprivate mutating func add(trail: [(title: String, address: String)]) {
    add("@type", "BreadcrumbList")
    add("itemListElement", objects: trail.count) { index, item in
      item.add("@type", "ListItem")
      item.add("position", number: index + 1)
      item.add("name", trail[index].title)
      item.add("item", trail[index].address)
    }
  }
}
