import Diagnostics
import Domain

/// What one file of content came to.
struct LoadedFile: Sendable {
  /// All of the kind that the file is of.
  var models: [any SourcedModel] = []
  var indexText: IndexText?
  /// Also those of models with mistakes, so that references to them are no mistakes too.
  var names: [RegisteredName] = []
  var references: [Reference] = []
  var strayTexts: [StrayText] = []
  /// Set where the file can't be parsed, so that nobody knows which models it holds.
  var unparsed: SourceFile?
  /// The folder whose index the file is.
  var folder: String?
  /// What is wrong with it by itself.
  var diagnostics: [Diagnostic] = []
  var unknownKeys = UnknownKeys()
  var assumedZones = AssumedZones()
}

/// The name of a model, and where it comes from.
struct RegisteredName: Sendable {
  let name: ModelName
  let file: ContentSource
  /// The key that states it, `nil` where the file's own name does.
  let range: Range<Int>?
  /// The slug without regard to case: folded where files are read, since that is done in parallel.
  let folded: String
  /// What feeds know the model by for good, and the place of that.
  var id: Located<String>?

  init(_ name: ModelName, _ file: ContentSource, at range: Range<Int>? = nil) {
    self.name = name
    self.file = file
    self.range = range
    folded = name.slug.caseFolded
  }

  var place: Diagnostics.Place { range.map(file.place) ?? Diagnostics.Place(file: file.path) }
}
