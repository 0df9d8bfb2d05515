import Diagnostics
import Testing

@testable import Content

@Suite struct ImageDiagnosticsTests {
  @Test func saysWhatIsWrongAndWhatToDo() throws {
    let faults: [(String, ImageFault)] = [
      ("a.heic", try fault("a.heic", "\0\0\0\u{18}ftypheic")),
      ("a.svgz", try fault("a.svgz", "")),
      ("a.mov", try fault("a.mov", "")),
      ("a.xmp", try fault("a.xmp", "")),
      ("a.jpg", try fault("a.jpg", "no image")),
      ("a.jpg", .endsEarly(.jpeg, size: 1234)),
      ("a.png", .damaged(.png, .checksum(of: "IDAT"), offset: 33)),
      ("a.jpg", .damaged(.jpeg, .noMarker, offset: 20)),
      ("a.jpg", .damaged(.jpeg, .startsAgain, offset: 20)),
      ("a.jpg", .damaged(.jpeg, .length(of: "a segment"), offset: 20)),
      ("a.gif", .damaged(.gif, .unknownPart("block 0"), offset: 19)),
      ("a.png", .damaged(.png, .missing("the chunk IHDR"), offset: 8)),
      ("a.png", .noPixels(.png)),
    ]
    let diagnostics = faults.map { ImageDiagnostics.diagnostic(for: $0.1, file: $0.0) }
    let text = diagnostics.map { TerminalWriter(colours: false).text([$0]) }.joined()
    #expect(
      text == """
        a.heic: error[image-cannot-be-cleaned]: HEIC files can't be published: they may reveal where, with what and by whom they were made, and that can't be removed
           export it as JPEG or PNG
        a.svgz: error[image-cannot-be-cleaned]: compressed SVG files can't be published: they are compressed and may contain scripts and the author's name
           export it as plain SVG
        a.mov: error[image-cannot-be-cleaned]: QuickTime files can't be published: they may reveal where, with what and by whom they were made, and that can't be removed
           keep it out of Content and link to where it is shown
        a.xmp: error[image-cannot-be-cleaned]: XMP files can't be published: they may reveal where, with what and by whom a photo was taken
           keep it out of Content
        a.jpg: error[image-unrecognised]: the extension is for JPEG files, but the file doesn't start like an image
           export the image again, as JPEG or PNG
        a.jpg: error[image-ends-early]: the JPEG file ends after 1234 bytes, before its image is complete
           copy or export the image again
        a.png: error[image-damaged]: the PNG file is damaged at byte 33: the checksum of the chunk \
        IDAT is wrong
           export the image again, as JPEG or PNG
        a.jpg: error[image-damaged]: the JPEG file is damaged at byte 20: a marker is missing
           export the image again, as JPEG or PNG
        a.jpg: error[image-damaged]: the JPEG file is damaged at byte 20: a second image starts \
        inside the first
           export the image again, as JPEG or PNG
        a.jpg: error[image-damaged]: the JPEG file is damaged at byte 20: the length of a segment \
        is wrong
           export the image again, as JPEG or PNG
        a.gif: error[image-damaged]: the GIF file is damaged at byte 19: decoders don't know its block 0
           export the image again, as JPEG or PNG
        a.png: error[image-damaged]: the PNG file is damaged at byte 8: the chunk IHDR is missing
           export the image again, as JPEG or PNG
        a.png: error[image-damaged]: the PNG file contains no image: its width or height is 0
           export the image again, as JPEG or PNG

        """)
  }

  @Test func warnsOfANameThatSaysAnotherKind() throws {
    let image = try #require(try ImageFile(JPEGSample.withMetadata(orientation: 1)))
    let warning = try #require(ImageDiagnostics.misnamed(image, file: "photos/a.png"))
    #expect(
      TerminalWriter(colours: false).text([warning]) == """
        photos/a.png: warning[image-misnamed]: the extension is for PNG files, but the image is JPEG
           change the extension to match the format

        """)
    #expect(ImageDiagnostics.misnamed(image, file: "photos/a.JPG") == nil)
    #expect(ImageDiagnostics.misnamed(image, file: "photos/a") == nil)
  }

  @Test func refusesANameThatNoHostServesAsAnImage() throws {
    let image = try #require(try ImageFile(JPEGSample.withMetadata(orientation: 1)))
    let told = ["photos/shot.HEIC", "photos/a.b.mp4", "shot.dat"].compactMap {
      ImageDiagnostics.misnamed(image, file: $0)
    }
    #expect(
      TerminalWriter(colours: false).text(told) == """
        photos/shot.HEIC: error[image-wrong-name]: the extension is for HEIC files, but the image is JPEG
           rename it to 'shot.jpg', also where it is used
        photos/a.b.mp4: error[image-wrong-name]: the extension is for MPEG-4 files, but the image is JPEG
           rename it to 'a.b.jpg', also where it is used
        shot.dat: warning[image-misnamed]: the image is JPEG, but the extension is '.dat'
           rename it to 'shot.jpg', also where it is used

        """)
  }

  private func fault(_ path: String, _ text: String) throws -> ImageFault {
    let fault = #expect(throws: ImageFault.self) {
      try PublishableFile(path: path, bytes: Array(text.utf8))
    }
    return try #require(fault)
  }
}
