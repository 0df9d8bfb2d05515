package import Files

/// Reason why nothing can be published that lies in the output's location rather than in the site.
///
/// The published folder stays as it was.
package enum PublishingFault: Error, Sendable, Hashable {
  /// The path is empty, or has a NUL.
  case unusablePath(output: String)
  case missingParent(output: String, parent: String)
  case danglingLink(output: String)
  case notAFolder(output: String)
  case mountPoint(output: String)
  /// The output is, or lies in, a folder of another program or of Zoetrope's own; `name` is that
  /// folder's.
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

  /// How an output lies to a source folder of the site.
  package enum Overlap: Sendable, Hashable {
    case isSource
    case holdsSource
    case insideSource
  }
}
