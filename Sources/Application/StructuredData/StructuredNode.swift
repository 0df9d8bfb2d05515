import Content
import Domain
import Markup
import Presentation

/// The subject of a page as a schema.org node: its type and its properties in JSON-LD.
struct StructuredNode: ~Copyable {
  var type: String
  /// Properties without the type.
  var properties = JSON.Members(capacity: 1024)
  /// Properties of the subject as a product for sale, which is a separate node; empty unless
  /// `hasProduct`.
  var product = JSON.Members(capacity: 64)
  var hasProduct = false

  init(_ type: String) { self.type = type }
}

extension JSON.Members {
  /// Adds a property whose value is a node.
  mutating func add(
    _ name: StaticString, node type: String, _ describe: (inout JSON.Members) -> Void
  ) {
    add(name) { node in
      node.add("@type", type)
      describe(&node)
    }
  }

  mutating func add(image: ImageViewModel?) { add("image", image?.imageForReaders?.address) }

  /// Adds the properties of every work: authors, dates, keywords.
  mutating func add<Model>(work model: Sourced<Model>, in context: SiteContext) {
    let attributes = model.attributes
    let authors = attributes.authors.compactMap { UserViewModel(author: $0, in: context) }
    if !authors.isEmpty {
      add("author", objects: authors.count) { $1.add(person: authors[$0]) }
    }
    if attributes.date != nil || attributes.publishDate != nil {
      add("datePublished", model.published(by: context.now).map { context.formats.written($0) })
    }
    add(
      "dateModified",
      attributes.updated.flatMap {
        $0.hasCome(by: context.now) ? context.formats.written($0) : nil
      })
    add("inLanguage", context.language)
    if !attributes.tags.isEmpty { add("keywords", texts: attributes.tags) }
    add("genre", attributes.category)
  }

  /// Adds a list of nodes in order.
  mutating func add<Thing>(
    _ name: StaticString, list things: [Thing], of type: String,
    _ describe: (Thing, inout JSON.Members) -> Void
  ) {
    add(name, node: "ItemList") { list in
      list.add("itemListElement", objects: things.count) { index, item in
        item.add("@type", "ListItem")
        item.add("position", .integer(index + 1))
        item.add("item", node: type) { describe(things[index], &$0) }
      }
    }
  }

  /// Adds the properties of an author.
  private mutating func add(person user: UserViewModel) {
    add("@type", "Person")
    add("name", user.nameText)
    add("url", user.profileLink?.address)
  }
}
