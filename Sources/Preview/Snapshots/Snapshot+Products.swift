import Application
import Diagnostics
import Markup
import Publishing

extension Snapshot {
  /// An image that is larger is made anew when it is asked for.
  private static let heldImage = 64 * 1024

  /// Makes all products of a site; what is wrong is reported.
  init(_ site: Site, jobs: Int, diagnostics: DiagnosticCollector) {
    let products = PublishingPlan(site.products, diagnostics).products
    let made = concurrentMap(products.count, jobs: jobs, worker: { OutputBuffer() }) {
      output, index in
      Self.resource(products[index], &output)
    }
    site.checkLinks()
    var resources: [String: Resource] = [:]
    resources.reserveCapacity(products.count)
    for (product, resource) in zip(products, made) { resources[product.path] = resource }
    self.init(resources, basePath: site.basePath)
  }

  private static func resource(_ product: Product, _ output: inout OutputBuffer) -> Resource {
    let type = MediaType.of(product.path)
    switch product.content {
    case .copied(let path):
      return Resource(.file(path: path), type: type, tag: Tag.ofFile(path), source: product.source)
    case .rendered(let make):
      output.removeAll()
      make(&output)
      let isLarge = product.kind == .image && output.count > heldImage
      return Resource(
        isLarge ? .made(size: output.count, make) : .bytes(output.bytes), type: type,
        tag: Tag.of(output.bytes), source: product.source, isDraft: product.isDraft)
    }
  }
}
