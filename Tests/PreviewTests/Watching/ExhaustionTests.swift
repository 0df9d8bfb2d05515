#if os(Linux)
  import TestSupport
  import Testing

  @testable import Preview

  /// What becomes of a preview where the system watches no more folders.
  struct ExhaustionTests {
    private static let files: [String: TemporaryFolder.File] = [
      "Content/pages/plan.md": "---\ntitle: Plan\n---\nThe first text.\n"
    ]

    private func expectOneNote(_ running: RunningPreview) {
      #expect(
        running.notes == [
          "the system watches no more folders (fs.inotify.max_user_watches), "
            + "so files are looked at twice a second"
        ])
    }

    private func expectChangesAreShown(_ running: RunningPreview, _ path: String) throws {
      let page = try running.open("/plan/")
      for text in ["The second text.", "The third text."] {
        try running.save(.text("---\ntitle: Plan\n---\n\(text)\n"), to: path)
        #expect(page.reads("\"act\":\"main\""))
        #expect(try running.get("/plan/").contains(text))
      }
      expectOneNote(running)
    }

    @Test func looksAtTheFilesFromTheStartWhereTheyCannotAllBeWatched() throws {
      let running = try RunningPreview(Self.files) { $0.mostWatches = 2 }
      expectOneNote(running)
      try expectChangesAreShown(running, "Content/pages/plan.md")
    }

    @Test func looksAtTheFilesAsSoonAsOneFolderIsTooMany() throws {
      // The site's own, `Content`, and `pages`.
      let running = try RunningPreview(Self.files) { $0.mostWatches = 3 }
      #expect(running.notes == [])
      try running.site.write("---\ntitle: More\n---\n", to: "Content/pages/deep/more.md")
      let page = try running.open("/more/")
      if try !running.get("/more/").hasPrefix("HTTP/1.1 200") {
        #expect(page.reads("\"act\":\"main\""))
      }
      #expect(try running.get("/more/").hasPrefix("HTTP/1.1 200"))
      try expectChangesAreShown(running, "Content/pages/plan.md")
    }
  }
#endif
