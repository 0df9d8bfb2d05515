import Basics
import Content
import Domain
import Markup
import Pictures
import Presentation

extension Photo: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .article }

  static func describe(
    _ model: Sourced<Photo>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    let photo = model.model
    node.type = "ImageObject"
    // The largest published file, with its size.
    let largest = image?.imageRenditions.last
    node.properties.add("contentUrl", image?.imageFull.address)
    node.properties.add("caption", photo.alt)
    node.properties.add("width", pixels: largest?.width ?? image?.imageWidth)
    node.properties.add("height", pixels: largest?.height ?? image?.imageHeight)
    node.properties.add("dateCreated", photo.takenAt.map { context.formats.written($0) })
    if let trip = photo.trip.flatMap(context.trip) {
      node.properties.add("about", node: "Trip") { about in
        let page = context.absolute(context.link(.model(.trips, trip.slug))).address
        about.add("@id", page + StructuredPage.subject)
        about.add("name", context.title(of: trip))
      }
    }
    node.properties.add(work: model, in: context)
    if case .file = photo.source {
      node.properties.add(Credits(photo.credits).completed(bySite: context.siteCredits))
    }
    describe(saleOf: model, image: image, in: context, &node)
  }
}

extension SiteContext {
  /// Credits of pictures whose files don't name anyone. A licence page on the site itself is given
  /// here by its whole address. The files of pictures leave it out, because they are the same for
  /// any site.
  fileprivate var siteCredits: Credits {
    var credits = site.pictures.credits
    if credits.license == nil, let own = settings.license?.url, own.begins(with: "/") {
      credits.license = Navigation.link(to: own, in: self).map { absolute($0).address }
    }
    return credits
  }
}

extension JSON.Members {
  /// Adds the creator of a picture and the terms of its use, by which image search recognizes
  /// pictures that can be licensed.
  fileprivate mutating func add(_ credits: Credits) {
    if !credits.creators.isEmpty {
      add("creator", objects: credits.creators.count) {
        $1.add("@type", "Person")
        $1.add("name", credits.creators[$0])
      }
      add("creditText", credits.creators.joined(separator: ", "))
    }
    add("copyrightNotice", credits.copyright)
    if credits.licenseIsAddress {
      add("license", credits.license.flatMap { Link(external: $0)?.address })
    }
    add("acquireLicensePage", credits.acquireLicensePage.flatMap { Link(external: $0)?.address })
  }

  /// Adds a number of pixels; `E37` is the unit code of UN/CEFACT.
  fileprivate mutating func add(_ name: StaticString, pixels count: Int?) {
    guard let count else { return }
    add(name, node: "QuantitativeValue") { node in
      node.add("value", .integer(count))
      node.add("unitCode", "E37")
    }
  }
}
