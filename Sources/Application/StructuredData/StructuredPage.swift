import Content
import Markup
import Presentation

/// What a page is about and where it stands, as JSON-LD in the words of schema.org.
struct StructuredPage: Sendable {
  /// A page above this one, up to home.
  struct Parent: Sendable {
    let title: String
    let route: Route
  }

  /// Adds what is known of the page's subject to its node.
  typealias Describe = @Sendable (ImageViewModel?, inout StructuredNode) -> Void

  /// The subject of a page is another thing than the page itself, whose address it shares.
  static let subject = "#this"

  /// What the page is where nothing else is said: "CollectionPage".
  var type = "WebPage"
  /// From home on, without the page itself.
  var parents: [Parent] = []
  var describe: Describe = { _, _ in }

  /// `image` is the one that stands for the page, by its whole address.
  func json(
    title: String, description: String?, route: Route, image: ImageViewModel?,
    in context: SiteContext
  ) -> JSON {
    let address = context.absolute(context.link(route)).address
    var subject = StructuredNode(type)
    subject.add("@id", address + Self.subject)
    subject.add("name", title)
    subject.add("url", address)
    subject.add("description", description)
    describe(image, &subject)
    var graph = [subject.value]
    if !parents.isEmpty { graph.append(trail(to: title, at: address, in: context)) }
    var document = JSON.Members()
    document.add("@context", "https://schema.org")
    document.add("@graph", .array(graph))
    return JSON(document.value)
  }

  private func trail(to title: String, at address: String, in context: SiteContext) -> JSON.Value {
    var steps = parents.map { ($0.title, context.absolute(context.link($0.route)).address) }
    steps.append((title, address))
    return .node("BreadcrumbList") { list in
      list.add(
        "itemListElement",
        .array(
          steps.enumerated().map { index, step in
            .node("ListItem") { item in
              item.add("position", .integer(index + 1))
              item.add("name", step.0)
              item.add("item", step.1)
            }
          }))
    }
  }
}
