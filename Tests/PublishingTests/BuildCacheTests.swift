import Application
import Foundation
import Testing

@testable import Publishing

struct BuildCacheTests {
  private func last(_ pages: Int) -> LastBuild {
    LastBuild(
      asked: 1, sources: 2, manifest: 3, times: 4, validity: SiteValidity(seconds: .min...(.max)),
      pages: pages, images: 0, assets: 0, said: [])
  }

  @Test func isWrittenByOneOfTwoBuilds() {
    let site = SiteFolder()
    var first: BuildCache? = BuildCache(site: site.path)
    first?.writeLast(last(1))
    BuildCache(site: site.path).writeLast(last(2))
    #expect(BuildCache(site: site.path).readLast() == last(1))
    first = nil
    BuildCache(site: site.path).writeLast(last(3))
    #expect(BuildCache(site: site.path).readLast() == last(3))
  }

  @Test func takesThePlaceOfWhatWasWritten() throws {
    let site = SiteFolder()
    let cache = BuildCache(site: site.path)
    for pages in 1...3 {
      cache.writeLast(last(pages))
      #expect(cache.readLast() == last(pages))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.path + "/.zoetrope").sorted()
        == [".gitignore", "last"])
  }

  @Test func leavesNothingHalfWhereItCannotBeWritten() throws {
    let site = SiteFolder()
    let taken = site.path + "/.zoetrope/last/taken"
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
    BuildCache(site: site.path).writeLast(last(1))
    #expect(BuildCache(site: site.path).readLast() == nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.path + "/.zoetrope").sorted()
        == [".gitignore", "last"])
  }
}
