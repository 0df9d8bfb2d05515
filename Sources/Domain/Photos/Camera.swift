/// The camera of a photo and its settings. Unknown values are `nil`.
package struct Camera: Sendable, Hashable {
  /// Maker and model, as people call them: "Canon EOS R6".
  package var name: String?
  package var lens: String?
  /// Focal length in millimetres.
  package var focalLength: Double?
  /// The f-number: 2.8 for f/2.8.
  package var aperture: Double?
  package var exposure: ExposureTime?
  /// ISO speed of the film or the sensor.
  package var iso: Int?

  package init(
    name: String? = nil, lens: String? = nil, focalLength: Double? = nil, aperture: Double? = nil,
    exposure: ExposureTime? = nil, iso: Int? = nil
  ) {
    self.name = name
    self.lens = lens
    self.focalLength = focalLength
    self.aperture = aperture
    self.exposure = exposure
    self.iso = iso
  }

  package var isEmpty: Bool { self == Camera() }

  /// Returns these values, with missing ones taken from another camera.
  package func completed(by other: Camera) -> Camera {
    Camera(
      name: name ?? other.name, lens: lens ?? other.lens,
      focalLength: focalLength ?? other.focalLength, aperture: aperture ?? other.aperture,
      exposure: exposure ?? other.exposure, iso: iso ?? other.iso)
  }
}

/// Exposure time of a picture in seconds, as a fraction: 1/250.
package struct ExposureTime: Sendable, Hashable {
  package let numerator: Int
  package let denominator: Int

  /// Creates a positive time; `nil` for any other.
  package init?(_ numerator: Int, over denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }
}
