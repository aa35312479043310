import Framewright

/// The correspondence between the views of two layouts.
///
/// Views correspond if their paths, types and identifiers are equal. The remaining views are matched by identifier
/// and type, then by path and type, then through modifiers that only one layout has around a view. Descendants of
/// matched views are matched next.
struct LayoutMatching {
    /// For each old node the index of the new one, or nil.
    private(set) var newOfOld: [Int?]
    /// For each new node the index of the old one, or nil.
    private(set) var oldOfNew: [Int?]
    let old: Side
    let new: Side

    /// A layout with its parent and child indices.
    struct Side {
        let nodes: [LayoutDocument.Node]
        let parents: [Int?]
        private(set) var children: [[Int]]

        init(_ document: LayoutDocument) {
            nodes = document.nodes
            parents = document.parents
            children = Array(repeating: [], count: nodes.count)
            for (index, parent) in parents.enumerated() {
                if let parent { children[parent].append(index) }
            }
        }

        func step(_ index: Int) -> Substring {
            let path = nodes[index].path
            return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
        }
    }

    /// The key of a view among its siblings.
    private struct Name: Hashable {
        let step: Substring
        let type: String
        let identifier: String?

        init(_ side: Side, _ index: Int) {
            step = side.step(index)
            type = side.nodes[index].type
            identifier = side.nodes[index].identifier
        }
    }

    init(_ oldDocument: LayoutDocument, _ newDocument: LayoutDocument) {
        old = Side(oldDocument)
        new = Side(newDocument)
        newOfOld = Array(repeating: nil, count: old.nodes.count)
        oldOfNew = Array(repeating: nil, count: new.nodes.count)
        if Name(old, 0) == Name(new, 0) { pair(0, 0) }
        var rounds = 0
        // Each round can match the descendants of the pairs found before. The limit suffices for real changes and
        // bounds the time for malicious files.
        while matchLeftovers(), rounds < 16 { rounds += 1 }
    }

    /// Matches two views, then their children with equal names; duplicate names are matched in order.
    private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
        var waiting = [(oldIndex, newIndex)]
        while let (one, other) = waiting.popLast() {
            newOfOld[one] = other
            oldOfNew[other] = one
            var named: [Name: [Int]] = [:]
            for child in new.children[other].reversed() where oldOfNew[child] == nil {
                named[Name(new, child), default: []].append(child)
            }
            for child in old.children[one] where newOfOld[child] == nil {
                if let partner = named[Name(old, child)]?.popLast() { waiting.append((child, partner)) }
            }
        }
    }

    /// Matches remaining views. Returns true if it found a pair.
    private mutating func matchLeftovers() -> Bool {
        let before = unmatched
        matchIdentifiers()
        matchPlaces { matching, one, other in
            if matching.old.nodes[one].type == matching.new.nodes[other].type { (one, other) } else { nil }
        }
        matchPlaces { matching, one, other in matching.wrapped(one, other) }
        return unmatched < before
    }

    private var unmatched: Int { newOfOld.count { $0 == nil } }

    private mutating func matchIdentifiers() {
        let candidates = Self.unique(new, unmatched: oldOfNew)
        let wanted = Self.unique(old, unmatched: newOfOld)
        for index in old.nodes.indices where newOfOld[index] == nil {
            guard let name = Self.identity(old, index), wanted[name] == .some(index), let partner = candidates[name],
                let partner, oldOfNew[partner] == nil
            else { continue }
            pair(index, partner)
        }
    }

    private struct Identity: Hashable {
        let identifier: String
        let type: String
    }

    private static func identity(_ side: Side, _ index: Int) -> Identity? {
        let node = side.nodes[index]
        return node.identifier.map { Identity(identifier: $0, type: node.type) }
    }

    /// Returns the unmatched views by identity, with nil for identities that several views share.
    private static func unique(_ side: Side, unmatched partners: [Int?]) -> [Identity: Int?] {
        var found: [Identity: Int?] = [:]
        for index in side.nodes.indices where partners[index] == nil {
            guard let identity = identity(side, index) else { continue }
            found.updateValue(found[identity] == nil ? index : nil, forKey: identity)
        }
        return found
    }

    /// The position of a view: the new parent, nil for roots, and the last path component.
    private struct Place: Hashable {
        let parent: Int?
        let step: Substring
    }

    /// Calls `match` with unmatched views at the same place, in order, and matches the pair it returns.
    private mutating func matchPlaces(_ match: (LayoutMatching, Int, Int) -> (Int, Int)?) {
        var vacant: [Place: [Int]] = [:]
        for index in new.nodes.indices.reversed() where oldOfNew[index] == nil {
            vacant[Place(parent: new.parents[index], step: new.step(index)), default: []].append(index)
        }
        for index in old.nodes.indices where newOfOld[index] == nil {
            guard let place = place(index), let candidate = vacant[place]?.popLast(), oldOfNew[candidate] == nil,
                let (one, other) = match(self, index, candidate)
            else { continue }
            pair(one, other)
        }
    }

    /// Returns the place that an old view would have in the new layout. The path components of the roots are ignored.
    private func place(_ index: Int) -> Place? {
        guard let parent = old.parents[index] else { return Place(parent: nil, step: new.step(0)) }
        return newOfOld[parent].map { Place(parent: $0, step: old.step(index)) }
    }

    /// The maximum number of modifiers around a view that are skipped to find its partner.
    private static let deepestWrapping = 8

    /// Looks for a view of one layout inside the view that the other layout has in its place, down the first
    /// children.
    private func wrapped(_ one: Int, _ other: Int) -> (Int, Int)? {
        if let inner = first(like: old.nodes[one], in: new, below: other, oldOfNew) { return (one, inner) }
        return first(like: new.nodes[other], in: old, below: one, newOfOld).map { ($0, other) }
    }

    private func first(like node: LayoutDocument.Node, in side: Side, below top: Int, _ partners: [Int?]) -> Int? {
        var next = side.children[top].first
        for _ in 0..<Self.deepestWrapping {
            guard let index = next, partners[index] == nil else { return nil }
            let candidate = side.nodes[index]
            if candidate.type == node.type, candidate.identifier == node.identifier { return index }
            next = side.children[index].first
        }
        return nil
    }
}
