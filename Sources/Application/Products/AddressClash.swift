package import Diagnostics

/// Two products that can't be published together, of which one is at fault.
package struct AddressClash: Sendable, Hashable {
  /// How two products are in each other's way.
  package enum Kind: Sendable, Hashable {
    /// Both want one address, or one that differs in letter case alone.
    case same
    /// The one at fault needs a file where the other needs a folder.
    case fileInPlaceOfFolder
    /// The one at fault needs a folder where the other has a file.
    case folderInPlaceOfFile
    /// Their folders differ in letter case alone.
    case folderCase
  }

  /// One of the two.
  package struct Party: Sendable, Hashable {
    package let path: String
    /// Such as `'Content/pages/a.md'`.
    package let name: String
    package let place: Place?
    let isRedirect: Bool
    let isPage: Bool
    /// Whether its address follows from a slug, as that of a page and of a trip's calendar.
    let hasSlug: Bool

    init(_ product: Product) {
      path = product.path
      place = product.place
      isRedirect = product.isRedirect
      isPage = product.kind == .page
      hasSlug = [.page, .calendar, .feed, .filter].contains(product.kind) && !product.isRedirect
      if let source = product.source {
        name = product.isRedirect ? "a former address in '\(source)'" : "'\(source)'"
      } else {
        let title = product.kind == .page ? product.title : nil
        name = title.map { "the site's own page '\($0)'" } ?? "the built-in '\(product.path)'"
      }
    }
  }

  package let kind: Kind
  package let atFault: Party
  package let other: Party
  /// The file or folder that they clash in, as the one at fault writes it.
  package let path: String

  /// What the author is told.
  package var diagnostic: Diagnostic {
    ApplicationDiagnostics.clash(self)
  }
}
