import Basics
import Domain

/// Keys of a photo's camera. Each one overrides the data in the picture's file.
enum CameraKeys {
  static let camera = Key("camera", .camera, "The camera: `Canon EOS R6`.")
  static let lens = Key("lens", .words, "The lens.")
  static let focalLength = Key(
    "focalLength", .measure("a number of millimetres such as 35"), "The focal length in mm.")
  static let aperture = Key(
    "aperture", .measure("the number of an aperture such as 2.8"), "The f-number: 2.8 for f/2.8.")
  static let exposureTime = Key(
    "exposureTime", .exposureTime, "The exposure time in seconds: `1/250`.")
  static let iso = Key("iso", .integer(in: 1...100_000_000), "The ISO speed: 400.")

  static func read(_ reader: inout ObjectReader) -> Camera {
    Camera(
      name: reader.read(camera), lens: reader.read(lens), focalLength: reader.read(focalLength),
      aperture: reader.read(aperture), exposure: reader.read(exposureTime), iso: reader.read(iso))
  }
}

extension ValueType where T == String {
  /// Words for a camera. A Boolean is refused, since a setting decides whether cameras are shown.
  fileprivate static var camera: Self {
    let words: Self = .words
    return ValueType(expected: words.expected, shape: words.shape) { value, field in
      guard case .bool(let flag) = value.kind else { return words.read(value, field) }
      let setting = "'\(PhotoSettingsKeys.camera.name)' in 'photos' of Content/site.json"
      let fault = Fault(
        "it is \(flag)",
        fix: flag
          ? "remove it, and set \(setting) to true, to show the cameras of all photos"
          : "remove it: cameras are shown only if \(setting) is true")
      return field.refuse(value, fault, words.expected, words.shape)
    }
  }
}

extension ValueType where T == Double {
  /// A number above 0, up to 100,000.
  fileprivate static func measure(_ expected: String) -> Self {
    .custom(expected, .scalar(.decimal, NumberBounds(minimum: 0, maximum: 100_000))) {
      value throws(Fault) in
      guard let written = value.scalarText else { throw .wrongKind }
      guard let number = NumberText(written).decimal.flatMap(Double.init) else {
        throw Fault("'\(written)' isn't one", fix: NumberText(written).fix)
      }
      guard number > 0, number <= 100_000 else { throw Fault("it is \(written)") }
      return number
    }
  }
}

extension ValueType where T == ExposureTime {
  /// A fraction of a second, or a number of seconds.
  fileprivate static var exposureTime: Self {
    .custom("a time in seconds such as 1/250", .scalar(.exposureTime, NumberBounds(minimum: 0))) {
      value throws(Fault) in
      guard let written = value.scalarText else { throw .wrongKind }
      guard let time = ExposureTime(written) else {
        throw Fault("'\(written)' isn't one", fix: "write it as 1/250 or 2.5")
      }
      return time
    }
  }
}

extension TextForm {
  fileprivate static let exposureTime = TextForm(#"^[0-9]{1,9}(?:/[0-9]{1,9}|\.[0-9]{1,6})?$"#)
}

extension ExposureTime {
  /// Reads `1/250`, `30` or `2.5`.
  fileprivate init?(_ text: String) {
    let parts = text.parts(between: "/")
    if parts.count == 2 {
      guard let numerator = Int(digits: parts[0]), let denominator = Int(digits: parts[1]) else {
        return nil
      }
      self.init(numerator, over: denominator)
      return
    }
    let decimals = text.parts(between: ".")
    guard decimals.count <= 2, let whole = Int(digits: decimals[0]) else { return nil }
    guard decimals.count == 2 else {
      self.init(whole, over: 1)
      return
    }
    guard decimals[1].utf8.count <= 6, let rest = Int(digits: decimals[1]) else { return nil }
    let power = repeatElement(10, count: decimals[1].utf8.count).reduce(1, *)
    self.init(whole * power + rest, over: power)
  }
}

extension Int {
  /// A number of one to nine digits.
  fileprivate init?(digits: Substring) {
    let isNumber = digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.utf8.count), isNumber else { return nil }
    self.init(digits)
  }
}
