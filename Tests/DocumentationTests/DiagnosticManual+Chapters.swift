import Diagnostics

@testable import Application
@testable import Authoring
@testable import Commands
@testable import Content
@testable import Markdown
@testable import Preview
@testable import Publishing
@testable import Templating

extension DiagnosticManual {
  /// Problems of all modules, by subject. `ProblemTests` reports missing ones.
  static let chapters: [(title: String, problems: [Problem])] = [
    ("Files and their syntax", files),
    ("Content", content),
    ("Images", images),
    ("Drawings", drawings),
    ("Markdown", markdown),
    ("Links, words and the site", site),
    ("Templates", templates),
    ("Publishing", publishing),
    ("New files and schemas", authoring),
    ("Imported entries", entries),
    ("Preview", preview),
    ("The command line", commands),
  ]

  private static let files: [Problem] = [
    .contentDuplicateKey, .contentFrontMatterOpen, .contentJsonSyntax, .contentMissingKey,
    .contentNotUtf8, .contentOlderKey, .contentTomlSyntax, .contentTooDeep, .contentTooLarge,
    .contentTooManyMistakes, .contentUnknownKey, .contentWrongType, .contentYamlSyntax,
  ]

  private static let content: [Problem] = [
    .contentAlbumName, .contentAmbiguousCode, .contentAmbiguousTime, .contentArrivesBeforeDeparture,
    .contentAssumedClock, .contentAssumedZone, .contentAudienceOutside, .contentAudienceUnprotected,
    .contentBodyInFrontMatter, .contentBudgetCategory, .contentBudgetRate, .contentCategorySpelling,
    .contentChanged, .contentConflictCopy, .contentCopy, .contentDistantPhoto, .contentDraftIndex,
    .contentDraftsFolder, .contentDuplicateId, .contentDuplicateIndex, .contentDuplicateSlug,
    .contentEditionCurrency, .contentEditionTwice, .contentEmptyAlbum, .contentEmptyName,
    .contentEmptyVisibility, .contentEntryOffTrip, .contentExpiresBeforePublication,
    .contentForeignDraft, .contentForeignIndex, .contentGuessableCircle, .contentHiddenBalances,
    .contentHiddenCosts, .contentHiddenInside, .contentHiddenSums, .contentHiddenUnreadable,
    .contentIgnoredRestriction, .contentIndexIsList, .contentItemWithoutSlug, .contentKeyFile,
    .contentLeadsOut, .contentLegDisagrees, .contentLegDiverted, .contentLegKeyBesideLegs,
    .contentLegOrder, .contentLinkLoop, .contentMergeInCode, .contentMisplacedKey,
    .contentMissingFolder, .contentMissingReference, .contentMissingZone, .contentMustBeFile,
    .contentMustBeFolder, .contentNeedlessRate, .contentNestedJourney, .contentNoRate,
    .contentNotAFile, .contentOneTag, .contentOpenInProtectedFolder,
    .contentOpenInRestrictedFolder, .contentOutsideKinds,
    .contentOutsideOfTrip, .contentOverdrawnAccount, .contentOverdrawnBy, .contentPassword,
    .contentPathTooLong, .contentPhotoElsewhere, .contentPhotoListedTwice, .contentPhotoSource,
    .contentPhotoWithoutAlt, .contentPhotoWithoutPlace, .contentPriceWithoutPayment,
    .contentProtectedForNobody, .contentReceipt, .contentSameAudience, .contentSameDigits,
    .contentSamePicture, .contentSettingsInText, .contentShares, .contentSkippedTime,
    .contentStayOrder, .contentStopOrder, .contentStrayIndex, .contentStraySettings,
    .contentTooManyKeywords, .contentTooManyLegs, .contentTooManyTags, .contentTrackDamaged,
    .contentTrackFormat, .contentTrackMissing, .contentTrackOddity, .contentTrackOtherDay,
    .contentTrackUnreadable, .contentTrackWithoutTimes, .contentTransfer, .contentTransferTold,
    .contentUnfinishedMerge, .contentUnknownAirport, .contentUnknownAudience,
    .contentUnknownCategory, .contentUnreadFolder, .contentUnreadable,
    .contentWatermarkBesideOriginals, .contentWatermarkWithoutSizes, .contentWindowsName,
    .contentWrongAmount, .contentWrongBalance, .contentWrongBudget, .contentWrongCharge,
    .contentWrongCoordinate, .contentWrongEdition, .contentWrongName, .contentWrongOffset,
    .contentWrongPictureName, .contentWrongRates, .contentWrongSlug, .contentWrongSuffix,
    .contentWrongTime, .systemMemory, .systemOpenFiles,
  ]

  private static let images: [Problem] = [
    .imageAnimationLost, .imageCannotBeCleaned, .imageDamaged, .imageEndsEarly, .imageMisnamed,
    .imageNoAvif, .imageNoLibrary, .imageNoWatermark, .imageOriginalKept, .imageTooLarge,
    .imageUnrecognised, .imageWrongName,
  ]

  private static let drawings: [Problem] = [
    .drawingActive, .drawingCircle, .drawingComment, .drawingDocumentType, .drawingEncoding,
    .drawingNotSvg,
    .drawingNotWellFormed, .drawingOutside, .drawingPicture, .drawingReference, .drawingTooLarge,
    .drawingUnknown,
  ]

  private static let markdown: [Problem] = [
    .markdownBadHeadingId, .markdownHiddenText, .markdownMisplacedPictureWidth,
    .markdownOpenComment, .markdownOtherSyntax, .markdownRawHtml, .markdownRepeatedFootnote,
    .markdownTakenHeadingId, .markdownTooComplex, .markdownTooDeep, .markdownTooLarge,
    .markdownUnclearComment, .markdownUnknownFootnote, .markdownUnopenedComment,
    .markdownUnsafeLink, .markdownUnusedFootnote,
  ]

  private static let site: [Problem] = [
    .assetBrokenLink, .assetImportCycle, .assetUnused, .contentFutureDate, .contentHiddenImage,
    .contentHiddenPicture, .contentHiddenPlace, .contentMissingFile, .contentNotAnImage,
    .contentUnnamedFiles,
    .contentUnsafeAddress, .contentUnsearchedArchive, .linkBroken, .linkBrokenFragment,
    .linkBrokenImage, .linkDistantImage, .linkNamesSeveral, .linkNotAnImage, .linkOutsideContent,
    .linkToHidden, .linkToMaster, .linkToSealed, .linkUnknownAddress, .linkUnknownFragment,
    .linkUnknownPictureWidth, .linkWithoutWatermark, .policyInlineScript, .policyInlineStyle,
    .siteChangedFile, .siteDuplicateAddress, .siteFileIsFolder, .siteFileTooLarge, .siteIconFormat,
    .siteIconShape, .siteMovedPhotos, .siteNoBaseUrl, .siteNoKeys, .sitePublishedKeys,
    .siteRedirectChain, .siteRedirectLoop, .siteRedirectToNothing, .siteSharedOrigin,
    .siteUnknownNavigation, .siteUnreadableFile, .siteUnsealable, .siteVanishedAddress,
    .templateBrokenFragment, .templateBrokenLink, .templateOfAnotherKind, .templateRelativeLink,
    .templateUnknown, .termDuplicateAddress, .termTooLong, .termWithoutAddress, .wordsMissing,
    .wordsMissingLanguage, .wordsNotAnObject, .wordsNotText, .wordsUnknownKey,
  ]

  private static let templates: [Problem] = [
    .templateBadDelimiters, .templateBadName, .templateBrokenSeparator, .templateDuplicateBlock,
    .templateDuplicateName, .templateEmptyTag, .templateEndlessPartial, .templateLateHttpEquiv,
    .templateLateMetaName, .templateLinkNotAlone, .templateListOutsideSection,
    .templateMarkupInAttribute, .templateMarkupInText, .templateMismatchedSection, .templateMissing,
    .templateMissingBlock, .templateMissingParent, .templateMissingPartial, .templateNoNamesInside,
    .templateNotATemplate, .templateNotAValue, .templateNotUtf8, .templateOpenEnd,
    .templateOptionalOutsideSection, .templatePageTooLarge, .templateRawText,
    .templateSchemeOfValue, .templateScriptNeedsJson, .templateSrcsetNeedsNumber,
    .templateStrayClose, .templateStrayEquals, .templateStyleNeedsColor, .templateTooDeep,
    .templateTooLarge, .templateTooNested, .templateUnbalancedBlock, .templateUnbalancedPartial,
    .templateUnbalancedSection, .templateUnclosedElement, .templateUnclosedSection,
    .templateUnclosedTag, .templateUnincluded, .templateUnknownBlock, .templateUnknownName,
    .templateUnknownWord, .templateUnselected, .templateUrlNeedsLink, .templateValueBehindAngle,
    .templateValueInAnimation, .templateValueInAttributeName, .templateValueInComment,
    .templateValueInDoctype, .templateValueInEventHandler, .templateValueInHost,
    .templateValueInKeyword, .templateValueInLoadedAddress, .templateValueInMeta,
    .templateValueInRawText, .templateValueInScheme, .templateValueInScript,
    .templateValueInScriptType, .templateValueInSrcdoc, .templateValueInStyle,
    .templateValueInTagName, .templateValueInXml, .templateValueUnquoted, .templateWordsAlone,
  ]

  private static let publishing: [Problem] = [
    .goldenCi, .goldenDifferent, .goldenFolder, .goldenForeign, .goldenMissing, .goldenUnexpected,
    .goldenUnreadable, .publishBusy, .publishChangedFile, .publishChangedFiles, .publishDrawingActs,
    .publishForeignFile, .publishManifest, .publishManifestVersion, .publishMount,
    .publishOutputFile, .publishOutputForeign, .publishOutputLink, .publishOutputMount,
    .publishOutputParent, .publishOutputPath, .publishOutputReserved, .publishOutputRoot,
    .publishOutputSite, .publishOutputSource, .publishPath, .publishSystem, .publishTells,
    .publishTellsHidden, .publishUnreadable,
  ]

  private static let authoring: [Problem] = [
    .hideNoCircles, .importEncoding, .importGoogleTimeline, .importLimit, .importNoTrip,
    .importUnknownFormat,
    .importUnknownZone, .importUnreadable, .importZoneContradiction, .newClockOfAlbum,
    .newDamagedPicture, .newFileExists, .newFolderInFolder,
    .newForeignPicture, .newImageOfAnother, .newJourneyOfAnother, .newMistakenTrip, .newNoJourney,
    .newNoPicture, .newNoSite, .newNoSlug, .newNotAFolder, .newNotAnImage, .newOneName,
    .newPhotoExists, .newPrivateFolder, .newReservedSlug, .newSeveralTrips, .newSlugTaken,
    .newUnknownTrip, .newUnreadTime, .newUnreadable, .newUnwritable, .newWrongSlug,
    .schemaForeignFile,
    .themeUnknownFile,
  ]

  private static let entries: [Problem] = [
    .importAmbiguousAmounts, .importAmbiguousDates, .importBalance, .importContradiction,
    .importCorrection, .importEntriesUnwritten, .importEntryLeft, .importMissingColumns,
    .importMistakenAccount,
    .importNoAccount, .importNoColumns, .importNoText, .importOpeningBalance,
    .importSeveralAccounts, .importSum, .importUnknownAccount,
    .importUnknownEncoding, .importUnknownEntries,
  ]

  private static let preview: [Problem] = [
    .previewCannotListen, .previewPortForbidden, .previewPortTaken, .previewUnknownHost,
  ]

  private static let commands: [Problem] = [
    .audienceExists, .audienceGuestExists, .audienceLastEdition, .audienceMissingGuest,
    .audienceNoPassword, .audiencePasswordFile, .audienceSamePassword, .audienceUnknown,
    .audienceWeakPassword, .audienceWithoutKeys, .audienceWrongName, .exportMissingAccount,
    .hideNoFile, .imageCacheUnwritable, .keysBusyFile, .keysCryptography, .keysDamagedFile,
    .keysExistingFile, .keysFileFailed, .keysInGit, .keysMissingFile, .keysNotIgnored, .keysOlder,
    .keysOpenToOthers, .keysPublishedFolder, .keysUnknownEdition, .siteClosedFolder,
    .siteMissingFolder, .siteNotPublished,
  ]
}
