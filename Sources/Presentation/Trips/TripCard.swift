package import Templating

/// A trip as the lists that show it share it.
package typealias TripCard = Shared<TripViewModel>
