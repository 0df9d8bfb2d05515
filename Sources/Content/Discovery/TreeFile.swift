import Basics

/// A file that a walk has found.
protocol TreeFile: Sendable, Equatable {
  /// Path below the site's folder.
  var path: String { get }
}

extension ContentTree.ModelFile: TreeFile {}
extension ContentTree.IndexFile: TreeFile {}

extension Array where Element: TreeFile {
  /// Index of the file at a path, found by binary search, since the files are in walk order.
  func place(of path: String) -> Int? {
    let place = partitioningIndex { !$0.path.precedesInWalk(path) }
    return place < count && self[place].path.isSame(as: path) ? place : nil
  }

  /// Known values of the files that haven't changed, by path. Both lists are in walk order.
  func matched<Known>(_ files: [Element], _ known: [Known]) -> [Known?] {
    // `==` wouldn't do: a file whose name changes its Unicode form is another file.
    guard !elementsEqual(files, by: { $0 == $1 && $0.path.isSame(as: $1.path) }) else {
      return known
    }
    var place = 0
    return map { file in
      while place < files.count, files[place].path.precedesInWalk(file.path) { place += 1 }
      // The index of a folder is read differently once there are other trips in the folder.
      return place < files.count && files[place].path.isSame(as: file.path) && files[place] == file
        ? known[place] : nil
    }
  }
}

extension String {
  /// Whether a walk reaches this path before another one. A walk enters a folder at the position of
  /// its name among its siblings.
  func precedesInWalk(_ other: String) -> Bool {
    let slash = UInt8(ascii: "/")
    for (a, b) in zip(utf8, other.utf8) where a != b { return a == slash || b != slash && a < b }
    return utf8.count < other.utf8.count
  }
}
