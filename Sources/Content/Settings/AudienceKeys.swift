package import Diagnostics
package import Domain

/// Keys of an element of `audiences` in `Content/site.json`.
enum AudienceKeys {
  static let name = Key(
    "name", .located(.slug), required: true,
    "The name to use in `audience`. Visitors never see it.")
  static let title = Key(
    "title", .words, required: true, "The name on the sign-in page, such as `the family`.")
  static let hint = Key(
    "hint", .text, "A hint on the sign-in page, such as where to find the password.")

  static let table = KeyTable("an audience", name, title, hint)

  static func read(_ reader: inout ObjectReader) -> SiteSettings.Audience? {
    let name = reader.read(name)
    let title = reader.read(title)
    let hint = reader.read(hint)
    reader.reportPasswords { ContentDiagnostics.passwordInSettings(of: name?.value, at: $0) }
    guard let name, let title else { return nil }
    return SiteSettings.Audience(
      name: name.value, title: title, hint: hint, place: reader.findings.file.place(name.range))
  }

  /// Returns the audiences without those that repeat an earlier name.
  static func distinct(
    _ audiences: [SiteSettings.Audience], _ findings: Findings
  ) -> [SiteSettings.Audience] {
    var places: [Slug: SourceRange] = [:]
    return audiences.filter { audience in
      guard let first = places.updateValue(audience.place, forKey: audience.name) else {
        return true
      }
      findings.report(
        .contentSameAudience, at: audience.place, "there are two audiences '\(audience.name.text)'",
        fix: "give one of them another name",
        notes: [Diagnostic.Note("the other one is here", at: first)])
      return false
    }
  }
}

extension SiteSettings {
  /// A group of people for whom pages are sealed.
  package struct Audience: Sendable, Hashable {
    package let name: Slug
    /// Name on the sign-in page.
    package let title: String
    package let hint: String?
    package let place: SourceRange
  }
}
