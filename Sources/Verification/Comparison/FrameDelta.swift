import Framewright

/// The change of a frame's origin and size, in points.
struct FrameDelta: Hashable {
    private let old: Rect
    private let new: Rect
    private let right: Double
    private let down: Double
    private let wider: Double
    private let higher: Double
    /// True if the frames differ and one of them is not finite.
    private let isUnfinished: Bool

    static let zero = FrameDelta(.zero, .zero, tolerance: 0)

    /// Changes by at most `tolerance` count as none.
    init(_ old: Rect, _ new: Rect, tolerance: Double) {
        let isFinite = old.isFinite && new.isFinite
        func change(_ old: Double, _ new: Double) -> Double {
            !isFinite || abs(new - old) <= tolerance ? 0 : new - old
        }
        (self.old, self.new) = (old, new)
        right = change(old.minX, new.minX)
        down = change(old.minY, new.minY)
        wider = change(old.width, new.width)
        higher = change(old.height, new.height)
        isUnfinished = !isFinite && !old.isSame(as: new)
    }

    var isZero: Bool { isStill && wider == 0 && higher == 0 && !isUnfinished }

    private var isStill: Bool { right == 0 && down == 0 }

    /// True if all four edges moved equally.
    func isSame(as other: FrameDelta, tolerance: Double) -> Bool {
        !isUnfinished && !other.isUnfinished && isCarried(by: other, tolerance)
            && abs(wider - other.wider) <= tolerance && abs(higher - other.higher) <= tolerance
    }

    /// Returns the changes of the frame that a change of the parent's frame by `parent` does not explain.
    func changes(inside parent: FrameDelta, tolerance: Double) -> [LayoutChange] {
        if isUnfinished { return [.frame(old, new)] }
        if isSame(as: parent, tolerance: tolerance) { return [] }
        var changes: [LayoutChange] = []
        if !isStill, !isCarried(by: parent, tolerance) { changes.append(.moved(right: right, down: down)) }
        if wider != 0 { changes.append(.width(old.width, new.width)) }
        if higher != 0 { changes.append(.height(old.height, new.height)) }
        return changes
    }

    private func isCarried(by parent: FrameDelta, _ tolerance: Double) -> Bool {
        abs(right - parent.right) <= tolerance && abs(down - parent.down) <= tolerance
    }
}

extension Rect {
    /// True if all numbers are equal, or both NaN.
    fileprivate func isSame(as other: Rect) -> Bool {
        zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).allSatisfy {
            $0 == $1 || ($0.isNaN && $1.isNaN)
        }
    }
}
