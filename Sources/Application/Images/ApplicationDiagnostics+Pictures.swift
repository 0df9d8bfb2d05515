import Basics
import Content
import Diagnostics
import Pictures

extension ApplicationDiagnostics {
  /// Diagnostic for a link to the file of a photo for sale, whose sizes may have a watermark; by a
  /// key of the settings or at a place in a text.
  static func linkToMaster(
    hasWatermark: Bool, at place: SourceRange, by key: String? = nil
  ) -> Diagnostic {
    let subject = key.map { "'\($0)' links to and so" } ?? "this"
    guard !hasWatermark else {
      return Diagnostic(
        .warning, "link-without-watermark", at: place,
        "\(subject) publishes the file of a photo for sale, without the watermark",
        fix: "link to the photo's page in place of its file")
    }
    return Diagnostic(
      .warning, "link-to-master", at: place,
      "\(subject) publishes the file of a photo for sale, in full size",
      fix: "link to the photo's page, or write 'original: true' in the photo if anybody may have "
        + "its file")
  }

  /// Diagnostic for the file of a picture that is not published, though its photo's or album's file
  /// asks for it, or else the settings do.
  static func keptOriginal(
    _ path: String, _ kind: PictureKind, by asking: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, "image-original-kept", at: SourceRange(file: path),
      "only sizes of the picture are published, and not its file: some browsers don't show "
        + kind.rawValue.uppercased(),
      fix: "export it as JPEG, or take 'original' out of "
        + (asking ?? "'photos' in Content/site.json"),
      isCounted: true)
  }

  /// Diagnostic for the key by which the file of a photo for sale goes out beside its sizes, which
  /// have a watermark.
  static func originalWithoutWatermark(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-watermark-beside-originals", at: place,
      "this publishes the file of a photo for sale, without the watermark",
      fix: "take 'original' out, or write 'original: false' for what is for sale", isCounted: true)
  }

  /// Diagnostic for an animation whose sizes do not move.
  static func stoodStill(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "image-animation-lost", at: SourceRange(file: path),
      "the picture is an animation, and pages show only its first frame: the sizes of pictures are "
        + "made of moving WebP and GIF files alone",
      fix: "export it as an animated WebP or GIF", isCounted: true)
  }

  /// Diagnostic for pictures that are for sale and go out without their watermark.
  static func noWatermark(_ watermark: Watermark) -> Diagnostic {
    Diagnostic(
      .warning, "image-no-watermark", at: watermark.place,
      "pictures for sale go out without the watermark: this libvips can't draw it, or no font has "
        + "its letters",
      fix: "install 'libvips42' with Pango, and a font such as 'fonts-dejavu-core'")
  }

  /// Diagnostic for a setting that asks for AVIF where none can be made.
  static func noAVIF(at place: SourceRange?) -> Diagnostic {
    Diagnostic(
      .warning, "image-no-avif", at: place,
      "pictures go out without AVIF, which this libvips can't write",
      fix: "install 'libheif-plugin-aomenc', or a libvips whose libheif has libaom; or take 'avif' "
        + "out of 'formats'")
  }

  /// Diagnostic for a picture of which no rendition can be made.
  static func picture(_ path: String, on diskPath: String, _ fault: PictureFault) -> Diagnostic {
    func damaged(_ text: String, fix: String = "export it again, as JPEG or PNG") -> Diagnostic {
      Diagnostic(.error, "image-damaged", at: SourceRange(file: path), text, fix: fix)
    }
    func tooLarge(_ text: String) -> Diagnostic {
      Diagnostic(
        .error, "image-too-large", at: SourceRange(file: path), text, fix: "export it smaller")
    }
    func library(_ text: String, fix: String) -> Diagnostic {
      Diagnostic(.error, "image-no-library", at: SourceRange(file: path), text, fix: fix)
    }
    let install =
      "install it ('apt install libvips42', 'brew install vips'), or write "
      + "\"photos\": {\"renditions\": false} in Content/site.json to publish files as they are"
    return switch fault {
    case .noLibrary(let name):
      library(
        "the sizes of pictures are made by libvips, and '\(name)' is not found",
        fix: name.begins(with: "libvips.")
          ? install : "set ZOETROPE_VIPS to the file of a libvips, or unset it")
    case .oldLibrary(let function):
      library("this libvips is too old: it lacks '\(function)'", fix: install)
    case .brokenLibrary(let reason): library("libvips can't start: \(reason)", fix: install)
    case .noDecoder(let kind):
      library(
        "this libvips can't read \(kind.rawValue.uppercased()) files",
        fix: "export it as JPEG, or install your system's libvips and set "
          + "ZOETROPE_VIPS=libvips.so.42")
    case .noEncoder(let format):
      library("this libvips can't write \(format.rawValue.uppercased()) files", fix: install)
    case .noText: library("this libvips can't draw text", fix: install)
    case .unreadable(let code): unreadable(path, FileReader.Fault(code, at: diskPath))
    case .notAFile, .changed, .stopped: PictureReadFault.changed.diagnostic(of: path)
    case .empty: damaged("the picture's file is empty", fix: "copy or export it again")
    case .unknownKind: damaged("the picture does not begin as an image does")
    case .otherKind(let kind, let named):
      damaged(
        "this is named as a file of the kind \(named.rawValue), but holds \(kind.rawValue)",
        fix: "give the file the extension of its kind")
    case .cutOff:
      damaged("the picture's file breaks off before its end", fix: "copy or export it again")
    case .damaged(let reason):
      damaged(reason.isEmpty ? "the picture can't be decoded" : "it can't be decoded: \(reason)")
    case .tooManyBytes(let count, let limit):
      tooLarge("the picture's file has \(count) bytes, more than \(limit)")
    case .tooManyPixels(let size, let frames, let limit):
      tooLarge(
        "the picture has \(size.width) × \(size.height) pixels"
          + (frames > 1 ? " in \(frames) frames" : "") + ", more than \(limit) in all")
    case .tooManyFrames(let count, let limit):
      tooLarge("the picture has \(count) frames, more than \(limit)")
    case .tooLong(let size, let limit):
      tooLarge("the picture has \(size.width) × \(size.height) pixels, a side over \(limit)")
    case .tooLongForFormat(let format, let size, let limit):
      tooLarge(
        "\(format.rawValue.uppercased()) files end at \(limit) pixels, and this size of the "
          + "picture has \(size.width) × \(size.height)")
    }
  }
}
