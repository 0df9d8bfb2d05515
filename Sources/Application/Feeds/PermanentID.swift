import Content
import Domain
import Markup
import Paths
import Presentation

extension SiteContext {
  /// What feeds and calendars know a model by, which must never change.
  ///
  /// A model with an `id` is known by a tag URI of it (RFC 4151), so its slug may change; one without
  /// by the address of its page. A tag's year must stay as well, lest all entries come anew: it is
  /// the year of Atom, before which no feed of ours can have been.
  func permanentID(of model: any SourcedModel) -> String {
    let kind = model.kind.folder
    guard let base else {
      // A calendar needs one without a base address, too; nobody has this host (RFC 2606).
      // An id may be another's slug.
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

  /// A link by its whole address, as far as that is known.
  func absolute(_ link: Link) -> Link {
    guard let base, link.isRoute else { return link }
    return Link(link, at: base.origin)
  }

  /// An image by its whole address, as far as that is known.
  func absolute(_ image: ImageViewModel) -> ImageViewModel {
    ImageViewModel(
      imageLink: absolute(image.imageLink), imageAlt: image.imageAlt,
      imageWidth: image.imageWidth, imageHeight: image.imageHeight)
  }
}

extension BaseURL {
  /// The origin without its scheme and its port.
  fileprivate var host: Substring {
    (origin.names.last ?? "").upTo(":")
  }
}
