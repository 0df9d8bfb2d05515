import Basics
import Content
import Domain
import Markup
import Presentation

extension SiteContext {
  /// Returns the permanent ID of a model in feeds and calendars.
  ///
  /// If the model has an `id`, this is a tag URI (RFC 4151), so its slug may change. Otherwise it
  /// is the address of the model's page. The tag's year is fixed, or all entries would appear as
  /// new. It is 2005, the year of Atom; no feed is older.
  func permanentID(of model: any SourcedModel) -> String {
    let kind = model.kind.folder
    guard let base else {
      // Calendars need an ID without a base address too, so the host is reserved (RFC 2606). `#`
      // separates an `id`, which might equal another model's slug.
      let name = model.attributes.id.map { "\(kind)#\($0)" } ?? "\(kind)/\(model.slug.text)"
      return "\(name)@zoetrope.invalid"
    }
    guard let id = model.attributes.id else {
      return absolute(link(.model(model.kind, model.slug))).address
    }
    var buffer = OutputBuffer(capacity: 96)
    buffer.append("tag:\(base.host),2005:")
    buffer.append(base.path.behind("/").map { "\($0)/\(kind)" } ?? kind)
    buffer.append("/")
    buffer.appendPercentEncoded(id)
    return buffer.string
  }

  /// Returns a link with its absolute address; unchanged if the base address is unknown.
  func absolute(_ link: Link) -> Link {
    guard let base, link.isRoute else { return link }
    return Link(link, at: base.origin)
  }

  /// Returns an image with its absolute address; unchanged if the base address is unknown.
  func absolute(_ image: ImageViewModel) -> ImageViewModel {
    guard base != nil else { return image }
    var image = image
    image.imageLink = absolute(image.imageLink)
    for format in image.imageFormats.indices {
      for size in image.imageFormats[format].renditions.indices {
        let link = image.imageFormats[format].renditions[size].link
        image.imageFormats[format].renditions[size].link = absolute(link)
      }
    }
    if let link = image.card?.link { image.card?.link = absolute(link) }
    return image
  }
}

extension BaseURL {
  /// The origin without scheme and port.
  fileprivate var host: Substring {
    (origin.names.last ?? "").upTo(":")
  }
}
