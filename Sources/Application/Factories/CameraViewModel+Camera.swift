import Domain
import Presentation

extension CameraViewModel {
  /// Creates the camera of a photo; `nil` if no camera data are known.
  init?(_ camera: Camera, in context: SiteContext) {
    guard !camera.isEmpty else { return nil }
    let formats = context.formats
    let phrases = context.phrases
    self.init()
    cameraName = camera.name
    lens = camera.lens
    focalLength = camera.focalLength.map { phrases(.focalLength, ["length": formats.measure($0)]) }
    aperture = camera.aperture.map { phrases(.aperture, ["number": formats.measure($0)]) }
    exposureTime = camera.exposure.map { phrases(.exposureTime, ["time": formats.exposure($0)]) }
    iso = camera.iso.map { phrases(.iso, ["speed": formats.year($0)]) }
  }
}

extension Formats {
  /// Returns the seconds of an exposure as cameras show them: fractions such as `1/250` for short
  /// exposures, otherwise `0.5` or `30`.
  func exposure(_ time: ExposureTime) -> String {
    guard time.seconds < 0.3 else { return measure(time.seconds) }
    let fraction = (1 / time.seconds).rounded()
    return fraction < 1_000_000_000 ? "1/\(year(Int(fraction)))" : measure(time.seconds)
  }
}
