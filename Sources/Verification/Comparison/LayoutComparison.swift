import Framewright

/// Compares matched views and collects their changes.
struct LayoutComparison {
    private(set) var views: [LayoutDifference.View] = []
    private(set) var followers = 0
    private let matching: LayoutMatching
    private let tolerance: Double
    /// The frame change of each new node; for an added node that of its parent.
    private var deltas: [FrameDelta]
    /// For a named view that represents the unnamed modifiers around it, the frame change of their parent.
    private var represented: [FrameDelta?]

    /// The rounding error of equal sums in different order is smaller than this. The smallest pixel is an eighth of a
    /// point.
    private static let noise = 1.0 / 1024

    init(_ matching: LayoutMatching, tolerance: Double) {
        self.matching = matching
        self.tolerance = max(tolerance, Self.noise)
        deltas = []
        represented = Array(repeating: nil, count: matching.new.nodes.count)
        for index in matching.new.nodes.indices { deltas.append(delta(index)) }
    }

    private func delta(_ index: Int) -> FrameDelta {
        guard let old = matching.oldOfNew[index] else { return around(index) }
        return FrameDelta(
            matching.old.nodes[old].frame, matching.new.nodes[index].frame, tolerance: tolerance)
    }

    private func around(_ index: Int) -> FrameDelta {
        matching.new.parents[index].map { deltas[$0] } ?? .zero
    }

    mutating func compareAll() {
        for index in matching.new.nodes.indices {
            if let old = matching.oldOfNew[index] { compare(old, index) } else { add(index) }
        }
        for index in matching.old.nodes.indices where matching.newOfOld[index] == nil { remove(index) }
    }

    private mutating func compare(_ oldIndex: Int, _ newIndex: Int) {
        let (old, new) = (matching.old.nodes[oldIndex], matching.new.nodes[newIndex])
        let around = represented[newIndex] ?? around(newIndex)
        var changes = deltas[newIndex].changes(inside: around, tolerance: tolerance)
        let others = otherChanges(old, new)
        if !changes.isEmpty, others.isEmpty, let representative = representative(for: newIndex) {
            represented[representative] = around
            changes = []
        }
        if changes.isEmpty, !deltas[newIndex].isZero { followers += 1 }
        guard !(changes + others).isEmpty else { return }
        note(new, changes: changes + others, oldFrame: old.frame, newFrame: new.frame)
    }

    /// Returns the named view inside an unnamed modifier if both frames changed equally, otherwise nil.
    private func representative(for index: Int) -> Int? {
        var current = index
        while true {
            let node = matching.new.nodes[current]
            if node.identifier != nil || node.text != nil { return current == index ? nil : current }
            guard matching.new.children[current].count == 1, let child = matching.new.children[current].first,
                matching.oldOfNew[child] != nil,
                deltas[child].isSame(as: deltas[index], tolerance: tolerance)
            else { return nil }
            current = child
        }
    }

    private func otherChanges(_ old: LayoutDocument.Node, _ new: LayoutDocument.Node) -> [LayoutChange] {
        var changes: [LayoutChange] = []
        if old.identifier != new.identifier { changes.append(.identifier(old.identifier, new.identifier)) }
        if old.clips != new.clips { changes.append(.clips(new.clips)) }
        if old.opacity != new.opacity { changes.append(.opacity(old.opacity, new.opacity)) }
        switch (old.text, new.text) {
        case (let old?, let new?): changes += textChanges(old, new)
        case (nil, nil): break
        case (let old, let new): changes.append(.text(old?.string ?? "", new?.string ?? ""))
        }
        return changes
    }

    private func textChanges(
        _ old: LayoutDocument.PlacedText, _ new: LayoutDocument.PlacedText
    ) -> [LayoutChange] {
        var changes: [LayoutChange] = []
        if old.string != new.string { changes.append(.text(old.string, new.string)) }
        if !isSame(old.fonts, new.fonts) { changes.append(.font(Self.words(old.fonts), Self.words(new.fonts))) }
        if old.lines != new.lines { changes.append(.lines(old.lines, new.lines)) }
        if !isSame(old.firstBaseline, new.firstBaseline) {
            changes.append(.firstBaseline(old.firstBaseline, new.firstBaseline))
        }
        // A single line has only one baseline.
        if !isSame(old.lastBaseline, new.lastBaseline), old.lines > 1 || new.lines > 1 {
            changes.append(.lastBaseline(old.lastBaseline, new.lastBaseline))
        }
        if old.isTruncated != new.isTruncated { changes.append(.truncated(new.isTruncated)) }
        if old.isClipped != new.isClipped { changes.append(.clipped(new.isClipped)) }
        return changes
    }

    private func isSame(_ one: Double, _ other: Double) -> Bool {
        abs(one - other) <= tolerance || one == other || (one.isNaN && other.isNaN)
    }

    private func isSame(_ one: [LayoutDocument.Font], _ other: [LayoutDocument.Font]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0.face == $1.face && isSame($0.size, $1.size) }
    }

    private static func words(_ fonts: [LayoutDocument.Font]) -> String {
        guard !fonts.isEmpty else { return "none" }
        return fonts.map { "\($0.face) \(LayoutChange.points($0.size))" }.joined(separator: " + ")
    }

    private mutating func note(
        _ node: LayoutDocument.Node, changes: [LayoutChange], oldFrame: Rect?, newFrame: Rect?
    ) {
        views.append(
            LayoutDifference.View(
                path: node.path, type: node.type, identifier: node.identifier, string: node.text?.string,
                changes: changes, oldFrame: oldFrame, newFrame: newFrame))
    }
}

extension LayoutComparison {
    /// Reports the outermost of nested added views.
    private mutating func add(_ index: Int) {
        let side = matching.new
        if let parent = side.parents[index], matching.oldOfNew[parent] == nil { return }
        let inside = Self.inside(index, side: side, partners: matching.oldOfNew)
        note(side.nodes[index], changes: [.added(inside: inside)], oldFrame: nil, newFrame: side.nodes[index].frame)
    }

    private mutating func remove(_ index: Int) {
        let side = matching.old
        if let parent = side.parents[index], matching.newOfOld[parent] == nil { return }
        let inside = Self.inside(index, side: side, partners: matching.newOfOld)
        note(side.nodes[index], changes: [.removed(inside: inside)], oldFrame: side.nodes[index].frame, newFrame: nil)
    }

    /// Counts the connected descendants that have no partner either.
    private static func inside(_ index: Int, side: LayoutMatching.Side, partners: [Int?]) -> Int {
        var count = 0
        var waiting = side.children[index]
        while let next = waiting.popLast() {
            guard partners[next] == nil else { continue }
            count += 1
            waiting += side.children[next]
        }
        return count
    }
}
