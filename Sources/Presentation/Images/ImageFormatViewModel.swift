public import Templating

/// A picture's sizes in one format, a `source` of its `picture`.
public struct ImageFormatViewModel: Sendable, Hashable {
  /// A format of files that browsers choose among.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// AV1 Image File Format, `image/avif`.
    case avif
    /// WebP, `image/webp`.
    case webp
    /// JPEG, `image/jpeg`.
    case jpeg
  }

  /// The format of its files.
  public let format: Format
  /// The sizes, narrowest first.
  public let renditions: [RenditionViewModel]

  /// Takes values that are ready to show.
  public init(format: Format, renditions: [RenditionViewModel]) {
    self.format = format
    self.renditions = renditions
  }
}

extension ImageFormatViewModel {
  /// Whether its files are AVIF, whose type is `image/avif`.
  public var isAVIF: Bool { format == .avif }
  /// Whether its files are WebP, whose type is `image/webp`.
  public var isWebP: Bool { format == .webp }
  /// Whether its files are JPEG, whose type is `image/jpeg`.
  public var isJPEG: Bool { format == .jpeg }

  /// The names that it offers to templates.
  public static let fields = Fields<Self>(
    "ImageFormatViewModel",
    .flag("isAVIF") { $0.isAVIF },
    .flag("isWebP") { $0.isWebP },
    .flag("isJPEG") { $0.isJPEG },
    .list("renditions", fields: RenditionViewModel.fields) { $0.renditions })
}
