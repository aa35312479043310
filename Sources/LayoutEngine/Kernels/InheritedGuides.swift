import Synchronization

/// The layout types that leave guides to `Layout`'s own methods, as most do: the guides of such a layout are its subviews'.
///
/// A type cannot be asked whether it has methods of its own, but `Layout`'s own are called for no type that has. Until they
/// have been called, a layout may set any guide and is asked, which puts all in it in place once more: measured 2026-11-22, a
/// fifth of the layout of the course's game. Answers do not depend on what is known.
enum InheritedGuides {
    private static let known = Mutex<[ObjectIdentifier: GuideKinds]>([:])

    /// Those known by now.
    static var all: [ObjectIdentifier: GuideKinds] { known.withLock { $0 } }

    /// `Layout`'s own methods have been called for guides of these kinds.
    static func note(_ type: any Layout.Type, _ kinds: GuideKinds, in run: LayoutRun) {
        let id = ObjectIdentifier(type)
        if let old = run.tables.inheritedGuides[id], old.isSuperset(of: kinds) { return }
        known.withLock { $0[id, default: []].formUnion(kinds) }
    }
}
