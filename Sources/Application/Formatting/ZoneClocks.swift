import Basics
import Domain
import Foundation
import Synchronization

/// Local times of zones, from the system's time zone data.
///
/// A class, because each zone is looked up once and shared.
final class ZoneClocks: Sendable {
  private let slots = (0..<64).map { _ in Slot() }

  /// Returns the offset at a moment's place, in seconds east of UTC.
  func offset(of moment: Moment) -> Int {
    if let offset = moment.zone.fixedOffset { return offset }
    guard moment.zone != .utc else { return 0 }
    return timeZone(moment.zone)
      .secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment.instant.seconds)))
  }

  private func timeZone(_ zone: Zone) -> TimeZone {
    // `Hasher` takes three times as long.
    let slot = slots[Int(StableHasher.hash(zone.identifier) % UInt64(slots.count))]
    if let known = slot.timeZone(of: zone) { return known }
    return slot.others.withLock { others in
      if let known = others[zone] { return known }
      let found = KnownZone(zone)
      if !slot.keep(found) { others[zone] = found.timeZone }
      return found.timeZone
    }
  }

  /// A bucket of the zone table. Its first zone is read without a lock: every displayed moment
  /// needs a zone, and taking a lock is slower than the lookup.
  ///
  /// A class, because an atomic value can't be copied into an array.
  private final class Slot: Sendable {
    /// Unmanaged, because `AtomicLazyReference` looks up types at each call, for 600 instructions.
    /// It is set once, and the slot retains its value until it is deinitialised.
    private let first = Atomic<Unmanaged<KnownZone>?>(nil)
    let others = Mutex<[Zone: TimeZone]>([:])

    deinit { first.load(ordering: .acquiring)?.release() }

    func timeZone(of zone: Zone) -> TimeZone? {
      first.load(ordering: .acquiring)?._withUnsafeGuaranteedRef {
        $0.zone == zone ? $0.timeZone : nil
      }
    }

    /// Stores a zone as the first; returns `false` if the slot already has one.
    func keep(_ zone: KnownZone) -> Bool {
      let kept = Unmanaged.passRetained(zone)
      let isFirst = first.compareExchange(
        expected: nil, desired: kept, ordering: .acquiringAndReleasing
      ).exchanged
      if !isFirst { kept.release() }
      return isFirst
    }
  }

  /// A class, because an atomic reference needs an object.
  private final class KnownZone: Sendable {
    let zone: Zone
    let timeZone: TimeZone

    init(_ zone: Zone) {
      self.zone = zone
      timeZone = TimeZone(identifier: zone.identifier) ?? .gmt
    }
  }
}
