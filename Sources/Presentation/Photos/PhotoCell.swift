public import Templating

/// A photo's cell without the values of the photo's page, for a body that shows the photo.
public struct PhotoCell: Sendable, Hashable {
  package let photo: PhotoViewModel

  package init(_ photo: PhotoViewModel) { self.photo = photo }
}

extension PhotoCell: Presentable {
  /// The template `components/photo` shows this cell.
  public static let contract = Contract<Self>(
    template: "components/photo",
    PhotoViewModel.photoFields.through { $1($0.photo) },
    PhotoViewModel.imageFields.through { $1($0.photo) },
    PhotoViewModel.linkFields.through { $1($0.photo) },
    PhotoViewModel.taggedFields.through { $1($0.photo) })
}
