package import Application
import Basics
package import Diagnostics
package import Files
import Markup

/// The whole site in memory, made as by `Publisher`, for comparisons, tests and the preview.
package struct RenderedTree: Sendable, Equatable {
  /// A path of the site, and the bytes of its file.
  package struct File: Sendable, Equatable {
    package let path: String
    package let bytes: [UInt8]
    /// Whether it is a picture whose bytes may differ between versions of libraries.
    package let isByRecipe: Bool
  }

  /// Files sorted by path, without invalid ones.
  package let files: [File]

  /// Makes a whole site, and then checks its links.
  package init(_ site: Site, jobs: Int, diagnostics: DiagnosticCollector) {
    self.init(site.products, jobs: jobs, diagnostics: diagnostics)
    site.checkLinks()
  }

  /// Makes all products on `jobs` threads; mistakes are reported as by `Publisher`.
  package init(
    _ products: [Product], jobs: Int, diagnostics: DiagnosticCollector,
    fileSystem: any FileSystem = POSIXFileSystem()
  ) {
    let jobs = max(1, min(jobs, 64))
    let plan = PublishingPlan(products, jobs: jobs, diagnostics)
    let prose = PublishingDiagnostics(output: nil)
    func make(_ places: [Int]) -> [(place: Int, result: Result<[UInt8], SystemError>)] {
      let made = concurrentMap(
        places.count, jobs: jobs, worker: { OutputBuffer() }
      ) { output, index in
        Self.bytes(of: plan[places[index]], by: &output, fileSystem)
      }
      return zip(places, made).map { ($0, $1) }
    }
    let (first, onDemand) = plan.steps
    let always = make(first)
    let wanted = onDemand.filter { plan[$0].isWanted }
    plan.prepare(wanted, jobs: jobs)
    let results = (always + make(wanted)).sorted { $0.place < $1.place }
    var files: [File] = []
    files.reserveCapacity(results.count)
    for (place, result) in results {
      let path = plan[place].path
      switch result {
      case .success(let bytes):
        files.append(File(path: path, bytes: bytes, isByRecipe: plan[place].isByRecipe))
      case .failure(let error): diagnostics.report(prose.unreadableSource(of: path, error))
      }
    }
    self.files = files
  }

  private static func bytes(
    of product: Product, by output: inout OutputBuffer, _ fileSystem: any FileSystem
  ) -> Result<[UInt8], SystemError> {
    Result { () throws(SystemError) in
      if let original = product.original {
        return try CopiedFile(original, fileSystem: fileSystem).bytes()
      }
      output.removeAll()
      _ = product.make(into: &output)
      return output.bytes
    }
  }
}
