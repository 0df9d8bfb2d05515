import Basics
import Content
import Diagnostics
import Domain
package import Markup
import Sealing

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

  /// Returns the readers of each audience, and of each set of some that one person is a guest of:
  /// their lists have what is for either.
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

  /// Returns the keys if they have a guest of each audience that a model is sealed for. Reports
  /// audiences that can't open it: all of them without a key file (one message), or those without
  /// a guest.
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

  /// Returns a sentence on the files and photos of protected models that this site publishes, too,
  /// in the sites of audiences whose pages have been made; none if there are no such files.
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

  /// The site beside those which its author sees, with all that is protected, and each audience, if
  /// anything is protected.
  package var besideAuthors: Site {
    let names = audienceNames
    guard !names.isEmpty else { return self }
    var site = self
    site.audiences = [seen(.all)] + names.map { seen(.of([$0.name])) }
    return site
  }

  /// Audiences that some model is protected for which is shown to them, in the order of the
  /// settings, with the place of the first such model's `audience`.
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
