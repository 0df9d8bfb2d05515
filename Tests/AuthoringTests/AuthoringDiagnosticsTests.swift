import Authoring
import Content
import Diagnostics
import Domain
import Testing

struct AuthoringDiagnosticsTests {
  @Test(arguments: cases)
  func saysWhatToDo(_ fault: AuthoringFault, _ report: String) {
    #expect(TerminalWriter(colours: false).text([fault.diagnostic]) == report)
  }

  private static let cases: [(AuthoringFault, String)] = [
    (
      .unknownThemeFiles([.init(name: "tirp.html", likely: "trip.html")]),
      """
      error[theme-unknown-file]: the built-in theme has no file 'tirp.html', so nothing was written
         did you mean 'trip.html'?

      """
    ),
    (
      .unknownThemeFiles([
        .init(name: "tirp.html", likely: "trip.html"), .init(name: "ünknown", likely: nil),
      ]),
      """
      error[theme-unknown-file]: 2 names are none of files of the built-in theme, so nothing was written
         see its files with 'zoetrope theme list'
         note: 'tirp.html': did you mean 'trip.html'?
         note: 'ünknown'

      """
    ),
    (
      .filesExist(["journal/README.md"]),
      """
      error[new-file-exists]: 'journal/README.md' exists already, so nothing was written
         move what is there away, or choose another place

      """
    ),
    (
      .filesExist(["README.md", "Content/site.json"]),
      """
      error[new-file-exists]: 2 files exist already, so nothing was written
         move what is there away, or choose another place
         note: README.md
         note: Content/site.json

      """
    ),
    (
      .filesExist([
        "a/b/Content/site.json", "a/b/.vscode/a.json", "a/b/Content/trips/a.md", "a/b/README.md",
        "a/b/.vscode/b.json", "a/b/.zoetrope/schema/a.json",
      ]),
      """
      error[new-file-exists]: 6 files exist already, so nothing was written
         move what is there away, or choose another place
         note: a/b/Content/: 2 files
         note: a/b/.vscode/: 2 files
         note: a/b/README.md
         note: a/b/.zoetrope/schema/a.json

      """
    ),
    (
      .notAFolder("journal"),
      """
      error[new-not-a-folder]: 'journal' is a file where a folder is needed
         move it away, or choose another place

      """
    ),
    (
      .system(path: "journal", reason: "Permission denied"),
      """
      error[new-unwritable]: 'journal' can't be written: Permission denied

      """
    ),
    (
      .noSite("."),
      """
      error[new-no-site]: there is no 'Content' here
         name a site's folder with --site, or begin one with 'zoetrope init'

      """
    ),
    (
      .noSite("journal"),
      """
      error[new-no-site]: there is no 'Content' in 'journal'
         name a site's folder with --site, or begin one with 'zoetrope init'

      """
    ),
    (
      .naming(.noSlug(title: "!?")),
      """
      error[new-no-slug]: the title '!?' holds no letter or digit to make an address of
         give the address' last part with --slug

      """
    ),
    (
      .naming(.wrongSlug("a/b", .separator("/"))),
      """
      error[new-wrong-slug]: 'a/b' can't be a slug: it holds '/'
         give another with --slug

      """
    ),
    (
      .naming(
        .slugTaken(.trips, slug: "lisbon", path: "Content/trips/lisbon.md", free: "lisbon-2")),
      """
      error[new-slug-taken]: 'Content/trips/lisbon.md' is a trip with the slug 'lisbon' already
         change that one, or add --slug lisbon-2

      """
    ),
    (
      .naming(.reservedSlug("settings")),
      """
      error[new-reserved-slug]: no page can have the slug 'settings', since Zoetrope publishes a page of its own there
         give another with --slug

      """
    ),
    (
      .naming(.yearSlug("1987")),
      """
      error[new-reserved-slug]: no trip can have the slug '1987', since the list of that year's trips lies there
         give another with --slug, such as --slug in-1987

      """
    ),
    (
      .naming(.noJourneySlug(title: "?")),
      """
      error[new-no-slug]: the journey's title '?' holds no letter or digit to make an address of
         give the journey a title with letters

      """
    ),
    (
      .naming(.indexSlug(.trips)),
      """
      error[new-reserved-slug]: no trip can begin in 'index.md', since that file holds the text above the list
         give another slug with --slug

      """
    ),
    (
      .naming(.oneName("Ana")),
      """
      error[new-one-name]: a person has a first and a last name, and 'Ana' is only one
         write both, as in "Ana Lima"

      """
    ),
    (
      .input(.unreadable("ridge.jpg")),
      """
      error[new-unreadable]: there is no file 'ridge.jpg' that can be read
         check its name and its permissions

      """
    ),
    (
      .input(.notAnImage("notes.txt")),
      """
      error[new-not-an-image]: 'notes.txt' is no picture that a page can show
         name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF

      """
    ),
    (
      .input(.imageOfAnother(.trips)),
      """
      error[new-image-of-another]: a trip is made without --image
         make a photo of it: zoetrope new photo

      """
    ),
    (
      .input(.journeyOfAnother(.pages)),
      """
      error[new-journey-of-another]: a page is made without --journey
         leave it out: the parts of a journey are trips

      """
    ),
    (
      .input(.tripWithoutFolder("japan", path: "Content/trips/japan.md")),
      """
      error[new-no-journey]: 'Content/trips/japan.md' is a trip by itself, and no journey
         name another journey, or move that file to 'Content/trips/japan/index.md' first

      """
    ),
    (
      .foreignSchemas(["x/trip.json"]),
      """
      error[schema-foreign-file]: 'x/trip.json' was not made by 'zoetrope schema', so nothing was written
         move what is there away, or name another folder with --output

      """
    ),
  ]
}
