package import Markup
package import Templating

/// Another form of a page, or a feed that follows it, as the head of the page names it.
package struct AlternateViewModel: Sendable, Hashable {
  /// Format of the alternate's file.
  package enum Form: String, Sendable, Hashable {
    case atom = "application/atom+xml"
    case jsonFeed = "application/feed+json"
    case calendar = "text/calendar"
  }

  /// The alternate's address.
  package let link: Link
  /// The alternate's format.
  package let form: Form
  /// The name for browsers and feed readers.
  package let title: String

  package init(link: Link, form: Form, title: String) {
    self.link = link
    self.form = form
    self.title = title
  }
}

extension AlternateViewModel {
  /// A media type such as "application/atom+xml", for display only: a template writes the attribute
  /// `type` out, because browsers act on it.
  package var mediaType: String { form.rawValue }
  /// Whether it is a feed in Atom's format, whose type is `application/atom+xml`.
  package var isAtom: Bool { form == .atom }
  /// Whether it is a feed in JSON, whose type is `application/feed+json`.
  package var isJSONFeed: Bool { form == .jsonFeed }
  /// Whether it is a calendar, whose type is `text/calendar`.
  package var isCalendar: Bool { form == .calendar }

  package static let fields = Fields<Self>(
    "AlternateViewModel",
    .link("link") { $0.link },
    .text("mediaType") { $0.mediaType },
    .flag("isAtom") { $0.isAtom },
    .flag("isJSONFeed") { $0.isJSONFeed },
    .flag("isCalendar") { $0.isCalendar },
    .text("title") { $0.title })
}
