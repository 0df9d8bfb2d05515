import Basics

/// Restricting words that are made of two.
///
/// Examples are `exclude_from_search`, `hideFromFeed`, `do_not_publish`, `date_published`,
/// `family_only` and `limited_to`.
enum ComposedWords {
  /// Pairs of words that have a meaning together, each a first and a second.
  private struct Pairs {
    let meaning: RestrictingWords.Meaning
    let first: [String]
    let second: Set<String>

    init(
      _ wish: RestrictingWish, _ values: RestrictingWords.Values, isAlone: Bool = false,
      _ first: Set<String>, _ second: Set<String>
    ) {
      meaning = RestrictingWords.Meaning(wish: wish, values: values, isAlone: isAlone)
      (self.first, self.second) = (first.sorted(), second)
    }
  }

  /// A first word of pairs.
  private struct Beginning {
    let word: String
    let pairs: Pairs
  }

  /// Meanings of a word's letters; empty for a word that doesn't restrict anything.
  static func meanings(of text: String) -> [RestrictingWords.Meaning] {
    guard let start = Start(text) else { return [] }
    var found: [RestrictingWords.Meaning] = []
    for beginning in beginnings[start] ?? [] {
      guard let rest = text.behind(beginning.word), beginning.pairs.second.contains(String(rest))
      else { continue }
      found.append(beginning.pairs.meaning)
    }
    if !found.isEmpty { return found }
    if text.begins(with: "draft") {
      return [
        .init(wish: .notPublished, values: .whenTrue), .init(wish: .notPublished, values: .state),
      ]
    }
    if text.ends(with: "noindex") { return [.init(wish: .notListed, values: .whenTrue)] }
    return []
  }

  /// First two bytes of a word. They distinguish nearly all words from all beginnings.
  private struct Start: Hashable {
    private let first: UInt8
    private let second: UInt8

    /// `nil` for a shorter word, which can't begin a pair.
    init?(_ word: String) {
      let bytes = word.utf8
      guard let first = bytes.first, let second = bytes.dropFirst().first else { return nil }
      (self.first, self.second) = (first, second)
    }
  }

  private static let beginnings: [Start: [Beginning]] = {
    var found: [Start: [Beginning]] = [:]
    for pairs in all {
      for word in pairs.first {
        guard let start = Start(word) else { continue }
        found[start, default: []].append(Beginning(word: word, pairs: pairs))
      }
    }
    return found
  }()

  private static let all: [Pairs] = [
    Pairs(.hiddenCircle, .any, concealing.union(words("safe noGo forbidden quiet")), zones),
    Pairs(.hiddenCircle, .coordinates, words("home house my residence"), zones.union(coordinates)),
    Pairs(.withoutAmounts, .unlessFalse, concealing, amounts),
    Pairs(.withoutAmounts, .unlessFalse, amounts, concealed),
    Pairs(.withoutAmounts, .whenFalse, revealing, amounts),
    Pairs(.withoutAmounts, .words(RestrictingStates.disclosures), amounts, disclosures),
    Pairs(.notListed, .whenTrue, isAlone: true, hiding, lists),
    Pairs(
      .notListed, .whenTrue, isAlone: true, lists,
      words("exclude excluded hide hidden disable disabled ignore")),
    Pairs(.notListed, .whenFalse, showing, lists),
    Pairs(.notPublished, .whenTrue, isAlone: true, hiding, publishing.union(["ready", "live"])),
    Pairs(.notPublished, .whenFalse, isAlone: true, permitting, publishing.union(released)),
    Pairs(
      .notPublished, .whenTrue, isAlone: true,
      words("is isA as post page still first rough early estUn istEin"), ["draft"]),
    Pairs(.notPublished, .unlessOpen, isAlone: true, documents, states),
    Pairs(.publishedLater, .future, later, times),
    Pairs(.publishedLater, .future, dates, later),
    Pairs(.onlyForSome, .readers, isAlone: true, limiting, towards),
    Pairs(
      .onlyForSome, .readers, isAlone: true, words("viewable readable visible"), words("by par por")
    ),
    Pairs(
      .onlyForSome, .readers, isAlone: true,
      words("share shared geteilt teilen partagé compartido"),
      words("with mit avec con")),
    Pairs(.onlyForSome, .readers, isAlone: true, only, towards),
    Pairs(.onlyForSome, .unlessFalse, isAlone: true, limits, groups),
    Pairs(.onlyForSome, .unlessFalse, isAlone: true, groups, only),
    Pairs(.onlyForSome, .unlessFalse, isAlone: true, only, groups),
    Pairs(.withoutPlace, .unlessFalse, isAlone: true, concealing, coordinates),
    Pairs(.withoutPlace, .unlessFalse, isAlone: true, removing, words("place places map")),
    Pairs(
      .withoutPlace, .whenFalse, isAlone: true, revealing,
      coordinates.union(["place", "places", "map"])),
  ]

  private static func words(_ names: String) -> Set<String> { RestrictingStates.forms(names) }

  private static let lists = words(
    """
    index list lists listing listings search searchIndex sitemap feed feeds rss home homepage \
    homeList collection collections robots searchEngines google overview
    """)
  private static let publishing = words(
    "publish publishing published render build production site web website")
  private static let released = words("publication release public")
  private static let hiding = words(
    """
    excludeFrom excludedFrom exclude hideFrom hiddenFrom hiddenIn hideIn hide removeFrom omitFrom \
    skip ignoreIn disable notIn doNot dont no not notYet never block without
    """)
  private static let showing = words("includeIn showIn showOn listIn displayIn in on allow")
  private static let permitting = words(
    """
    is can may should to for ok okTo okFor ready readyTo readyFor allow approvedFor clearedFor do \
    will shall
    """)
  private static let documents = words(
    """
    publish publication publishing published post page content editorial article story blog wp \
    edit editing
    """)
  private static let states = words("status state stage")
  private static let later = words(
    """
    publish published publishing publication pub release released goLive post posted posting \
    embargo embargoed schedule scheduled visible unlock reveal public online veröffentlichung \
    veröffentlichungs erscheinung erscheinungs publikation publikations freigabe freischalt \
    veröffentlicht erscheint parution diffusion publicación lanzamiento publié paru publicado
    """)
  private static let times = words(
    """
    date day time dateTime timestamp at on from after start since dateGMT datum termin zeit \
    zeitpunkt tag am ab le el
    """)
  private static let dates = words(
    "date dates day time dateOf dateDe dateDeLa datum datumDer fecha fechaDe when")
  private static let limiting = words(
    """
    limit limited restrict restricted confined viewable readable visible exclusive beschränkt \
    begrenzt eingeschränkt sichtbar freigegeben limité restreint limitado restringido
    """)
  private static let towards = words("to for auf für à aux pour a para")
  /// Beginnings such as `limited_to` and `nur_für`, which a group follows.
  private static let limits = Set(
    limiting.union(only).union(words("reserved réservé reservado")).flatMap { start in
      towards.map { start + $0 }
    })
  private static let groups = words(
    """
    family friend friends guest guests member members subscriber subscribers patron patrons \
    supporters paid registered me us myself owner author staff team invited invitees login \
    familie freunde mitglieder gäste famille amis membres abonnés invités familia amigos miembros \
    invitados
    """)
  private static let only = words("only nur seulement uniquement solo solamente")
  private static let removing = words(
    "hide conceal no strip remove without blur obscure mask redact omit")
  private static let revealing = words("show reveal expose share publish")
  private static let amounts = words(
    """
    amount amounts sum sums total totals balance balances value values cost costs expense expenses \
    spending price prices entry entries category categories
    """)
  private static let disclosures = words("disclosure precision visibility privacy")
  private static let concealed = words(
    "hidden concealed private secret masked redacted blurred rounded")
  private static let concealing = removing.union(
    words(
      """
      hidden concealed private privacy secret exclude excluded exclusion blurred fuzz fuzzy masked \
      protect protected redacted sensitive
      """))
  private static let coordinates = words(
    "location locations gps exif coordinates coords position geotag geodata")
  private static let zones = words(
    """
    zone zones area areas circle circles place places location locations home homes house \
    houses address addresses region regions radius perimeter fence point points spot spots
    """)
}
