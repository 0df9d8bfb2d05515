import Content
import Domain
import Presentation

/// Shows the track of a trip as a file that contains only points.
struct ShowTrack: UseCase {
  /// The bytes of the file.
  typealias ViewModel = [UInt8]

  /// Index of the trip among the site's trips.
  let index: Int

  func show(in view: some View<[UInt8]>, _ context: SiteContext) {
    let paths = context.trip(at: index).model.tracks.flatMap(\.files)
    let content = context.site.graph.content
    let files = paths.map { OutsideFile.path(of: $0, in: content.folder) }
    for file in files { context.note(file: file, FileState.hash(file)) }
    do throws(TrackReadingFault) {
      view.show(try FileTrackReader.gpx(ofFilesAt: files, hiding: content.settings.hidden))
    } catch {
      context.report(error.diagnostic(of: paths.first ?? ""))
      view.show([])
    }
  }
}
