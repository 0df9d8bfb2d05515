import Diagnostics
import Testing

@testable import Content

@Suite struct PublishableFileTests {
  private static let foreign: [(String, [UInt8], String)] = [
    ("a.heic", Array("\0\0\0\u{18}ftypheic".utf8), "HEIC"),
    ("iphone.jpg", Array("\0\0\0\u{18}ftypmif1".utf8), "HEIC"),
    ("a.avif", Array("\0\0\0\u{18}ftypavif".utf8), "AVIF"),
    ("a.cr3", Array("\0\0\0\u{18}ftypcrx ".utf8), "camera raw"),
    ("a.mp4", Array("\0\0\0\u{18}ftypmp42".utf8), "MPEG-4"),
    ("a.mov", Array("\0\0\0\u{8}wide\0\0\0\0".utf8), "QuickTime"),
    ("a.avi", Array("RIFF\0\0\0\0AVI LIST".utf8), "AVI"),
    ("a.webm", [0x1A, 0x45, 0xDF, 0xA3], "Matroska"),
    ("a.tiff", Array("II*\0".utf8), "TIFF"),
    ("a.NEF", Array("MM\0*".utf8), "camera raw"),
    ("a.jxl", [0xFF, 0x0A], "JPEG XL"),
    ("a.psd", Array("8BPS\0\u{1}".utf8), "Photoshop"),
    ("a", Array("II*\0".utf8), "TIFF"),
    ("a.bmp", Array("BM".utf8), "BMP"),
    ("a.jpg.xmp", Array("anything".utf8), "XMP"),
    ("notes.txt", PlantedMetadata.xmp, "XMP"),
    ("a.svgz", [0x1F, 0x8B], "compressed SVG"),
    ("track.gpx", Array("<gpx></gpx>".utf8), "GPX"), ("a.FIT", [0x0E], "FIT"),
  ]

  @Test(arguments: foreign)
  func refusesKindsThatCannotBeCleaned(path: String, bytes: [UInt8], name: String) {
    let fault = #expect(throws: ImageFault.self) { try PublishableFile(path: path, bytes: bytes) }
    guard case .foreign(let kind)? = fault else {
      Issue.record("\(path): \(String(describing: fault))")
      return
    }
    #expect(kind.name == name)
  }

  @Test(arguments: [
    ("wide.txt", "The wide river"), ("ftyp.txt", "see ftyp heic"), ("a.txt", "MMORPG"),
    ("a.txt", "II"), ("a.html", "<!doctype html><html><svg>"),
    ("Content/public/track.gpx", "<gpx></gpx>"),
    ("a.css", "a { }"), ("empty", ""), ("png", "a file without extension"), (".jpg/a", ""),
    ("a.txt", "GIF"), ("a.txt", "<!-- <svg> -->"),
  ])
  func publishesOtherFilesAsTheyAre(path: String, text: String) throws {
    guard case .plain = try PublishableFile(path: path, bytes: Array(text.utf8)) else {
      Issue.record("\(path) is taken for an image")
      return
    }
  }

  @Test(arguments: [
    ("a.svg", "<svg></svg>"), ("a.svg", "anything"),
    ("a.xml", "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <p> --><!DOCTYPE svg>\n<svg>"),
    ("a.txt", "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'/>"), ("a.svgz", "<svg/>"),
  ])
  func knowsDrawings(path: String, text: String) throws {
    guard case .drawing = try PublishableFile(path: path, bytes: Array(text.utf8)) else {
      Issue.record("\(path) is taken for something else")
      return
    }
  }

  @Test func publishesDrawingsOfTheThemeAsTheyAre() throws {
    let drawing = Array("<svg></svg>".utf8)
    guard case .plain = try PublishableFile(path: "a.svg", bytes: drawing, from: .theme) else {
      Issue.record("a drawing is taken for an image")
      return
    }
    #expect(throws: ImageFault.self) {
      try PublishableFile(path: "a.svg", bytes: Array("II*\0".utf8), from: .theme)
    }
  }

  @Test func cleansAnImageByItsBytesWhateverItsName() throws {
    let bytes = JPEGSample.withMetadata(orientation: 1)
    for path in ["photo.png", "photo", "photo.txt"] {
      guard case .image(let image) = try PublishableFile(path: path, bytes: bytes) else {
        Issue.record("\(path) is not taken for an image")
        continue
      }
      #expect(image.kind == .jpeg)
    }
  }
}
