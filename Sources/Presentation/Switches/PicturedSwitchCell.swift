package import Markup
package import Templating

/// A switch cell with an image. It conforms to `ImagePresentable`, and its template has one
/// additional line.
package struct PicturedSwitchCell: Sendable, Equatable {
  package let switchCell: SwitchCell
  package let imageLink: Link
  package let imageAlt: String
  package let imageWidth, imageHeight: Int?

  package init(_ switchCell: SwitchCell, image: ImageViewModel) {
    self.switchCell = switchCell
    imageLink = image.imageLink
    imageAlt = image.imageAlt
    imageWidth = image.imageWidth
    imageHeight = image.imageHeight
  }
}

extension PicturedSwitchCell: SwitchCellBased, ImagePresentable {
  package static let contract = Contract<Self>(
    template: "components/pictured-switch-cell",
    switchCellFields, textFields, switchFields, imageFields)
}
