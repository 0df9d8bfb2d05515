import Basics

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
  /// Places near a home or another point must not be published.
  case hiddenCircle
  /// Amounts of an account or an entry must not be published.
  case withoutAmounts
  /// A key of the object may not be shown.
  case withoutKey
  /// An entry is still to come, and isn't in the balance.
  case planned
  /// Some files of an album or of the site must not be published.
  case withoutFiles
  /// A plugin opens the page with a password.
  case password

  /// Whether a line of a text may express it. Words for parts of accounts and albums are too
  /// common.
  var isOfPages: Bool { self != .withoutAmounts && self != .withoutFiles && self != .planned }
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
    /// True, or a time since which it is true.
    case whenTrue
    case onlyTrue
    /// False, a time in the future, or a state of a page that isn't public.
    case whenFalse
    /// Any word or number except one for false, or a list of such.
    case unlessFalse
    /// Anything but a value for false.
    case any
    /// Names of readers, but not a number, a value for false, or a word for everyone.
    case readers
    /// One of these words.
    case words(Set<String>)
    /// A state of an unpublished page.
    case state
    /// Anything but a state of a published page.
    case unlessOpen
    /// A time in the future.
    case future
    /// Anything but a time in the past and a value for false.
    case untilPast
    /// A text or a list that contains one of these words.
    case holding(Set<String>)
    /// Coordinates, or the path of a file with some.
    case coordinates
    /// The name of a file or a pattern for such names, or a list of them.
    case files
  }

  struct Meaning: Sendable {
    let wish: RestrictingWish
    let values: Values
    /// Whether the word restricts even without a value, since it has no other use.
    var isAlone = false

    /// Wish that a value expresses with the word.
    func wish(_ value: Value, _ clock: KeyClock) -> RestrictingWish? {
      if value.isEmpty { return isAlone && value.isScalarOrNull ? wish : nil }
      if values.restrict(value, clock) { return wish }
      guard case .whenFalse = values, wish == .notPublished else { return nil }
      if clock.isFuture(value) == true { return .publishedLater }
      guard isAlone else { return nil }
      if value.scalars.contains(where: RestrictingStates.isDraft) { return .notPublished }
      return value.scalars.contains { RestrictingStates.access.contains(KeyForm($0).text) }
        ? .onlyForSome : nil
    }
  }

  /// Meanings of a word as a key; empty for a word that doesn't restrict anything.
  static func meanings(of word: KeyForm) -> [Meaning] {
    table[word.text] ?? ComposedWords.meanings(of: word.text)
  }

  /// Meanings of a long word with one slip; empty for other words.
  static func meanings(ofMisspelt word: KeyForm) -> [Meaning] {
    guard word.letters.count >= 5 else { return [] }
    let near = longWords.first {
      // People don't misspell the first letter: `header` doesn't mean a reader.
      $0.letters.first == word.letters.first
        && abs($0.letters.count - word.letters.count) <= 1 && $0.isNear(word, within: 1)
    }
    return near.flatMap { table[$0.text] } ?? []
  }

  /// Whether a key is meant for passwords.
  static func isPassword(_ name: String) -> Bool {
    meanings(of: KeyForm(name)).contains { $0.wish == .password }
  }

  /// Whether a word names a state that parts of a page may also have.
  static func isState(_ word: KeyForm) -> Bool { states.contains(word.text) }

  private static let states = RestrictingStates.forms(
    "status state stage phase zustand statut estado")

  /// Whether a word names an object with more values of a page, and not one of the page's parts.
  static func isContainer(_ word: KeyForm) -> Bool { containers.contains(word.text) }

  private static let containers: Set<String> = [
    "extra", "params", "param", "seo", "meta", "metadata", "custom", "data", "page", "post",
    "frontmatter", "options", "settings", "config", "publishing", "publication", "build", "robots",
    "robot", "sitemap", "search", "head", "attributes", "props", "fields", "properties", "access",
    "zoetrope", "hugo", "zola", "jekyll",
  ]

  /// Words that are compared with misspelled ones. `gender` doesn't mean `render`, nor `passport` a
  /// secret.
  private static let longWords: [KeyForm] = table.filter { word, meanings in
    word.count >= 6 && word != "render" && !meanings.contains { $0.wish == .password }
  }.keys.sorted().map { KeyForm($0) }

  private static let table: [String: [Meaning]] = {
    var table: [String: [Meaning]] = [:]
    for row in rows {
      for word in RestrictingStates.forms(row.names) {
        table[word, default: []].append(row.meaning)
      }
    }
    return table
  }()

  struct Row {
    let meaning: Meaning
    let names: String

    /// Words that restrict with some values.
    init(_ wish: RestrictingWish, _ values: Values, _ names: String) {
      (meaning, self.names) = (Meaning(wish: wish, values: values), names)
    }

    /// Words without any other use, which restrict even without a value.
    init(alone wish: RestrictingWish, _ values: Values, _ names: String) {
      (meaning, self.names) = (Meaning(wish: wish, values: values, isAlone: true), names)
    }
  }
}

extension RestrictingWords.Values {
  /// Whether a value that is not empty restricts.
  fileprivate func restrict(_ value: Value, _ clock: KeyClock) -> Bool {
    let words = value.scalars.map { KeyForm($0) }
    let isFalse = words.contains(where: Truth.isFalse)
    switch self {
    case .whenTrue:
      return value.isScalar
        && (words.contains { Truth.isTrue($0) || ["always", "all"].contains($0.text) }
          || clock.second(of: value) != nil)
    case .onlyTrue: return value.isScalar && words.contains(where: Truth.isTrue)
    case .whenFalse: return value.isScalar && isFalse
    case .unlessFalse: return !words.isEmpty && !isFalse
    case .any: return !isFalse
    case .readers:
      return !isFalse && value.scalars.first?.first?.isNumber != true
        && !words.contains { RestrictingStates.open.contains($0.text) }
    case .words(let known): return words.contains { known.contains($0.text) }
    case .state: return value.scalars.contains(where: RestrictingStates.isDraft)
    case .unlessOpen:
      return !words.isEmpty
        && !words.contains { RestrictingStates.open.contains($0.text) || Truth.isFalse($0) }
        && !value.scalars.contains { $0.holds("/") }
    case .future: return clock.isFuture(value) == true
    case .untilPast: return !isFalse && clock.isFuture(value) != false
    case .holding(let parts):
      return words.contains { word in parts.contains { word.text.contains($0) } }
    case .coordinates: return value.holdsCoordinates() || value.isPathOfJSON
    case .files:
      return value.scalars.contains { $0.holds(".") || $0.holds("*") || $0.holds("/") }
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

  fileprivate var isScalarOrNull: Bool { isScalar || isNull }

  fileprivate var isPathOfJSON: Bool { text.map { $0.ends(with: "json") } ?? false }

  /// How two numbers must be written to count as coordinates.
  enum CoordinateForm {
    case asNumbers
    /// Numbers with a decimal point, within the range of degrees.
    case asDecimals

    fileprivate func admits(_ text: String, within limit: Double) -> Bool {
      guard let degrees = Double(text.filter { !$0.isWhitespace }) else { return false }
      return self == .asNumbers || text.holds(".") && abs(degrees) <= limit
    }
  }

  /// Whether it is or contains a pair of coordinates, or an object with some. Decimals in other
  /// members of an object don't count, such as the centre of a map.
  func holdsCoordinates(written form: CoordinateForm = .asNumbers) -> Bool {
    func arePair(_ texts: [String]) -> Bool {
      texts.count == 2 && texts.allSatisfy { form.admits($0, within: 180) }
        && texts.contains { form.admits($0, within: 90) }
    }
    return switch kind {
    case .array(let elements):
      arePair(elements.compactMap(\.scalarText)) && elements.count == 2
        || elements.contains { $0.holdsCoordinates(written: form) }
    case .object(let members):
      members.contains { $0.name.lowercased().begins(with: "lat") }
        && members.contains { $0.name.lowercased().begins(with: "l") && $0.name.contains("n") }
        || form == .asNumbers && members.contains { $0.value.holdsCoordinates() }
    case .string(let text): arePair(text.parts(between: ",").map { String($0) })
    case .null, .bool, .number: false
    }
  }
}
