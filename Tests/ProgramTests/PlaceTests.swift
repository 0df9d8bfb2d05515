import Foundation
import Testing

/// Sites and outputs in unusual places.
struct PlaceTests {
  // MARK: The site's folder

  @Test(arguments: ["my travels", "Übersee – 旅", "a'b\"c$d", "-dash"])
  func buildsASiteOfAnyName(name: String) throws {
    let site = try Journal.site(name: name)
    try site.build()
    let expected = try site.tree()
    try site.remove("Output")
    let run = try Program(folder: site.parent).run(["build", "--site=./\(name)/"] + TestSite.now)
    #expect(try run.succeeded().error.isEmpty)
    #expect(try site.tree().differences(from: expected) == [])
  }

  @Test func buildsASiteByARelativePathAndThroughALink() throws {
    let site = try Journal.site()
    try site.build()
    let expected = try site.tree()
    try FileManager.default.createDirectory(
      atPath: "\(site.parent)/elsewhere/deep", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.parent)/elsewhere/link", withDestinationPath: "../site")
    for path in ["../../site/", "../link", "../link/", "../../site/./Content/.."] {
      try site.remove("Output")
      let program = Program(folder: "\(site.parent)/elsewhere/deep")
      _ = try program.run(["build", "--site", path] + TestSite.now).succeeded()
      #expect(try site.tree().differences(from: expected) == [], "\(path)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.parent).sorted() == [
        "elsewhere", "site",
      ])
  }

  @Test func saysThatThereIsNoSite() throws {
    let site = try TestSite(["notes.txt": "none"])
    let missing = try site.run("build", "--site", "nowhere/")
    #expect(missing.ending == .exit(1))
    #expect(
      missing.error == """
        error[site-missing-folder]: there is no folder 'nowhere'
           name the site's folder with --site
        1 error; nothing was published

        """)
    #expect(
      try site.run("build", "--site", "notes.txt").error
        == missing.error.replacing("nowhere", with: "notes.txt"))
    let empty = try site.run("check")
    #expect(empty.ending == .exit(1))
    #expect(
      empty.error == """
        error[content-missing-folder]: this folder isn't a site: it has no folder 'Content'
           start a site with 'zoetrope init .', or name another folder with --site
        1 error

        """)
    #expect(try Tree(of: site.folder).paths == ["notes.txt"])
  }

  @Test func namesTheSiteThatTheFolderLiesIn() throws {
    let site = try Journal.site()
    let inside = try Program(folder: site.folder + "/Content/trips").run("check")
    #expect(inside.ending == .exit(1))
    #expect(
      inside.error == """
        error[content-missing-folder]: this folder isn't a site: it has no folder 'Content'
           it is inside a site: run the command in '../..', or add --site ../..
        1 error

        """)
  }

  // MARK: The output

  @Test func refusesAnOutputThatSomebodyElseWrote() throws {
    let site = try Journal.site()
    try site.write(["Output/index.html": "mine", "Output/photo.jpg": "mine"])
    let before = try Tree(of: site.folder)
    let run = try site.run("build")
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[publish-output-foreign]: the output './Output' contains files that Zoetrope didn't write: index.html, photo.jpg
           name an empty or new folder, or move these files away
           note: its own output has a list '.zoetrope-manifest-…', which is missing here
        1 error; nothing was published

        """)
    #expect(try Tree(of: site.folder).changes(since: before) == [])
  }

  @Test(arguments: [
    (
      "Content/out",
      "error[publish-output-source]: the output 'Content/out' is in 'Content', which is part "
        + "of the site's source"
    ),
    (
      "Templates/assets/x",
      "error[publish-output-parent]: the output 'Templates/assets/x' can't be created, because "
        + "there is no folder 'Templates/assets'"
    ),
    (
      "Content",
      "error[publish-output-site]: the output 'Content' is the site's source folder"
    ),
    (
      ".",
      "error[publish-output-site]: the output '.' contains 'Content', which is part of the site's "
        + "source"
    ),
    (
      "..",
      "error[publish-output-site]: the output '..' contains 'Content', which is part of the site's "
        + "source"
    ),
    ("", "error[publish-output-path]: the output '' isn't a path"),
    (
      "a/b",
      "error[publish-output-parent]: the output 'a/b' can't be created, because there is no "
        + "folder 'a'"
    ),
    (
      "Templates",
      "error[publish-output-site]: the output 'Templates' is the site's source folder"
    ),
    (
      ".git",
      "error[publish-output-reserved]: the output '.git' is where Git keeps the history"
    ),
    (
      ".Output.zoetrope",
      "error[publish-output-reserved]: the output '.Output.zoetrope' is where Zoetrope builds "
        + "the next site"
    ),
    ("notes.txt", "error[publish-output-file]: the output 'notes.txt' isn't a folder"),
  ])
  func refusesAnOutputThatIsNoPlaceForOne(output: String, message: String) throws {
    let site = try Journal.site()
    try site.write(["notes.txt": "mine"])
    let before = try Tree(of: site.folder)
    let run = try site.run("build", "--output", output)
    #expect(run.ending == .exit(1))
    #expect(run.error.split(separator: "\n").first.map(String.init) == message)
    #expect(try Tree(of: site.folder).changes(since: before) == [])
  }

  @Test func keepsAFileOfOthersAndRefusesToOverwriteIt() throws {
    let site = try Journal.site()
    try site.build()
    try site.write(["Output/CNAME": "ana.example", "Output/new/index.html": "mine"])
    try site.build()
    try site.write(["Content/pages/new.md": "---\ntitle: New\n---\n"])
    let before = try site.tree()
    let run = try site.run("build")
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        ./Output/new/index.html: error[publish-foreign-file]: Zoetrope would publish a file here, but there is already one that it didn't write
           move it away, or rename the site's file
        1 error; nothing was published

        """)
    #expect(try site.tree().changes(since: before) == [])
  }

  // MARK: Permissions

  @Test func saysWhichFileCannotBeRead() throws {
    let site = try Journal.site()
    #expect(chmod("\(site.folder)/Content/pages/about.md", 0) == 0)
    guard let run = try runAsNobody(site, "check") else { return }
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        Content/pages/about.md: error[content-unreadable]: it can't be read: Permission denied
           check its permissions
        1 error

        """)
  }

  /// References to people in an unreadable folder are not reported as missing.
  @Test(arguments: [0o000, 0o100])
  func tellsOnceOfAFolderWhoseNamesCannotBeRead(mode: mode_t) throws {
    let site = try Journal.site()
    #expect(chmod("\(site.folder)/Content/people", mode) == 0)
    defer { chmod("\(site.folder)/Content/people", 0o755) }
    guard let run = try runAsNobody(site, "check") else { return }
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        Content/people: error[content-unreadable]: it can't be read: Permission denied
           check its permissions
        1 error

        """)
  }

  @Test(arguments: ["Content", "Content/trips", "Content/trips/faro", "Templates"])
  func tellsOnceOfAFolderThatMayNotBeEntered(folder: String) throws {
    let site = try Journal.site()
    try site.write([
      "Templates/components/own.html": "<p>", "Templates/assets/a.css": "a {}",
      "Templates/words/en.json": "{}", "Content/_redirects": "/a /b 301\n",
    ])
    #expect(chmod("\(site.folder)/\(folder)", 0o444) == 0)
    defer { chmod("\(site.folder)/\(folder)", 0o755) }
    guard let run = try runAsNobody(site, "check") else { return }
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        \(folder): error[content-unreadable]: you don't have permission to open this folder
           give yourself permission, for example with 'chmod u+rx'
        1 error

        """)
  }

  @Test func saysThatTheSiteMayNotBeEntered() throws {
    let site = try Journal.site(name: "journal")
    #expect(chmod(site.folder, 0) == 0)
    defer { chmod(site.folder, 0o755) }
    guard getuid() == 0, let setpriv = try Tool.find("setpriv") else { return }
    #expect(chmod(site.parent, 0o755) == 0)
    let program = Program(
      folder: site.parent, wrapper: [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"])
    for (command, end) in [(["check"], "1 error\n"), (["audience", "list"], "")] {
      let run = try program.run(command + ["--site", "journal"])
      guard run.ending != .exit(126), run.ending != .exit(127) else { return }
      #expect(run.ending == .exit(1))
      #expect(
        run.error == """
          error[site-closed-folder]: the folder 'journal' can't be read: you don't have permission to open it
             give yourself permission, for example with 'chmod u+rx', also for its parent folders
          \(end)
          """)
    }
  }

  @Test func saysThatTheOutputCannotBeWritten() throws {
    let site = try Journal.site()
    #expect(chmod(site.folder, 0o555) == 0)
    defer { chmod(site.folder, 0o755) }
    guard let run = try runAsNobody(site, "build") else { return }
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[publish-system]: './Output' can't be published: creating the folder \
        '.Output.zoetrope' failed: permission denied
           change the permissions of the folder, or name another output
           note: the previously published site is unchanged
        1 error; nothing was published

        """)
    #expect(!site.exists("Output"))
  }

  /// Runs as an unprivileged user, because root may read and write everything; `nil` if that fails.
  private func runAsNobody(_ site: TestSite, _ command: String) throws -> Program.Run? {
    guard getuid() == 0 else { return try site.run(command) }
    guard let setpriv = try Tool.find("setpriv") else { return nil }
    #expect(chmod(site.parent, 0o755) == 0)
    let wrapper = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
    let run = try site.run(command, wrapper: wrapper)
    guard run.ending != .exit(126), run.ending != .exit(127) else {
      print("skipped: another user can't run \(Program.path)")
      return nil
    }
    return run
  }
}
