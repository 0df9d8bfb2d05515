public import Templating

/// Values of a photo's camera that templates can show. Unknown values are missing.
public protocol CameraPresentable: Presentable {
  /// The values in one line: "Canon EOS R6 · 35 mm · f/2.8 · 1/250 s · ISO 100".
  var cameraText: String { get }
  /// The camera: "Canon EOS R6".
  var cameraName: String? { get }
  /// The lens: "RF35mm F1.8 MACRO IS STM".
  var lens: String? { get }
  /// The focal length: "35 mm".
  var focalLength: String? { get }
  /// The aperture: "f/2.8".
  var aperture: String? { get }
  /// The exposure time: "1/250 s".
  var exposureTime: String? { get }
  /// The ISO speed: "ISO 100".
  var iso: String? { get }
}

extension CameraPresentable {
  /// The fields it offers to templates.
  public static var cameraFields: Fields<Self> {
    Fields(
      "CameraPresentable",
      .text("cameraText") { $0.cameraText },
      .optional("cameraName") { $0.cameraName },
      .optional("lens") { $0.lens },
      .optional("focalLength") { $0.focalLength },
      .optional("aperture") { $0.aperture },
      .optional("exposureTime") { $0.exposureTime },
      .optional("iso") { $0.iso })
  }
}
