import Application
import Basics
import Diagnostics
import Files
import Foundation
import Markup
import Testing

@testable import Publishing

/// Outputs that can't be published to; none of them may be touched.
@Suite struct OutputFolderTests {
  private func fault(
    _ output: String, site: String? = nil, sources: [String] = []
  ) -> PublishingFault? {
    let publisher = Publisher(output: output, site: site, sources: sources, jobs: 1)
    do throws(PublishingFault) {
      _ = try publisher.publish([page("index.html")], diagnostics: DiagnosticCollector())
      return nil
    } catch {
      return error
    }
  }

  @Test func makesAnOutputThatDoesNotExist() throws {
    let site = SiteFolder()
    #expect(fault(site.output + "//") == nil)
    #expect(site.exists("Output/index.html"))
  }

  @Test(arguments: ["", "a\0b"])
  func refusesWhatIsNoPath(_ output: String) {
    #expect(fault(output) == .unusablePath(output: output))
  }

  /// The source might be the output itself.
  @Test func refusesWhereASourceCantBeFoundOut() throws {
    let site = SiteFolder()
    let source = site.path + "/Content"
    try FileManager.default.createSymbolicLink(atPath: source, withDestinationPath: "Content")
    #expect(
      fault(site.output, sources: [source])
        == .system(output: site.output, SystemError(.resolving, source, code: ELOOP)))
    #expect(site.siblings == ["Content"])
  }

  @Test func refusesAMissingParent() {
    let site = SiteFolder()
    let parent = site.path + "/missing"
    #expect(fault(parent + "/Output") == .missingParent(output: parent + "/Output", parent: parent))
    #expect(site.siblings == [])
  }

  @Test func refusesAFileAndAPipe() throws {
    let site = SiteFolder()
    try site.write("mine", to: "Output")
    #expect(fault(site.output) == .notAFolder(output: site.output))
    try site.remove("Output")
    mkfifo(site.output, 0o666)
    #expect(fault(site.output) == .notAFolder(output: site.output))
    #expect(site.siblings == ["Output"])
  }

  @Test func followsALinkToAFolder() throws {
    let site = SiteFolder()
    try site.write("", to: "elsewhere/x")
    symlink("elsewhere/www", site.output)
    #expect(fault(site.output) == .danglingLink(output: site.output))
    mkdir(site.path + "/elsewhere/www", 0o777)
    #expect(fault(site.output) == nil)
    #expect(site.status("Output")?.kind == .symbolicLink)
    #expect(site.exists("elsewhere/www/index.html"))
    #expect(site.exists("elsewhere/.www.zoetrope/lock"))
  }

  @Test func refusesWhatTheSiteIsMadeOf() throws {
    let site = SiteFolder()
    try site.write("x", to: "site/Content/trips/x.md")
    let folder = site.path + "/site"
    let content = folder + "/Content"
    func check(_ output: String) -> PublishingFault? {
      fault(output, site: folder, sources: [content, folder + "/Templates"])
    }
    #expect(check(folder) == .overlap(.holdsSource, output: folder, source: content))
    #expect(check(site.path) == .overlap(.holdsSource, output: site.path, source: content))
    #expect(check(content) == .overlap(.isSource, output: content, source: content))
    #expect(
      check(content + "/..") == .overlap(.holdsSource, output: content + "/..", source: content))
    #expect(check("/") == .overlap(.holdsSource, output: "/", source: "/"))
    for output in [content + "/Output", content + "/trips/Output"] {
      #expect(check(output) == .overlap(.insideSource, output: output, source: content))
    }
    symlink("site/Content/trips", site.path + "/link")
    let link = site.path + "/link"
    #expect(
      check(link + "/Output") == .overlap(.insideSource, output: link + "/Output", source: content))
    #expect(check(folder + "/Output") == nil)
    #expect(
      Set(site.tree("site").keys.filter { $0.hasPrefix("Content") }) == [
        "Content", "Content/trips", "Content/trips/x.md",
      ])
  }

  /// Case doesn't matter, because on many disks it doesn't distinguish folders.
  @Test(arguments: ["Templates", "templates", "Templates/www", "TEMPLATES/../Templates/"])
  func refusesASourceThatIsNotThereYet(_ output: String) throws {
    let site = SiteFolder()
    try site.write("x", to: "Content/pages/x.md")
    try site.write("x", to: "TEMPLATES/x")
    mkdir(site.path + "/templates", 0o777)
    if output.hasSuffix("www") { mkdir(site.path + "/Templates", 0o777) }
    let source = site.path + "/Templates"
    let path = site.path + "/" + output
    let found = fault(path, site: site.path, sources: [site.path + "/Content", source])
    let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
    #expect(
      found
        == (output.hasSuffix("www")
          ? .overlap(.insideSource, output: shown, source: source)
          : .overlap(.isSource, output: shown, source: source)))
  }

  @Test(arguments: [
    (".git", ".git", ReservedFolder.git), (".Git", ".Git", .git),
    ("x/.git/www", ".git", .git), ("x/../.git", ".git", .git), ("link", ".git", .git),
    ("link/www", ".git", .git), (".zoetrope", ".zoetrope", .cache),
    (".zoetrope/www", ".zoetrope", .cache),
    (".Output.zoetrope", ".Output.zoetrope", .workspace),
    (".Output.zoetrope/stage", ".Output.zoetrope", .workspace),
    (".www.ZOETROPE", ".www.ZOETROPE", .workspace),
  ])
  func refusesWhatIsGitsOrItsOwn(_ output: String, _ name: String, _ why: ReservedFolder)
    throws
  {
    let site = SiteFolder()
    try site.write("ref: refs/heads/main", to: ".git/HEAD")
    try site.write("x", to: "x/.git/HEAD")
    try site.write("x", to: ".zoetrope/cache")
    try site.write("x", to: ".Output.zoetrope/lock")
    symlink(".git", site.path + "/link")
    let before = site.tree("")
    let path = site.path + "/" + output
    #expect(fault(path, site: site.path) == .reserved(output: path, name: name, why))
    #expect(site.tree("").filter { $0.key != "" } == before.filter { $0.key != "" })
  }

  @Test func refusesGitsFileOfAWorktree() throws {
    let site = SiteFolder()
    try site.write("gitdir: elsewhere", to: ".git")
    let path = site.path + "/.git"
    #expect(fault(path) == .reserved(output: path, name: ".git", .git))
  }

  @Test func refusesSomebodyElsesFolder() throws {
    let site = SiteFolder()
    for name in ["a", "b", "c", "d"] { try site.write("mine", to: "Output/\(name)") }
    try site.write("*", to: "Output/.gitignore")
    let before = site.tree("")
    #expect(
      fault(site.output) == .notOurs(output: site.output, names: ["a", "b", "c"], count: 4))
    #expect(site.tree("").filter { $0.key != "" } == before)
    #expect(site.siblings == ["Output"])
  }

  @Test(arguments: ["", " ", "zoetrope-manifest 2\n", "zoetrope-manifest 2\n0\n../x\n", "\u{FEFF}"])
  func refusesADamagedManifest(_ text: String) throws {
    let site = SiteFolder()
    try site.publish(["index.html": "home", "a.html": "a"])
    let (path, name) = (site.manifest, String(site.manifest.fileName))
    try site.write(text, to: path)
    let before = site.tree()
    #expect(fault(site.output) == .damagedManifest(output: site.output, name: name))
    #expect(site.tree() == before)
  }

  @Test func refusesAManifestThatIsNoFile() throws {
    let site = SiteFolder()
    try site.publish(["index.html": "home"])
    let manifest = site.manifest
    try site.remove(manifest)
    mkfifo(site.path + "/" + manifest, 0o666)
    #expect(fault(site.output) != nil)
    #expect(site.read("Output/index.html") == "home")
  }

  @Test func refusesAManifestUnderAnotherName() throws {
    let site = SiteFolder()
    try site.publish(["index.html": "home"])
    let (bytes, name) = (site.read(site.manifest) ?? "", Manifest.empty.fileName)
    try site.remove(site.manifest)
    try site.write(bytes, to: "Output/\(name)")
    #expect(fault(site.output) == .damagedManifest(output: site.output, name: name))
  }

  @Test func refusesTheManifestsOfTwoSites() throws {
    let site = SiteFolder()
    try site.publish(["index.html": "home"])
    let names = [String(site.manifest.fileName), Manifest.empty.fileName].sorted()
    try site.write("other", to: "Output/\(Manifest.empty.fileName)")
    #expect(fault(site.output) == .severalManifests(output: site.output, names: names))
    #expect(site.read("Output/\(Manifest.empty.fileName)") == "other")
  }

  @Test func refusesAnEarlierVersionsManifestBesideItsOwn() throws {
    let site = SiteFolder()
    try site.publish(["index.html": "home"])
    let names = [".zoetrope-manifest", String(site.manifest.fileName)]
    try site.write("zoetrope-manifest 2\n", to: "Output/.zoetrope-manifest")
    #expect(fault(site.output) == .severalManifests(output: site.output, names: names))
  }

  @Test func keepsAFolderWithAManifestsName() throws {
    let site = SiteFolder()
    try site.publish(["index.html": "home"])
    try site.write("mine", to: "Output/\(Manifest.empty.fileName)/notes.txt")
    for text in ["Home", "HOME", "home"] {
      try site.publish(["index.html": text, "new/index.html": text])
      #expect(site.read("Output/index.html") == text)
      #expect(site.read("Output/\(Manifest.empty.fileName)/notes.txt") == "mine")
    }
  }

  @Test(arguments: [".zoetrope-manifest", Manifest.empty.fileName])
  func refusesAnotherVersionsManifest(_ name: String) throws {
    let site = SiteFolder()
    try site.write("zoetrope-manifest 1\nx\n", to: "Output/\(name)")
    #expect(fault(site.output) == .otherManifestVersion(output: site.output, name: name))
  }

  /// A manifest with a correct seal may still be forged.
  @Test(arguments: ["../victim", "/victim", "a/../../victim", "a//b", ".zoetrope-manifest", "a\\b"])
  func trustsNoPathInAManifest(_ path: String) throws {
    let site = SiteFolder()
    try site.write("victim", to: "victim")
    let digest = Digest(of: Array("victim".utf8))
    let manifest = Manifest(entries: [Manifest.Entry(path: path, digest: digest, size: 6)])
    let name = manifest.fileName
    try site.write(String(decoding: manifest.bytes, as: UTF8.self), to: "Output/\(name)")
    #expect(fault(site.output) == .damagedManifest(output: site.output, name: name))
    #expect(site.read("victim") == "victim")
  }

  @Test func refusesASecondBuildAtTheSameTime() throws {
    let site = SiteFolder()
    try site.publish(["index.html": "old"])
    let (output, other) = (site.output, site.publisher())
    let faults = Faults()
    let diagnostics = DiagnosticCollector()
    // The second build begins while the first makes its page.
    let first = Product(
      path: "index.html", kind: .page,
      content: .rendered { buffer in
        do throws(PublishingFault) {
          _ = try other.publish([page("other")], diagnostics: DiagnosticCollector())
        } catch {
          faults.note(error)
        }
        buffer.append("new")
      })
    _ = try site.publisher().publish([first], diagnostics: diagnostics)
    #expect(faults.all == [.busy(output: output)])
    #expect(site.pages == ["index.html": "new"])
  }

  @Test func survivesBuildsThatStartTogether() throws {
    let site = SiteFolder()
    let all = ["1", "2", "3", "4"].map { name in
      Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0)/index.html", name) })
    }
    let publisher = site.publisher()
    for _ in 0..<5 {
      let done = concurrentMap(4, jobs: 4, worker: { 0 }) { _, index in
        do throws(PublishingFault) {
          let report = try publisher.publish(
            products(all[index]), diagnostics: DiagnosticCollector())
          return report != nil
        } catch {
          return false
        }
      }
      #expect(done.contains(true))
      #expect(all.contains(site.pages))
      #expect(
        Set(site.siblings).isSubset(of: [
          "Output", ".Output.zoetrope", ".Output.zoetrope/.gitignore", ".Output.zoetrope/lock",
          ".Output.zoetrope/times", ".Output.zoetrope/stage",
        ]))
    }
  }

  @Test func removesALockThatAFirstBuildLeavesBehindWithoutHarm() throws {
    let site = SiteFolder()
    try site.write("", to: ".Output.zoetrope/lock")
    try site.publish(["index.html": "home"])
    #expect(site.pages == ["index.html": "home"])
  }
}
