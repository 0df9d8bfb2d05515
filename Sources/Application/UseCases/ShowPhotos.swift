import Content
import Domain
import Presentation

/// Shows the page of a photo, given by its index among the site's photos. The page may include the
/// purchase beside the picture, depending on the purchase flow.
struct ShowExistingPhoto: UseCase {
  typealias ViewModel = PhotoViewModel

  let index: Int
  let purchaseFlowType: PurchaseFlowType

  func show(in view: some View<PhotoViewModel>, _ context: SiteContext) {
    view.show(PhotoViewModel(pageAt: index, purchaseFlowType: purchaseFlowType, in: context))
  }
}

/// Shows one page of the list of photos.
struct ShowPhotos: UseCase {
  typealias ViewModel = PhotosViewModel

  let list: ListPart<Sourced<Photo>>

  func show(in view: some View<PhotosViewModel>, _ context: SiteContext) {
    let albums = context.graph.relations.albums.outermost
    view.show(
      PhotosViewModel(
        list.head(context.count(albums: albums.count, photos: list.total), in: context),
        albums: list.number == 1 ? albums.map { AlbumCell(albumAt: $0, in: context) } : [],
        photos: list.elements.map { PhotoViewModel($0, in: context).inRow }))
  }
}

/// Shows the page between a photo for sale and its payment.
struct BuyPhoto: UseCase {
  typealias ViewModel = BuyViewModel

  let index: Int

  func show(in view: some View<BuyViewModel>, _ context: SiteContext) {
    guard let model = BuyViewModel(context.photo(at: index), in: context) else { return }
    view.show(model)
  }
}

/// Shows the page to which visitors return after paying for a photo.
struct ShowBoughtPhoto: UseCase {
  typealias ViewModel = BoughtViewModel

  let index: Int

  func show(in view: some View<BoughtViewModel>, _ context: SiteContext) {
    view.show(BoughtViewModel(context.photo(at: index), in: context))
  }
}
