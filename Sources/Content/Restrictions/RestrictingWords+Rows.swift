extension RestrictingWords {
  static let rows: [Row] = [
    Row(
      alone: .notPublished, .whenTrue,
      """
      draft drafts isDraft unpublished isUnpublished hidden isHidden hide wip unfinished \
      workInProgress invisible notReady unready entwurf istEntwurf unveröffentlicht versteckt \
      verborgen brouillon estBrouillon nonPublié masqué estMasqué estCaché borrador esBorrador \
      oculto estáOculto ocultar escondido noPublicado noPublicar unsichtbar ausblenden dépublié \
      ébauche nePasPublier nichtVeröffentlichen bozza rascunho черновик
      """),
    Row(
      .notPublished, .whenTrue,
      """
      exclude excluded headless hold onHold trash disabled inactive offline trashed deleted \
      archived withdrawn \
      deletedAt deletedOn trashedAt archivedOn archivedAt withdrawnAt unpublishedAt unpublishedOn \
      gelöscht archiviert supprimé archivé eliminado archivado
      """),
    Row(
      alone: .notPublished, .whenFalse,
      """
      published isPublished publish dgPublish public isPublic visible isVisible live isLive \
      veröffentlicht istVeröffentlicht publiziert öffentlich istÖffentlich sichtbar istSichtbar \
      publié estPublié publier publicado estáPublicado publicar público esPúblico displayed publique \
      publishable
      """),
    Row(
      .notPublished, .whenFalse,
      """
      permalink render rendered posted show shown display online enabled active build ready \
      isReady approved isApproved reviewed isReviewed finalized released isReleased freigegeben \
      freigabe fertig prêt estPrêt listo estáListo aprobado enLigne enLínea
      """),
    Row(
      .notPublished, .state,
      "status state stage phase workflow review reviewState zustand statut estado"),
    Row(
      alone: .onlyForAuthor, .unlessFalse,
      """
      private isPrivate protected isProtected secret confidential privat istPrivat vertraulich \
      geheim privé confidentiel privado esPrivado secreto confidencial onlyMe keepPrivate \
      makePrivate notPublic nonPublic internal isInternal intern nichtÖffentlich nonPublic \
      noPúblico unshared privato riservato приватно
      """),
    Row(
      alone: .publishedLater, .untilPast,
      """
      publishDate publishTime publishAt publishedAt publishOn publishUp publishFrom publishAfter \
      pubDate publicationDate goLive goLiveAt goLiveDate embargoUntil embargoDate scheduledAt \
      scheduledFor scheduledDate scheduleDate visibleAfter draftUntil privateUntil hiddenUntil \
      notBefore startPublishing veröffentlichenAm veröffentlichtAm veröffentlichungsdatum \
      veröffentlichenAb publierLe publiéLe datePublication dateDePublication publicarEl \
      fechaPublicación fechaDePublicación
      """),
    Row(.publishedLater, .untilPast, "embargo"),
    Row(
      .publishedLater, .future,
      """
      posted publication release releaseDate releaseAt launch scheduled availableFrom visibleFrom \
      validFrom showFrom displayAfter gültigAb sichtbarAb visibleÀPartirDe visibleDesde erscheint \
      erscheinung erscheinungsdatum parution veröffentlichung veröffentlichen geplant programmé \
      programado
      """),
    Row(alone: .notPublished, .onlyTrue, "scheduled isScheduled embargoed isEmbargoed"),
    Row(
      .expires, .any,
      """
      expiryDate expires expiry expiration expirationDate expiresAt expiresOn expire expireAt \
      expireOn expired unpublishDate unpublishAt unpublishOn unpublish unpublishTime publishDown \
      publishUntil availableUntil visibleUntil visibleBefore visibleTill validUntil validTo \
      validTill validThrough notAfter removeAt removeOn removeAfter deleteAt deleteOn deleteAfter \
      archiveAt archiveOn takedown takedownDate showUntil publishedUntil goneAfter caducidad \
      ablaufdatum läuftAbAm gültigBis sichtbarBis veröffentlichtBis löschenAm expireLe \
      dateExpiration dateDExpiration valableJusquau visibleJusquau fechaExpiración \
      fechaDeExpiración fechaCaducidad caduca caducaEl expiraEl visibleHasta válidoHasta
      """),
    Row(
      alone: .onlyForSome, .unlessFalse,
      """
      loginRequired requiresLogin encrypted encrypt isEncrypted requireLogin requiresAuth requireAuth authRequired restricted \
      isRestricted passwordProtected réservéAuxMembres restringido eingeschränkt restreint
      """),
    Row(alone: .onlyForSome, .readers, "réservéÀ réservéAux"),
    Row(.onlyForSome, .unlessFalse, "paywall authentication auth login nurAngemeldet"),
    Row(.onlyForSome, .onlyTrue, "members subscribers abonnés premium family friends"),
    Row(.onlyForAuthor, .onlyTrue, "locked restrict personal"),
    Row(.notListed, .whenFalse, "indexing"),
    Row(.notListed, .onlyTrue, "robotsDisallow"),
    Row(.onlyForSome, .words(RestrictingStates.access), "tier"),
    Row(
      .onlyForSome, .readers,
      "audiences allowedUsers allowedRoles allowedGroups readers accessList acl viewers zielgruppe"),
    Row(
      .onlyForSome, .words(RestrictingStates.access),
      """
      access permission permissions groups roles for visibleTo sharedWith zugriff zugang für accès \
      pour acceso para
      """),
    Row(
      alone: .onlyForSome, .unlessOpen,
      """
      privacy accessLevel visibilityLevel confidentiality sichtbarkeit visibilité visibilidad \
      confidentialité confidencialidad privatsphäre privacidad
      """),
    Row(
      alone: .notListed, .whenTrue,
      """
      unlisted isUnlisted unlist noindex noIndexing eleventyExcludeFromCollections \
      excludeFromCollections searchExclude searchHidden hiddenInHomeList hiddenFromHomePage \
      hiddenFromSearch robotsNoIndex sitemapExclude noRobots nichtGelistet ungelistet nichtAuflisten nonRépertorié nonListé noListado
      """),
    Row(
      alone: .notListed, .whenFalse,
      "listed isListed searchable inSearchIndex indexed indexable showInSearch gelistet listado"),
    Row(
      .notListed, .whenFalse,
      "list listing feed rss sitemap search index pagefind robots auflisten"),
    Row(.notListed, .holding(["noindex", "none"]), "robots metaRobots googlebot"),
    // A tag in a page's head: `head: [[meta, {name: robots, content: noindex}]]`.
    Row(.notListed, .holding(["noindex"]), "headContent metaContent seoContent metaTagsContent"),
    Row(
      .notListed, .words(["exclude", "excluded", "disable", "disabled", "hide", "hidden"]),
      "sitemap search index feed list listing lists"),
    Row(
      .withoutPlace, .words(RestrictingStates.places),
      """
      location geolocation gps geo geotag coordinates coords latlng position exif ort standort \
      koordinaten lieu emplacement coordonnées lugar ubicación coordenadas metadata metadaten \
      métadonnées metadatos
      """),
    Row(
      alone: .withoutPlace, .readers,
      "geoprivacy geoPrivacy locationPrivacy placePrivacy coordinatePrecision"),
    Row(
      .withoutPlace, .unlessFalse,
      "stripMetadata removeMetadata noMetadata dropMetadata cleanMetadata scrubMetadata"),
    Row(.withoutPlace, .whenFalse, "keepMetadata keepExif keepGPS withMetadata withExif withGPS"),
    Row(
      .withoutPlace, .whenFalse, "withLocation publishLocation ortZeigen montrerLieu mostrarLugar"),
    Row(
      .withoutPlace, .unlessFalse,
      "ohneOrt ortVerbergen ortVerstecken sansLieu masquerLieu cacherLieu sinLugar ocultarLugar"),
    Row(
      .hiddenCircle, .any,
      """
      circles circle geofence geofences kreise cercles círculos sperrzonen schutzzonen zonesPrivées \
      zonasPrivadas zonasOcultas
      """),
    Row(
      .hiddenCircle, .coordinates,
      """
      home homes house myHome myHouse homeAddress address residence zones zone wohnort zuhause \
      heimat adresse wohnung maison domicile chezMoi casa hogar domicilio
      """),
    Row(.hiddenCircle, .any, "noGo"),
    Row(.withoutAmounts, .whenFalse, "exact amounts sums details"),
    Row(
      .planned, .whenTrue,
      """
      pending tentative forecast future expected upcoming scheduled geplant vorgemerkt ausstehend \
      prévu àVenir pendiente previsto
      """),
    Row(.withoutAmounts, .words(RestrictingStates.places), "amounts sums details"),
    Row(
      .withoutAmounts, .words(RestrictingStates.disclosures),
      "amounts sums details balance balances entries costs precision show"),
    Row(.withoutAmounts, .onlyTrue, "rounded"),
    Row(
      .planned, .words(["planned", "pending", "scheduled", "expected", "tentative"]), "status state"
    ),
    Row(
      .withoutAmounts, .unlessFalse,
      "redact redacted mask masked obfuscate obfuscated blur blurred conceal anonymise anonymize"),
    Row(
      .withoutFiles, .files,
      """
      exclude excluded except skip skipped ignore ignored omit omitted hide hidden without remove \
      draft drafts private ausschließen exclure excluir ignoreFiles ignoredFiles excludeFiles \
      excludedFiles ignoredContent ignorePatterns excludes ignores
      """),
    Row(
      .password, .any,
      """
      password passcode pwd postPassword passwd passphrase passwords passphrases passwort kennwort \
      motDePasse contraseña
      """),
  ]
}
