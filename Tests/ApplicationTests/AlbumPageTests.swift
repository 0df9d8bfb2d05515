import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Application

/// Pages of albums, on whole sites.
@Suite struct AlbumPageTests {
  private func site(
    _ index: String, pictures: [String], _ files: [String: String] = [:]
  ) throws -> MadeSite {
    var all: [String: TemporaryFolder.File] = [
      "Content/site.json": .text(#"{"title": "Away", "baseURL": "https://example.org"}"#),
      "Content/photos/iceland/index.md": .text("---\n\(index)\n---\n"),
    ]
    for picture in pictures { all["Content/photos/iceland/\(picture)"] = .png(8, 6) }
    for (path, text) in files { all["Content/\(path)"] = .text(text) }
    return try made(all)
  }

  private func titles(_ html: String) -> [String] {
    html.matches(of: /card-title"><a href="[^"]*">([^<]*)</).map { String($0.1) }
  }

  @Test func orderIsByNameWithNumbersByTheirValue() throws {
    let site = try site("title: Iceland\norder: name", pictures: ["IMG_10.png", "IMG_9.png"])
    #expect(titles(site["photos/iceland/index.html"]) == ["IMG 9", "IMG 10"])
    #expect(site["photos/iceland/index.html"].contains("2 photos"))
  }

  @Test func orderIsAsWrittenWithTheRestByName() throws {
    let site = try site(
      "order: written\nphotos: [c.png, a.png]", pictures: ["a.png", "b.png", "c.png", "d.png"])
    #expect(titles(site["photos/iceland/index.html"]) == ["c", "a", "b", "d"])
  }

  @Test func orderIsByTimeWithTheRestByName() throws {
    let site = try site(
      "photos: [{file: b.png, takenAt: 2024-06-02}, {file: c.png, takenAt: 2024-06-01}]",
      pictures: ["a.png", "b.png", "c.png"])
    let html = site["photos/iceland/index.html"]
    #expect(titles(html) == ["c", "b", "a"])
    #expect(html.contains(">June 1, 2024</time> – <time"))
  }

  @Test func listOfPhotosAndTripShowTheAlbumAndNotItsPhotos() throws {
    let trip = "---\ndeparture: 2024-06-01\narrival: 2024-06-02\ntitle: Ring\n---\n"
    let site = try site(
      "title: Iceland\ntrip: ring", pictures: ["a.png", "b.png"], ["trips/ring.md": trip])
    for page in ["photos/index.html", "trips/ring/index.html"] {
      #expect(titles(site[page]).contains("Iceland"), "\(page)")
      #expect(!site[page].contains("/photos/iceland-a/"), "\(page)")
    }
    #expect(site["photos/index.html"].contains("1 album<"))
    #expect(site["photos/iceland/index.html"].contains(#"<a href="/trips/ring/">Ring</a>"#))
  }

  @Test func aTextShowsAPhotoOfAnAlbumByItsSlug() throws {
    let site = try site(
      "title: Iceland", pictures: ["a.png", "b.png"],
      [
        "pages/x.md": "---\ntitle: X\n---\n![](../photos/iceland/index.md#iceland-b)\n",
        "pages/y.md": "---\ntitle: Y\n---\n![Own words](../photos/iceland/index.md#iceland-b)\n",
      ])
    #expect(site.report == "")
    #expect(titles(site["x/index.html"]) == ["b"])
    #expect(site["x/index.html"].contains(#"alt="b""#))
    #expect(titles(site["y/index.html"]) == ["b"])
    #expect(site["y/index.html"].contains(#"alt="Own words""#))
  }

  @Test(arguments: ["../photos/iceland/b.png", "../photos/iceland/index.md#iceland-b"])
  func aTextLinksToThePageOfAPhotoOfAnAlbum(address: String) throws {
    let site = try site(
      "title: Iceland", pictures: ["a.png", "b.png"],
      ["pages/x.md": "---\ntitle: X\n---\nBefore [the road](\(address)) ends.\n"])
    #expect(site.report == "")
    #expect(
      site["x/index.html"].contains(#"Before <a href="/photos/iceland-b/">the road</a> ends"#))
  }

  @Test func rawHTMLNamesTheFileThatItShowsAndThePageToWhichItLinks() throws {
    let file = "../photos/iceland/b.png"
    let html = #"<a href="\#(file)">b</a> <img src="\#(file)" alt="">"#
    let site = try made([
      "Content/site.json": #"{"unsafeHTML": true}"#, "Content/photos/iceland/b.png": .png(8, 6),
      "Content/photos/iceland/index.md": "---\ntitle: Iceland\n---\n",
      "Content/pages/x.md": .text("---\ntitle: X\n---\n\(html)\n"),
    ])
    #expect(site["x/index.html"].contains(##"<a href="/photos/iceland-b/">b</a>"##))
    #expect(site["x/index.html"].contains(#"<img src="/photos/iceland/b.png""#))
  }

  /// The published address of the file itself doesn't change.
  @Test func anAddressFromTheRootLeadsToTheFileOfAPhoto() throws {
    let site = try site(
      "title: Iceland", pictures: ["b.png"],
      ["pages/x.md": "---\ntitle: X\n---\n[The file](/photos/iceland/b.png)\n"])
    #expect(site["x/index.html"].contains(#"<a href="/photos/iceland/b.png">The file</a>"#))
    #expect(site.files["photos/iceland/b.png"] != nil)
  }

  @Test func saysHowAnAlbumIsLinkedToWhereItIsShownAsAnImage() throws {
    let site = try site(
      "title: Iceland", pictures: ["b.png"],
      ["pages/x.md": "---\ntitle: X\n---\n![](../photos/iceland/index.md)\n"])
    #expect(
      site.report == """
        Content/pages/x.md:4:5: error[link-broken-image]: this is an album, not an image
            4 | ![](../photos/iceland/index.md)
              |     ^~~~~~~~~~~~~~~~~~~~~~~~~~ write '[…](../photos/iceland/index.md)' to link to it, or write the path of one of its pictures to show that

        """)
  }

  @Test(arguments: ["../photos/iceland/a.png", "/photos/iceland/a.png"])
  func aTextShowsAPhotoOfAnAlbumByItsPicture(address: String) throws {
    let site = try site(
      "photos: [{file: a.png, title: Black sand, alt: A beach}]", pictures: ["a.png", "b.png"],
      [
        "pages/x.md": "---\ntitle: X\n---\n![](\(address))\n",
        "pages/y.md": "---\ntitle: Y\n---\n![Dark sand](\(address) 'Dusk')\n",
        "pages/z.md": "---\ntitle: Z\n---\nIn a line ![](\(address)).\n",
      ])
    #expect(site.report == "")
    #expect(titles(site["x/index.html"]) == ["Black sand"])
    #expect(site["x/index.html"].contains(#"href="/photos/iceland-a/""#))
    #expect(site["x/index.html"].contains(#"alt="A beach""#))
    // The text's own description and caption explain why it shows the photo.
    #expect(titles(site["y/index.html"]) == ["Black sand"])
    #expect(site["y/index.html"].contains(#"alt="Dark sand""#))
    #expect(site["y/index.html"].contains("<figcaption>Dusk</figcaption>"))
    #expect(titles(site["z/index.html"]) == [])
  }

  @Test func homeShowsAlbumsInPlaceOfTheirPhotos() throws {
    let inner = "---\ntitle: North\nphotos: [{file: n.png, takenAt: 2024-07-01}]\n---\n"
    let site = try made([
      "Content/photos/iceland/index.md": "---\ntitle: Iceland\n---\n",
      "Content/photos/iceland/a.png": .png(8, 6), "Content/photos/iceland/b.png": .png(8, 6),
      "Content/photos/iceland/north/index.md": .text(inner),
      "Content/photos/iceland/north/n.png": .png(9, 6),
      "Content/photos/pier.md":
        "---\ntitle: Pier\nfile: pier.png\nalt: A\ntakenAt: 2024-06-01\n---\n",
      "Content/photos/pier.png": .png(8, 6),
    ])
    #expect(site.report == "")
    let html = site["index.html"]
    #expect(titles(html) == ["Iceland", "Pier"])
    #expect(html.contains("1 album · 2 photos"))
    // The newest photo is in the album, whose cover is then the site's.
    #expect(html.contains(/class="hero"[^>]*>\s*<img src="\/photos\/iceland\/a.png"/))
    #expect(html.contains(#"<a href="/photos/">All photos</a>"#))
  }

  @Test(arguments: ["other/ice", "other/Ice"])
  func twoAlbumsOfOneSlugAreToldOnce(folder: String) throws {
    let index = "---\ntitle: Ice\nphotos: [{file: a.png, date: 2024-06-01}]\n---\n![](a.png)\n"
    let site = try made([
      "Content/site.json": #"{"photos": {"original": true}}"#,
      "Content/photos/ice/index.md": .text(index), "Content/photos/ice/a.png": .png(8, 6),
      .init("Content/photos/\(folder)/index.md"): .text(index),
      .init("Content/photos/\(folder)/a.png"): .png(8, 6),
    ])
    #expect(site.ids == ["content-duplicate-slug"], "\(site.report)")
  }

  /// Each level once asked twice, so the innermost was asked 2⁴⁰ times.
  @Test func theCoverOfDeepAlbumsIsFoundAtOnce() throws {
    let depth = 40
    var folder = "Content/photos"
    var files: [String: TemporaryFolder.File] = [:]
    for level in 1...depth {
      folder += "/a\(level)"
      files["\(folder)/index.md"] = .text("---\ntitle: Level \(level)\n---\n")
    }
    files["\(folder)/p.png"] = .png(8, 6)
    let site = try made(files)
    #expect(site.report == "")
    #expect(site["photos/index.html"].contains(#"<img src="/photos/"#))
    #expect(site["photos/a1/index.html"].contains("/p.png"))
  }

  @Test func aTripWithoutPhotosOfItsOwnTakesTheCoverOfItsAlbum() throws {
    let trip = "---\ndeparture: 2024-06-01\narrival: 2024-06-02\ntitle: Ring\n---\n"
    let site = try site(
      "title: Iceland\ntrip: ring", pictures: ["a.png", "b.png"], ["trips/ring.md": trip])
    let page = site["trips/ring/index.html"]
    #expect(page.contains(#"<meta property="og:image" content="https://"#))
    #expect(page.contains("/photos/iceland/a.png"))
    #expect(site["trips/index.html"].contains("/photos/iceland/a.png"))
  }

  @Test func aPhotoOfAnAlbumLeadsToThePreviousAndTheNext() throws {
    let site = try site("title: Iceland", pictures: ["a.png", "b.png"])
    let html = site["photos/iceland-a/index.html"]
    #expect(html.contains(#"<span class="label">Next</span> <a href="/photos/iceland-b/">"#))
    #expect(!html.contains("Older"))
  }

  @Test func theFeedOfTheSiteHasTheAlbumAndNotItsPhotos() throws {
    let site = try site(
      "title: Iceland\ndate: 2024-06-03\n"
        + "photos: [{file: a.png, date: 2024-06-01}, {file: b.png, date: 2024-06-02}]",
      pictures: ["a.png", "b.png"])
    #expect(site["feed.json"].contains("/photos/iceland/\""))
    #expect(!site["feed.json"].contains("/photos/iceland-a/"))
    #expect(site["photos/iceland/feed.json"].contains("/photos/iceland-a/"))
  }

  @Test func aPhotoLeadsToItsNeighborsInTheAlbum() throws {
    let site = try site(
      "title: Iceland\norder: name", pictures: ["a.png", "b.png", "c.png"],
      ["photos/z.json": #"{"title": "Z", "file": "iceland/a.png", "alt": "x"}"#])
    let html = site["photos/iceland-b/index.html"]
    let links = html.matches(of: /href="(\/photos\/[^"]*)"/).map { String($0.1) }
    #expect(links.suffix(2) == ["/photos/iceland-a/", "/photos/iceland-c/"])
    #expect(links.contains("/photos/iceland/"))
    #expect(!site["photos/z/index.html"].contains(#"class="neighbors""#))
  }

  @Test func anUnlistedAlbumShowsItsPhotosAndNothingShowsIt() throws {
    let site = try site("title: Iceland\nvisibility: unlisted", pictures: ["a.png"])
    #expect(titles(site["photos/iceland/index.html"]) == ["a"])
    for (path, bytes) in site.files where !path.hasPrefix("photos/iceland") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("iceland"), "\(path)")
    }
    #expect(site.files["photos/iceland/feed.xml"] == nil)
  }

  @Test func albumsInsideAreOnThePageOfTheAlbumAround() throws {
    let site = try site(
      "title: Iceland", pictures: ["a.png"],
      [
        "photos/iceland/north/index.md": "---\ntitle: North\n---\n",
        "photos/iceland/north/list.json":
          #"[{"slug": "n", "title": "N", "file": "../a.png", "alt": "x"}]"#,
      ])
    let html = site["photos/iceland/index.html"]
    #expect(titles(html) == ["North", "a"])
    #expect(html.contains("1 album · 1 photo"))
    #expect(titles(site["photos/index.html"]) == ["Iceland"])
    let inner = site["photos/north/index.html"]
    #expect(inner.contains(#"<a href="/photos/iceland/">Iceland</a>"#))
    #expect(inner.contains(#""name":"Iceland""#))
  }

  @Test func aLargeAlbumHasSeveralPagesAndAFilter() throws {
    let pictures = (0..<450).map { "p\($0).png" }
    let site = try site("title: Iceland\norder: name", pictures: pictures)
    #expect(titles(site["photos/iceland/index.html"]).count == 200)
    #expect(titles(site["photos/iceland/page/3/index.html"]).last == "p449")
    #expect(site["photos/iceland/filter.json"].contains("p449"))
    #expect(site["photos/iceland/index.html"].contains("450 photos"))
  }

  @Test func hasAFeedOfItsPhotos() throws {
    let site = try site(
      "title: Iceland\nphotos: [{file: a.png, takenAt: 2024-06-02}]", pictures: ["a.png"])
    #expect(site["photos/iceland/feed.xml"].contains("<title>Iceland – Away</title>"))
    #expect(site["photos/iceland/index.html"].contains(#"href="/photos/iceland/feed.xml""#))
  }

  @Test func aTextLinksToTheAlbumByItsFileAndFolder() throws {
    let text = "---\ntitle: T\n---\n[one](../photos/iceland/index.md) [two](../photos/iceland)\n"
    let site = try site("title: Iceland", pictures: ["a.png"], ["pages/t.md": text])
    #expect(
      site["t/index.html"].contains(
        #"<a href="/photos/iceland/">one</a> <a href="/photos/iceland/">two</a>"#))
  }

  @Test func anAlbumAndAPhotoOfOneNameAreAMistake() throws {
    let site = try site(
      "title: Iceland", pictures: ["a.png"],
      ["photos/iceland.md": "---\ntitle: I\nfile: iceland/a.png\nalt: x\n---\n"])
    #expect(site.report.contains("error["), "\(site.report)")
  }
}
