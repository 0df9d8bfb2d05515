// swift-tools-version: 6.1

import PackageDescription

// The manifest enforces the layers of modules: each lists exactly what it may import, lowest module
// first, and `make` builds with `--explicit-target-dependency-import-check error`.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Modules that know neither sites nor pages, the libraries below the house.
let libraries = "Sources/Libraries"

func module(
  _ name: String, in folder: String = "Sources", imports: [Target.Dependency] = [],
  embeds: [String] = [], links: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports, path: "\(folder)/\(name)",
    resources: embeds.map { .embedInCode($0) }, swiftSettings: settings, linkerSettings: links)
}

func library(_ path: String, imports: [Target.Dependency] = []) -> Target {
  let parts = path.split(separator: "/")
  let folder = ([libraries[...]] + parts.dropLast()).joined(separator: "/")
  return module(String(parts[parts.count - 1]), in: folder, imports: imports)
}

/// A library of C that the system has.
func system(
  _ name: String, pkgConfig: String? = nil, providers: [SystemPackageProvider] = []
) -> Target {
  .systemLibrary(
    name: name, path: "\(libraries)/C/\(name)", pkgConfig: pkgConfig, providers: providers)
}

func tests(
  of name: String, in folder: String = "Tests", imports: [Target.Dependency] = [],
  further: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + imports,
    path: "\(folder)/\(name)Tests", swiftSettings: settings + further)
}

func tests(ofLibrary name: String, imports: [Target.Dependency] = []) -> Target {
  tests(of: name, in: "Tests/Libraries", imports: imports)
}

let package = Package(
  name: "Zoetrope",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "zoetrope", targets: ["Program"]),
    // For packages that add kinds of their own. An automatic library, which makes no file of its
    // name: on a file system that ignores case it would be the executable's.
    .library(name: "Zoetrope", targets: ["Zoetrope"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
  ],
  targets: [
    system(
      "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    system(
      "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    system(
      "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    // macOS has the next two.
    system("CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    system("CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    system("CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    system("CMemory", providers: [.apt(["libmimalloc-dev"])]),
    // libvips is opened when the first rendition is missing: nothing is linked but what opens it.
    .target(
      name: "CVips", path: "\(libraries)/C/CVips",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // Vectors of the processor, signals, values of threads, and calls that Swift doesn't reach.
    .target(name: "CPlatform", path: "\(libraries)/C/CPlatform"),

    // Text by its bytes, searches in what is sorted, threads, and hashes that are the same in every
    // process.
    library("Basics", imports: ["CPlatform"]),
    // Files and folders behind one seam, which tests can make fail.
    library("Files", imports: ["CPlatform"]),
    library("Diagnostics"),
    library("Markup", imports: ["CPlatform", "Basics"]),
    library("Markdown", imports: ["CPlatform", "CCMark", "Markup", "Diagnostics", "Basics"]),
    // Sealed pages: keys, key files, and bytes that only chosen audiences can open.
    library(
      "Sealing",
      imports: [
        "CZlib", "Files", "Basics",
        // Cryptography is the system's; macOS has CryptoKit and CommonCrypto.
        .target(name: "CCrypto", condition: .when(platforms: [.linux])),
      ]),
    // Points on the Earth: distances, great circles, and angles that are the same everywhere.
    library("Cartography/Geodesy"),
    // Airports by their codes, and cities by their names and places. Its tables are data of the
    // executable, made by Scripts/make-gazetteer.
    .target(
      name: "CGazetteer", path: "\(libraries)/Cartography/CGazetteer",
      exclude: ["airports.tsv", "cities.tsv", "metropolises.tsv", "places.tsv"]),
    library("Cartography/Gazetteer", imports: ["CGazetteer"]),
    // Maps as SVG, of Natural Earth's coasts and borders.
    .target(
      name: "CMapData", path: "\(libraries)/Cartography/CMapData", exclude: ["map.bin"]),
    library("Cartography/Maps", imports: ["CMapData", "Geodesy", "Markup"]),
    // Charts as SVG, of values with labels.
    library("Charts", imports: ["Markup"]),
    // Files with tracks: read, measured, simplified, cut at hidden circles.
    library("Tracks", imports: ["CExpat", "Geodesy", "Basics"]),
    // Pictures: renditions by libvips, what files know without it, and profiles of their colours.
    library("Pictures", imports: ["CVips", "CZlib", "Basics"]),

    // Facts and rules. How far a leg leads is one of them, and Geodesy is nothing but mathematics.
    module("Domain", imports: ["Geodesy", "Basics"]),
    module(
      "Content",
      imports: [
        "Domain", "Markdown", "Markup", "Diagnostics", "Gazetteer", "Pictures", "Basics", "CYAML",
        // What hidden circles hide is left out where content is loaded, so that nothing behind it
        // can tell it.
        "Tracks",
      ]),
    module("Templating", imports: ["Markup", "Diagnostics", "Basics"]),
    module("Presentation", imports: ["Templating", "Markup"]),
    // The repository's own Templates/ as Swift source: the default for every site.
    .target(name: "Theme", swiftSettings: settings, plugins: ["EmbedTheme"]),
    .executableTarget(name: "ThemeEmbedder", swiftSettings: settings),
    .plugin(name: "EmbedTheme", capability: .buildTool(), dependencies: ["ThemeEmbedder"]),
    module(
      "Application",
      imports: [
        "Domain", "Content", "Markdown", "Presentation", "Templating", "Markup", "Diagnostics",
        "Charts", "Geodesy", "Basics", "Pictures", "Maps", "Tracks", "Sealing", "Theme",
        // For the hashes that name a theme's assets, and that browsers check; macOS has CryptoKit.
        .target(name: "CCrypto", condition: .when(platforms: [.linux])),
      ]),
    // Writer of a site's sources: a new site, a new model, files of the theme, and the schemas by
    // which editors check models. It is separate from publishing: nothing that publishes writes
    // there, and this module publishes nothing, so neither may import the other.
    module(
      "Authoring",
      imports: [
        "Domain", "Content", "Markup", "Diagnostics", "Gazetteer", "Basics", "Theme",
        // Recorded ways of other programs are copied without all but their points.
        "Tracks",
      ],
      // Picture of a photo that has none yet.
      embeds: ["Starting/postcard.png"]),
    module(
      "Publishing",
      imports: [
        "Files", "CXXHash", "Application", "Content", "Markup", "Diagnostics", "Basics", "Pictures",
      ]),
    // What is known from one build to the next, and which products are current. It may be left out:
    // other modules know it by a protocol of `Publishing`, by default of which nothing is known.
    module(
      "Incremental",
      imports: [
        "Publishing", "Application", "Content", "Diagnostics", "Files", "Basics",
      ]),
    // Renditions of pictures, kept in the site's folder.
    module(
      "Renditions",
      imports: ["Application", "Content", "Files", "Basics", "Pictures", "Tracks"]),
    // The author's own server: it writes neither a site's files nor its output. Sizes of pictures
    // that it shows go where the store keeps them that it is given: into `.zoetrope/images`.
    module(
      "Preview",
      imports: [
        "CMemory", "Publishing", "Application", "Content", "Markup", "Diagnostics", "Basics",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      // The whole program allocates by this library.
      links: [.linkedLibrary("mimalloc", .when(platforms: [.linux]))]),
    // The command line, as a library, so that a program with kinds of its own can start it, too.
    module(
      "Commands",
      imports: [
        "CPlatform", "Domain", "Content", "Application", "Authoring", "Publishing", "Preview",
        "Renditions", "Tracks", "Markup", "Diagnostics", "Basics",
        // Key files and passwords; what a key file's fault tells is of `Files`.
        "Sealing", "Files",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The version's only place, for packages, too.
      embeds: ["VERSION"]),
    // The executable `zoetrope`. Its target has another name, since the library's module differs
    // from it only in case.
    .executableTarget(
      name: "Program", dependencies: ["Commands", "Incremental"], swiftSettings: settings),

    // Everything public, under one name.
    module(
      "Zoetrope",
      imports: [
        "Domain", "Content", "Markup", "Templating", "Presentation", "Application", "Publishing",
        "Incremental", "Diagnostics", "Commands",
      ]),

    // The parts of a build, timed one by one; see Benchmarks/README.md.
    .executableTarget(
      name: "PartBenchmarks",
      dependencies: [
        "Domain", "Content", "Markdown", "Presentation", "Templating", "Markup", "Diagnostics",
        "Theme", "Application", "Publishing",
      ],
      path: "Benchmarks/Parts", exclude: ["trip.md"], swiftSettings: settings),

    module("TestSupport", in: "Tests", imports: ["Diagnostics", "Files"]),
    // Further, for tests that make sites.
    .target(
      name: "SiteTestSupport",
      dependencies: ["Application", "Content", "Diagnostics", "TestSupport"],
      path: "Tests/SiteTestSupport", swiftSettings: settings),
    tests(ofLibrary: "Basics"),
    tests(ofLibrary: "Diagnostics"),
    tests(ofLibrary: "Gazetteer"),
    tests(ofLibrary: "Geodesy"),
    tests(ofLibrary: "Sealing", imports: ["Files"]),
    tests(ofLibrary: "Markup", imports: ["CPlatform"]),
    tests(of: "Domain"),
    tests(ofLibrary: "Pictures", imports: ["Content"]),
    tests(ofLibrary: "Maps", imports: ["CMapData", "Geodesy", "Markup"]),
    tests(
      of: "Renditions",
      imports: [
        "Application", "Content", "Diagnostics", "Domain", "Pictures", "Markup", "Publishing",
        "SiteTestSupport",
      ]),
    tests(ofLibrary: "Charts", imports: ["Markup"]),
    tests(ofLibrary: "Tracks"),
    tests(ofLibrary: "Markdown", imports: ["Markup", "Diagnostics"]),
    tests(of: "Content", imports: ["Domain", "Markdown", "Diagnostics", "Basics", "Pictures"]),
    tests(of: "Templating", imports: ["Markup", "Diagnostics", "Presentation", "Theme"]),
    tests(of: "Presentation", imports: ["Templating", "Markup", "Diagnostics"]),
    tests(
      of: "Application",
      imports: [
        "Domain", "Content", "Markdown", "Presentation", "Templating", "Markup", "Diagnostics",
        "Geodesy", "Pictures", "Publishing", "Sealing", "SiteTestSupport", "Theme",
      ]),
    tests(of: "Authoring", imports: ["Domain", "Content", "Markup", "Diagnostics"]),
    tests(
      of: "Publishing",
      imports: ["Application", "Content", "Files", "Markup", "Diagnostics", "Basics"]),
    tests(
      of: "Incremental",
      imports: [
        "Publishing", "Application", "Content", "Domain", "Markup", "Diagnostics", "Files",
        "Basics", "SiteTestSupport",
      ]),
    // File events of macOS, emulated for tests on Linux; on macOS its own header.
    .target(name: "CKqueue", path: "Tests/CKqueue"),
    tests(
      of: "Preview",
      imports: [
        "CKqueue", "Incremental", "Publishing", "Application", "Content", "Domain", "Markup",
        "Diagnostics",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      further: [.define("KQUEUE_IN_TESTS")]),
    // Makes `Documentation/` from the code, and fails if it is stale.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Diagnostics", "Domain", "Markdown", "Content", "Templating", "Presentation",
        "Authoring", "Application",
        "Publishing", "Preview", "Commands", "Sealing", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Application", "Publishing", "Content", "Domain", "Basics", "Pictures", "Markup",
        "Diagnostics", "SiteTestSupport", "TestSupport",
      ],
      swiftSettings: settings),
    // Runs the executable as a process, so it must be built before.
    .testTarget(
      name: "ProgramTests", dependencies: ["Program", "TestSupport"], swiftSettings: settings),
  ]
)
