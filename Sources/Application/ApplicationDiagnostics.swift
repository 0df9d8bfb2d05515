import Basics
import Content
import Diagnostics
import Domain
import Markup

/// Diagnostics for mistakes found where content, templates and pages meet.
enum ApplicationDiagnostics {}

// MARK: - Links and images of texts

extension ApplicationDiagnostics {
  static func brokenLink(nearest: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-broken", at: place, "this link leads to no file of the site",
      fix: meant(nearest) ?? "write the path of a file from this one's folder")
  }

  static func linkToTrack(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-broken", at: place,
      "this file is the track of a trip, which is not published as it is",
      fix:
        "write 'download: true' in the trip, whose page then offers the way alone, and link to it")
  }

  /// Error for a track beside content, or in `Content/public`, of a site with hidden circles.
  static func rawTrack(_ path: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      .error, "image-cannot-be-cleaned", at: SourceRange(file: path),
      "a file of the kind \(kind) can't be published as it is beside hidden circles, for its way may "
        + "lead into one",
      fix:
        "name it with 'track' in a trip and write 'download: true', which leaves out what is hidden"
    )
  }

  /// Error for a file that has a place inside of a hidden circle, or a warning for an archive. The
  /// line is not quoted: a log may be public.
  static func hiddenPlace(
    _ finding: PlaceSearch.Finding, in path: String, _ bytes: [UInt8]
  ) -> Diagnostic {
    switch finding {
    case .place(nil, let entry?):
      return Diagnostic(
        .error, "content-hidden-place", at: SourceRange(file: path),
        "'\(entry)' in this file has a place inside a hidden circle, so it can't be published as it is",
        fix: "take the place out of it, or don't publish the file")
    case .line(let offset):
      let place = SourceFile(path: path, bytes: bytes).place(offset..<offset).withoutSource
      return Diagnostic(
        .error, "content-hidden-place", at: place,
        "a line in this file crosses a hidden circle, so it can't be published as it is",
        fix: "divide the line, so that no part of it leads there; to publish a track, name it with "
          + "'track' in a trip and write 'download: true'")
    case .place(let offset, _):
      let place = offset.map { offset in
        SourceFile(path: path, bytes: bytes).place(offset..<offset).withoutSource
      }
      return Diagnostic(
        .error, "content-hidden-place", at: place ?? SourceRange(file: path),
        "this file has a place inside a hidden circle, so it can't be published as it is",
        fix: !path.lowercased().ends(with: ".geojson")
          ? "take the place out of the file, or don't publish the file"
          : "take the place out of the file; to publish a track, name it with 'track' in a trip and "
            + "write 'download: true'")
    case .closed(let name):
      return Diagnostic(
        .error, "content-hidden-place", at: SourceRange(file: path),
        "Zoetrope can't look for places inside hidden circles in a file of the kind \(name), so it "
          + "can't be published",
        fix: "publish what is in it as GeoJSON or CSV, or don't publish the file")
    case .archive(let name):
      return Diagnostic(
        .warning, "content-unsearched-archive", at: SourceRange(file: path),
        "Zoetrope can't look for places inside hidden circles in a file of the kind \(name)",
        fix: "check yourself that no file in it has such a place", isCounted: true)
    case .damaged(let name):
      return Diagnostic(
        .error, "content-hidden-place", at: SourceRange(file: path),
        "this file can't be read as \(name), so Zoetrope can't look for places inside hidden circles "
          + "in it",
        fix: "repair the file, or don't publish it")
    }
  }

  /// Error for a text that tells a place inside of a hidden circle. The line is not quoted.
  static func hiddenPlaceInText(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-hidden-place", at: place.withoutSource,
      "this text tells a place inside a hidden circle, so it can't be published",
      fix: "take the place out of the text, also out of links to maps")
  }

  static func brokenImage(nearest: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-broken-image", at: place, "there is no such image",
      fix: meant(nearest) ?? "write the path of an image from this file's folder")
  }

  /// Diagnostic for a page, such as that of an album, where an image is to be.
  static func pageAsImage(
    _ path: String, _ isAlbum: Bool, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "link-broken-image", at: place,
      isAlbum ? "this is an album, and no image" : "this is a page, and no image",
      fix: "write '[…](\(path))' to link to it"
        + (isAlbum ? ", or the path of one of its pictures to show that" : ""))
  }

  static func distantImage(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "link-distant-image", at: place,
      "the image is loaded from another site, which learns who looks at it and may take it away",
      fix: "save it in Content/ and write its path", isCounted: true)
  }

  static func notAnImage(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-not-an-image", at: place, "this file is no image",
      fix: "name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF, "
        + "or write a link without the '!'")
  }

  static func outside(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-outside-content", at: place, "this path leads out of Content/",
      fix: "name a file below Content/")
  }

  static func several(_ path: String, first: Slug, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-names-several", at: place, "this file holds several models",
      fix: "say which of them: '\(path)#\(first.text)'")
  }

  static func hidden(_ path: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "link-to-hidden", at: place,
      "'\(path)' is not published, so its name stays here without a link",
      fix: "publish it, or take the link out")
  }

  /// Warning for an address in a file that is published as it is.
  static func hiddenInFile(_ path: String, isSealed: Bool, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "link-to-hidden", at: place,
      "'\(path)' is \(isSealed ? "sealed" : "not published"), and this file, which is published as "
        + "it is, names it",
      fix: "publish the page, or take the address out of the file")
  }

  static func sealed(_ path: String, for audience: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "link-to-sealed", at: place,
      "'\(path)' is sealed: who sees this page reads the words of the link, and that it is for "
        + audience,
      fix: "take the link out, if nobody else is to know")
  }

  static func unknownRoute(nearest: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "link-unknown-address", at: place, "nothing is published at this address",
      fix: meant(nearest))
  }

  static func meant(_ nearest: String?) -> String? {
    nearest.map { "did you mean '\($0)'?" }
  }
}

// MARK: - Links of templates

extension ApplicationDiagnostics {
  static func brokenTemplateLink(nearest: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "template-broken-link", at: place, "nothing is published at this address",
      fix: meant(nearest) ?? "write the address of a page, or of a file in Templates/assets/")
  }

  static func relativeTemplateLink(_ path: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "template-relative-link", at: place,
      "a relative link leads elsewhere on every page that shows the template",
      fix: "begin it at the root: '\(path)'")
  }
}

// MARK: - Keys

extension ApplicationDiagnostics {
  static func missingFile(
    _ path: String, key: String, nearest: String?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-file", at: place, "'\(key)' names a file that does not exist",
      fix: meant(nearest) ?? "put it at \(path)")
  }

  /// An icon of a kind that browsers don't take, or that isn't known.
  static func noIcon(_ kind: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "site-icon-format", at: place,
      kind.map { "'icon' names a \($0) file, which not every browser takes for an icon" }
        ?? "'icon' names a file that is no picture",
      fix: "name a PNG, an SVG or an ICO file")
  }

  static func iconShape(_ width: Int, _ height: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "site-icon-shape", at: place,
      "'icon' names an image of \(width) by \(height) pixels; an icon is square, and has 16 at least",
      fix: "cut it to a square; 512 by 512 pixels serve everywhere")
  }

  static func namesFolder(_ path: String, key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-file", at: place, "'\(key)' names the folder '\(path)', and no file",
      fix: "name a file in it")
  }

  static func notAnImage(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-not-an-image", at: place, "'\(key)' names a file that is no image",
      fix: "name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF")
  }

  static func drawingAsPhoto(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-not-an-image", at: place, "'file' names a drawing, which is no photograph",
      fix: "show it in a text, as in '![](plan.svg)', or export it as JPEG or PNG")
  }

  /// `photo` is the file of the hidden photo whose picture it is.
  static func hiddenImage(
    _ path: String, of photo: String?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-hidden-image", at: place,
      "'\(path)' belongs to something that is not published, so it is not shown",
      fix: "publish it, or name another image",
      notes: photo.map { [Diagnostic.Note("it is the picture of '\($0)'")] } ?? [])
  }

  static func hiddenPicture(
    _ path: String, of photo: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-hidden-picture", at: place,
      "'\(path)' is also the picture of '\(photo)', which isn't published",
      fix: "remove one of the two photos, or publish both")
  }

  static func sealedImage(
    _ path: String, for audience: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-hidden-image", at: place,
      "'\(path)' belongs to something that is for \(audience), so it is not shown to everybody",
      fix: "name another image, or move it beside something that everybody may see")
  }

  static func unsafeAddress(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-unsafe-address", at: place, "'\(key)' must not lead to such an address",
      fix: "write a path, or an address that begins with 'https:'")
  }

  /// `bare` is the name without `.html`, where it was written with it.
  static func unknownTemplate(
    _ name: String, bare: String?, nearest: String?, at place: SourceRange
  ) -> Diagnostic {
    let way = bare.map { bare in
      nearest == bare
        ? "write '\(bare)'"
        : "write '\(bare)', and create Templates/\(bare).html"
    }
    return Diagnostic(
      .error, "template-unknown", at: place, "there is no template '\(name)'",
      fix: way ?? meant(nearest) ?? "create Templates/\(name).html")
  }

  static func otherTemplate(_ name: String, own: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "template-of-another-kind", at: place,
      "the template '\(name)' shows something else than '\(own)' does",
      fix: "write one of your own, such as Templates/\(own)-special.html")
  }
}

extension ApplicationDiagnostics {
  /// Warning about `count` models with a future date; `place` is the first one's.
  static func futureDate(at place: SourceRange, count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "content-future-date", at: place,
      "'date' is in the future, and this is published all the same",
      fix: "write 'publishDate' for what is to be published then",
      notes: count > 1 ? [Diagnostic.Note("the same goes for \(count - 1) more")] : [])
  }
}

// MARK: - The site

extension ApplicationDiagnostics {
  static func unreadable(_ path: String, _ fault: FileReader.Fault) -> Diagnostic {
    fault.diagnostic(ofFile: path)
  }

  static func changed(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "site-changed-file", at: SourceRange(file: path),
      "the file was an image when the build began, and is none now", fix: "build again")
  }

  static func tooLarge(_ address: String, limit: Int, at place: SourceRange?) -> Diagnostic {
    Diagnostic(
      .error, "site-file-too-large", at: place, "\(address) comes to more than \(limit >> 20) MB",
      fix: "show less in one file: what is unlisted is in no feed and no calendar")
  }

  static func noBaseURL() -> Diagnostic {
    Diagnostic(
      .warning, "site-no-base-url", at: nil,
      "the site does not say where it will be published, so it has no feeds, no sitemap and no canonical links",
      fix: "write { \"baseURL\": \"https://example.org\" } into Content/site.json, "
        + "or give --base-url")
  }

  /// Warning about keys of visitors who stay signed in, which the whole origin can use.
  static func sharedOrigin(_ base: BaseURL) -> Diagnostic {
    Diagnostic(
      .warning, "site-shared-origin", at: SourceRange(file: "Content/site.json"),
      "browsers keep the keys of visitors who stay signed in for all of \(base.origin), "
        + "and the site is only what lies below \(base.path)",
      fix: "publish it at an address of its own, such as https://journal.example, "
        + "unless all of \(base.origin) is yours")
  }

  static func unknownFooter(_ key: String, _ url: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .warning, "site-unknown-navigation", at: SourceRange(file: "Content/site.json"),
      "'\(key)' leads to '\(url)', where nothing is published", fix: meant(nearest))
  }

  static func unknownNavigation(_ name: String, _ url: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .warning, "site-unknown-navigation", at: SourceRange(file: "Content/site.json"),
      "the link '\(name)' of the navigation leads to '\(url)', where nothing is published",
      fix: meant(nearest))
  }
}
