// swift-tools-version: 6.1

import PackageDescription

let zoetrope = Target.Dependency.product(name: "Zoetrope", package: "zoetrope")

let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "cookbook", targets: ["Cookbook"])],
  dependencies: [.package(name: "zoetrope", path: "../..")],
  targets: [
    // Contents of pages. This target can't import the model, so no template can depend on how a
    // fact is stored.
    .target(name: "RecipeViews", dependencies: [zoetrope]),
    .target(name: "Recipes", dependencies: ["RecipeViews", zoetrope]),
    .executableTarget(name: "Cookbook", dependencies: ["Recipes", zoetrope]),
    .testTarget(name: "RecipesTests", dependencies: ["Recipes", zoetrope]),
  ]
)
