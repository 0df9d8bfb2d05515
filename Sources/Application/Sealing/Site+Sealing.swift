import Content
import Diagnostics
import Domain
import Hashing
package import Markup
import Sealing
import Threads

extension Site {
  /// Returns the site with what its audiences have besides, sealed: each product of an audience's
  /// site that the public one does not have, or with other bytes.
  ///
  /// To know which these are, it makes all products of all sites that are not known, and reports
  /// their mistakes. `digest` is how the publisher computes the digest of a product's bytes.
  package func sealed(
    knowing known: (Site) -> any KnownProducts,
    digest: @escaping @Sendable (borrowing OutputBuffer) -> OutputDigest
  ) -> Site {
    let (diagnostics, options) = (origin.diagnostics, origin.options)
    let names = audienceNames
    guard !names.isEmpty else { return self }
    guard let keys = options.keys else {
      diagnostics.report(ApplicationDiagnostics.noKeys(of: names[0].name, at: names[0].place))
      return self
    }
    var readers: [SealedDifference.Reader] = []
    for (name, place) in names {
      guard let audience = keys[name.text], !audience.guests.isEmpty else {
        diagnostics.report(ApplicationDiagnostics.noKeys(of: name, at: place))
        continue
      }
      readers.append(SealedDifference.Reader(name: name, key: audience.key, site: seen(.of(name))))
    }
    guard readers.count == names.count else { return self }
    var site = self
    site.audiences = readers.map(\.site)
    do throws(SealingFault) {
      let difference = try SealedDifference(
        of: readers, from: self, salt: keys.salt, knowing: known(site), digest: digest,
        jobs: options.jobs)
      let own = try difference.products + [Product(publishing: PublishedKeys(keys))]
      site.products += own
    } catch {
      diagnostics.report(ApplicationDiagnostics.unsealable("/sealed/keys.json", error))
      return self
    }
    site.layout = ProductLayout(site.products)
    return site
  }

  /// The site beside that which its author sees, with all that is protected, if anything is.
  package var besideAuthors: Site {
    guard !audienceNames.isEmpty else { return self }
    var site = self
    site.audiences = [seen(.all)]
    return site
  }

  /// Audiences that some model is protected for which is shown to them, in the order of the
  /// settings, with the place of the first such model's `audience`.
  private var audienceNames: [(name: Slug, place: SourceRange)] {
    let content = origin.loaded.content
    return content.settings.audiences.compactMap { audience in
      var eyes = origin.options.audience
      eyes.protected = .of(audience.name)
      let model = content.models.all.first { model in
        model.attributes.visibility == .protected && eyes.sees(model.attributes)
      }
      return model.map { (audience.name, $0.place(of: "audience")) }
    }
  }

  /// Returns the same content's site with other protected models.
  private func seen(_ protected: Audience.Protected) -> Site {
    var options = origin.options
    options.audience.protected = protected
    return Site(
      origin.loaded, options, SiteMemory(), compiled: origin.compiled, changed: nil, nil,
      origin.diagnostics)
  }
}

extension Product {
  /// Creates the file by which a browser makes keys of a password.
  init(publishing keys: PublishedKeys) {
    self.init(
      path: "sealed/keys.json", kind: .sealed, isConstant: true,
      content: .rendered { $0.append(keys.json) })
  }
}
