import Diagnostics

// Diagnostics for clashing or vanished addresses and redirects that lead nowhere.

extension ApplicationDiagnostics {
  static func clash(_ clash: AddressClash) -> Diagnostic {
    let (product, other) = (clash.atFault, clash.other)
    let notes = other.place.map { [Diagnostic.Note("the other one is here", at: $0)] } ?? []
    let path = "/" + clash.path
    return switch clash.kind {
    case .same:
      Diagnostic(
        .error, "site-duplicate-address", at: product.place,
        "\(product.name) is published at \(Product.address(of: product.path)), and so is "
          + other.name
          + (product.path == other.path
            ? "" : " at \(Product.address(of: other.path)), which differs in letter case alone"),
        fix: remedy(product), notes: notes)
    case .folderCase:
      Diagnostic(
        .error, "site-duplicate-address", at: product.place,
        "\(product.name) is published in the folder \(path)/, and \(other.name) in one that "
          + "differs in letter case alone",
        fix: remedy(product), notes: notes)
    case .fileInPlaceOfFolder:
      Diagnostic(
        .error, "site-file-is-folder", at: product.place,
        "\(product.name) needs \(path) for a file, and \(other.name) for a folder",
        fix: remedy(product), notes: notes)
    case .folderInPlaceOfFile:
      Diagnostic(
        .error, "site-file-is-folder", at: product.place,
        "\(product.name) needs \(path) for a folder, and \(other.name) for a file",
        fix: remedy(product), notes: notes)
    }
  }

  static func redirectLoop(_ from: String, through way: [String], at place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .error, "site-redirect-loop", at: place,
      way.count < 2
        ? "the former address \(from) leads to itself"
        : "the former address \(from) leads back to itself: to "
          + way.joined(separator: ", on to "),
      fix: "take it out")
  }

  static func redirectChain(_ to: String, end: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "site-redirect-chain", at: place,
      "this leads to \(to), which is a former address itself", fix: "write \(end)")
  }

  static func redirectToNothing(_ to: String, nearest: String?, at place: SourceRange) -> Diagnostic
  {
    // The end of a page's address is added to that of a file, too.
    if let nearest, to == nearest + "/" {
      return Diagnostic(
        .error, "site-redirect-to-nothing", at: place,
        "this leads to \(nearest), which is a file and no page",
        fix: "write the address of the page that shows it")
    }
    return Diagnostic(
      .error, "site-redirect-to-nothing", at: place,
      "this leads to \(to), where no page is published",
      fix: nearest.map { "did you mean '\($0)'?" } ?? "write the address of a page")
  }

  /// `item` tells how the successor's model is written among others of its file.
  static func vanished(_ address: String, successor: Product?, item: String?) -> Diagnostic {
    Diagnostic(
      .warning, "site-vanished-address", at: successor?.place,
      "a page was published at \(address), and now there is none",
      fix: successor.map { page in
        "if \(page.address) took its place, "
          + (item.map { "write { \($0), aliases: [\(address)] } for it here" }
            ?? "add 'aliases: [\(address)]' here")
      }
        ?? "add { \"from\": \"\(address)\", \"to\": \"/…/\" } to 'redirects' in Content/site.json")
  }

  /// Warning about photos whose file names are no longer in their addresses.
  static func movedPhotos(_ pages: [(old: String, new: String)], most: Int) -> Diagnostic {
    var notes = pages.prefix(most).map { Diagnostic.Note("\($0.old) is now \($0.new)", at: nil) }
    if pages.count > most {
      notes.append(Diagnostic.Note("and \(pages.count - most) more", at: nil))
    }
    let photos = pages.count == 1 ? "a photo has" : "\(pages.count) photos have"
    return Diagnostic(
      .warning, "site-moved-photos", at: nil,
      "\(photos) a new address, because the old one told when or where it was taken",
      fix: "write a 'slug' to choose another address; a redirect from the old one would publish it "
        + "again",
      notes: notes)
  }

  static func vanished(further count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "site-vanished-address", at: nil,
      "\(count) more \(count == 1 ? "page is" : "pages are") no longer published")
  }

  private static func remedy(_ product: AddressClash.Party) -> String {
    if product.isRedirect { return "take it out, or write another one" }
    return product.isPage ? "give it another 'slug'" : "rename it"
  }
}
