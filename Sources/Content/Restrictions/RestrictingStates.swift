/// Values of keys in other programs and languages that restrict a page, or don't.
enum RestrictingStates {
  /// States of an unpublished page. They don't include facts about a journey, such as `completed`,
  /// `visited`, `cancelled` and `closed`.
  static let drafts = forms(
    """
    draft drafts autodraft roughdraft firstdraft idea ideas outline stub backlog todo tbd tba wip \
    inProgress writing editing inReview underReview review needsReview readyForReview notStarted \
    pendingReview awaitingReview toReview unreviewed proofreading pending private hidden \
    unpublished unfinished incomplete unready trash trashed deleted removed withdrawn archived \
    archive future scheduled queued onHold embargo embargoed planned later soon comingSoon \
    tomorrow never notYet offline invisible secret confidential internal concept placeholder \
    staging staged unapproved \
    entwurf rohfassung idee inArbeit inBearbeitung unfertig ungeprüft unveröffentlicht \
    ausstehend zurückgestellt archiviert gelöscht papierkorb versteckt verborgen privat \
    vertraulich geheim geplant vorgemerkt später demnächst nochNicht \
    brouillon ébauche idée enCours enRelecture àRelire enAttente inachevé dépublié archivé \
    supprimé corbeille privé masqué confidentiel programmé planifié plusTard bientôt \
    borrador enCurso enProgreso enRevisión pendiente inacabado archivado eliminado papelera \
    privado oculto escondido secreto confidencial programado planificado másTarde próximamente
    """)

  /// Groups of readers, and states of a page that only some people may read.
  static let access = forms(
    """
    private protected restricted members member membersOnly paid premium subscribers subscriber \
    login loggedIn friends friend family internal secret password unlisted hidden personal me \
    onlyMe myself owner invited inviteOnly guests team staff patrons registered confidential \
    privat familie freunde mitglieder gäste intern geheim vertraulich nurIch \
    privé famille amis membres abonnés invités \
    privado familia amigos miembros suscriptores invitados
    """)

  static let places = forms(
    """
    none no false off hidden hide private secret never keiner keine kein aus verborgen privat nein \
    aucun aucune non privé ninguno oculto privado
    """)

  /// Values that show less of an amount.
  static let disclosures = forms(
    """
    hidden private secret rounded shares masked redacted concealed versteckt verborgen gerundet \
    masqué arrondi oculto redondeado
    """)

  /// States of a page that everyone may read, and words for everyone.
  static let open = forms(
    """
    published publish public live done complete completed final finished released online posted \
    ready visible shown open active listed ok approved reviewed current updated new everyone \
    everybody all anyone anybody world yes true on 1 \
    veröffentlicht publiziert öffentlich sichtbar fertig erledigt abgeschlossen alle jeder jeden \
    publié publique enLigne visible fini terminé prêt tous toutes toutLeMonde \
    publicado público enLínea hecho terminado listo completo todos
    """)

  /// Words that mean a draft even among other words, as in "draft, needs photos".
  private static let plain = forms(
    "draft unpublished confidential entwurf unveröffentlicht brouillon borrador")

  /// Whether a value is only such a word.
  static func isPlain(_ value: Value) -> Bool {
    guard case .string(let text) = value.kind else { return false }
    return plain.contains(KeyForm(text).text)
  }

  /// States that are recognised even with a slip.
  private static let longWords =
    plain.union(["private", "hidden", "archived", "scheduled"]).sorted().map { KeyForm($0) }

  /// Whether a text is the state of an unpublished page: a word, several words with a plain one
  /// among them, or a phrase such as "not published".
  static func isDraft(_ text: String) -> Bool {
    let form = KeyForm(text)
    if drafts.contains(form.text) || longWords.contains(where: { $0.isNear(form, within: 1) }) {
      return true
    }
    if let opposite = form.withoutNegation, open.contains(opposite.text) { return true }
    let words = text.utf8.count <= 80 ? text.split { !$0.isLetter } : []
    return words.contains { plain.contains(KeyForm(String($0)).text) }
  }

  /// Whether a word is a value of keys that set who sees a page, or how much of it.
  static func isState(ofPage word: String) -> Bool {
    let form = KeyForm(word)
    return [drafts, access, places, shown].contains { $0.contains(form.text) }
  }

  private static let shown: Set<String> = ["public", "exact", "rounded", "shares", "city", "null"]

  /// Letters of words, and of their feminine forms in French and Spanish.
  static func forms(_ words: String) -> Set<String> {
    Set(
      words.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
        let text = KeyForm(String(word)).text
        if word.last == "é" { return [text, text + "e"] }
        return text.last == "o" ? [text, text.dropLast() + "a"] : [text]
      })
  }
}
