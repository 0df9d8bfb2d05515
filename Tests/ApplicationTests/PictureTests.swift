import Foundation
import TestSupport
import Testing

@testable import Application

/// Pictures in texts, and the pages that load the viewer for them.
@Suite struct PictureTests {
  private func site(_ body: String, settings: String = "{}") throws -> MadeSite {
    try made([
      "Content/site.json": .text(settings),
      "Content/photos/photos.json": """
      [{"slug": "pli", "title": "Pli", "file": "pli.gif", "alt": "Pli", "summary": "Near \\"it\\""},
       {"slug": "sea", "title": "Sea", "file": "sea.gif", "alt": "Sea"}]
      """,
      "Content/photos/alone.md": "---\ntitle: Alone\nfile: sea.gif\nalt: Sea\n---\n",
      "Content/photos/pli.gif": .gif(40, 30), "Content/photos/sea.gif": .gif(30, 40),
      "Content/pages/note.md": .text("---\ntitle: Note\n---\n\(body)\n"),
      "Content/pages/plain.md":
        "---\ntitle: Plain\n---\nWords, and an ![image](../photos/sea.gif).\n",
    ])
  }

  @Test func photosOfTheSiteTakePart() throws {
    let site = try site("![](../photos/photos.json#pli#wide)\n![](../photos/alone.md)")
    #expect(site.reportOfTexts == "")
    let page = site["note/index.html"]
    let start = try #require(page.firstRange(of: "<div class=\"pictures pair wide\">"))
    let row = page[start.lowerBound...]
    #expect(
      row.contains(
        "<div style=\"--width: 40; --height: 30\">\n<figure class=\"photo\" data-summary=\"Near &quot;it&quot;\">"
      ))
    #expect(row.contains("<div style=\"--width: 30; --height: 40\">\n<figure class=\"photo\">"))
  }

  @Test func photoThatIsCalledWideIsNamedByThat() throws {
    var photos = #"[{"slug": "wide", "title": "W", "file": "a.gif", "alt": "W"}, "#
    photos += #"{"slug": "b", "title": "B", "file": "a.gif", "alt": "B"}]"#
    let site = try made([
      "Content/photos/photos.json": .text(photos), "Content/photos/a.gif": .gif(40, 30),
      "Content/pages/note.md":
        "---\ntitle: Note\n---\n![](../photos/photos.json#wide)\n\n![](../photos/photos.json#wide#full)\n",
    ])
    #expect(site.reportOfTexts == "")
    let page = site["note/index.html"]
    #expect(page.components(separatedBy: "<a href=\"/photos/wide/\">").count == 3)
    #expect(page.components(separatedBy: "<div class=\"picture full\">").count == 2)
    #expect(!page.contains("class=\"picture wide"))
  }

  @Test(
    arguments: [
      ("sea.gif#wdie", "wdie", "did you mean '#wide'?"),
      ("sea.gif#Full", "Full", "did you mean '#full'?"),
      ("alone.md#ful", "ful", "did you mean '#full'?"),
      ("sea.gif#there-it-is", "there-it-is", "remove the part from '#' on"),
    ])
  func tellsOfAWrongFragment(address: String, fragment: String, fix: String) throws {
    let site = try site("![](../photos/\(address))")
    let place = "Content/pages/note.md:4:5: warning[link-unknown-picture-width]: "
    #expect(
      site.reportOfTexts.contains(
        "\(place)a picture can be '#wide' or '#full', but not '#\(fragment)'"),
      "\(site.reportOfTexts)")
    #expect(site.reportOfTexts.contains("~ \(fix)\n"), "\(site.reportOfTexts)")
  }

  @Test func pagesWithPicturesAloneLoadTheViewer() throws {
    let site = try site("![a](../photos/sea.gif \"A caption\")")
    let viewer = "src=\"/assets/viewer."
    for path in ["note", "photos", "photos/pli", "."] {
      let page = site[path == "." ? "index.html" : "\(path)/index.html"]
      #expect(page.contains(viewer), "\(path)")
      #expect(page.contains("href=\"/assets/photos."), "\(path)")
    }
    #expect(!site["plain/index.html"].contains(viewer))
    #expect(!site["404.html"].contains(viewer))
  }

  @Test func linksMayOpenAPhotoInTheViewer() throws {
    let site = try site("[a](../photos/#photo-pli) [b](/photos/#photo-alone) [c](#photo-ply)")
    #expect(site.reportOfTexts.contains("error[link-broken-fragment]"))
    #expect(site.reportOfTexts.components(separatedBy: "fragment]").count == 2)
  }

  @Test func settingLeavesParagraphsAsTheyAre() throws {
    let site = try site(
      "![a](../photos/sea.gif \"A caption\")", settings: #"{"markdown": {"pictures": false}}"#)
    #expect(site["note/index.html"].contains("<p><img src=\"/photos/sea.gif\" alt=\"a\" title="))
  }

  @Test func cellsOfARowSayHowWideTheyAre() throws {
    let photos = try site("x")["photos/index.html"]
    #expect(photos.contains("<li style=\"--width: 40; --height: 30\">"))
    #expect(photos.contains("<li style=\"--width: 30; --height: 40\">"))
  }
}
