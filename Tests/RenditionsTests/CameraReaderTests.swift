import Application
import Content
import Domain
import Foundation
import TestSupport
import Testing

/// Facts about photos that come from their pictures' files.
struct CameraReaderTests {
  private func facts(_ change: (inout TIFFBuilder) -> Void) throws -> PictureFacts {
    var camera = TIFFBuilder.camera
    change(&camera)
    let folder = try TemporaryFolder(["pier.png": .png(30, 20, exif: camera.bytes)])
    return try CameraReader().facts(of: folder.path + "/pier.png")
  }

  /// Time of the clock and of satellites (in UTC), and the offset that follows.
  @Test(
    arguments: [
      ("2024:05:17 09:41:07", "2024:05:17", (0, 41, 7), 9 * 3_600),
      // A clock that is wrong by four minutes, and an old time of satellites.
      ("2024:05:17 09:41:07", "2024:05:17", (0, 45, 0), 9 * 3_600),
      ("2024:05:17 09:41:07", "2024:05:17", (0, 36, 30), 9 * 3_600),
      // Nepal, and the other side of the date line.
      ("2024:05:17 05:45:00", "2024:05:17", (0, 0, 0), 20_700),
      ("2024:05:17 00:30:00", "2024:05:16", (10, 30, 0), 14 * 3_600),
      ("2024:05:17 20:00:00", "2024:05:18", (8, 0, 0), -12 * 3_600),
      // Newfoundland and Chatham in summer.
      ("2024:07:17 21:30:00", "2024:07:18", (0, 0, 0), -9_000),
      ("2024:01:17 13:45:00", "2024:01:17", (0, 0, 0), 49_500),
      // Quarters of an hour that no zone has.
      ("2024:05:17 01:15:00", "2024:05:17", (0, 0, 0), nil),
      ("2024:05:17 01:30:00", "2024:05:17", (0, 0, 0), nil),
      ("2024:05:17 06:45:00", "2024:05:17", (0, 0, 0), nil),
      // Too wrong to find a zone.
      ("2024:05:17 09:41:07", "2024:05:17", (0, 48, 0), nil),
      ("2024:05:17 09:41:07", "2023:05:17", (0, 41, 7), nil),
    ] as [(String, String, (Int, Int, Int), Int?)])
  func takesTheOffsetFromSatellites(
    taken: String, date: String, time: (Int, Int, Int), offset: Int?
  ) throws {
    let facts = try facts { camera in
      camera.exif.removeAll { $0.tag == 0x9011 || $0.tag == 0x9003 }
      camera.exif.append((0x9003, .text(taken)))
      camera.gps.removeAll { $0.tag == 7 || $0.tag == 0x1D }
      camera.gps += [
        (7, .fractions([(time.0, 1), (time.1, 1), (time.2, 1)])), (0x1D, .text(date)),
      ]
    }
    #expect(facts.taken?.offset == offset)
    #expect(facts.taken != nil)
  }

  @Test func goesByTheOffsetBeforeSatellites() throws {
    let facts = try facts { camera in
      camera.exif.removeAll { $0.tag == 0x9011 }
      camera.exif.append((0x9011, .text("+02:00")))
    }
    #expect(facts.taken?.offset == 7_200)
    #expect(facts.taken?.written == "2024-05-17T09:41:07+02:00")
  }

  @Test func takesNothingThatIsNoMeasure() throws {
    let facts = try facts { camera in
      camera.exif.removeAll { [0x920A, 0x829D, 0x8827].contains($0.tag) }
      camera.exif += [
        (0x920A, .fractions([(4_294_967_295, 1)])), (0x829D, .fractions([(1, 0)])),
        (0x8827, .short([0])),
      ]
    }
    #expect(facts.camera.focalLength == nil)
    #expect(facts.camera.aperture == nil)
    #expect(facts.camera.iso == nil)
  }

  @Test(
    arguments: [
      ("Z 6 back camera 4.25mm f/1.8", nil), ("NIKKOR Z 35mm f/1.8 S", "NIKKOR Z 35mm f/1.8 S"),
    ] as [(String, String?)])
  func namesNoLensThatIsTheCamera(lens: String, name: String?) throws {
    let facts = try facts { camera in
      camera.exif.removeAll { $0.tag == 0xA434 }
      camera.exif.append((0xA434, .text(lens)))
    }
    #expect(facts.camera.lens == name)
  }

  @Test func takesNoTextThatIsTooLongForOne() throws {
    let facts = try facts { camera in
      camera.main.removeAll { $0.tag == 0x0110 || $0.tag == 0x010F }
      camera.main += [
        (0x0110, .text(String(repeating: "x", count: 1_001))),
        (0x010E, .text(String(repeating: "y ", count: 5_000) + "y")),
      ]
    }
    #expect(facts.camera.name == nil)
    #expect(facts.summary == nil)
  }

  @Test func knowsNothingOfWhatIsNoPicture() throws {
    let folder = try TemporaryFolder(["notes.txt": "Notes.", "empty.jpg": ""])
    #expect(try CameraReader().facts(of: folder.path + "/notes.txt") == PictureFacts())
    #expect(try CameraReader().facts(of: folder.path + "/empty.jpg") == PictureFacts())
  }

  @Test func takesNoFileThatCantBeReadForOneThatKnowsNothing() throws {
    let path = try TemporaryFolder().path + "/none.jpg"
    let fault = #expect(throws: PictureReadFault.self) { try CameraReader().facts(of: path) }
    #expect(fault == .file(.system(ENOENT)))
  }
}
