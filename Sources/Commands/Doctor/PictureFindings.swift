import Renditions

/// Findings about pictures: libvips, its formats, and fonts.
struct PictureFindings {
  let installer: Installer

  var findings: [Finding] {
    do throws(PictureSupport.Fault) {
      let support = try PictureSupport()
      return [
        .found("libvips", support.versions), reading(support), writing(support), text(support),
      ]
    } catch {
      switch error {
      case .missing(let file):
        return [missing("'\(file)' is not found, so Zoetrope can't resize pictures")]
      case .unusable(let reason): return [missing("libvips can't be used: \(reason)")]
      }
    }
  }

  private func missing(_ text: String) -> Finding {
    Finding(
      state: .missing, name: "libvips", text: text, fix: installer.line("libvips42", "vips"))
  }

  private func reading(_ support: PictureSupport) -> Finding {
    let name = "reading"
    guard !support.unreadable.isEmpty else { return .found(name, "every format") }
    return Finding(
      state: .optional, name: name,
      text: "libvips can't read \(RunningProgram.list(support.unreadable, "or"))",
      fix: support.unreadable == ["HEIC"]
        ? installer.line("libheif-plugin-libde265", "libheif") + ", or export JPEG from your phone"
        : installer.line("libvips42", "vips"))
  }

  private func writing(_ support: PictureSupport) -> Finding {
    let name = "writing"
    guard !support.unwritable.isEmpty else { return .found(name, "every format") }
    let isAVIFOnly = support.unwritable == ["AVIF"]
    return Finding(
      state: isAVIFOnly ? .optional : .missing, name: name,
      text: "libvips can't write \(RunningProgram.list(support.unwritable, "or"))",
      fix: isAVIFOnly
        ? installer.line("libheif-plugin-aomenc", "libheif")
        : installer.line("libvips42", "vips"))
  }

  private func text(_ support: PictureSupport) -> Finding {
    support.drawsText
      ? .found("fonts", "watermarks can be drawn")
      : Finding(
        state: .optional, name: "fonts", text: "watermarks can't be drawn without a font",
        fix: installer.line("fonts-dejavu-core", "vips"))
  }
}
