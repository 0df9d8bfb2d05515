import Foundation
import PackagePlugin

/// Generates Swift source from the files in `Templates/`, so that the executable contains the
/// built-in theme.
@main
struct EmbedTheme: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTheme.swift")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let inputs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
    return [
      .buildCommand(
        displayName: "Embedding the theme",
        executable: try context.tool(named: "ThemeEmbedder").url,
        arguments: [folder.path(), output.path()],
        inputFiles: inputs.sorted { $0.path() < $1.path() },
        outputFiles: [output])
    ]
  }
}
