import Content

/// What is kept from one loading of a site to the next, so that what has not changed is not made anew.
///
/// A class, since a program that loads a site again and again hands it to each loading.
package final class SiteMemory: Sendable {
  let content = ContentMemory()

  package init() {}
}
