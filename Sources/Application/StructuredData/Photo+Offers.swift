import Content
import Domain
import Markup
import Presentation

extension Photo {
  /// Describes a photo for sale: a product with an offer for each edition, or with a single offer.
  static func describe(
    saleOf model: Sourced<Photo>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    let photo = model.model
    guard photo.isOffered || photo.isSold else { return }
    node.hasProduct = true
    node.product.add("image", image?.imageFull.address)
    let link = context.buyLink(of: model) ?? context.link(.model(.photos, model.slug))
    let url = context.absolute(link).address
    guard photo.editions.count > 1 else {
      node.product.add("offers", node: "Offer") {
        $0.add(offerOf: photo, photo.editions.first, at: url)
      }
      return
    }
    node.product.add("offers", objects: photo.editions.count) { index, offer in
      offer.add("@type", "Offer")
      offer.add(offerOf: photo, photo.editions[index], at: url)
    }
  }
}

extension JSON.Members {
  /// Adds the offer of an edition, or of the photo itself: its price, seller's page and
  /// availability.
  fileprivate mutating func add(offerOf photo: Photo, _ edition: Edition?, at url: String) {
    if let edition {
      add("name", edition.name)
      let details = [edition.size, edition.paper].compactMap(\.self)
      add("description", details.isEmpty ? nil : details.joined(separator: ", "))
    }
    if let price = edition.map(\.price) ?? photo.price {
      add("price", .number(price.decimal))
      add("priceCurrency", price.currency.code)
    }
    add("availability", "https://schema.org/" + photo.availability(of: edition))
    if let left = edition?.left {
      add("inventoryLevel", node: "QuantitativeValue") {
        $0.add("value", .integer(photo.isSold ? 0 : left))
      }
    }
    if !photo.isSold { add("url", url) }
  }
}

extension Photo {
  /// A member of schema.org's `ItemAvailability`.
  fileprivate func availability(of edition: Edition?) -> String {
    if isSold || edition?.isSoldOut == true { return "SoldOut" }
    return edition?.count == nil ? "InStock" : "LimitedAvailability"
  }
}
