import Basics
import Content
import Diagnostics
import Domain
package import Markup
import Sealing

extension Site {
  /// Returns the site with the additional content of its audiences, sealed. This is each product of
  /// an audience's site that is missing on the public site or has other bytes there.
  ///
  /// To find them, it renders all unknown products of all sites and reports their mistakes.
  /// `digest` is the function that the publisher uses to compute the digest of a product's bytes.
  package func sealed(
    knowing known: (Site) -> any KnownProducts,
    digest: @escaping @Sendable (borrowing OutputBuffer) -> OutputDigest
  ) -> Site {
    let (diagnostics, options) = (origin.diagnostics, origin.options)
    let names = audienceNames
    guard !names.isEmpty else { return self }
    guard let keys = keysOfAll() else { return self }
    var site = self
    do throws(SealingFault) {
      let readers = try readers(of: names.map(\.name), by: keys)
      site.audiences = readers.map(\.site)
      let difference = try SealedDifference(
        of: readers, from: self, salt: keys.salt, knowing: known(site), digest: digest,
        jobs: options.jobs)
      for reader in readers { facts.addLoads(ofSealed: reader.site.facts) }
      site.omissions += openFilesNote(readers.map(\.site))
      let own = try difference.products + [Product(publishing: PublishedKeys(keys))]
      site.products += own
    } catch {
      diagnostics.report(error.diagnostic(of: "/sealed/keys.json"))
      return self
    }
    site.layout = ProductLayout(site.products)
    return site
  }

  /// Returns a reader for each audience, and for each set of audiences that share a guest. The
  /// index of such a set lists the files of all its audiences.
  private func readers(
    of names: [Slug], by keys: KeyFile
  ) throws(SealingFault) -> [SealedDifference.Reader] {
    let singles = names.compactMap { name in keys[name.text].map { (name: name, key: $0.key) } }
    let single = singles.map { name, key in
      SealedDifference.Reader(names: [name], key: key, site: seen(.of([name])))
    }
    var joint: [SealedDifference.Reader] = []
    for shared in keys.sharedAudiences(among: names.map(\.text)) {
      let some = singles.filter { shared.contains($0.name.text) }
      let names = Set(some.map(\.name))
      let key = try Readers(some.map(\.key)).joint(at: keys.salt)
      joint.append(SealedDifference.Reader(names: names, key: key, site: seen(.of(names))))
    }
    return single + joint
  }

  /// Returns the keys if each audience with sealed models has a guest. Otherwise reports the
  /// audiences that can't open them: all in one message if the key file is missing, or each
  /// audience without a guest.
  private func keysOfAll() -> KeyFile? {
    let names = audienceNames
    guard let first = names.first else { return origin.options.keys }
    guard let keys = origin.options.keys else {
      reportNoKeys(of: first.name, at: first.place)
      return nil
    }
    let missing = names.filter { keys[$0.name.text]?.guests.isEmpty ?? true }
    for (name, place) in missing {
      reportNoKeys(of: name, at: place)
    }
    return missing.isEmpty ? keys : nil
  }

  private func reportNoKeys(of audience: Slug, at place: SourceRange) {
    origin.diagnostics.report(
      .siteNoKeys, at: place,
      "the audience '\(audience.text)' has no guest with a password, so nothing can be sealed "
        + "for it",
      fix: "run 'zoetrope audience add \(audience.text)', or name the key file with '--keys'")
  }

  /// Returns a sentence about files and photos of protected models that this site also publishes
  /// openly; empty if there aren't any. The pages of `audiences` must have been rendered.
  func openFilesNote(_ audiences: [Site]) -> [String] {
    let addresses = Set(products.lazy.filter(\.isWanted).map(\.address))
    let files = Set(audiences.flatMap { $0.facts.used.forFew(amongAll: addresses) }).sorted()
    guard let first = files.first else { return [] }
    guard files.count > 1 else {
      return [
        "'\(first)' is used on protected pages, but everyone "
          + "can open the file"
      ]
    }
    let named = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    return [
      "\(files.count) files are used on protected pages, but everyone can open them: "
        + "\(named)\(more)"
    ]
  }

  /// The site as others see it, besides its author. If anything is protected, it includes a site
  /// with all protected models and one for each audience.
  package var besideAuthors: Site {
    let names = audienceNames
    guard !names.isEmpty else { return self }
    var site = self
    site.audiences = [seen(.all)] + names.map { seen(.of([$0.name])) }
    return site
  }

  /// Audiences with at least one protected model that they currently see, in the order of the
  /// settings. `place` is that of the first such model's `audience`.
  private var audienceNames: [(name: Slug, place: SourceRange)] {
    let content = origin.loaded.content
    return content.settings.audiences.compactMap { audience in
      var eyes = origin.options.audience
      eyes.protected = .of([audience.name])
      let model = content.models.all.first { model in
        model.attributes.visibility == .protected && eyes.sees(model.attributes)
      }
      return model.map { (audience.name, $0.place(of: "audience")) }
    }
  }

  /// Returns the site of the same content with other protected models.
  private func seen(_ protected: Audience.Protected) -> Site {
    var options = origin.options
    options.audience.protected = protected
    return Site(
      origin.loaded, options, SiteMemory(), compiled: origin.compiled, changed: nil, nil,
      origin.diagnostics)
  }
}

extension Product {
  /// Creates the file that a browser needs to derive keys from a password.
  init(publishing keys: PublishedKeys) {
    self.init(
      path: "sealed/keys.json", kind: .sealed, isConstant: true,
      content: .rendered { $0.append(keys.json) })
  }
}
