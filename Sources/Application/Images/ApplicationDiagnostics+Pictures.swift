import Basics
import Content
import Diagnostics
import Pictures

extension ApplicationDiagnostics {
  /// Diagnostic for a link to the file of a photo for sale, whose sizes may have a watermark. The
  /// link is a key of the settings or is in a text.
  static func linkToMaster(
    hasWatermark: Bool, at place: SourceRange, by key: String? = nil
  ) -> Diagnostic {
    let subject = key.map { "'\($0)' links to and so" } ?? "this"
    guard !hasWatermark else {
      return Problem.linkWithoutWatermark(
        at: place,
        "\(subject) publishes the original file of a photo for sale, without the "
          + "watermark",
        fix: "link to the photo's page instead of its file")
    }
    return Problem.linkToMaster(
      at: place, "\(subject) publishes the original file of a photo for sale, in full size",
      fix: "link to the photo's page, or write 'original: true' in the photo if everyone may "
        + "have its file")
  }

  /// Diagnostic for the original of a picture that isn't published, although the file of its photo
  /// or album, or else the settings, ask for it.
  static func keptOriginal(
    _ path: String, _ kind: PictureKind, by asking: String? = nil
  ) -> Diagnostic {
    Problem.imageOriginalKept(
      at: SourceRange(file: path),
      "the picture is published only in resized versions, because some browsers don't show "
        + kind.rawValue.uppercased(),
      fix: "export it as JPEG, or remove 'original' from "
        + (asking ?? "'photos' in Content/site.json"))
  }

  /// Diagnostic for a picture that can't be resized or converted.
  static func picture(_ path: String, on diskPath: String, _ fault: PictureFault) -> Diagnostic {
    func damaged(_ text: String, fix: String = "export it again, as JPEG or PNG") -> Diagnostic {
      Problem.imageDamaged(at: SourceRange(file: path), text, fix: fix)
    }
    func tooLarge(_ text: String) -> Diagnostic {
      Problem.imageTooLarge(at: SourceRange(file: path), text, fix: "export it smaller")
    }
    func library(_ text: String, fix: String) -> Diagnostic {
      Problem.imageNoLibrary(at: SourceRange(file: path), text, fix: fix)
    }
    let install =
      "install it ('apt install libvips42', 'brew install vips'), or write \"photos\": "
      + "{\"renditions\": false} in Content/site.json to publish files unchanged"
    return switch fault {
    case .noLibrary(let name):
      library(
        "Zoetrope resizes pictures with libvips, but can't find '\(name)'",
        fix: name.begins(with: "libvips.")
          ? install : "set ZOETROPE_VIPS to the file of a libvips, or unset it")
    case .oldLibrary(let function):
      library("this libvips is too old: it has no '\(function)'", fix: install)
    case .brokenLibrary(let reason): library("libvips can't start: \(reason)", fix: install)
    case .noDecoder(let kind):
      library(
        "this libvips can't read \(kind.rawValue.uppercased()) files",
        fix: "export it as JPEG, or install your system's libvips and set "
          + "ZOETROPE_VIPS=libvips.so.42")
    case .noEncoder(let format):
      library("this libvips can't write \(format.rawValue.uppercased()) files", fix: install)
    case .noText: library("this libvips can't draw text", fix: install)
    case .unreadable(let code): FileReader.Fault(code, at: diskPath).diagnostic(ofFile: path)
    case .notAFile, .changed, .stopped: PictureReadFault.changed.diagnostic(of: path)
    case .empty: damaged("the picture's file is empty", fix: "copy or export it again")
    case .unknownKind: damaged("the file doesn't start like an image")
    case .otherKind(let kind, let named):
      damaged(
        "the extension is for \(named.rawValue) files, but the image is \(kind.rawValue)",
        fix: "change the extension to match the format")
    case .cutOff:
      damaged("the picture's file is incomplete", fix: "copy or export it again")
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
        "\(format.rawValue.uppercased()) files have at most \(limit) pixels per side, but this "
          + "size has \(size.width) × \(size.height)")
    }
  }
}
