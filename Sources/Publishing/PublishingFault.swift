/// Why nothing could be published, where it is not the site that is at fault but the place.
///
/// The published folder is as it was before.
package enum PublishingFault: Error, Sendable, Hashable {
  /// Empty, or with a NUL in it.
  case unusablePath(output: String)
  case missingParent(output: String, parent: String)
  case danglingLink(output: String)
  case notAFolder(output: String)
  case mountPoint(output: String)
  /// A folder that is another program's, or Zoetrope's own, or lies in one; the name of that.
  case reserved(output: String, name: String, ReservedFolder)
  /// The output is a folder that the site is made of.
  case isSource(output: String, source: String)
  case holdsSource(output: String, source: String)
  case insideSource(output: String, source: String)
  /// A folder without a manifest of ours; some of the names in it.
  case notOurs(output: String, names: [String], count: Int)
  case damagedManifest(output: String)
  case otherManifestVersion(output: String)
  /// Another build holds the lock.
  case busy(output: String)
  case system(output: String, SystemError)
}
