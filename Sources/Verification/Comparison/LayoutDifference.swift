public import Framewright

/// The difference between two layouts, view by view.
///
/// A view whose frame changed only because its parent's did is counted as a follower and not listed. A view that
/// stays in place while its parent moves is not listed either.
public struct LayoutDifference: Hashable, Sendable {
    /// A differing setting of the two layouts. Settings alone do not make layouts different.
    public struct Setting: Hashable, Sendable {
        /// The name of the setting.
        public let name: String
        /// The old value.
        public let old: String
        /// The new value.
        public let new: String
    }

    /// A view with its changes.
    public struct View: Hashable, Sendable {
        /// The identity path in the new layout; for a removed view in the old one.
        public let path: String
        /// The type of the view.
        public let type: String
        /// The accessibility identifier.
        public let identifier: String?
        /// The string of a text, which names it if it has no identifier.
        public let string: String?
        /// The changes, at least one.
        public let changes: [LayoutChange]
        /// The old frame in points, or nil for an added view.
        public let oldFrame: Rect?
        /// The new frame in points, or nil for a removed view.
        public let newFrame: Rect?
    }

    /// The differing settings.
    public let settings: [Setting]
    /// The changed views in paint order of the new layout, then the removed ones in paint order of the old.
    public let views: [View]
    /// The number of views that only followed their parents.
    public let followers: Int

    /// True if no view changed.
    public var isEmpty: Bool { views.isEmpty && followers == 0 }

    /// Compares two layouts. Lengths that differ by at most `tolerance` points count as equal.
    public init(from old: LayoutDocument, to new: LayoutDocument, tolerance: Double = 0) {
        var comparison = LayoutComparison(LayoutMatching(old, new), tolerance: tolerance)
        comparison.compareAll()
        settings = Self.settings(old, new)
        views = comparison.views
        followers = comparison.followers
    }

    /// A setting that an older file does not contain is not compared.
    private static func settings(_ old: LayoutDocument, _ new: LayoutDocument) -> [Setting] {
        zip(settings(of: old), settings(of: new)).compactMap { one, other in
            guard let before = one.value, let after = other.value, before != after else { return nil }
            return Setting(name: one.name, old: before, new: after)
        }
    }

    private static func settings(of document: LayoutDocument) -> [(name: String, value: String?)] {
        let insets = document.screen.safeAreaInsets
        let edges = [insets.top, insets.leading, insets.bottom, insets.trailing].map(LayoutChange.points)
        return [
            ("scene", document.scene), ("theme", document.theme), ("context", document.context ?? "none"),
            ("locale", document.locale), ("direction", document.screen.direction?.name),
            ("text size", document.screen.textSize.map { "\($0)" }), ("screen", "\(document.screen.size)"),
            ("scale", LayoutChange.points(document.screen.scale)), ("safe area", edges.joined(separator: " ")),
            ("renderer", document.renderer),
        ]
    }
}
