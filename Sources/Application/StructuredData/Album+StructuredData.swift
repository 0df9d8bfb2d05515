import Content
import Domain
import Markup
import Presentation

extension Album: StructuredModel {
  static var sharingKind: SharingViewModel.Kind { .website }

  static func describe(
    _ model: Sourced<Album>, image: ImageViewModel?, in context: SiteContext,
    _ node: inout StructuredNode
  ) {
    node.type = "ImageGallery"
    node.properties.add(image: image)
    node.properties.add(work: model, in: context)
  }
}
