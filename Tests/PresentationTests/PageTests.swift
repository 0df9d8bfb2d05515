import Presentation
import Templating
import Testing

@Suite struct PageTests {
  @Test func selectsTheTemplateOfItsContent() {
    #expect(Page<TripViewModel>.contract.template == "trip")
    #expect(Page<TripViewModel>.contract.format == .html)
  }

  @Test(arguments: [true, false])
  func selectsTheVariantOfItsContentsState(isCancelled: Bool) {
    let page = Page(TripViewModel.sample(isCancelled: isCancelled), chrome: .sample)
    let variants = Page<TripViewModel>.contract.variants
    #expect(variants.map(\.name) == ["cancelled"])
    #expect(variants.map { $0.applies(page) } == [isCancelled])
  }

  @Test(arguments: [true, false])
  func selectsTheTemplateOfAPhotoThatIsSold(isSold: Bool) {
    let page = Page(PhotoViewModel.sample("Pli", isSold: isSold), chrome: .sample)
    let variants = Page<PhotoViewModel>.contract.variants
    #expect(variants.map(\.name) == ["sold"])
    #expect(variants.map { $0.applies(page) } == [isSold])
  }

  @Test func offersTheNamesOfItsContentAndItsChromeAsPage() {
    let fields = Page<ArticleViewModel>.contract.fields
    let content = ArticleViewModel.contract.fields.flatMap { $0.fields.map(\.name) }
    #expect(fields.flatMap { $0.fields.map(\.name) } == content + ["page"])
  }

  @Test func keepsTheTemplateThatFrontMatterAsksFor() {
    let page = Page(TripViewModel.sample(), chrome: .sample, template: "trip-with-map")
    #expect(page.template == "trip-with-map")
    #expect(Page(TripViewModel.sample(), chrome: .sample).template == nil)
  }

  @Test func equalsAPageOfEqualContentAndChrome() {
    let page = Page(TripViewModel.sample(), chrome: .sample)
    #expect(page == Page(TripViewModel.sample(), chrome: .sample))
    #expect(page != Page(TripViewModel.sample(delay: "5 minutes delay"), chrome: .sample))
  }
}
