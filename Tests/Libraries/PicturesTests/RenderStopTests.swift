import Foundation
import Synchronization
import Testing

@testable import Pictures

struct RenderStopTests {
  @Test func rendersNothingAfterAStop() throws {
    let stop = RenderStop()
    stop.stop()
    #expect(stop.isStopped)
    #expect(throws: PictureFault.stopped) {
      try PictureRenderer().render([1, 2, 3], [], stop: stop)
    }
    #expect(throws: PictureFault.stopped) {
      try PictureRenderer().render(path: "/none", [], stop: stop)
    }
  }

  /// The first work is decoding, and each later one is encoding a rendition.
  @Test(arguments: [PictureFormat.webp, .jpeg], [1, 2])
  func stopsWorkThatIsUnderWay(format: PictureFormat, work: Int) throws {
    let source = try TestPictures.picture(5_000, 4_000, ".jpg[Q=90]")
    let renderer = try PictureRenderer()
    // Work of many seconds: the same rendition again and again.
    let recipes = [Recipe](
      repeating: Recipe(.width(5_000), format, quality: 90, effort: 6), count: 40)
    let stop = RenderStop()
    let fault = Mutex<PictureFault?>(nil)
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      do throws(PictureFault) {
        _ = try renderer.render(source, recipes, stop: stop)
      } catch {
        fault.withLock { $0 = error }
      }
      end.signal()
    }
    while stop.worksBegun < work { sched_yield() }
    let clock = ContinuousClock()
    let stopped = clock.now
    stop.stop()
    end.wait()
    #expect(fault.withLock { $0 } == .stopped)
    #expect(stop.worksBegun <= work + 1)
    #expect(stopped.duration(to: clock.now) < .seconds(2))
  }
}
