public import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming

/// The differences between the tokens of two themes, by context.
public struct ThemeDifference: Sendable {
    /// The difference of one token in one context.
    public struct Change: Hashable, Sendable {
        /// The full path of the token.
        public let token: String
        /// The context, or nil for the plain values.
        public let context: String?
        /// The old value, or nil for an added token.
        public let before: TokenValue?
        /// The new value, or nil for a removed token.
        public let after: TokenValue?
        /// The CIEDE2000 difference, or nil unless both values are colours.
        public let distance: Double?
    }

    /// The theme before the changes.
    public let old: Theme
    /// The theme after the changes.
    public let new: Theme
    /// The changes, with contexts and tokens in the order of the files.
    public let changes: [Change]
    /// The contexts that only one of the themes has, except those that only rename the plain values.
    public let missingContexts: [String]

    /// Compares two themes. A changed plain value that a context inherits is listed once, under the plain values.
    public init(from old: Theme, to new: Theme) {
        (self.old, self.new) = (old, new)
        let shared = old.contexts.filter(new.contexts.contains)
        missingContexts = [old, new].flatMap { theme in
            theme.contexts.filter { !shared.contains($0) && !Self.isPlain($0, of: theme) }
        }
        let plain = Self.changes(old: old, new: new, context: nil)
        let known = Set(plain.map { [$0.token, "\($0.before as Any)", "\($0.after as Any)"] })
        changes = shared.reduce(into: plain) { changes, context in
            guard let one = try? old.selecting(context: context), let other = try? new.selecting(context: context)
            else { return }
            changes += Self.changes(old: one, new: other, context: context).filter {
                !known.contains([$0.token, "\($0.before as Any)", "\($0.after as Any)"])
            }
        }
    }

    /// True if the themes have the same tokens and contexts.
    public var isEmpty: Bool { changes.isEmpty && missingContexts.isEmpty }

    /// True if a context equals the plain values, like the default context of a resolver file.
    private static func isPlain(_ context: String, of theme: Theme) -> Bool {
        guard let selected = try? theme.selecting(context: context) else { return false }
        return changes(old: theme, new: selected, context: nil).isEmpty
    }

    private static func changes(old: Theme, new: Theme, context: String?) -> [Change] {
        let added = new.paths.filter { old.token(at: $0) == nil }
        return (old.paths + added).compactMap { path in
            let (before, after) = (old.token(at: path)?.value, new.token(at: path)?.value)
            guard before != after else { return nil }
            return Change(
                token: path, context: context, before: before, after: after, distance: distance(before, after))
        }
    }

    private static func distance(_ before: TokenValue?, _ after: TokenValue?) -> Double? {
        guard case .color(let before)? = before, case .color(let after)? = after else { return nil }
        return before.ciede2000(from: after)
    }

    /// The counts of changed, added and removed tokens: `3 tokens changed, 1 added, 2 removed`. Each token counts
    /// once, even if it differs in several contexts.
    public var summary: String {
        let count = { (kind: (Change) -> Bool) in Set(changes.filter(kind).map(\.token)).count }
        let (added, removed) = (count { $0.before == nil }, count { $0.after == nil })
        let changed = count { $0.before != nil && $0.after != nil }
        return "\(changed) \(changed == 1 ? "token" : "tokens") changed, \(added) added, \(removed) removed"
    }
}

extension ThemeDifference: CustomStringConvertible {
    /// A table with a heading for each context, followed by the summary.
    public var description: String {
        var lines: [String] = []
        var context: String?? = nil
        let width = changes.map(\.token.count).max() ?? 0
        for change in changes {
            if context != .some(change.context) {
                context = .some(change.context)
                lines.append(change.context.map { "in \($0):" } ?? "plain:")
            }
            let name = change.token + String(repeating: " ", count: width - change.token.count)
            lines.append("  \(name)  \(change.words)")
        }
        lines += missingContexts.map { name in
            old.contexts.contains(name) ? "context \(name) is removed" : "context \(name) is added"
        }
        return (lines + [summary]).map { $0.printable() }.joined(separator: "\n")
    }
}

extension ThemeDifference.Change {
    var words: String {
        switch (before, after) {
        case (nil, let after?): "added, \(after)"
        case (let before?, nil): "removed, was \(before)"
        case (let before?, let after?): "\(before) -> \(after)" + (remark.map { "  \($0)" } ?? "")
        case (nil, nil): ""
        }
    }

    private var remark: String? {
        distance.map { $0 < 0.05 ? "only its opacity differs" : "\(shortest(($0 * 10).rounded() / 10)) apart" }
    }

    /// The row of a difference table, or nil for tokens that are not colours.
    var row: DifferenceRow? {
        guard (before ?? after)?.type == .color else { return nil }
        let color = { (value: TokenValue?) -> SRGBColor? in if case .color(let color)? = value { color } else { nil } }
        return DifferenceRow(
            name: token + (context.map { " in \($0)" } ?? ""), before: color(before), after: color(after),
            remark: remark ?? (before == nil ? "added" : "removed"))
    }
}
