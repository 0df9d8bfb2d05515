/// What a switch cell shows.
package protocol SwitchCellDataSource: Sendable {
  var title: String { get }
  var switchOn: Bool { get }
}
