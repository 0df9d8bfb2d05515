import Basics
import Content

/// The README of a new site: next steps, and the meaning of each setting.
struct StarterManual {
  private let trip: String

  init(trip: String) { self.trip = trip }

  var text: String {
    """
    # A travel journal

    The pages of this site are made by Zoetrope from the files in `Content/`.

        zoetrope preview                       # see it in a browser while writing
        zoetrope build                         # publish it into Output/
        zoetrope new trip "Porto to Vigo"      # begin a trip; photo, account, person and page too
        zoetrope new trip "Nara" --journey Japan   # a trip that is a part of a journey
        zoetrope new album Iceland             # begin an album: put pictures beside its file
        zoetrope check                         # find every mistake, publish nothing

    Begin with `\(trip)`: change it, and the browser shows it as soon as it is saved. Any web
    server shows `Output/`; opened from the disk, its pages find neither each other nor their styles.

    ## Settings

    `Content/site.json` holds all of them. `null` means that a setting is not given.

    | setting | what it is |
    |---|---|
    \(rows)

    ## In an editor

    `.zoetrope/schema/` holds JSON Schemas of every file, made by the program itself. They are not
    kept in Git: after a fresh clone, or with a newer Zoetrope, `zoetrope schema` makes them.

    - **JSON files** in Visual Studio Code: keys and values complete, and mistakes are underlined as
      you type; `.vscode/settings.json` says which file has which schema. Every other editor that
      knows JSON Schema finds it by the key `$schema` at the top of a file.
    - **Front matter** in Visual Studio Code: it knows no schemas inside Markdown. There, Ctrl+Space
      offers every key as a snippet, and the task *zoetrope check* (Ctrl+Shift+B) underlines every
      mistake at its place. An editor that hands front matter to the YAML language server finds its
      schemas under `yaml.schemas` in the same settings.

    """
  }

  private var rows: String {
    SiteSettings.keys.keys.filter { !$0.name.begins(with: "$") }.map { key in
      let example = key.expected.contains(" such as ") ? " Write \(key.expected)." : ""
      return "| `\(key.name)` | \(key.documentation)\(example) |"
    }.joined(separator: "\n")
  }
}
