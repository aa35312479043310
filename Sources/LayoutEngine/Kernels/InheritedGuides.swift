import Synchronization

/// The layout types that use the default `explicitAlignment` methods, as most do. Explicit guides of such a layout are
/// those of its subviews.
///
/// Swift cannot check whether a type overrides a protocol's default method, but the default is never called for a type
/// that overrides it. Until a call was noted, a layout may set any guide, and asking it places its subviews once more.
/// The table affects speed only, not results. Introduced by measurement, see Performance.
enum InheritedGuides {
    private static let known = Mutex<[ObjectIdentifier: GuideKinds]>([:])

    /// The types noted so far.
    static var all: [ObjectIdentifier: GuideKinds] { known.withLock { $0 } }

    /// Notes that the default method was called for guides of these kinds.
    static func note(_ type: ObjectIdentifier, _ kinds: GuideKinds, unlessIn table: [ObjectIdentifier: GuideKinds]) {
        if let old = table[type], old.isSuperset(of: kinds) { return }
        known.withLock { $0[type, default: []].formUnion(kinds) }
    }
}
