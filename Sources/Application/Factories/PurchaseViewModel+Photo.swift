import Basics
import Content
import Domain
import Markup
import Presentation

/// An address where visitors pay for a photo, order it or ask for it.
struct PaymentAddress: Sendable, Equatable {
  /// How visitors reach the address.
  enum Way: Sendable, Hashable {
    case web(host: String)
    case mail(to: String)
  }

  let link: Link
  let way: Way

  /// Creates an address with a scheme. An e-mail without a subject gets one from `title`.
  init?(_ address: String, about title: String) {
    guard let rest = address.behind("mailto:") else {
      guard let link = Link(external: address) else { return nil }
      self.link = link
      way = .web(host: address.names.dropFirst().first.map(String.init) ?? address)
      return
    }
    let mail = String(rest.upTo("?"))
    guard let link = rest.holds("?") ? Link(external: address) : Link(mail: mail, about: title)
    else { return nil }
    self.link = link
    way = .mail(to: mail)
  }

  /// The link's text: "Pay $25.99 for Misery Ridge".
  func text(_ title: String, _ price: String?, in context: SiteContext) -> String {
    let (priced, unpriced): (Phrases.Key, Phrases.Key) =
      switch way {
      case .web: (.pay, .payUnpriced)
      case .mail: (.order, .orderUnpriced)
      }
    return price.map { context.phrases(priced, ["price": $0, "title": title]) }
      ?? context.phrases(unpriced, ["title": title])
  }
}

extension PurchaseViewModel {
  /// Creates the purchase of a photo; `nil` if it can't be bought.
  init?(_ source: Sourced<Photo>, in context: SiteContext) {
    let photo = source.model
    guard photo.isForSale else { return nil }
    let title = context.title(of: source)
    let editions = photo.editions.map { EditionViewModel($0, of: source, isPayable: true, context) }
    let payments = photo.payments(about: title)
    guard let first = payments.first else { return nil }
    let price = photo.price.map(context.formats.money)
    let link =
      editions.lazy.filter { !$0.isSoldOut }.compactMap(\.payment).first
      ?? LinkViewModel(link: first.link, linkText: first.text(title, price, in: context))
    self.init(
      headerText: context.phrases(.buyTitle, ["title": title]),
      text: Self.text(
        payments, price: editions.isEmpty ? price : nil, hasOthers: photo.hasEditionsToAskFor,
        in: context),
      photoLink: context.link(.model(.photos, source.slug)), payment: link)
    self.editions = editions
  }

  /// Returns how visitors pay for or order a photo, by the hosts and addresses of all payments. If
  /// its editions have several kinds of payment, or some have none, each sentence refers to "some
  /// editions".
  private static func text(
    _ payments: [PaymentAddress], price: String?, hasOthers: Bool, in context: SiteContext
  ) -> String {
    var hosts: [String] = []
    var addresses: [String] = []
    var known: Set<PaymentAddress.Way> = []
    for payment in payments where known.insert(payment.way).inserted {
      switch payment.way {
      case .web(let host): hosts.append(host)
      case .mail(let address): addresses.append(address)
      }
    }
    let asks = hasOthers && context.settings.photoContact != nil
    let ways = [!hosts.isEmpty, !addresses.isEmpty, asks]
    let isOneOfSeveral = ways.count { $0 } > 1
    func sentence(
      _ names: [String], _ name: String,
      _ keys: (priced: Phrases.Key, unpriced: Phrases.Key, ofSome: Phrases.Key)
    ) -> String? {
      guard !names.isEmpty else { return nil }
      let all = names.joined(separator: ", ")
      guard !isOneOfSeveral else { return context.phrases(keys.ofSome, [name: all]) }
      return price.map { context.phrases(keys.priced, ["price": $0, name: all]) }
        ?? context.phrases(keys.unpriced, [name: all])
    }
    return [
      sentence(hosts, "host", (.buyText, .buyTextUnpriced, .buyTextOfSome)),
      sentence(addresses, "address", (.orderText, .orderTextUnpriced, .orderTextOfSome)),
      asks ? context.phrases(.askText) : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension Photo {
  /// Whether visitors must ask for some of the editions that are left, because these have no
  /// payment.
  fileprivate var hasEditionsToAskFor: Bool {
    editions.contains { !$0.isSoldOut && $0.buyURL == nil }
  }

  /// Returns the payment addresses of the editions that are left.
  fileprivate func payments(about title: String) -> [PaymentAddress] {
    let addresses =
      editions.isEmpty ? [buyURL] : editions.filter { !$0.isSoldOut }.map(\.buyURL)
    return addresses.compactMap { $0.flatMap { PaymentAddress($0, about: title) } }
  }
}

extension EditionViewModel {
  /// Creates an edition of a photo, including its payment if it `isPayable`.
  init(_ edition: Edition, of photo: Sourced<Photo>, isPayable: Bool, _ context: SiteContext) {
    let isSoldOut = photo.model.isSold || edition.isSoldOut
    let price = edition.price.map(context.formats.money)
    let details = [edition.size, edition.paper].compactMap(\.self)
    self.init(name: edition.name)
    self.details = details.isEmpty ? nil : details.joined(separator: " · ")
    self.price = price
    leftText = Self.left(of: edition, isSoldOut: isSoldOut, context)
    self.isSoldOut = isSoldOut
    payment = isPayable && !isSoldOut ? Self.payment(edition, of: photo, price, context) : nil
  }

  private static func left(
    of edition: Edition, isSoldOut: Bool, _ context: SiteContext
  ) -> String? {
    if isSoldOut { return context.phrases(.soldOut) }
    guard let count = edition.count, let left = edition.left else { return nil }
    return context.phrases(
      .editionLeft,
      ["count": context.formats.number(left), "total": context.formats.number(count)])
  }

  private static func payment(
    _ edition: Edition, of photo: Sourced<Photo>, _ price: String?, _ context: SiteContext
  ) -> LinkViewModel? {
    let title = context.phrases(
      .editionTitle, ["title": context.title(of: photo), "edition": edition.name])
    guard let address = edition.buyURL else {
      return context.askLink(about: title).map {
        LinkViewModel(link: $0, linkText: context.phrases(.ask, ["title": title]))
      }
    }
    return PaymentAddress(address, about: title).map {
      LinkViewModel(link: $0.link, linkText: $0.text(title, price, in: context))
    }
  }
}

extension SiteContext {
  /// Returns the link for asking about a photo; `nil` if the settings don't have a contact.
  func askLink(about title: String) -> Link? {
    guard let contact = settings.photoContact else { return nil }
    return contact.begins(with: "mailto:")
      ? PaymentAddress(contact, about: title)?.link : Navigation.link(to: contact, in: self)
  }
}

extension BuyViewModel {
  /// Creates the page to buy a photo; `nil` if it can't be bought.
  init?(_ photo: Sourced<Photo>, in context: SiteContext) {
    guard let purchase = PurchaseViewModel(photo, in: context) else { return nil }
    self.init(purchase, of: PhotoViewModel(photo, in: context))
  }
}

extension BoughtViewModel {
  /// Creates the page to which visitors return after paying for a photo.
  init(_ photo: Sourced<Photo>, in context: SiteContext) {
    self.init(
      headerText: context.phrases(.thanks),
      text: context.phrases(.boughtText, ["title": context.title(of: photo)]),
      photo: PhotoViewModel(bought: photo, in: context))
  }
}
