/// The camera of a photo and how it was set; `nil` for what is not known.
package struct Camera: Sendable, Hashable {
  /// Maker and model, as people say them: "Canon EOS R6".
  package var name: String?
  package var lens: String?
  /// Focal length in millimetres.
  package var focalLength: Double?
  /// The f-number: 2.8 for f/2.8.
  package var aperture: Double?
  package var exposure: ExposureTime?
  /// Speed of the film, or of what stands for it.
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

  /// These facts, and those of another for what these lack.
  package func completed(by other: Camera) -> Camera {
    Camera(
      name: name ?? other.name, lens: lens ?? other.lens,
      focalLength: focalLength ?? other.focalLength, aperture: aperture ?? other.aperture,
      exposure: exposure ?? other.exposure, iso: iso ?? other.iso)
  }
}

/// Time for which a picture was exposed, in seconds, as a fraction: 1/250.
package struct ExposureTime: Sendable, Hashable {
  package let numerator: Int
  package let denominator: Int

  /// A time of more than 0 seconds; `nil` for any other.
  package init?(_ numerator: Int, over denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }
}
