import Diagnostics
import Testing

@testable import Authoring

struct AuthoringDiagnosticsTests {
  @Test(arguments: cases)
  func saysWhatToDo(_ fault: AuthoringFault, _ report: String) {
    #expect(TerminalWriter(colours: false).text([fault.diagnostic]) == report)
  }

  private static let cases: [(AuthoringFault, String)] = [
    (
      .filesExist(["journal/README.md"]),
      """
      error[new-file-exists]: 'journal/README.md' already exists, so nothing was written
         move the existing files away, or choose another place

      """
    ),
    (
      .filesExist(["README.md", "Content/site.json"]),
      """
      error[new-file-exists]: 2 files already exist, so nothing was written
         move the existing files away, or choose another place
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
      error[new-file-exists]: 6 files already exist, so nothing was written
         move the existing files away, or choose another place
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
         move the file away, or choose another place

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
         name the site's folder with --site, or start a site with 'zoetrope init'

      """
    ),
    (
      .noSite("journal"),
      """
      error[new-no-site]: there is no 'Content' in 'journal'
         name the site's folder with --site, or start a site with 'zoetrope init'

      """
    ),
    (
      .unreadable("ridge.jpg"),
      """
      error[new-unreadable]: the file 'ridge.jpg' doesn't exist or can't be read
         check its name and permissions

      """
    ),
  ]
}
