import Diagnostics
import Domain

// What is for sale: content-wrong-edition, content-edition-currency, content-edition-twice,
// content-price-without-payment, content-watermark-without-sizes.

extension ContentDiagnostics {
  static func wrongEdition(
    _ fault: EditionFault, price: String, at place: SourceRange
  ) -> Diagnostic {
    switch fault {
    case .negativePrice: negativePrice(price, at: place)
    case .soldMore(let sold, let count):
      Diagnostic(
        .error, "content-wrong-edition", at: place,
        "'sold' is \(sold), but the edition has \(count) in all",
        fix: "write \(count) where all are sold, or a larger 'count'")
    }
  }

  static func conflict(
    _ conflict: EditionConflict, of editions: [Edition], at place: SourceRange
  ) -> Diagnostic {
    switch conflict {
    case .otherCurrency(_, let own, let other):
      Diagnostic(
        .error, "content-edition-currency", at: place,
        "the price is in \(own.code), but others of the photo are in \(other.code)",
        fix: "give all prices of a photo in one currency")
    case .again(let index):
      Diagnostic(
        .error, "content-edition-twice", at: place,
        "an edition before it is called '\(editions[index].name)', too, and has its size and paper",
        fix: "give one of them another 'name'")
    }
  }

  static func priceWithoutPayment(photos: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-price-without-payment", at: place,
      "the photo has a price, but there is no 'buyURL', and no address to ask at",
      fix: "add 'buyURL', the address where it is paid for, or 'contact' in Content/site.json",
      notes: more(photos))
  }

  static func watermarkBesideOriginals(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-watermark-beside-originals", at: place,
      "the files of photos for sale are published without the watermark, since 'original' is true",
      fix: "take 'original' out, and write it for photos that are not for sale")
  }

  static func watermarkWithoutSizes(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-watermark-without-sizes", at: place,
      "no picture gets the watermark, since 'renditions' is false and files go out as they are",
      fix: "take 'renditions' out")
  }
}
