import Foundation
import Renditions

/// Findings about pictures: libvips, its formats, and fonts.
struct PictureFindings {
  let installer: Installer
  /// The libvips file that the environment names; `nil` if the system's is used.
  let named: String?

  init(installer: Installer) {
    self.installer = installer
    let path = ProcessInfo.processInfo.environment["ZOETROPE_VIPS"] ?? ""
    named = path.isEmpty ? nil : path
  }

  var findings: [Finding] {
    do throws(PictureSupport.Fault) {
      let support = try PictureSupport()
      return [
        .found("libvips", support.versions), reading(support), writing(support), fonts(support),
      ]
    } catch {
      switch error {
      case .missing(let file):
        return [missing("'\(file)' is not found, so Zoetrope can't resize pictures")]
      case .unusable(let reason): return [missing("this libvips can't be used: \(reason)")]
      }
    }
  }

  private func missing(_ text: String) -> Finding {
    Finding(
      state: .missing, name: "libvips", text: text,
      fix: named == nil
        ? installer.line("libvips42", "vips")
        : "set ZOETROPE_VIPS to the file of a libvips, or unset it")
  }

  /// Advice for formats. The system's plugins work only with the system's libvips.
  private func better(_ debian: String, _ homebrew: String) -> String {
    named == nil
      ? installer.line(debian, homebrew)
      : installer.line("libvips42", "vips") + ", and set ZOETROPE_VIPS=libvips.so.42"
  }

  private func reading(_ support: PictureSupport) -> Finding {
    let name = "reading"
    guard !support.unreadable.isEmpty else { return .found(name, "every format") }
    return Finding(
      state: .optional, name: name,
      text: "libvips can't read \(RunningProgram.list(support.unreadable, "or"))",
      fix: better("libheif-plugin-libde265 libheif-plugin-dav1d", "libheif")
        + "; or export pictures as JPEG")
  }

  private func writing(_ support: PictureSupport) -> Finding {
    let name = "writing"
    guard !support.unwritable.isEmpty else { return .found(name, "every format") }
    return Finding(
      state: support.unwritable == ["AVIF"] ? .optional : .missing, name: name,
      text: "libvips can't write \(RunningProgram.list(support.unwritable, "or"))",
      fix: better("libvips42 libheif-plugin-aomenc", "vips"))
  }

  private func fonts(_ support: PictureSupport) -> Finding {
    support.drawsText
      ? .found("fonts", "watermarks can be drawn")
      : Finding(
        state: .optional, name: "fonts", text: "watermarks can't be drawn without a font",
        fix: installer.line("fonts-dejavu-core", "vips"))
  }
}
