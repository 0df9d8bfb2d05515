import Domain
import Foundation
import Synchronization
import Tracing

/// What the clocks of zones show, by the system's zone data.
///
/// A class, since a zone is found once and then known to all.
final class ZoneClocks: Sendable {
  private let slots = (0..<64).map { _ in Slot() }

  /// In seconds east of UTC, at the place of a moment.
  func offset(of moment: Moment) -> Int {
    if let offset = moment.zone.fixedOffset { return offset }
    guard moment.zone != .utc else { return 0 }
    return timeZone(moment.zone)
      .secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment.instant.seconds)))
  }

  private func timeZone(_ zone: Zone) -> TimeZone {
    // `hashValue` takes three times as long.
    let slot = slots[Int(StableHasher.hash(zone.identifier) % UInt64(slots.count))]
    if let known = slot.timeZone(of: zone) { return known }
    return slot.others.withLock { others in
      if let known = others[zone] { return known }
      let found = KnownZone(zone)
      if !slot.keep(found) { others[zone] = found.timeZone }
      return found.timeZone
    }
  }

  /// The zones with such a hash. That which was first asked for is read without a lock: every moment that
  /// is shown asks, and to wait for a lock takes longer than to find a zone.
  ///
  /// A class, for an atomic value can't be copied into an array.
  private final class Slot: Sendable {
    /// Unmanaged, since `AtomicLazyReference` looks up types at each call, for 600 instructions. It
    /// changes once, and what it then holds lives as long as the slot.
    private let first = Atomic<Unmanaged<KnownZone>?>(nil)
    let others = Mutex<[Zone: TimeZone]>([:])

    deinit { first.load(ordering: .acquiring)?.release() }

    func timeZone(of zone: Zone) -> TimeZone? {
      first.load(ordering: .acquiring)?._withUnsafeGuaranteedRef {
        $0.zone == zone ? $0.timeZone : nil
      }
    }

    /// Whether the slot had none before.
    func keep(_ zone: KnownZone) -> Bool {
      let kept = Unmanaged.passRetained(zone)
      let isFirst = first.compareExchange(
        expected: nil, desired: kept, ordering: .acquiringAndReleasing
      ).exchanged
      if !isFirst { kept.release() }
      return isFirst
    }
  }

  /// A class, since an atomic reference is one to an object.
  private final class KnownZone: Sendable {
    let zone: Zone
    let timeZone: TimeZone

    init(_ zone: Zone) {
      self.zone = zone
      timeZone = TimeZone(identifier: zone.identifier) ?? .gmt
    }
  }
}
