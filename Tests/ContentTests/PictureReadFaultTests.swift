import Content
import Diagnostics
import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

/// Pictures that can't be read are errors of their models.
struct PictureReadFaultTests {
  /// Reader that can't read some files, as if their disk failed.
  private final class FailingReader: PictureReader {
    private let faults: Mutex<[String: PictureReadFault]>

    init(_ faults: [String: PictureReadFault]) { self.faults = Mutex(faults) }

    func facts(of path: String) throws(PictureReadFault) -> PictureFacts {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if let fault = faults.withLock({ $0[name] }) { throw fault }
      return try WrittenPictures().facts(of: path)
    }

    func dataHash(of path: String) throws(PictureReadFault) -> UInt64 {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if let fault = faults.withLock({ $0[name] }) { throw fault }
      return try WrittenPictures().dataHash(of: path)
    }

    /// Makes all files readable from now on.
    func mend() { faults.withLock { $0 = [:] } }
  }

  private static let photos = """
    [{ "id": "a", "title": "A", "alt": "A", "file": "pier.jpg" },
     { "id": "b", "title": "B", "alt": "B", "file": "pier.jpg" }]
    """

  private func report(
    _ files: [String: String], _ faults: [String: PictureReadFault]
  ) throws -> String {
    let collector = DiagnosticCollector()
    let site = try TestSite(files)
    _ = ContentLoader(site: site.folder, jobs: 2, pictures: FailingReader(faults))
      .load(collector)
    return TerminalWriter(colours: false).text(collector.diagnostics.withoutPhotoRemarks)
  }

  @Test(
    arguments: [
      (
        PictureReadFault.file(.system(EIO)),
        "site-unreadable-file]: the file can't be read: Input/output error\n   build again"
      ),
      (
        .file(.system(EACCES)),
        "site-unreadable-file]: the file can't be read: Permission denied\n   check its permissions"
      ),
      (
        .changed,
        "site-changed-file]: during the build, the picture changed or became unreadable\n   "
          + "build again"
      ),
    ])
  func reportsAFileOnceForAllItsPhotos(fault: PictureReadFault, text: String) throws {
    let report = try report(
      [
        "Content/photos/shop.json": Self.photos, "Content/photos/pier.jpg": "title=Pier",
        "Content/photos/more.md": "---\ntitle: C\nalt: C\nfile: pier.jpg\n---\n",
      ], ["pier.jpg": fault])
    #expect(report == "Content/photos/pier.jpg: error[\(text)\n")
  }

  @Test func reportsPicturesOfAlbumsThatNoFileNames() throws {
    let report = try report(
      [
        "Content/photos/pier/index.md": "---\ntitle: Pier\n---\n",
        "Content/photos/pier/one.jpg": "alt=One", "Content/photos/pier/two.jpg": "alt=Two",
      ], ["two.jpg": .file(.system(ESTALE))])
    #expect(
      report == """
        Content/photos/pier/two.jpg: error[site-unreadable-file]: the file can't be read: \
        \(String(cString: strerror(ESTALE)))
           build again

        """)
  }

  /// Facts that could not be read are not remembered.
  @Test func readsThePictureAgainWithoutAChange() throws {
    let site = try TestSite([
      "Content/photos/pier.md": "---\nalt: C\nfile: pier.jpg\n---\n",
      "Content/photos/pier.jpg": "title=Pier",
    ])
    let reader = FailingReader(["pier.jpg": .file(.system(EIO))])
    let (loader, memory) = (
      ContentLoader(site: site.folder, jobs: 2, pictures: reader), ContentMemory()
    )
    let first = DiagnosticCollector()
    _ = loader.load(first, reusing: memory)
    #expect(first.diagnostics.contains { $0.id == "site-unreadable-file" })
    reader.mend()
    let second = DiagnosticCollector()
    let content = loader.load(second, reusing: memory, changed: [])
    #expect(second.diagnostics.withoutPhotoRemarks.isEmpty)
    #expect(content.photos.map(\.model.title) == ["Pier"])
  }

  /// A file that nothing links to may be unreadable. It gets its name as soon as it can be read.
  @Test func namesAFileAgainWithoutAChange() throws {
    let site = try TestSite(["Content/pages/walk/VID_20250611_101533.mov": "film"])
    let reader = FailingReader(["VID_20250611_101533.mov": .file(.system(EACCES))])
    let (loader, memory) = (
      ContentLoader(site: site.folder, jobs: 2, pictures: reader), ContentMemory()
    )
    let collector = DiagnosticCollector()
    let first = loader.load(collector, reusing: memory)
    #expect(first.assets.map(\.nameFault) == [.file(.system(EACCES))])
    reader.mend()
    let second = loader.load(collector, reusing: memory, changed: [])
    #expect(second.assets.map(\.nameFault) == [nil])
    #expect(second.assets.map(\.publishedPath) != first.assets.map(\.publishedPath))
    #expect(collector.diagnostics.isEmpty)
  }

  @Test func readsNoFileForItsNameWithoutAReader() throws {
    let path = "Content/pages/walk/VID_20250611_101533.mov"
    let site = try TestSite([path: "film"])
    let content = ContentLoader(site: site.folder, jobs: 2).load(DiagnosticCollector())
    #expect(content.assets.map(\.publishedPath) == ["/pages/walk/file-00000000.mov"])
  }
}
