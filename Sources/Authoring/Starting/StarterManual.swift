import Basics
import Content

/// The README of a new site: next steps, and the meaning of each setting.
struct StarterManual {
  private let trip: String

  init(trip: String) { self.trip = trip }

  var text: String {
    """
    # A travel journal

    Zoetrope makes the pages of this site from the files in `Content/`.

        zoetrope preview                       # see the site in a browser while writing
        zoetrope build                         # publish it into Output/
        zoetrope new trip "Porto to Vigo"      # create a trip, or a photo, account, person or page
        zoetrope new trip "Nara" --journey Japan   # create a trip of a journey
        zoetrope new album Iceland             # create an album; put pictures next to its file
        zoetrope check                         # find every mistake without publishing

    Start with `\(trip)`: change it, and the browser shows every save. You can put `Output/` on any
    web server. Opened directly from the disk, its pages find neither each other nor their styles.

    ## Settings

    All settings are in `Content/site.json`. `null` means that a setting isn't set.

    | setting | meaning |
    |---|---|
    \(rows)

    ## In an editor

    `.zoetrope/schema/` contains JSON Schemas for every file. They aren't kept in Git. After a fresh
    clone, or with a newer Zoetrope, run `zoetrope schema` to make them again.

    - **JSON files:** Visual Studio Code completes keys and values, and underlines mistakes as you
      type. `.vscode/settings.json` sets the schema for each file. Other editors that support JSON
      Schema find it with the key `$schema` at the top of a file.
    - **Front matter:** Visual Studio Code doesn't support schemas in Markdown. Press Ctrl+Space to
      choose a key from the snippets, and run the task *zoetrope check* (Ctrl+Shift+B) to underline
      every mistake. Editors that use the YAML language server for front matter find its schemas
      under `yaml.schemas` in the same settings.

    """
  }

  private var rows: String {
    SiteSettings.keys.keys.filter { !$0.name.begins(with: "$") }.map { key in
      let example = key.expected.contains(" such as ") ? " Write \(key.expected)." : ""
      return "| `\(key.name)` | \(key.documentation)\(example) |"
    }.joined(separator: "\n")
  }
}
