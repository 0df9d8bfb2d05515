public import Templating

/// The sizes of a picture in one format, for a `source` in a `picture` element.
public struct ImageFormatViewModel: Sendable, Hashable {
  /// A file format for browsers to choose.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// AV1 Image File Format, `image/avif`.
    case avif
    /// WebP, `image/webp`.
    case webp
    /// JPEG, `image/jpeg`.
    case jpeg
  }

  /// The format of the files.
  public let format: Format
  /// The sizes, narrowest first.
  public package(set) var renditions: [RenditionViewModel]

  /// Creates a view model with these values.
  public init(format: Format, renditions: [RenditionViewModel]) {
    self.format = format
    self.renditions = renditions
  }
}

extension ImageFormatViewModel {
  /// Whether the files are AVIF (type `image/avif`).
  public var isAVIF: Bool { format == .avif }
  /// Whether the files are WebP (type `image/webp`).
  public var isWebP: Bool { format == .webp }
  /// Whether the files are JPEG (type `image/jpeg`).
  public var isJPEG: Bool { format == .jpeg }

  /// The fields that this type offers to templates.
  public static let fields = Fields<Self>(
    "ImageFormatViewModel",
    .flag("isAVIF") { $0.isAVIF }, .flag("isWebP") { $0.isWebP }, .flag("isJPEG") { $0.isJPEG },
    .list("renditions", fields: RenditionViewModel.fields) { $0.renditions })
}
