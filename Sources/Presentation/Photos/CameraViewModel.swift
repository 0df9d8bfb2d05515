package import Templating

/// The camera of a photo and its settings.
package struct CameraViewModel: Sendable, Hashable {
  package let cameraName: String?
  package let lens: String?
  package let focalLength: String?
  package let aperture: String?
  package let exposureTime: String?
  package let iso: String?

  package init(
    cameraName: String? = nil, lens: String? = nil, focalLength: String? = nil,
    aperture: String? = nil, exposureTime: String? = nil, iso: String? = nil
  ) {
    self.cameraName = cameraName
    self.lens = lens
    self.focalLength = focalLength
    self.aperture = aperture
    self.exposureTime = exposureTime
    self.iso = iso
  }
}

extension CameraViewModel: CameraPresentable {
  package var cameraText: String {
    [cameraName, lens, focalLength, aperture, exposureTime, iso].compactMap(\.self)
      .joined(separator: " · ")
  }

  package static let contract = Contract<Self>(template: "components/camera", cameraFields)
}
