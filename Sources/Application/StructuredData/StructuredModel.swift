import Content
import Domain
import Markup
import Presentation

/// A model for which schema.org has a type.
protocol StructuredModel: Sendable {
  /// Open Graph type of its page.
  static var sharingKind: SharingViewModel.Kind { get }

  /// Adds the properties of the model to its node, which already has its name and address.
  static func describe(
    _ model: Sourced<Self>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode)
}

/// Structured data of any model. A model without a type in schema.org gets the properties that all
/// works share.
enum StructuredModels {
  static func sharingKind<Model>(of model: Model.Type) -> SharingViewModel.Kind {
    (model as? any StructuredModel.Type)?.sharingKind ?? .article
  }

  static func describe<Model>(
    _ model: Sourced<Model>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    func describe<Known: StructuredModel>(_ type: Known.Type, _ node: inout StructuredNode) {
      guard let model = model as? Sourced<Known> else { return }
      Known.describe(model, image: image, in: context, &node)
    }
    if let type = Model.self as? any StructuredModel.Type { return describe(type, &node) }
    node.properties.add(image: image)
    node.properties.add(work: model, in: context)
  }
}

extension TextPage: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .article }

  static func describe(
    _ model: Sourced<TextPage>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    node.type = "Article"
    node.properties.add("headline", model.model.title)
    node.properties.add(image: image)
    node.properties.add(work: model, in: context)
  }
}

extension Account: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .website }

  static func describe(
    _ model: Sourced<Account>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    node.properties.add(image: image)
    node.properties.add(work: model, in: context)
  }
}

extension Person: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .profile }

  static func describe(
    _ model: Sourced<Person>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    let person = model.model
    node.type = "Person"
    node.properties.add("honorificPrefix", person.salutation)
    node.properties.add("givenName", person.firstName)
    node.properties.add("familyName", person.lastName)
    node.properties.add("birthDate", person.birthdate?.written)
    node.properties.add(image: image)
    node.properties.add("sameAs", person.url.flatMap(Link.init(external:))?.address)
  }
}
