import Markup

/// The file `_headers`. It is made after all pages, because it names the hosts that they load from.
final class HeadersProduct: BoundProduct {
  private let context: SiteContext

  init(_ context: SiteContext) { self.context = context }

  func write(into output: inout OutputBuffer) {
    output.append(SecurityPolicy(of: context).headers)
  }
}
