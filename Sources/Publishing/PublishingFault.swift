package import Files

/// Reason why nothing can be published: a problem with the output's location, not with the site.
///
/// The published folder is unchanged.
package enum PublishingFault: Error, Sendable, Hashable {
  /// The path is empty, or has a NUL.
  case unusablePath(output: String)
  case missingParent(output: String, parent: String)
  case danglingLink(output: String)
  case notAFolder(output: String)
  case mountPoint(output: String)
  /// The output is, or is inside, a folder of another program or of Zoetrope itself. `name` is the
  /// name of that folder.
  case reserved(output: String, name: String, ReservedFolder)
  /// The output shares files with a source folder of the site.
  case overlap(Overlap, output: String, source: String)
  /// The folder has no manifest of ours; `names` are some of its files.
  case notOurs(output: String, names: [String], count: Int)
  case damagedManifest(output: String, name: String)
  /// The folder has the manifests of more than one site.
  case severalManifests(output: String, names: [String])
  case otherManifestVersion(output: String, name: String)
  /// Another build holds the lock.
  case busy(output: String)
  case system(output: String, SystemError)

  /// Relation of an output to a source folder of the site.
  package enum Overlap: Sendable, Hashable {
    case isSource
    case holdsSource
    case insideSource
  }
}
