import Content
import Testing

@testable import Authoring

struct PictureTests {
  @Test func givesANewSiteAPictureThatIsPublishedAsItIs() throws {
    let image = try #require(try ImageFile(PackageResources.postcard_png))
    #expect(image.kind == .png)
    #expect(image.width == 960)
    #expect(image.height == 640)
    #expect(image.isClean)
  }
}
