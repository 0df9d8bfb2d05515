import Content
import Diagnostics
import Domain

/// The prose for what goes wrong where content, templates and pages meet.
enum ApplicationDiagnostics {
  // MARK: Links

  static func brokenLink(_ destination: String, nearest: String?, at place: Diagnostics.Place)
    -> Diagnostic
  {
    Diagnostic(
      .error, "link-broken", at: place, "this link leads to no file of the site",
      fix: nearest.map { "did you mean '\($0)'?" }
        ?? "write the path of a file from this one's folder")
  }

  static func brokenImage(_ destination: String, nearest: String?, at place: Diagnostics.Place)
    -> Diagnostic
  {
    Diagnostic(
      .error, "link-broken-image", at: place, "there is no such image",
      fix: nearest.map { "did you mean '\($0)'?" }
        ?? "write the path of an image from this file's folder")
  }

  static func outside(_ destination: String, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "link-outside-content", at: place, "this path leads out of Content/",
      fix: "name a file below Content/")
  }

  static func several(_ path: String, first: Slug, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "link-names-several", at: place, "this file holds several models",
      fix: "say which of them: '\(path)#\(first.text)'")
  }

  static func hidden(_ path: String, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .warning, "link-to-hidden", at: place,
      "'\(path)' is not published, so its name stays here without a link",
      fix: "publish it, or take the link out")
  }

  static func unknownRoute(_ path: String, nearest: String?, at place: Diagnostics.Place)
    -> Diagnostic
  {
    Diagnostic(
      .warning, "link-unknown-address", at: place, "nothing is published at this address",
      fix: nearest.map { "did you mean '\($0)'?" })
  }

  static func unsafeLink(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "link-unsafe", at: place, "a link may not begin like this",
      fix: "use http, https, mailto or a path of this site")
  }

  static func missingFile(
    _ path: String, key: String, nearest: String?, at place: Diagnostics.Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-file", at: place, "'\(key)' names a file that does not exist",
      fix: nearest.map { "did you mean '\($0)'?" } ?? "put it at \(path)")
  }

  static func notAnImage(_ key: String, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-not-an-image", at: place, "'\(key)' names a file that is no image",
      fix: "name a JPEG, PNG, GIF or WebP file")
  }

  // MARK: Templates

  static func unknownTemplate(_ name: String, nearest: String?, at place: Diagnostics.Place)
    -> Diagnostic
  {
    Diagnostic(
      .error, "template-unknown", at: place, "there is no template '\(name)'",
      fix: nearest.map { "did you mean '\($0)'?" } ?? "create Templates/\(name).html")
  }

  static func noWords(_ language: String) -> Diagnostic {
    Diagnostic(
      .warning, "words-missing-language", at: Diagnostics.Place(file: "Content/site.json"),
      "there are no words for the language '\(language)', so English ones serve",
      fix: "translate Templates/words/en.json into Templates/words/\(language).json")
  }

  static func wordNotText(_ key: String, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "words-not-text", at: place, "the word '\(key)' is not text",
      fix: "write it in quotes")
  }

  static func wordsNotAnObject(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "words-not-an-object", at: place, "words are an object with a text for each key",
      fix: "write { \"departure\": \"Departure\" }")
  }

  // MARK: The site

  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "site-unreadable-file", at: Diagnostics.Place(file: path), "the file can't be read",
      fix: "check its permissions")
  }

  static func noBaseURL() -> Diagnostic {
    Diagnostic(
      .warning, "site-no-base-url", at: Diagnostics.Place(file: "Content/site.json"),
      "without 'baseURL' there are no canonical links",
      fix: "add \"baseURL\": \"https://example.org\", or give --base-url")
  }

  static func sameAddress(_ path: String, _ first: String, _ second: String) -> Diagnostic {
    Diagnostic(
      .error, "site-duplicate-address", at: Diagnostics.Place(file: second),
      "this is published at /\(path), and so is \(first)", fix: "rename one of them")
  }
}
