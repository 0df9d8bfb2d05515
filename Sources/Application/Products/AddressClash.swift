package import Diagnostics

/// Two products that can't be published together, one of which is at fault.
package struct AddressClash: Sendable, Hashable {
  /// Reason for a clash.
  package enum Kind: Sendable, Equatable {
    /// The addresses are equal or differ only in letter case.
    case same
    /// The product at fault needs a file where the other needs a folder.
    case fileInPlaceOfFolder
    /// The product at fault needs a folder where the other has a file.
    case folderInPlaceOfFile
    /// Their folders differ only in letter case.
    case folderCase
  }

  /// A product of the clash.
  package struct Party: Sendable, Hashable {
    package let path: String
    /// Name in messages, such as `'Content/pages/a.md'`.
    package let name: String
    package let place: SourceRange?
    let isRedirect: Bool
    let isPage: Bool
    /// Whether its address is derived from a slug, as for a page or a trip's calendar.
    let hasSlug: Bool

    init(_ product: Product) {
      path = product.path
      place = product.place
      isRedirect = product.isRedirect
      isPage = product.kind == .page
      hasSlug = product.kind.hasSlug && !product.isRedirect
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
  /// Path of the clashing file or folder, as the product at fault spells it.
  package let path: String

  /// The error to report to the author.
  package var diagnostic: Diagnostic {
    let product = atFault
    let notes = other.place.map { [Diagnostic.Note("the other one is here", at: $0)] } ?? []
    let path = "/" + self.path
    return switch kind {
    case .same:
      Problem.siteDuplicateAddress(
        at: product.place,
        "\(product.name) has the address \(Product.address(of: product.path)), and so does "
          + other.name
          + (product.path == other.path
            ? "" : " with \(Product.address(of: other.path)), which differs only in case"),
        fix: product.remedy, notes: notes)
    case .folderCase:
      Problem.siteDuplicateAddress(
        at: product.place,
        "\(product.name) is published in the folder \(path)/, and \(other.name) in a folder that "
          + "differs only in case", fix: product.remedy, notes: notes)
    case .fileInPlaceOfFolder:
      Problem.siteFileIsFolder(
        at: product.place,
        "\(product.name) needs \(path) for a file, and \(other.name) for a folder",
        fix: product.remedy, notes: notes)
    case .folderInPlaceOfFile:
      Problem.siteFileIsFolder(
        at: product.place,
        "\(product.name) needs \(path) for a folder, and \(other.name) for a file",
        fix: product.remedy, notes: notes)
    }
  }
}

extension AddressClash.Party {
  fileprivate var remedy: String {
    if isRedirect { return "remove it, or write another address" }
    return isPage ? "give it another 'slug'" : "rename it"
  }
}
