package import Markup
package import Templating

/// Another form of a page, such as a feed or a calendar, for a `<link>` in the page's `<head>`.
package struct AlternateViewModel: Sendable, Hashable {
  /// Format of the alternate's file.
  package enum Form: String, Sendable, Equatable {
    case atom = "application/atom+xml"
    case jsonFeed = "application/feed+json"
    case calendar = "text/calendar"
  }

  /// The address of this form.
  package let link: Link
  /// The alternate's format.
  package let form: Form
  /// The name that browsers and feed readers show.
  package let title: String

  package init(link: Link, form: Form, title: String) {
    self.link = link
    self.form = form
    self.title = title
  }
}

extension AlternateViewModel {
  /// A media type such as "application/atom+xml", for display only. In a template, write the `type`
  /// attribute as literal text, because browsers act on it.
  package var mediaType: String { form.rawValue }
  /// Whether this is an Atom feed (type `application/atom+xml`).
  package var isAtom: Bool { form == .atom }
  /// Whether this is a JSON feed (type `application/feed+json`).
  package var isJSONFeed: Bool { form == .jsonFeed }
  /// Whether this is a calendar (type `text/calendar`).
  package var isCalendar: Bool { form == .calendar }

  package static let fields = Fields<Self>(
    "AlternateViewModel",
    .link("link") { $0.link }, .text("mediaType") { $0.mediaType }, .flag("isAtom") { $0.isAtom },
    .flag("isJSONFeed") { $0.isJSONFeed }, .flag("isCalendar") { $0.isCalendar },
    .text("title") { $0.title })
}
