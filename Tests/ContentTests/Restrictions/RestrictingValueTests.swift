import Diagnostics
import Domain
import Testing

@testable import Content

/// Words of other programs and languages by the forms of their values, and the facts of a journey
/// that look like them.
struct RestrictingValueTests {
  private func load(_ keys: String) throws -> Loaded {
    try TestSite(["Content/pages/a.md": "---\ntitle: A\n\(keys)\n---\n"]).load()
  }

  @Test(arguments: [
    "published: 2999-01-01", "publication_date: 2999-01-01", "pubDate: 2999-01-01",
    "pubDate: \"Tue, 01 Jan 2999 00:00:00 GMT\"", "erscheinungsdatum: 2999-01-01",
    "erscheinungsdatum: 01.01.2999", "veröffentlichungstermin: 2999-01-01",
    "date_published: 2999-01-01", "datePublished: 2999-01-01", "published_date: 2999-01-01",
    "release_date: 2999-01-01", "post_date: 2999-01-01", "published-on: 2999-01-01",
    "publish: 2999-01-01", "public: 2999-01-01", "visible: 2999-01-01", "live: \"2999-01-01\"",
    "online: 2999-01-01", "posted: 2999-01-01", "publicado: 2999-01-01", "publié: 2999-01-01",
    "date-de-publication: 2999-01-01", "fecha_de_publicacion: 2999-01-01", "published: later",
    "published: soon", "published: not yet", "published: never", "publish-date: 2999-01-01",
    "Publishdate: \"2999\"", "hidden: 2024-01-01", "deleted: 2024-01-01",
    "deleted_at: 2024-01-01", "private:", "published:", "listed:", "public:", "visible:",
    "hidden:", "unlisted:", "is_private: \"\"", "isPublished: ~", "veröffentlicht:", "privé:",
    "limited_to:", "members_only:", "status: idea", "status: archived", "status: Draft",
    "status: in review", "status: not published", "status: \"draft, needs photos\"",
    "status: planned", "status: darft", "status: privat", "post_status: pending",
    "publish-status: whatever", "status: brouillon", "status: entwurf", "status: idée",
    "status: archivado", "status: archivé", "status: Entwurf", "estado: archivado",
    "statut: en relecture", "editorial_status: needs photos", "post-status:", "state: idea",
    "ready: false", "is_ready: no", "ready_to_publish: false", "readyForPublication: no",
    "can_publish: false", "fertig: nein", "prêt: non", "listo: no", "approved: false",
    "limited_to: family", "limitedTo: [family]", "restrict_to: family", "restricted-for: family",
    "only_for: family", "visible_to: family", "visible_by: family", "shared-with: family",
    "family_only: true", "friends-only: yes", "only_me: true", "nur_familie: ja",
    "nur_für: familie", "beschränkt_auf: familie", "begrenzt_auf: familie", "limité_à: famille",
    "limitée_à: famille", "réservé_à: famille", "réservé_aux_amis: oui", "limitado_a: familia",
    "solo_familia: sí", "sólo_para: familia", "caché: true", "caché: oui", "cachée: oui",
    "Caché: true", "est_caché: true", "masquée: oui", "oculta: sí", "escondida: true",
    "privada: true", "publicada: no", "privée: oui", "published: draft", "public: family",
    "visible: friends", "public: me", "privacy: friends", "privacy: strict", "visibilité: amis",
    "sichtbarkeit: familie", "private: [family]", "released: false", "unready: true",
    "not_ready: true", "stage: draft", "params: {private: }", "extra: {publish: 2999-01-01}",
    "seo: {status: draft}", "publishing: {date: 2999-01-01}", "first_draft: true",
    "draft_status: in progress", "archived: true", "withdrawn: true", "only_for_members: true",
    "visible_to_friends: yes", "solo_para_amigos: sí", "published: [2999-01-01]",
    "publishing: {published: later}", "post: {status: nearly}", "confidencial: true",
    "archiviert: ja", "estado: \"en revisión\"", "status: \"Draft (v2)\"", "privado: [familia]",
    "restrictedTo:", "draft_until: 2999-01-01", "pubDate: 4102444800", "pub_date: 20991231",
    "release: \"1 May 2999\"", "published: \"2999/05/01\"", "day_published: 2999-01-01",
    "embargo: until spring",
  ])
  func restricts(key: String) throws {
    let loaded = try load(key)
    #expect(
      loaded.ids.contains("content-foreign-draft") || loaded.ids.contains("content-misplaced-key"),
      "\(loaded.report)")
    #expect(loaded.content.pages.isEmpty)
  }

  @Test(arguments: [
    "pubDate: 2020-01-01", "published_at: 2020-01-01", "publish_on: 2020-01-01",
    "date_published: 2020-01-01", "published: 2020-01-01", "published_date: 2020-01-01",
    "publishdate: 2020-01-01", "publish-date: 2020-01-01T10:00",
    "publicationDate: \"1 May 2020\"", "release_date: 2020-01-01",
    "erscheinungsdatum: 2020-01-01", "veröffentlicht_am: 2020-01-01",
    "extra: {publishDate: 2020-01-01}", "params: {publish_date: 2020-01-01}", "published: true",
    "published: \"The Guardian\"", "published: in print", "status: completed", "status: visited",
    "status: published", "status: done", "status: public", "status: live", "status: cancelled",
    "status: closed", "status: married", "status: open", "status: on the road",
    "status: \"hidden gem\"", "post_status: publish", "post-status: publish",
    "publish_status: published", "state: Texas", "state: Bavaria", "stage: 3",
    "stage: \"Lisbon to Porto\"", "phase: 2", "password:", "expires:", "ready: true",
    "finished: false", "completed: false", "visited: false", "done: false", "final: false",
    "limited_to: 50", "limitedTo: 50 copies", "limited_to: everyone", "visible_to: all",
    "visible_from: the castle", "accessible_by: boat", "reserved_for: Ana", "with: Ana",
    "shared: true", "family: 4", "friends: [Ana, Bo]", "guests: 3", "just_me: true", "solo: true",
    "cache: true", "cache: false", "caching: no", "cash: 300", "deleted_at:", "deleted: false",
    "archived: false", "hidden: false", "hidden_gem: true", "secret_spot: Café X",
    "weather: sunny", "temperature: 21", "altitude: 2300", "distance: 12", "duration: 3h",
    "difficulty: hard", "elevation_gain: 800", "rating: 4", "season: spring", "rooms: 3",
    "hotel: Central", "hotel_name: Central", "visa: none", "visa: {expires: 2030-01-01}",
    "passport: DE", "border: open", "currency_rate: 1.1", "guide: Ana", "language: pt",
    "mood: happy", "food: good", "companions: [Ana]", "luggage: light", "camera_used: X100",
    "film: Portra 400", "lens: 35mm", "soundtrack: Fado", "podcast: 12", "map_zoom: 5",
    "map: {zoom: 5, center: [38.7, -9.1]}", "sunrise: 06:12", "sunset: 20:13", "tide: low",
    "wifi: false", "parking: free", "open_to: public", "opening_hours: 9-17", "closed: mondays",
    "tickets: 12 EUR", "booked: true", "paid: true", "cancelled: false", "insurance: yes",
    "pinned: true", "featured: false", "weight: 3", "comments: false", "toc: true",
    "layout: post", "show_toc: false", "privacy: https://a.example/privacy/",
    "public_transport: false", "private_room: true", "private_bath: true", "protected_area: true",
    "noise: low", "pool: private", "beach: private", "release: v2", "launch: 2015",
    "posted_by: Ana", "published_by: Lonely Planet", "publisher: Lonely Planet", "edition: 2",
    "issue: 4", "issued: 2020-01-01", "post_date: 2020-01-01", "shared_costs: 30",
    "planned_budget: 900", "draft_beer: no", "members: 3", "online_booking: false",
    "visible_stars: 300", "listing_price: 90", "archive_box: 4", "review: great", "reviewer: Ana",
    "status_code: 3",
  ])
  func isAFact(key: String) throws {
    let loaded = try load(key)
    #expect(
      loaded.diagnostics.filter { $0.severity == .error }.map(\.id.text) == [], "\(loaded.report)")
    #expect(loaded.content.pages.count == 1)
  }

  /// The date of a word for a later publication counts until it has come, as `publishDate` does.
  @Test(arguments: [
    "published: 2030-05-01", "pubDate: 2030-05-01", "publish-date: 2030-05-01",
    "extra: {publishDate: 2030-05-01}", "datePublished: 1 May 2030", "release: 2030-05",
  ])
  func countsUntilItHasCome(key: String) throws {
    let site = try TestSite([
      "Content/site.json": #"{"baseURL": "https://a.example", "timeZone": "Asia/Tokyo"}"#,
      "Content/pages/a.md": "---\ntitle: A\n\(key)\n---\n",
    ])
    let memory = ContentMemory()
    // Midnight in Tokyo.
    let day: Int64 = 1_903_791_600
    for (second, isPublished) in [(day - 1, false), (day, true), (day - 1, false)] {
      let now = try Instant(seconds: second)
      for memory in [nil, memory] {
        let collector = DiagnosticCollector()
        let content = ContentLoader(site: site.folder, jobs: 1, at: now)
          .load(collector, reusing: memory)
        #expect(collector.diagnostics.map(\.severity) == [isPublished ? .warning : .error])
        #expect(content.pages.count == (isPublished ? 1 : 0))
        #expect(content.secondsOfKeys.contains(day))
      }
    }
  }

  @Test func suggestsTheDateForThePastOne() throws {
    let loaded = try load("published_at: 2020-01-01")
    #expect(loaded.diagnostics.map(\.fix) == ["write date: 2020-01-01"])
  }

  /// Circles and homes in the settings that would hide nothing.
  @Test(arguments: [
    #""hiddenCircles": [{"latitude": 38.7, "longitude": -9.1, "radius": 500}]"#,
    #""circles": "private/circles.json""#, #""home": [38.7, -9.1]"#, #""home": "38.7, -9.1""#,
    #""homes": [{"lat": 38.7, "lng": -9.1}]"#, #""privacy_zones": "a.json""#, #""hideHome": true"#,
    #""privacyRadius": 500"#, #""wohnort": {"latitude": 38.7, "longitude": -9.1}"#,
    #""privacy": {"zones": [1]}"#, #""photos": {"hidden_areas": [1]}"#,
  ])
  func hidesAPlaceInTheSettings(key: String) throws {
    let report = try TestSite.report(
      "Content/site.json", "{\"baseURL\": \"https://a.example\", \(key)}")
    #expect(report.contains("so places there would be published"), "\(report)")
    #expect(report.contains("write 'hidden' with") || report.contains(#"write "hidden": "#))
  }

  @Test(arguments: [
    #""home": "/""#, #""home": "Berlin""#, #""homepage": "https://a.example""#, #""circle": """#,
    #""map": {"center": [38.7, -9.1]}"#, #""privacy": "https://a.example/privacy/""#,
    #""address": "Rua 1""#, #""hiddenCircles": []"#, #""circles": null"#,
  ])
  func isNoPlaceThatIsHidden(key: String) throws {
    let report = try TestSite.report(
      "Content/site.json", "{\"baseURL\": \"https://a.example\", \(key)}")
    #expect(!report.contains("error["), "\(report)")
  }
}
