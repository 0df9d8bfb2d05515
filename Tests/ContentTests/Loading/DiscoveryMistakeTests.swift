import Testing

struct DiscoveryMistakeTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let cases = [
    Mistake(
      "models outside the kinds",
      [
        "Content/about.md": #"""
        x
        """#,
        "Content/blog/a.md": #"""
        x
        """#,
        "Content/blog/b.json": #"""
        x
        """#,
        "Content/tirps/a.md": #"""
        x
        """#,
      ],
      report: #"""
        Content/about.md: warning[content-outside-kinds]: no page is made from this file, because it isn't in one of the folders 'trips', 'photos', 'accounts', 'people' and 'pages'
           move it to Content/pages
        Content/blog/a.md: warning[content-outside-kinds]: no page is made from this file, because 'blog' isn't one of the folders 'trips', 'photos', 'accounts', 'people' and 'pages'
           move it to one of them, such as Content/pages
           note: the same goes for 1 more there
        Content/tirps/a.md: warning[content-outside-kinds]: no page is made from this file, because 'tirps' isn't one of the folders 'trips', 'photos', 'accounts', 'people' and 'pages'
           did you mean 'Content/trips'?

        """#),
    Mistake(
      "models that are not named as such",
      [
        "Content/trips/a.markdown": #"""
        x
        """#,
        "Content/trips/b.MD": #"""
        x
        """#,
        "Content/trips/c.txt": #"""
        x
        """#,
      ],
      report: #"""
        Content/trips/a.markdown: warning[content-wrong-suffix]: no page is made from this file, because its name doesn't end in .md or .json
           rename it to 'a.md', or move it elsewhere
        Content/trips/b.MD: warning[content-wrong-suffix]: no page is made from this file, because its name doesn't end in .md or .json
           rename it to 'b.md', or move it elsewhere

        """#),
  ]
}
