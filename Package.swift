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

func module(
  _ name: String, imports: [Target.Dependency] = [], embeds: [String] = [],
  links: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports, resources: embeds.map { .embedInCode($0) },
    swiftSettings: settings, linkerSettings: links)
}

func tests(
  of name: String, imports: [Target.Dependency] = [], further: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + imports,
    swiftSettings: settings + further)
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
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    // macOS has it.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // macOS has it.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

    .systemLibrary(name: "CBlocks"),
    .systemLibrary(name: "CFileSystem"),
    .target(name: "CThreads"),
    // libvips is opened when the first rendition is missing: nothing is linked but what opens it.
    .target(
      name: "CVips", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CSignals"),
    // Tables of places and airports as data of the executable, made by Scripts/make-gazetteer.
    .target(
      name: "CGazetteer",
      exclude: ["airports.tsv", "cities.tsv", "metropolises.tsv", "places.tsv"]),
    .systemLibrary(name: "CMemory", providers: [.apt(["libmimalloc-dev"])]),

    // Paths and addresses, compared and cut by their bytes.
    module("Paths"),
    // Work on several threads, with the results of one.
    module("Threads", imports: ["CSignals"]),
    // Hashes that are the same in every process, and the bytes of caches.
    module("Hashing"),
    // Files and folders behind one seam, which tests can make fail.
    module("Files", imports: ["CFileSystem"]),
    // Sealed pages: keys, key files, and bytes that only chosen audiences can open. It knows neither
    // sites nor pages.
    module(
      "Sealing",
      imports: [
        "CZlib", "Files", "Paths",
        // Cryptography is the system's; macOS has CryptoKit and CommonCrypto.
        .target(name: "CCrypto", condition: .when(platforms: [.linux])),
      ]),
    // Searches in what is sorted.
    module("Ordering"),
    // Airports by their codes, and cities by their names and places.
    module("Gazetteer", imports: ["CGazetteer"]),
    // Points on the Earth: distances, great circles, and angles that are the same everywhere.
    module("Geodesy"),
    module("Diagnostics"),
    module("Markup", imports: ["CBlocks", "Paths"]),
    // Facts and rules. How far a leg leads is one of them, and Geodesy is nothing but mathematics.
    module("Domain", imports: ["Geodesy", "Ordering"]),
    // Files with tracks: read, measured, simplified, cut at hidden circles. It knows neither sites
    // nor trips.
    module("Tracks", imports: ["CExpat", "Geodesy", "Hashing"]),
    module(
      "CommonMark",
      imports: ["CBlocks", "CCMark", "CThreads", "Markup", "Diagnostics", "Ordering"]),
    module(
      "Content",
      imports: [
        "Domain", "CommonMark", "Markup", "Diagnostics", "Gazetteer", "Hashing", "Ordering",
        "Profiles", "Threads", "Paths", "CYAML",
        // What hidden circles hide is left out where content is loaded, so that nothing behind it
        // can tell it.
        "Tracks",
      ]),
    // Profiles of colours in pictures: what they tell, and as little of them as colours need.
    module("Profiles", imports: ["CZlib"]),
    // Pictures: renditions by libvips, and what files know without it. It knows neither sites nor
    // pages.
    module("Imaging", imports: ["CVips", "Hashing", "Profiles"]),
    // Maps as SVG, of Natural Earth's coasts and borders. It knows neither sites nor trips.
    .target(name: "CMapData", exclude: ["map.bin"]),
    module("Maps", imports: ["CMapData", "Geodesy", "Markup"]),
    // Charts as SVG, of values with labels. It knows neither sites nor what is counted.
    module("Charts", imports: ["Markup"]),
    module("Templating", imports: ["Markup", "Diagnostics", "Ordering", "Paths"]),
    module("Presentation", imports: ["Templating", "Markup"]),
    // The repository's own Templates/ as Swift source: the default for every site.
    .target(name: "Theme", swiftSettings: settings, plugins: ["EmbedTheme"]),
    .executableTarget(name: "ThemeEmbedder", swiftSettings: settings),
    .plugin(name: "EmbedTheme", capability: .buildTool(), dependencies: ["ThemeEmbedder"]),
    module(
      "Application",
      imports: [
        "Domain", "Content", "CommonMark", "Presentation", "Templating", "Markup", "Diagnostics",
        "Charts", "Geodesy", "Hashing", "Imaging", "Maps", "Ordering", "Threads", "Tracks", "Paths",
        "Sealing", "Theme",
        // For the hashes that name a theme's assets, and that browsers check; macOS has CryptoKit.
        .target(name: "CCrypto", condition: .when(platforms: [.linux])),
      ]),
    // Writer of a site's sources: a new site, a new model, files of the theme, and the schemas by
    // which editors check models. It is separate from publishing: nothing that publishes writes
    // there, and this module publishes nothing, so neither may import the other.
    module(
      "Authoring",
      imports: [
        "Domain", "Content", "Markup", "Diagnostics", "Gazetteer", "Hashing", "Paths", "Theme",
        // Recorded ways of other programs are copied without all but their points.
        "Tracks",
      ],
      // Picture of a photo that has none yet.
      embeds: ["Starting/postcard.png"]),
    module(
      "Publishing",
      imports: [
        "Files", "CXXHash", "Application", "Content", "Markup", "Diagnostics", "Hashing", "Imaging",
        "Ordering", "Threads", "Paths",
      ]),
    // What is known from one build to the next, and which products are current. It may be left out:
    // other modules know it by a protocol of `Publishing`, by default of which nothing is known.
    module(
      "Incremental",
      imports: [
        "Publishing", "Application", "Content", "Diagnostics", "Files", "Hashing", "Threads",
      ]),
    // Renditions of pictures, kept in the site's folder.
    module(
      "Renditions",
      imports: ["Application", "Content", "Files", "Hashing", "Imaging", "Paths", "Tracks"]),
    // The author's own server: it writes neither a site's files nor its output. Sizes of pictures
    // that it shows go where the store keeps them that it is given: into `.zoetrope/images`.
    module(
      "Preview",
      imports: [
        "CMemory", "Publishing", "Application", "Content", "Markup", "Diagnostics", "Threads",
        "Paths",
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
        "CSignals", "Domain", "Content", "Application", "Authoring", "Publishing", "Preview",
        "Renditions", "Tracks", "Markup", "Diagnostics", "Paths",
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
        "Domain", "Content", "CommonMark", "Presentation", "Templating", "Markup", "Diagnostics",
        "Theme", "Application", "Publishing",
      ],
      path: "Benchmarks/Parts", exclude: ["trip.md"], swiftSettings: settings),

    module("TestSupport", imports: ["Diagnostics", "Files"]),
    // Further, for tests that make sites.
    .target(
      name: "SiteTestSupport",
      dependencies: ["Application", "Content", "Diagnostics", "TestSupport"],
      path: "Tests/SiteTestSupport", swiftSettings: settings),
    tests(of: "Paths"),
    tests(of: "Threads"),
    tests(of: "Diagnostics"),
    tests(of: "Gazetteer"),
    tests(of: "Geodesy"),
    tests(of: "Hashing"),
    tests(of: "Sealing", imports: ["Files"]),
    tests(of: "Markup", imports: ["CBlocks"]),
    tests(of: "Domain"),
    tests(of: "Imaging", imports: ["Content"]),
    tests(of: "Maps", imports: ["CMapData", "Geodesy", "Markup"]),
    tests(
      of: "Renditions",
      imports: [
        "Application", "Content", "Diagnostics", "Domain", "Imaging", "Markup", "Publishing",
        "SiteTestSupport",
      ]),
    tests(of: "Charts", imports: ["Markup"]),
    tests(of: "Tracks"),
    tests(of: "CommonMark", imports: ["Markup", "Diagnostics"]),
    tests(of: "Content", imports: ["Domain", "CommonMark", "Diagnostics", "Hashing", "Profiles"]),
    tests(of: "Templating", imports: ["Markup", "Diagnostics", "Presentation", "Theme"]),
    tests(of: "Presentation", imports: ["Templating", "Markup", "Diagnostics"]),
    tests(
      of: "Application",
      imports: [
        "Domain", "Content", "CommonMark", "Presentation", "Templating", "Markup", "Diagnostics",
        "Geodesy", "Profiles", "Publishing", "Sealing", "SiteTestSupport", "Theme",
      ]),
    tests(of: "Authoring", imports: ["Domain", "Content", "Markup", "Diagnostics"]),
    tests(
      of: "Publishing",
      imports: ["Application", "Content", "Files", "Markup", "Diagnostics", "Threads"]),
    tests(
      of: "Incremental",
      imports: [
        "Publishing", "Application", "Content", "Domain", "Markup", "Diagnostics", "Files",
        "Hashing", "SiteTestSupport",
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
        "Diagnostics", "Domain", "CommonMark", "Content", "Templating", "Presentation",
        "Authoring", "Application",
        "Publishing", "Preview", "Commands", "Sealing", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Application", "Publishing", "Content", "Domain", "Hashing", "Imaging", "Markup",
        "Diagnostics", "SiteTestSupport", "TestSupport",
      ],
      swiftSettings: settings),
    // Runs the executable as a process, so it must be built before.
    .testTarget(
      name: "ProgramTests", dependencies: ["Program", "TestSupport"], swiftSettings: settings),
  ]
)
