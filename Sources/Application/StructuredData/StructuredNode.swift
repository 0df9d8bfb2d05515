import Content
import Domain
import Markup
import Presentation

/// A node of JSON-LD in the words of schema.org: what it is, and its properties.
struct StructuredNode {
  var type: String
  private var members = JSON.Members()

  init(_ type: String) { self.type = type }

  var value: JSON.Value {
    var all = JSON.Members()
    all.add("@type", type)
    all.add(members)
    return all.value
  }

  mutating func add(_ name: String, _ text: String?) { members.add(name, text) }

  mutating func add(_ name: String, _ value: JSON.Value?) { members.add(name, value) }

  mutating func add(image: ImageViewModel?) { add("image", image?.imageLink.address) }

  /// What every work says of itself: its authors, its days, what it is about.
  mutating func add<Model>(work model: Sourced<Model>, in context: SiteContext) {
    let attributes = model.attributes
    let authors = attributes.authors.compactMap { UserViewModel(author: $0, in: context) }
    if !authors.isEmpty { add("author", .array(authors.map(JSON.Value.person))) }
    if attributes.date != nil || attributes.publishDate != nil {
      add("datePublished", model.published.map { context.formats.local($0).written })
    }
    add("dateModified", attributes.updated.map { context.formats.local($0).written })
    add("inLanguage", context.language)
    if !attributes.tags.isEmpty {
      add("keywords", .array(attributes.tags.map(JSON.Value.string)))
    }
    add("genre", attributes.category)
  }
}

extension JSON.Value {
  static func node(_ type: String, _ describe: (inout StructuredNode) -> Void) -> JSON.Value {
    var node = StructuredNode(type)
    describe(&node)
    return node.value
  }

  /// Things in their order.
  static func list(_ things: [JSON.Value]) -> JSON.Value {
    node("ItemList") { list in
      list.add(
        "itemListElement",
        .array(
          things.enumerated().map { index, thing in
            node("ListItem") { item in
              item.add("position", .integer(index + 1))
              item.add("item", thing)
            }
          }))
    }
  }

  /// Somebody who wrote something.
  static func person(_ user: UserViewModel) -> JSON.Value {
    node("Person") { person in
      person.add("name", user.nameText)
      person.add("url", user.profileLink?.address)
    }
  }
}
