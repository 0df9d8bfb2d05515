import Content
import Domain
import Markup
import Presentation

extension Photo: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .article }

  static func describe(
    _ model: Sourced<Photo>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    let photo = model.model
    node.type = "ImageObject"
    node.add("contentUrl", image?.imageLink.address)
    node.add("caption", photo.alt)
    node.add("width", image?.imageWidth.map(pixels))
    node.add("height", image?.imageHeight.map(pixels))
    node.add("dateCreated", photo.takenAt.map { context.formats.local($0).written })
    if let trip = photo.trip.flatMap(context.graph.trip) {
      node.add(
        "about",
        .node("Trip") { about in
          let page = context.absolute(context.link(.model(.trips, trip.slug))).address
          about.add("@id", page + StructuredPage.subject)
          about.add("name", context.title(of: trip))
        })
    }
    node.add(work: model, in: context)
    if !photo.isBought {
      node.add("offers", photo.price.map { offer($0, for: model, in: context) })
    }
  }

  private static func offer(
    _ price: Money, for photo: Sourced<Photo>, in context: SiteContext
  ) -> JSON.Value {
    .node("Offer") { offer in
      offer.add("price", .number(price.decimal))
      offer.add("priceCurrency", price.currency.code)
      guard photo.model.isForSale else { return }
      offer.add("availability", "https://schema.org/InStock")
      offer.add("url", context.absolute(context.link(.buy(photo.slug))).address)
    }
  }

  /// By UN/CEFACT's code of the pixel.
  private static func pixels(_ count: Int) -> JSON.Value {
    .node("QuantitativeValue") { node in
      node.add("value", .integer(count))
      node.add("unitCode", "E37")
    }
  }
}
