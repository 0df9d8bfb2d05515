import Foundation
import Testing

/// Whole messages for typical mistakes, with their fixes.
struct MessageTests {
  @Test(arguments: [
    (
      ["Content/pages/about.md": "Hello."],
      """
      Content/pages/about.md:1:1: error[content-missing-key]: a page needs the key 'title'
          1 | Hello.
            | ^ start the file with the lines '---', 'title: …' and '---'
         note: 'title' is text
      1 error

      """
    ),
    (
      ["Content/pages/trips.md": "---\ntitle: Trips\n---\n"],
      """
      Content/pages/trips.md: error[content-duplicate-slug]: the page 'trips' has the same address as the list of trips
         give it another 'slug', or move its text to Content/trips/index.md
      1 error

      """
    ),
    (
      [
        "Content/pages/a.md": "---\ntitle: A\n---\n[Ana](ana.md), [us](abuot.md), [none](zz.md)",
        "Content/pages/about.md": "---\ntitle: About\n---\n",
        "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Sá\n---\n",
      ],
      """
      Content/pages/a.md:4:7: error[link-broken]: this link leads to a file that doesn't exist
          4 | [Ana](ana.md), [us](abuot.md), [none](zz.md)
            |       ^~~~~~ did you mean '../people/ana.md'?
      Content/pages/a.md:4:21: error[link-broken]: this link leads to a file that doesn't exist
          4 | [Ana](ana.md), [us](abuot.md), [none](zz.md)
            |                     ^~~~~~~~ did you mean 'about.md'?
      Content/pages/a.md:4:39: error[link-broken]: this link leads to a file that doesn't exist
          4 | [Ana](ana.md), [us](abuot.md), [none](zz.md)
            |                                       ^~~~~ write the file's path relative to this one
      3 errors

      """
    ),
    (
      ["Content/blog/first.md": "---\ntitle: First\n---\n", "Content/hello.md": "Hello."],
      """
      Content/blog/first.md: warning[content-outside-kinds]: no page is made from this file, because 'blog' isn't one of the folders 'trips', 'photos', 'accounts', 'people' and 'pages'
         move it to one of them, such as Content/pages
      Content/hello.md: warning[content-outside-kinds]: no page is made from this file, because it isn't in one of the folders 'trips', 'photos', 'accounts', 'people' and 'pages'
         move it to Content/pages
      2 warnings

      """
    ),
    (
      ["Content/site.json": #"{ "baseURL": "ana.example" }"#],
      """
      Content/site.json:1:14: error[content-wrong-type]: 'baseURL' must be an address such as \
      https://ana.example/journal, but it doesn't start with https:// or http://
          1 | { "baseURL": "ana.example" }
            |              ^~~~~~~~~~~~~ write https://ana.example
      1 error

      """
    ),
    (
      ["Content/site.json": #"{ "baseURL": "https://ana.example", }"#],
      """
      Content/site.json:1:35: error[content-json-syntax]: there is a comma before '}'
          1 | { "baseURL": "https://ana.example", }
            |                                   ^ remove the comma
      1 error

      """
    ),
    (
      ["Templates/page.html": "<main>Mine.</main>"],
      """
      Templates/page.html: error[template-missing-block]: built-in templates fill a block 'main' in 'page', which is missing here
         write {{$main}}{{/main}} where its content should appear
      1 error

      """
    ),
    (
      ["Templates/components/header-text.html": "<h1>{{headerTxt}}</h1>\n"],
      """
      Templates/components/header-text.html:1:7: error[template-unknown-name]: AccountPresentable \
      has no 'headerTxt'
          1 | <h1>{{headerTxt}}</h1>
            |       ^~~~~~~~~ did you mean 'headerText'?
         note: available here: balanceChart, balanceText, breakdowns, entriesLink, figures, \
      hasFigures, hasHeaderColor, hasNeighbors, hasSettlements, hasTags, headerColor, headerFont, \
      headerPlateColor, headerSize, headerText, isCurrent, …
         note: included by the built-in template 'account'
      1 error

      """
    ),
    (
      ["Templates/components/header-text.html": "<h1 class=\"{{headerText}}\n"],
      """
      Templates/components/header-text.html: error[template-unbalanced-partial]: the template \
      'components/header-text' starts in text and ends in the quotes of class
         start and end it in the same place
      1 error

      """
    ),
    (
      [
        "Templates/components/image.html":
          "<img src=\"{{imageLink}}\" alt=\"{{imageAlt}}\" sizes=\"{{$sizes}}{{/sizes}}\"{{$loading}}{{/loading}}>"
      ], ""
    ),
    (
      ["Templates/components/image.html": "<img src=\"{{imageLink}}\" alt=\"{{imageAlt}}\">"],
      """
      Templates/components/image.html: error[template-missing-block]: built-in templates fill a block 'loading' in 'components/image', which is missing here
         write {{$loading}}{{/loading}} where its content should appear
      Templates/components/image.html: error[template-missing-block]: built-in templates fill a block 'sizes' in 'components/image', which is missing here
         write {{$sizes}}{{/sizes}} where its content should appear
      2 errors

      """
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(files: [String: String], text: String) throws {
    let site = try TestSite(["Content/site.json": TestSite.settings])
    try site.write(files)
    let run = try site.run("check")
    #expect(run.error == text)
  }

  /// The site's own files are given by path, built-in ones by name.
  @Test func tellsBuiltInTemplatesFromTheSitesOwn() throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings, "Templates/page.html": "{{$main}}{{/main}}{{titel}}",
    ])
    let run = try site.run("check")
    let lines = run.error.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.first?.hasPrefix("Templates/page.html:1:21: error[template-unknown-name]: ") == true)
    #expect(lines.contains("note: included by the built-in template 'account'"))
    #expect(!run.error.contains("<built-in>"))
    #expect(lines.last == "1 error")
  }
}
