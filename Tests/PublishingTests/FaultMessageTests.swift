import Diagnostics
import Files
import TestSupport
import Testing

@testable import Publishing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct FaultMessageTests {
  @Test(
    arguments: [
      (
        .unusablePath(output: ""), "publish-output-path: the output '' isn't a path",
        "name a folder, such as 'Output'"
      ),
      (
        .missingParent(output: "a/b", parent: "a"),
        "publish-output-parent: the output 'a/b' can't be created, because there is no folder 'a'",
        "create it with 'mkdir -p a', or name another output"
      ),
      (
        .danglingLink(output: "Output"),
        "publish-output-link: the output 'Output' is a symbolic link to a folder that doesn't "
          + "exist",
        "create that folder, or remove the link"
      ),
      (
        .notAFolder(output: "Output"), "publish-output-file: the output 'Output' isn't a folder",
        "move it away, or name another output"
      ),
      (
        .mountPoint(output: "/www"),
        "publish-output-mount: the output '/www' is a mount point, which Zoetrope can't replace "
          + "with the new site",
        "name a folder in it, such as '/www/site'"
      ),
      (
        .overlap(.holdsSource, output: "..", source: "./Content"),
        "publish-output-site: the output '..' contains 'Content', which is part of the site's source",
        "name a separate folder, such as 'Output'"
      ),
      (
        .overlap(.isSource, output: "Content", source: "./Content"),
        "publish-output-site: the output 'Content' is the site's source folder",
        "name a separate folder, such as 'Output'"
      ),
      (
        .overlap(.isSource, output: "www", source: "./Templates"),
        "publish-output-site: the output 'www' is 'Templates', which is part of the site's source",
        "name a separate folder, such as 'Output'"
      ),
      (
        .reserved(output: ".git", name: ".git", .git),
        "publish-output-reserved: the output '.git' is where Git keeps the history",
        "name a separate folder, such as 'Output'"
      ),
      (
        .reserved(output: "journal/.git/www", name: ".git", .git),
        "publish-output-reserved: the output 'journal/.git/www' is in '.git', where Git keeps the history",
        "name a separate folder, such as 'Output'"
      ),
      (
        .reserved(output: "journal/.zoetrope", name: ".zoetrope", .cache),
        "publish-output-reserved: the output 'journal/.zoetrope' is '.zoetrope', where Zoetrope "
          + "keeps data from earlier builds",
        "name a separate folder, such as 'Output'"
      ),
      (
        .reserved(output: ".Output.zoetrope", name: ".Output.zoetrope", .workspace),
        "publish-output-reserved: the output '.Output.zoetrope' is where Zoetrope builds the "
          + "next site",
        "name a separate folder, such as 'Output'"
      ),
      (
        .overlap(.insideSource, output: "Content/x", source: "Content"),
        "publish-output-source: the output 'Content/x' is in 'Content', which is part of the "
          + "site's source",
        "name a separate folder, such as 'Output'"
      ),
      (
        .notOurs(output: "Output", names: ["a", "b"], count: 2),
        "publish-output-foreign: the output 'Output' contains files that Zoetrope didn't write: "
          + "a, b",
        "name an empty or new folder, or move these files away"
      ),
      (
        .notOurs(output: "Output", names: ["a", "b", "c"], count: 4),
        "publish-output-foreign: the output 'Output' contains files that Zoetrope didn't write: "
          + "a, b, c, …",
        "name an empty or new folder, or move these files away"
      ),
      (
        .damagedManifest(output: "Output", name: ".zoetrope-manifest-0"),
        "publish-manifest: Zoetrope's list of its files is damaged, so it can't tell them from "
          + "other files",
        "move what you need out of 'Output', delete the folder, and build again"
      ),
      (
        .severalManifests(output: "Output", names: ["a", "b"]),
        "publish-manifest: there are 2 lists of Zoetrope in this folder, so it can't tell its "
          + "files from other files",
        "move what you need out of 'Output', delete the folder, and build again"
      ),
      (
        .otherManifestVersion(output: "Output", name: ".zoetrope-manifest"),
        "publish-manifest-version: another version of Zoetrope wrote this output",
        "move what you need out of 'Output', delete the folder, and build again"
      ),
      (
        .busy(output: "Output"), "publish-busy: another build is writing 'Output'",
        "wait until it is done, or name another output"
      ),
      (
        .system(output: "Output", SystemError(.writing, "trips/index.html", code: ENOSPC)),
        "publish-system: 'Output' can't be published: writing 'trips/index.html' failed: there is no space left on the device",
        "free some space: during a build, there are two copies of the site"
      ),
      (
        .system(output: "Output", SystemError(.makingFolder, ".Output.zoetrope", code: EACCES)),
        "publish-system: 'Output' can't be published: creating the folder '.Output.zoetrope' "
          + "failed: permission denied",
        "change the permissions of the folder, or name another output"
      ),
      (
        .system(output: "Output", SystemError(.makingFolder, ".Output.zoetrope", code: EROFS)),
        "publish-system: 'Output' can't be published: creating the folder '.Output.zoetrope' "
          + "failed: the file system is read-only",
        "name an output on a writable disk"
      ),
      (
        .system(output: "notes.txt/www", SystemError(.opening, "notes.txt", code: ENOTDIR)),
        "publish-system: 'notes.txt/www' can't be published: opening 'notes.txt' failed: it, or a folder on its path, is a file",
        "name an output in a folder, or move away the file that is in its place"
      ),
      (
        .system(output: "usb/www", SystemError(.makingFolder, "a:b", code: EINVAL)),
        "publish-system: 'usb/www' can't be published: creating the folder 'a:b' failed: the "
          + "file system doesn't accept it, often because of a character in its name",
        "name an output on another disk, or leave out characters such as ':' and '?'"
      ),
      (
        .system(output: "/proc/x", SystemError(.makingFolder, ".x.zoetrope", code: ENOENT)),
        "publish-system: '/proc/x' can't be published: creating the folder '.x.zoetrope' failed: "
          + "it doesn't exist",
        "name an output in a folder that can contain other folders"
      ),
      (
        .system(output: "Output", SystemError(.synchronizing, "", code: EIO)),
        "publish-system: 'Output' can't be published: saving failed: the device reports an error",
        nil
      ),
    ] as [(PublishingFault, String, String?)])
  func says(_ fault: PublishingFault, _ message: String, _ fix: String?) {
    let diagnostic = fault.diagnostic
    #expect("\(diagnostic.id.text): \(diagnostic.message)" == message)
    #expect(diagnostic.fix == fix)
    #expect(diagnostic.severity == .error)
  }

  @Test(
    arguments: [
      (
        .path(.empty, of: ""), "publish-path: a published file has no path",
        "add a slug or a name"
      ),
      (
        .path(.tooLong(bytes: 1025), of: "a"),
        "publish-path: the path has 1025 bytes; the limit is 1024",
        "shorten the names of its folders"
      ),
      (
        .path(.segmentTooLong("aaaaaaaaaaaaaaaaaaaaaaaaa", bytes: 256), of: "a"),
        "publish-path: the name 'aaaaaaaaaaaaaaaaaaaa…' has 256 bytes; the limit is 255",
        "shorten it"
      ),
      (
        .path(.emptySegment, of: "a//b"), "publish-path: the path has an empty part",
        "write one '/' between two names"
      ),
      (
        .path(.dots(".."), of: "../b"), "publish-path: the path has a part '..'",
        "write the path without it"
      ),
      (
        .path(.controlCharacter, of: "a\nb"), "publish-path: the path has a control character",
        "remove it from the slug or the name"
      ),
      (
        .path(.backslash, of: "a\\b"),
        "publish-path: the path has a '\\', which browsers read as '/'",
        "write '-' instead"
      ),
      (
        .path(.notNFC, of: "e\u{301}"),
        "publish-path: the path contains a letter and its accent as two characters",
        "write it in the composed form (NFC)"
      ),
      (
        .path(.reserved(".zoetrope-manifest"), of: ".zoetrope-manifest"),
        "publish-path: the name '.zoetrope-manifest' is reserved for Zoetrope",
        "rename the file"
      ),
    ] as [(PublishingPlan.Mistake, String, String)])
  func says(_ mistake: PublishingPlan.Mistake, _ message: String, _ fix: String) {
    let diagnostic = PublishingDiagnostics(output: "Output").diagnostic(for: mistake)
    #expect("\(diagnostic.id.text): \(diagnostic.message)" == message)
    #expect(diagnostic.fix == fix)
    #expect(diagnostic.place?.file.hasPrefix("Output/") == true)
  }

  /// A reader of a message about a long path needs the file that states it.
  @Test func namesTheFileThatAPathComesFrom() {
    let mistake = PublishingPlan.Mistake.path(
      .dots(".."), of: "../b\u{1B}", source: SourceRange(file: "Content/pages/b.md"))
    let diagnostic = PublishingDiagnostics(output: "Output").diagnostic(for: mistake)
    #expect(diagnostic.place?.file == "Content/pages/b.md")
    #expect(diagnostic.notes.map(\.message) == ["it would be published as '../b\u{FFFD}'"])
  }

  @Test func namesThePlaceWithoutControlCharacters() {
    let mistake = PublishingPlan.Mistake.path(.controlCharacter, of: "a\u{1B}[2J\nb")
    let diagnostic = PublishingDiagnostics(output: "Output").diagnostic(for: mistake)
    #expect(diagnostic.place == SourceRange(file: "Output/a\u{FFFD}[2J\u{FFFD}b"))
  }

  @Test func saysInANoteThatTheFolderWasAwayForAMoment() throws {
    let site = SiteFolder()
    try site.publish(["a": "a"])
    let report = try site.publish(
      ["a": "b"], fileSystem: FaultyFileSystem(lacking: [.exchange]))
    #expect(
      report.notes == [
        "this file system can't exchange two folders at once, so for a moment there was no "
          + "'\(site.output)'"
      ])
    #expect(site.pages == ["a": "b"])
  }

  @Test func refusesAMountInTheOutput() {
    let diagnostic = PublishingDiagnostics(output: "Output").mount("big")
    #expect(
      diagnostic
        == Diagnostic(
          .error, "publish-mount", at: SourceRange(file: "Output/big"),
          "this is on another file system than the rest of the output",
          fix: "unmount it, or mount it elsewhere"))
  }
}
