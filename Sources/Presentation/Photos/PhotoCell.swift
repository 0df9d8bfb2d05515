public import Templating

/// The cell of a photo without its page, for a body that shows a photo of the site.
public struct PhotoCell: Sendable, Hashable {
  package let photo: PhotoViewModel

  package init(_ photo: PhotoViewModel) { self.photo = photo }
}

extension PhotoCell: Presentable {
  /// Shown by `components/photo`.
  public static let contract = Contract<Self>(
    template: "components/photo",
    PhotoViewModel.photoFields.through { $1($0.photo) },
    PhotoViewModel.imageFields.through { $1($0.photo) },
    PhotoViewModel.linkFields.through { $1($0.photo) },
    PhotoViewModel.taggedFields.through { $1($0.photo) })
}
