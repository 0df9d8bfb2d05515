import Foundation

extension PictureRenderer {
  /// Whether HEIC pictures, which phones write, can be read here. The test is to read one, because
  /// libvips may support only the container: codecs often come in separate packages.
  package func readsHEIC() -> Bool {
    guard let sample = Data(base64Encoded: Self.sampleOfHEIC) else { return false }
    // If this fails, libvips can't read the format.
    let rendered = try? render(
      Array(sample), named: .heic, [Recipe(.width(8), .jpeg, quality: 50, effort: 0)])
    return rendered != nil
  }

  /// Whether a watermark can be drawn here: libvips needs Pango, and Pango a font.
  package func drawsText() -> Bool {
    defer { Vips.endThread() }
    // If this fails, libvips or the fonts can't draw text.
    return (try? VipsImage(writing: "©")) != nil
  }

  /// Grey picture of 16 × 16 pixels, encoded by libheif 1.15 and x265.
  private static let sampleOfHEIC = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA\
    AAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAA\
    AAAAHAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQ\
    IAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEM\
    Af//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAI\
    QiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgI\
    AAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACRtZGF0AAAAGCgBrw\
    QSONz4laCSMKznLzyhXt7gkfCKgA==
    """
}
