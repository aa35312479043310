public import Framewright

/// What sets two layouts apart, view by view.
///
/// A view that moved as far as the one around it, or kept its place while that one moved, is not repeated, nor one whose
/// whole frame changed as the one around it did: those are only counted.
public struct LayoutDifference: Hashable, Sendable {
    /// Something both layouts were made with that is not the same. It alone makes no difference.
    public struct Setting: Hashable, Sendable {
        public let name: String
        public let old: String
        public let new: String
    }

    /// A view and what changed about it.
    public struct View: Hashable, Sendable {
        /// In the new layout; in the old one for a view that was removed.
        public let path: String
        public let type: String
        public let identifier: String?
        /// What a text without identifier is told by.
        public let string: String?
        /// At least one.
        public let changes: [LayoutChange]
        /// Nil for a view that was added.
        public let oldFrame: Rect?
        /// Nil for a view that was removed.
        public let newFrame: Rect?
    }

    public let settings: [Setting]
    /// In paint order of the new layout, then the removed ones in that of the old.
    public let views: [View]
    /// Views that only followed the one around them.
    public let followers: Int

    /// True when every view is where and what it was.
    public var isEmpty: Bool { views.isEmpty && followers == 0 }

    /// Compares two layouts; lengths that differ by at most `tolerance` points are the same.
    public init(from old: LayoutDocument, to new: LayoutDocument, tolerance: Double = 0) {
        var comparison = LayoutComparison(LayoutMatching(old, new), tolerance: tolerance)
        comparison.compareAll()
        settings = Self.settings(old, new)
        views = comparison.views
        followers = comparison.followers
    }

    /// What an older file does not say differs from nothing.
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
