/// Means of transport.
package enum TravelMode: String, Sendable, Hashable, CaseIterable {
  case train, tram, subway, bus, taxi, car, motorcycle, bicycle, walking, watercraft, aircraft
  case cableway
}
