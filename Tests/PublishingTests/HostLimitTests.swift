import Testing

@testable import Publishing

/// The note about more files than some hosts accept.
struct HostLimitTests {
  @Test(arguments: [(20_000, false), (20_001, true)])
  func namesTheLimitOnceASiteIsOverIt(files: Int, isNamed: Bool) {
    var report = PublishingReport()
    report.notes = ["a note"]
    (report.written, report.unchanged) = (1, files - 1)
    #expect(
      report.allNotes
        == ["a note"]
        + (isNamed ? ["the site has 20001 files; Cloudflare Pages takes at most 20000"] : []))
  }
}
