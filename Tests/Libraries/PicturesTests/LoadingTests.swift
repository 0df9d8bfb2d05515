import Foundation
import Pictures
import TestSupport
import Testing

#if os(Linux) && compiler(>=6.2)
  /// Tests in separate processes, because other tests load libvips.
  struct LoadingTests {
    /// Whether the process has a library in its memory.
    static func hasLoaded(_ name: String) -> Bool {
      // The kernel reports the file as empty, so it is read to its end.
      let file = FileHandle(forReadingAtPath: "/proc/self/maps")
      let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
      precondition(maps.contains("libc.so"))
      return maps.contains(name)
    }

    @Test func loadsNothingToReadWhatTheCameraKnew() async {
      await #expect(processExitsWith: .success) {
        let jpeg = TestPictures.jpeg(
          [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 17, 0, 0xFF, 0xD9],
          exif: TIFFBuilder.camera.bytes)
        let source = PictureBytes(jpeg)
        let size = try PictureHeader(source).size
        let model = try CameraFacts(source).model
        let findings = try PictureAudit(source).findings
        precondition(model == "Z 6")
        precondition(!findings.isEmpty)
        precondition(!Ladder.standard.recipes(for: size).map(\.bytes).isEmpty)
        precondition(!LoadingTests.hasLoaded("libvips"))
        precondition(!LoadingTests.hasLoaded("libglib"))
      }
    }

    @Test func loadsTheLibraryThatTheEnvironmentNamesAndNoOther() async {
      await #expect(processExitsWith: .success) {
        setenv("ZOETROPE_VIPS", "/nowhere/libvips.so.42", 1)
        do {
          _ = try PictureRenderer()
          preconditionFailure("another library is loaded")
        } catch PictureFault.noLibrary(let name) {
          precondition(name == "/nowhere/libvips.so.42")
        }
        precondition(!LoadingTests.hasLoaded("libvips"))
      }
    }

    @Test(arguments: [
      "heif: Unsupported feature: Unsupported codec (4.3000)",
      "heif: Error while loading plugin: Support for this compression format has not been built in: "
        + "HEVC (a suitable decoder plugin is libde265) (11.6003)",
    ])
    func tellsAMissingCodecFromDamage(reason: String) {
      #expect(Vips.lacksCodec(reason))
    }

    @Test func loadsLibvipsForTheFirstRendition() async {
      await #expect(processExitsWith: .success) {
        precondition(!LoadingTests.hasLoaded("libvips"))
        _ = try PictureRenderer()
        precondition(LoadingTests.hasLoaded("libvips"))
      }
    }
  }
#endif

struct LibraryTests {
  @Test func saysItsVersions() throws {
    let versions = try PictureRenderer().versions
    #expect(versions.hasPrefix("libvips 8."))
    #expect(versions.contains(", webp "))
    #expect(versions.contains(", jpeg libjpeg"))
    let files = try PictureRenderer().libraryFiles
    #expect(files.count >= 4)
    for file in files { #expect(try PictureFile(path: file).stamp.size > 0) }
  }

  @Test func readsNoKindThatASiteDoesNotNeed() throws {
    let renderer = try PictureRenderer()
    for kind in PictureKind.allCases { #expect(renderer.reads(kind)) }
    // Loaders of other kinds are blocked. A file that begins like a PDF or an SVG isn't a picture,
    // even to libvips.
    #expect(throws: PictureFault.self) {
      try TestPictures.decode(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    }
    #expect(throws: PictureFault.self) { try TestPictures.decode(Array("P1 1 1 0".utf8)) }
  }
}
