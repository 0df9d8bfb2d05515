import Testing

@testable import Content

/// Names of files that reveal when or where a picture was taken.
@Suite struct RevealingNameTests {
  @Test(arguments: [
    // Telephones and cameras.
    "PXL_20250611_101533123.jpg", "PXL_20250611_101533123.RAW-01.COVER.jpg",
    "IMG_20250611_101533.jpg", "20250611_101533.jpg", "20250611_101533(0).jpg",
    "MVIMG_20250611_101533.jpg", "00000IMG_00000_BURST20250611101533123_COVER.jpg",
    "DJI_20250611101533_0001_D.JPG", "C360_2025-06-11-10-15-33-123.jpg", "20250611101533.jpg",
    "WP_20250611_10_15_33_Pro.jpg", "202506111015.jpg", "250611101533.jpg",
    // Screenshots of systems.
    "Screenshot 2025-06-11 at 10.15.33.png", "Screenshot 2025-06-11 at 10.15.33 AM.png",
    "Screenshot 2025-06-11 at 10.15.33\u{202F}AM.png", "Screenshot_20250611-101533.png",
    "Screenshot_2025-06-11-10-15-33-123_com.example.png", "Screenshot 2025-06-11 101533.png",
    "Screenshot from 2025-06-11 10-15-33.png", "Bildschirmfoto 2025-06-11 um 10.15.33.png",
    "Capture d’écran 2025-06-11 à 10.15.33.png", "スクリーンショット 2025-06-11 10.15.33.png",
    "2025年06月11日10時15分.jpg", "صورة ٢٠٢٥-٠٦-١١ ١٠.١٥.٣٣.jpg",
    "CleanShot 2025-06-11 at 10.15.33@2x.png",
    // Messengers.
    "IMG-20250611-WA0003.jpg", "WhatsApp Image 2025-06-11 at 10.15.33.jpeg",
    "WhatsApp Image 2025-06-11 at 10.15.33 (1).jpeg", "signal-2025-06-11-10-15-33-123.jpg",
    "signal-2025-06-11-101533.jpg", "photo_2025-06-11_10-15-33.jpg", "FB_IMG_1749636933123.jpg",
    "1749636933123.jpg", "1749636933.jpg", "IMG_1749636933123.jpg", "Snapchat-1749636933.jpg",
    // By hand, and by programs that rename.
    "Foto 11.06.25, 10 15 33.jpg", "Photo 11-06-2025, 10 15 33.jpg", "11 June 2025 10.15.jpg",
    "June 11, 2025 at 10:15.jpg", "2025-Jun-11 1015.jpg", "2025-06-11T10_15_33Z.jpg",
    "2025-06-11T1015.jpg", "10.15.33 11-06-2025.jpg", "101533_20250611.jpg", "101533.jpg",
    "beach 10h15.jpg", "beach-10am.jpg", "beach 3 pm.jpg", "Strand 15 Uhr.jpg", "250611_101205.jpg",
    "2025-06-11 beach 10.15.jpg", "2025-06-11%2010%3A15%3A33.jpg", "20250611-9.15.jpg",
    "10.15.33.jpg", "2025-06-11 at 10.15.33",
    // Identifiers that contain the time.
    "0197608f-2d43-7a52-8c0e-3f2b1c4d5e6f.jpg", "01JXF0V8T3Q5Z7W9A1B2C3D4E5.jpg",
    // Places.
    "48.8584,2.2945.jpg", "48.858_2.294.jpg", "beach_48_8584_2_2945.jpg", "N48.85 E2.29.jpg",
    "48-51-30N_2-17-40E.jpg", "48°51′30″N 2°17′40″E.jpg", "lat48.8_lon2.2.jpg", "IMG_0001_GPS.jpg",
    "gps.jpg", "8FW4V75V+8Q.jpg",
  ])
  func tellsATimeOrAPlace(name: String) {
    #expect(RevealingName.reveals(name))
  }

  @Test(arguments: [
    "black-sand.jpg", "2025-06-11-beach.jpg", "2025-06-11.jpg", "20250611.jpg", "11.06.2025.jpg",
    "20250611-beach.jpg", "2025-06-11-beach-2.jpg", "2025-06-11 to 2025-06-14.jpg",
    "2024-12-31 New Year 2025.jpg", "250611-beach.jpg", "25-06-11-beach.jpg", "190504-lisbon.jpg",
    "IMG_0001.jpg", "IMG_1234.HEIC", "DSCF1035.RAF", "DSC00042.jpg", "P1000123.jpg", "GOPR0123.jpg",
    "MVI_0001.jpg", "100_0001.jpg", "2025-06-11_DSC1234.jpg", "DJI_0042_20250611.jpg",
    "DSC_101533.jpg", "lisbon-2024.jpg", "route-66.jpg", "tram28.jpg", "lisbon-12.jpg", "16-9.jpg",
    "photo-1a2b3c4d.jpg", "3f2504e0-4f89-41d3-9a0c-0305e82c3301.jpg",
    "8f14e45fceea167a5a36dedd4bea2543.jpg", "misery ridge.jpg", "1 am See.jpg", "black-sand@2x.jpg",
    "a.b.c.jpg", "10.jpg", "0001.jpg", "", ".", "-", "lake 3.jpg", "IMG_0001 (1).jpg", "clip.3gp",
    "24h-race.jpg", "São Paulo 2.jpg", "00012345.jpg", "🏖️.jpg",
  ])
  func tellsNeitherATimeNorAPlace(name: String) {
    #expect(!RevealingName.reveals(name))
  }

  @Test(arguments: [
    "PXL_20250611_101533123", "IMG_20250611_101533", "2025-06-11 10.15", "1749636933123",
    "Lisbon-at-10h15", "48.8584,2.2945", "3f2504e0-4f89-41d3-9a0c-0305e82c3301-20250611_101533",
    "01JXF0V8T3Q5Z7W9A1B2C3D4E5-101533", "beach10am", "Lisbon_IMG_20250611101533",
  ])
  func anIDTellsATimeOrAPlace(id: String) {
    #expect(RevealingName.reveals(id: id))
  }

  @Test(arguments: [
    "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "0197608f-2d43-7a52-8c0e-3f2b1c4d5e6f",
    "01JXF0V8T3Q5Z7W9A1B2C3D4E5", "01jxf0v8t3q5z7w9a1b2c3d4e5", "V1StGXR8_Z5jdHi6B-myT",
    "0ujtsYcgvSTl8PAuAdqWYSMnLOv", "507f1f77bcf86cd799439011", "tz4a98xxat96iws9zmbrgj3a",
    "2025-06-11", "20250611", "beach-1", "IMG_0001", "42", "lisbon", "p12x", "",
  ])
  func anIDTellsNeither(id: String) {
    #expect(!RevealingName.reveals(id: id))
  }

  @Test func aNameThatIsTooLongForAFileCountsAsOne() {
    #expect(RevealingName.reveals(String(repeating: "2025-06-11 ", count: 100_000)))
    #expect(!RevealingName.reveals(String(repeating: "a b ", count: 100_000)))
  }

  @Test(arguments: [
    ("IMG_0001", nil), ("DSCF1035", nil), ("DSC00042", nil), ("P1000123", nil), ("GOPR0123", nil),
    ("MVI_0001", nil), ("IMG_E1234", nil), ("_DSC1234", nil), ("_MG_1234", nil),
    ("100_0001", nil), ("img_0001", nil), ("IMG_0001-edited", nil), ("IMG_0001 (1)", nil),
    ("ABC_0042", nil), ("0001", nil), ("PXL_20250611_101533123", nil), ("---", nil),
    ("IMG_0001-harbour", "harbour"), ("DSC_1234 Ana at the pier", "Ana at the pier"),
    ("black-sand", "black sand"), ("tram28", "tram28"), ("rome2024", "rome2024"),
    ("NYC_2019", "NYC 2019"), ("IMG_1", "IMG 1"), ("2025-06-11", "2025 06 11"),
    ("route-66", "route 66"), ("1984", "1984"),
  ])
  func aCamerasNumberIsNoTitle(name: String, title: String?) {
    #expect(PictureName("Content/photos/\(name).jpg").title == title)
  }
}
