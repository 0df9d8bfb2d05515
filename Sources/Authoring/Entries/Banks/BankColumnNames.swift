/// Meaning of a column of a bank's file.
enum BankRole: String, CaseIterable, Equatable {
  /// The day: that of the booking or of the payment, whichever comes first in the list of names.
  case date
  case payee
  /// Name of the person who paid, for money that came in.
  case payer
  case note
  case amount
  /// Amount that went out, in its own column.
  case debit
  /// Amount that came in, in its own column.
  case credit
  /// Word that says whether an unsigned amount came in or went out.
  case direction
  case currency
  /// Amount that was paid, if in another currency.
  case originalAmount
  case originalCurrency
  /// Fee that isn't included in the amount.
  case fee
  /// Word that says whether the entry is booked.
  case state
  case category
}

/// Column names in banks' files, in small letters, the best first.
///
/// The names of these banks were taken from published samples and descriptions:
///
/// - N26: https://github.com/siddhantgoel/beancount-n26
/// - DKB: https://github.com/siddhantgoel/beancount-dkb
/// - ING of Germany: https://github.com/siddhantgoel/beancount-ing
/// - Sparkasse (CSV-CAMT): https://github.com/laermannjan/beancount-import-sparkasse
/// - Revolut: https://github.com/mlaitinen/ofxstatement-revolut
/// - Wise: https://github.com/archont00/ofxstatement-wise
/// - Monzo: https://github.com/Evernight/beancount-importers
/// - ING of the Netherlands: https://github.com/gpaulissen/ofxstatement-dutch
/// - Rabobank, bunq and first direct: test-data of https://github.com/bank2ynab/bank2ynab
///
/// The other names are common words of their languages.
enum BankColumnNames {
  static func names(of role: BankRole) -> [String] {
    switch role {
    case .date: dates
    case .payee: payees
    case .payer: ["payer name", "payer", "zahlungspflichtige*r", "zahlungspflichtiger"]
    case .note: notes
    case .amount: amounts
    case .debit: debits
    case .credit: credits
    case .direction:
      [
        "af bij", "credit debit indicator", "soll-/haben-kennzeichen", "sens",
        "debit/credit", "credit/debit", "soll/haben", "s/h", "d/c", "dr/cr",
        "debet/credit",
      ]
    case .currency:
      [
        "currency", "währung", "waehrung", "munt", "valuta", "devise", "moneda", "divisa", "moeda",
        "valuta kod", "waluta", "měna", "通貨",
      ]
    case .originalAmount:
      [
        "original amount", "amount in foreign currency", "amount (foreign currency)",
        "betrag (fremdwährung)", "local amount", "local_amount", "exchange to amount",
        "oorspr bedrag", "original_amount", "originalbetrag", "betrag in fremdwährung",
      ]
    case .originalCurrency:
      [
        "original currency", "type foreign currency", "fremdwährung", "local currency",
        "local_currency", "exchange to", "oorspr munt", "original_currency", "originalwährung",
      ]
    // Only Revolut's; in other banks' files the amount includes the fee.
    case .fee: ["fee"]
    case .state: ["state", "status", "info"]
    // A bank's categories differ from the author's.
    case .category: []
    }
  }

  private static let dates = [
    "booking date", "buchungstag", "buchungsdatum", "buchung", "bokföringsdatum", "bokföringsdag",
    "bogføringsdato", "bokført dato", "bokføringsdato", "boekdatum", "boekingsdatum",
    "data contabile", "date de comptabilisation", "date comptable", "date opération",
    "date d'opération", "dateop", "fecha contable", "fecha operación", "fecha de operación",
    "data do movimento", "data mov.", "data księgowania", "data operacji", "datum zaúčtování",
    "kirjauspäivä", "date", "date time", "datum", "fecha", "data", "dato", "päivä", "日付", "取引日",
    "年月日", "completed date", "posting date", "post date", "posted date", "date posted",
    "transaction date", "transaktionsdag", "transaktionsdatum", "transactiedatum", "created",
    "started date", "value date", "valutadatum", "valuta", "wertstellung", "valeur",
  ]

  private static let payees = [
    "partner name", "payee", "payee name", "merchant", "merchant name", "counterparty name",
    "counter party", "name", "beguenstigter/zahlungspflichtiger",
    "begünstigter/zahlungspflichtiger", "auftraggeber/empfänger", "auftraggeber / begünstigter",
    "zahlungsempfänger*in", "zahlungsempfänger", "name zahlungsbeteiligter", "partnername",
    "empfänger", "naam / omschrijving", "name / description", "naam tegenpartij", "naam",
    "bénéficiaire", "tiers", "beneficiario", "beneficiário", "mottagare", "mottaker",
    "saaja/maksaja",
    "saaja", "odbiorca", "kontrahent", "název protiúčtu",
    // Descriptions, which contain the payee among other things.
    "description", "transaction description", "details", "narrative", "beschreibung",
    "umsatzbeschreibung", "omschrijving", "libellé", "libelle", "concepto", "descripción",
    "descrizione", "descrição", "text", "tekst", "beskrivning", "beskrivelse", "forklaring",
    "meddelande", "opis operacji", "popis", "摘要", "お取り扱い内容", "counterparty",
  ]

  private static let notes = [
    "payment reference", "reference", "verwendungszweck", "notes and #tags", "notes", "note",
    "memo",
    "mededelingen", "notifications", "omschrijving", "omschrijving-1", "communication",
    "description", "reference number", "buchungstext", "buchungs-details", "referencia",
    "referência", "viesti", "tytuł",
  ]

  private static let amounts = [
    "amount", "transaction amount", "betrag", "umsatz", "montant", "importe", "importo", "montante",
    "valor", "bedrag", "belopp", "beløb", "beløp", "kwota", "částka", "määrä", "summa", "金額",
  ]

  private static let debits = [
    "debit", "debit amount", "money out", "paid out", "withdrawal", "withdrawals", "soll",
    "belastung", "débit", "cargo", "cargos", "addebito", "addebiti", "uscite", "débito", "ut",
    "ut fra konto", "ud", "出金", "出金金額", "お支払金額",
  ]

  private static let credits = [
    "credit", "credit amount", "money in", "paid in", "deposit", "deposits", "haben", "gutschrift",
    "crédit", "abono", "abonos", "accredito", "accrediti", "entrate", "crédito", "inn",
    "inn på konto", "ind", "入金", "入金金額", "お預り金額",
  ]

  /// Words that mean money out in the column for the direction; `inward` has those for money in.
  static let outward: Set<String> = [
    "debit", "dbit", "d", "db", "dr", "out", "withdrawal", "expense", "-",
    "\u{2212}", "debet", "soll", "s", "belastung", "lastschrift", "ausgang", "ausgabe", "af",
    "uit", "débit", "sortie", "dépense", "débito", "debito", "cargo", "gasto", "addebito",
    "uscita", "dare", "saída", "obciążenie", "wydatek", "ut", "ud",
  ]
  static let inward: Set<String> = [
    "credit", "crdt", "c", "cr", "in", "deposit", "income", "+", "kredit", "haben", "h",
    "gutschrift", "eingang", "einnahme", "bij", "crédit", "entrée", "recette", "crédito",
    "credito", "abono", "ingreso", "accredito", "entrata", "avere", "entrada", "uznanie",
    "wpływ", "inn", "ind",
  ]

  /// Parts of words with which banks mark entries that aren't booked, or never were.
  static let unbooked = [
    "pending", "reverted", "declined", "failed", "cancelled", "canceled", "vorgemerkt",
    "nicht gebucht", "nicht ausgeführt", "offen", "reserved", "reserverad", "reserveret",
    "reservert", "en attente", "pendiente", "pendente", "in sospeso", "oczekując", "čekající",
  ]
}
