package import Templating

/// The camera that took a photo, and the camera's settings. Unknown values are missing.
package struct CameraViewModel: Sendable, Hashable {
  /// The camera: "Canon EOS R6".
  package var cameraName: String?
  /// The lens: "RF35mm F1.8 MACRO IS STM".
  package var lens: String?
  /// The focal length: "35 mm".
  package var focalLength: String?
  /// The aperture: "f/2.8".
  package var aperture: String?
  /// The exposure time: "1/250 s".
  package var exposureTime: String?
  /// The ISO speed: "ISO 100".
  package var iso: String?

  package init() {}

  /// The camera and its settings in one line: "Canon EOS R6 · 35 mm · f/2.8 · 1/250 s · ISO 100".
  package var cameraText: String {
    [cameraName, lens, focalLength, aperture, exposureTime, iso].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension CameraViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/camera",
    Fields(
      "CameraViewModel",
      .text("cameraText") { $0.cameraText }, .optional("cameraName") { $0.cameraName },
      .optional("lens") { $0.lens }, .optional("focalLength") { $0.focalLength },
      .optional("aperture") { $0.aperture }, .optional("exposureTime") { $0.exposureTime },
      .optional("iso") { $0.iso }))
}
