import Paths

/// Intention of an author who restricts a page in the words of another program or language.
enum RestrictingWish: Sendable, Hashable {
  case notPublished
  /// Only its author may see it.
  case onlyForAuthor
  case publishedLater
  case expires
  case onlyForSome
  case notListed
  case withoutPlace
  /// A plugin opens the page by a password.
  case password
}

/// Words by which other programs and languages restrict who sees a page.
///
/// Sources: the documentation of front matter of Hugo (`draft`, `build`, `_build`, `headless`,
/// `publishDate`, `pubdate`, `expiryDate`, `unpublishdate`, `sitemap.disable`), Zola (`render`,
/// `in_search_index`), Jekyll (`published`, jekyll-sitemap's `sitemap`), Eleventy (`permalink`,
/// `eleventyExcludeFromCollections`), Docusaurus (`unlisted`), Astro Starlight (`pagefind`),
/// VitePress and Hexo (`search`, `password`), Ghost (`status`, `visibility`), WordPress
/// (`post_status`, `post_password`), Joomla (`publish_up`, `publish_down`, `access`), Drupal
/// (`publish_on`, `unpublish_on`), Obsidian Publish and its Digital Garden (`publish`,
/// `dg-publish`), Contentful and Strapi (`publishedAt`), the themes PaperMod (`hiddenInHomeList`,
/// `robotsNoIndex`, `searchHidden`), LoveIt (`hiddenFromHomePage`, `hiddenFromSearch`) and
/// just-the-docs (`search_exclude`), and the meta tag `robots`. The words of other languages are
/// those of everyday speech.
enum RestrictingWords {
  /// Values with which a word restricts.
  enum Values: Sendable {
    case whenTrue
    case whenFalse
    /// Any word or number but one for false.
    case unlessFalse
    /// Anything but an empty value or one for false.
    case any
    /// One of these words.
    case words(Set<String>)
    /// A date or a time, in any form.
    case time
    /// A text or a list that contains one of these words.
    case holding(Set<String>)
  }

  struct Meaning: Sendable {
    let wish: RestrictingWish
    let values: Values
  }

  /// Meanings of a word as a key; empty for a word that restricts nothing.
  static func meanings(of word: KeyForm) -> [Meaning] {
    let text = word.text
    return table[text] ?? composed(text).map { [$0] } ?? []
  }

  /// Meanings of a long word with one slip; empty for other words.
  static func meanings(ofMisspelt word: KeyForm) -> [Meaning] {
    guard word.letters.count >= 5 else { return [] }
    let near = longWords.first {
      abs($0.letters.count - word.letters.count) <= 1 && $0.isNear(word, within: 1)
    }
    return near.flatMap { table[$0.text] } ?? []
  }

  /// Whether a key is one for passwords.
  static func isPassword(_ name: String) -> Bool {
    meanings(of: KeyForm(name)).contains { $0.wish == .password }
  }

  /// Whether a word names a state that parts of a page have, too.
  static func isState(_ word: KeyForm) -> Bool { states.contains(word.text) }

  private static let states: Set<String> = ["status", "state", "zustand", "statut", "estado"]

  /// Whether a word names an object with further values of a page, and not one of its parts.
  static func isContainer(_ word: KeyForm) -> Bool { containers.contains(word.text) }

  private static let containers: Set<String> = [
    "extra", "params", "param", "seo", "meta", "metadata", "custom", "data", "page", "post",
    "frontmatter", "options", "settings", "config", "publishing", "publication", "build", "robots",
    "robot", "sitemap", "search", "head", "attributes", "props", "fields", "properties", "access",
    "zoetrope", "hugo", "zola", "jekyll",
  ]

  /// Words that are compared with misspelt ones. `gender` isn't `render`, nor `passport` a secret.
  private static let longWords: [KeyForm] = table.filter { word, meanings in
    word.count >= 6 && word != "render" && !meanings.contains { $0.wish == .password }
  }.keys.sorted().map { KeyForm($0) }

  private static let table: [String: [Meaning]] = {
    var table: [String: [Meaning]] = [:]
    for row in rows {
      for name in row.names.split(separator: " ") {
        table[KeyForm(String(name)).text, default: []].append(
          Meaning(wish: row.wish, values: row.values))
      }
    }
    return table
  }()

  private struct Row {
    let wish: RestrictingWish
    let values: Values
    let names: String

    init(_ wish: RestrictingWish, _ values: Values, _ names: String) {
      (self.wish, self.values, self.names) = (wish, values, names)
    }
  }

  private static let rows: [Row] = [
    Row(
      .notPublished, .whenTrue,
      """
      draft drafts isDraft unpublished isUnpublished hidden isHidden hide wip unfinished \
      workInProgress exclude excluded headless trash trashed deleted disabled inactive invisible \
      offline embargoed scheduled isScheduled entwurf istEntwurf \
      unveröffentlicht versteckt verborgen brouillon estBrouillon nonPublié masqué borrador \
      esBorrador oculto ocultar escondido noPublicado noPublicar unsichtbar ausblenden dépublié \
      ébauche nePasPublier nichtVeröffentlichen
      """),
    Row(
      .notPublished, .whenFalse,
      """
      published isPublished publish dgPublish public isPublic visible isVisible live isLive \
      permalink render rendered veröffentlicht publiziert öffentlich sichtbar publié publier \
      publicado publicar público show shown display displayed publique online enabled active build
      """),
    Row(
      .notPublished, .words(statesOfDrafts),
      "status postStatus publishStatus publicationStatus wpStatus state zustand statut estado"),
    Row(
      .onlyForAuthor, .unlessFalse,
      "private isPrivate protected isProtected secret confidential privat vertraulich geheim privé "
        + "confidentiel privado secreto confidencial onlyMe keepPrivate notPublic internal intern nichtÖffentlich"
    ),
    Row(
      .publishedLater, .any,
      """
      publishDate publishTime publishAt publishedAt publishOn publishUp publishFrom publishAfter \
      pubDate publicationDate goLive goLiveAt goLiveDate releaseDate releaseAt embargo embargoUntil \
      embargoDate scheduledAt scheduledFor scheduledDate scheduleDate availableFrom \
      visibleFrom visibleAfter validFrom showFrom displayAfter draftUntil privateUntil hiddenUntil notBefore startPublishing veröffentlichenAm \
      veröffentlichtAm veröffentlichungsdatum veröffentlichenAb sichtbarAb gültigAb publierLe publiéLe \
      datePublication dateDePublication visibleÀPartirDe publicarEl fechaPublicación \
      fechaDePublicación visibleDesde
      """),
    Row(.publishedLater, .time, "scheduled geplant programmé programado veröffentlichen"),
    Row(
      .expires, .any,
      """
      expiryDate expires expiry expiration expirationDate expiresAt expiresOn expire expireAt \
      expireOn expired unpublishDate unpublishAt unpublishOn unpublish unpublishTime publishDown \
      publishUntil availableUntil visibleUntil visibleBefore visibleTill validUntil validTo validTill \
      validThrough notAfter removeAt removeOn removeAfter deleteAt deleteOn deleteAfter archiveAt archiveOn \
      takedown takedownDate showUntil publishedUntil goneAfter caducidad ablaufdatum läuftAbAm gültigBis sichtbarBis \
      veröffentlichtBis löschenAm expireLe dateExpiration dateDExpiration valableJusquau \
      visibleJusquau fechaExpiración fechaDeExpiración fechaCaducidad caduca caducaEl expiraEl \
      visibleHasta válidoHasta
      """),
    Row(
      .onlyForSome, .unlessFalse,
      """
      membersOnly memberOnly members subscribersOnly subscriberOnly subscribers paidOnly \
      paywall loginRequired requiresLogin requireLogin requiresAuth requireAuth \
      authRequired authentication restricted isRestricted friendsOnly familyOnly guestsOnly passwordProtected \
      nurMitglieder nurFreunde nurFamilie nurAngemeldet réservéAuxMembres abonnés \
      soloMiembros soloFamilia soloAmigos restringido
      """),
    Row(
      .onlyForSome, .any,
      """
      audiences visibleTo visibleFor viewableBy readableBy restrictTo restrictedTo allowedUsers \
      allowedRoles allowedGroups sharedWith shareWith onlyFor accessList acl viewers nurFür \
      sichtbarFür zielgruppe réservéÀ visiblePour partagéAvec soloPara visiblePara compartidoCon
      """),
    Row(
      .onlyForSome, .words(statesOfAccess),
      "access accessLevel permission permissions privacy groups roles sichtbarkeit visibilité visibilidad "
        + "zugriff zugang accès acceso"),
    Row(
      .notListed, .whenTrue,
      """
      unlisted isUnlisted unlist noindex noIndexing eleventyExcludeFromCollections excludeFromCollections \
      searchExclude searchHidden hiddenInHomeList hiddenFromHomePage hiddenFromSearch \
      robotsNoIndex sitemapExclude noRobots nichtGelistet ungelistet nichtAuflisten nonRépertorié nonListé noListado
      """),
    Row(
      .notListed, .whenFalse,
      """
      listed isListed list listing feed rss sitemap search searchable inSearchIndex index indexed indexable \
      showInSearch pagefind robots gelistet auflisten listado
      """),
    Row(.notListed, .holding(["noindex", "none"]), "robots metaRobots googlebot"),
    Row(
      .notListed, .words(["exclude", "excluded", "disable", "disabled", "hide", "hidden"]),
      "sitemap search index feed"),
    Row(
      .withoutPlace, .words(statesOfPlaces),
      """
      location geolocation gps geo geotag coordinates coords latlng position exif ort standort \
      koordinaten lieu emplacement coordonnées lugar ubicación coordenadas
      """),
    Row(
      .withoutPlace, .whenFalse,
      "showLocation showPlace showGps showMap publishLocation withLocation ortZeigen montrerLieu "
        + "mostrarLugar"),
    Row(
      .withoutPlace, .whenTrue,
      """
      hideLocation hidePlace hideGps noLocation noPlace noGps stripLocation stripGps stripExif \
      removeLocation removeGps removeExif withoutLocation ohneOrt ortVerbergen sansLieu \
      masquerLieu sinLugar ocultarLugar
      """),
    Row(
      .password, .any,
      "password passcode pwd postPassword passwd passphrase passwords passphrases passwort kennwort motDePasse "
        + "contraseña"),
  ]

  private static let statesOfDrafts: Set<String> = [
    "draft", "drafts", "autodraft", "pending", "private", "hidden", "unpublished", "unfinished",
    "trash", "future", "scheduled", "wip", "inprogress", "never", "entwurf", "privat", "versteckt",
    "geplant", "brouillon", "prive", "masque", "programme", "borrador", "privado", "oculto",
    "programado",
  ]
  private static let statesOfAccess: Set<String> = [
    "private", "protected", "restricted", "members", "member", "membersonly", "paid", "premium",
    "subscribers", "login", "friends", "family", "internal", "secret", "password", "unlisted",
    "hidden", "privat", "familie", "freunde", "prive", "famille", "amis", "privado", "familia",
    "amigos",
  ]
  private static let statesOfPlaces: Set<String> = [
    "none", "no", "false", "off", "hidden", "hide", "private", "secret", "never", "keiner",
    "keine", "kein", "aus", "verborgen", "privat", "nein", "aucun", "aucune", "non", "prive",
    "ninguno",
    "ninguna", "oculto", "privado",
  ]

  /// Whether a word is a value of keys that say who sees a page, or how much of it.
  static func isState(ofPage word: String) -> Bool {
    let form = KeyForm(word)
    return [statesOfDrafts, statesOfAccess, statesOfPlaces, visible].contains {
      $0.contains(form.text)
    }
  }

  private static let visible: Set<String> = [
    "public", "exact", "rounded", "shares", "city", "null",
  ]

  /// Whether a word for a state says that a page is not published.
  static func isDraft(_ text: String) -> Bool { statesOfDrafts.contains(KeyForm(text).text) }

  // MARK: - Composed words

  private static let lists: [String] = [
    "index", "list", "lists", "listing", "listings", "search", "searchindex", "sitemap", "feed",
    "feeds", "rss", "home", "homepage", "homelist", "collection",
    "collections", "robots", "searchengines", "google", "overview",
  ]
  private static let publishing: [String] = [
    "publish", "publishing", "published", "render", "build", "production", "site", "web", "website",
  ]
  private static let hiding: [String] = [
    "excludefrom", "excludedfrom", "exclude", "hidefrom", "hiddenfrom", "hiddenin", "hidein",
    "hide", "removefrom", "omitfrom", "skip", "ignorein", "disable", "notin", "donot", "dont", "no",
    "not", "never", "block", "without",
  ]
  private static let showing: [String] = [
    "includein", "showin", "showon", "listin", "displayin", "in", "on", "allow",
  ]

  /// Meaning of words such as "exclude_from_search", "hideFromFeed" and "do_not_publish".
  private static func composed(_ text: String) -> Meaning? {
    func parts(_ starts: [String], _ ends: [String]) -> Bool {
      starts.contains { start in
        text.begins(with: start) && ends.contains(String(text.dropFirst(start.count)))
      }
    }
    if parts(hiding, lists) { return Meaning(wish: .notListed, values: .whenTrue) }
    if parts(lists, ["exclude", "excluded", "hide", "hidden", "disable", "disabled", "ignore"]) {
      return Meaning(wish: .notListed, values: .whenTrue)
    }
    if parts(showing, lists) { return Meaning(wish: .notListed, values: .whenFalse) }
    if parts(hiding, publishing) { return Meaning(wish: .notPublished, values: .whenTrue) }
    if text.begins(with: "draft") || parts(["is", "isa", "as", "post", "page", "still"], ["draft"])
    {
      return Meaning(wish: .notPublished, values: .whenTrue)
    }
    if text.ends(with: "noindex") { return Meaning(wish: .notListed, values: .whenTrue) }
    return nil
  }
}

extension RestrictingWords.Values {
  /// Whether a value restricts.
  func restrict(_ value: Value) -> Bool {
    let words = value.scalars.map { KeyForm($0) }
    switch self {
    case .whenTrue: return words.count == 1 && value.isScalar && words.contains(where: Truth.isTrue)
    case .whenFalse:
      return words.count == 1 && value.isScalar && words.contains(where: Truth.isFalse)
    case .unlessFalse:
      return value.isScalar && !value.isEmpty && !words.contains(where: Truth.isFalse)
    case .any: return !value.isEmpty && !words.contains(where: Truth.isFalse)
    case .words(let known):
      return words.contains { known.contains($0.text) }
    case .time:
      guard let text = value.scalarText else { return false }
      return (try? WrittenTime(text)) != nil || OtherDateForm(text).fix != nil
    case .holding(let parts):
      return words.contains { word in parts.contains { word.text.contains($0) } }
    }
  }
}

extension Value {
  fileprivate var isScalar: Bool {
    switch kind {
    case .bool, .number, .string: true
    case .null, .array, .object: false
    }
  }
}
