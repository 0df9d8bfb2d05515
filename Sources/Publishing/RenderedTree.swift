package import Application
package import Diagnostics
import Markup
import Threads

/// The whole site in memory, made as `Publisher` makes it: for comparisons, tests and preview.
package struct RenderedTree: Sendable, Equatable {
  /// A path of the site, and the bytes that it would have.
  package struct File: Sendable, Equatable {
    package let path: String
    package let bytes: [UInt8]
  }

  /// Sorted by path; without those that are reported as wrong.
  package let files: [File]

  /// Makes a whole site, and checks what can be checked only then.
  package init(_ site: Site, jobs: Int, diagnostics: DiagnosticCollector) {
    self.init(site.products, jobs: jobs, diagnostics: diagnostics)
    site.checkLinks()
  }

  /// Makes all products on `jobs` threads; what is wrong is reported as `Publisher` reports it.
  package init(
    _ products: [Product], jobs: Int, diagnostics: DiagnosticCollector,
    fileSystem: any FileSystem = POSIXFileSystem()
  ) {
    let jobs = max(1, min(jobs, 64))
    let plan = PublishingPlan(products, jobs: jobs, diagnostics)
    let prose = PublishingDiagnostics(output: nil)
    let results = concurrentMap(
      plan.count, jobs: jobs, worker: { OutputBuffer() }
    ) { output, index in
      Result { () throws(SystemError) in
        switch plan[index].content {
        case .rendered(let render):
          output.removeAll()
          render(&output)
          return output.bytes
        case .copied(let source):
          return try CopiedFile(source, fileSystem: fileSystem).bytes()
        }
      }
    }
    var files: [File] = []
    files.reserveCapacity(results.count)
    for (product, result) in zip(plan.products, results) {
      switch result {
      case .success(let bytes): files.append(File(path: product.path, bytes: bytes))
      case .failure(let error):
        diagnostics.report(prose.unreadableSource(of: product.path, error))
      }
    }
    self.files = files
  }
}
