import Domain

/// Words in titles of trips, in English, German, French and Spanish, in small letters.
enum TitleWords {
  /// Words between an origin and a destination.
  static let between: Set<String> = [
    "to", "nach", "à", "vers", "pour", "a", "hasta", "hacia", "para", arrow,
  ]
  /// Words before an origin.
  static let before: Set<String> = ["from", "von", "ab", "aus", "de", "du", "depuis", "desde"]
  /// Words after a destination; the text after them isn't about the place.
  static let after: Set<String> = [
    "at", "on", "via", "with", "um", "am", "über", "mit", "le", "avec", "el", "con", "por",
  ]
  static let dashes: Set<String> = ["-", "\u{2013}", "\u{2014}", "/"]
  /// Arrow that replaces all other arrows.
  static let arrow = "→"
  static let arrows = [
    "-->", "->", "==>", "=>", "➔", "➜", "➝", "➞", "➡", "⇒", "⟶", "⟹", "›", "»", ">",
  ]
  /// Marks after an operator's name.
  static let marks: Set<Character> = ["-", "\u{2013}", "\u{2014}", "|", "·", ":"]

  /// Words for a journey, with the means of transport that they imply.
  static let journeys: [String: TravelMode?] = [
    "flight": .aircraft, "flug": .aircraft, "vol": .aircraft, "vuelo": .aircraft,
    "train": .train, "zug": .train, "bahn": .train, "tren": .train, "rail": .train,
    "bus": .bus, "coach": .bus, "autobus": .bus, "autobús": .bus, "autocar": .bus,
    "ferry": .watercraft, "fähre": .watercraft, "boat": .watercraft, "schiff": .watercraft,
    "ship": .watercraft, "bateau": .watercraft, "barco": .watercraft,
    "drive": .car, "auto": .car, "voiture": .car, "coche": .car, "taxi": .taxi,
    "trip": nil, "travel": nil, "journey": nil, "ride": nil, "transfer": nil, "reise": nil,
    "fahrt": nil, "rückfahrt": nil, "hinfahrt": nil, "rückflug": .aircraft, "hinflug": .aircraft,
    "voyage": nil, "trajet": nil, "viaje": nil,
  ]
  /// Names of train types, which come before train numbers.
  static let trains: Set<String> = [
    "ICE", "IC", "EC", "EN", "RE", "RB", "NJ", "RJ", "RJX", "TGV", "TER", "AVE", "AVLO", "ALVIA",
    "IR", "EST", "THA", "INOUI", "OUIGO", "EUROSTAR", "RAILJET", "NIGHTJET", "THALYS",
  ]
  /// Words in the names of stations and airports that don't occur in cities' names.
  static let stations: Set<String> = [
    "hbf", "hauptbahnhof", "bahnhof", "station", "gare", "estación", "airport", "flughafen",
    "aéroport", "aeropuerto",
  ]
  /// Words for "cancelled", which programs write before an event's title.
  static let cancelled: Set<String> = [
    "canceled", "cancelled", "abgesagt", "storniert", "annulliert", "entfällt", "annulé",
    "annulée", "cancelado", "cancelada", "annullato", "annullata", "geannuleerd",
  ]
}
