import Markup
import Presentation
import Testing

@Suite struct PhotosViewModelTests {
  private let photos = PhotosViewModel(
    .sample("2 photos"),
    photos: [.sample("Misery Ridge", isSold: true), .sample("Milky Tail")])

  @Test func managesTheViewModelsOfItsCells() {
    #expect(photos.numberOfPhotos == 2)
    #expect(photos.photoViewModel(at: 0)?.title == "Misery Ridge")
    #expect(photos.photoViewModel(at: 1)?.title == "Milky Tail")
  }

  @Test(arguments: [-1, 2, .max])
  func hasNoCellBeyondItsEnds(index: Int) {
    #expect(photos.photoViewModel(at: index) == nil)
  }

  @Test func pageShowsTheCellsThatItsViewModelGives() throws {
    let page = try Theme().page(photos)
    let titles = page.matches(of: /<p class="card-title"><a [^>]*>([^<]*)<\/a>/)
      .map { String($0.1) }
    #expect(titles.count == photos.numberOfPhotos)
    #expect(titles == (0..<photos.numberOfPhotos).map { photos.photoViewModel(at: $0)?.title })
  }

  @Test func photoIsItsOwnImageAndLink() {
    let photo = PhotoViewModel.sample("Milky Tail")
    #expect(photo.imageLink == photo.url)
    #expect(photo.linkText == photo.title)
    #expect(photo.headerText == photo.title)
  }

  @Test(arguments: [
    (false, false, true, false), (true, false, true, true), (false, true, true, true),
    (false, false, false, true),
  ])
  func thereIsNothingToBuyOnceSoldOrBoughtOrNotForSale(
    isSold: Bool, didBuyPhoto: Bool, hasLink: Bool, isHidden: Bool
  ) {
    var photo = PhotoViewModel.sample("Pli", isSold: isSold, didBuyPhoto: didBuyPhoto)
    if !hasLink { photo.buyLink = nil }
    #expect(photo.buyHidden == isHidden)
  }

  @Test func buyTextNamesPhotoAndPrice() {
    #expect(PhotoViewModel.sample("Milky Tail").buyText == "Buy Milky Tail for $25.99")
  }
}
