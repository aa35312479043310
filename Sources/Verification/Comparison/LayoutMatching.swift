import Framewright

/// Which view of one layout is which view of another.
///
/// Views are the same where their paths, types and identifiers are. What is left over is matched by identifier and type,
/// then by path and type, then through the modifiers that one layout has around a view and the other has not. The views
/// inside follow the ones around them.
struct LayoutMatching {
    /// For each old node the index of the new one.
    private(set) var newOfOld: [Int?]
    /// For each new node the index of the old one.
    private(set) var oldOfNew: [Int?]
    let old: Side
    let new: Side

    /// A layout with its tree.
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

    /// What a view is known by among its siblings.
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
        // Every round that finds something lets the next one look inside it. A few are enough for what people change,
        // and bound the time for files made to be slow.
        while matchLeftovers(), rounds < 16 { rounds += 1 }
    }

    /// Pairs two views, then the ones inside that are known by the same name, in order where several are.
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

    /// True where another pair was found.
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

    /// The unmatched views by identifier; nil where several share one.
    private static func unique(_ side: Side, unmatched partners: [Int?]) -> [Identity: Int?] {
        var found: [Identity: Int?] = [:]
        for index in side.nodes.indices where partners[index] == nil {
            guard let identity = identity(side, index) else { continue }
            found.updateValue(found[identity] == nil ? index : nil, forKey: identity)
        }
        return found
    }

    /// Where a view stands: its step inside a new view; no parent for the roots.
    private struct Place: Hashable {
        let parent: Int?
        let step: Substring
    }

    /// Offers `match` leftovers of one step under the same parent, in order, and the roots; pairs what it answers.
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

    /// Where an old view would stand in the new layout; the roots' steps do not count.
    private func place(_ index: Int) -> Place? {
        guard let parent = old.parents[index] else { return Place(parent: nil, step: new.step(0)) }
        return newOfOld[parent].map { Place(parent: $0, step: old.step(index)) }
    }

    /// Modifiers around a view before nobody calls it the same screen any more.
    private static let deepestWrapping = 8

    /// The view of one side inside what the other has in its place, down the first children.
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
