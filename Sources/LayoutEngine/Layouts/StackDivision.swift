import FramewrightDrawing

extension StackLayout {
    /// What each subview is proposed: priorities first, then the least flexible first, each an equal share of what is
    /// left.
    func divide(
        _ proposal: ProposedViewSize, among subviews: LayoutSubviews, spacing: Double
    ) -> [ProposedViewSize] {
        var proposals = Array(repeating: proposal, count: subviews.count)
        guard let length = proposal[axis] else {
            for index in proposals.indices { proposals[index][axis] = nil }
            return proposals
        }
        var candidates = subviews.indices.map { candidate($0, subviews[$0], proposal) }
        candidates.sort(by: StackCandidate.isServedBefore)
        serve(candidates, length - spacing, subviews, &proposals)
        return proposals
    }

    /// Every group of equal priority shares what is left after the smallest lengths of all later groups.
    private func serve(
        _ candidates: [StackCandidate], _ length: Double, _ subviews: LayoutSubviews,
        _ proposals: inout [ProposedViewSize]
    ) {
        var remaining = length
        var reserved = candidates.reduce(0) { $0 + $1.minimum }
        var start = 0
        while start < candidates.count {
            let end = candidates[start...].firstIndex { $0.rank != candidates[start].rank } ?? candidates.count
            reserved -= candidates[start..<end].reduce(0) { $0 + $1.minimum }
            for position in start..<end {
                let index = candidates[position].index
                let share = max(0, remaining - reserved) / Double(end - position)
                proposals[index][axis] = share
                remaining -= subviews[index].sizeThatFits(proposals[index])[axis]
            }
            start = end
        }
    }

    private func candidate(
        _ index: Int, _ subview: LayoutSubview, _ proposal: ProposedViewSize
    ) -> StackCandidate {
        var smallest = proposal
        smallest[axis] = 0
        var largest = proposal
        largest[axis] = .infinity
        let minimum = subview.sizeThatFits(smallest)[axis]
        let maximum = subview.sizeThatFits(largest)[axis]
        return StackCandidate(
            index: index, minimum: minimum, flexibility: maximum - minimum,
            rank: StackCandidate.Rank(isSpacer: subview.isSpacer, priority: subview.priority))
    }
}

/// A subview waiting for its share of a stack.
struct StackCandidate {
    /// Spacers come last whatever their priority.
    struct Rank: Equatable {
        var isSpacer: Bool
        var priority: Double
    }

    var index: Int
    var minimum: Double
    /// Largest minus smallest length.
    var flexibility: Double
    var rank: Rank

    /// Among equals the larger minimum, then source order.
    static func isServedBefore(_ left: StackCandidate, _ right: StackCandidate) -> Bool {
        if left.rank.isSpacer != right.rank.isSpacer { return right.rank.isSpacer }
        if left.rank.priority != right.rank.priority { return left.rank.priority > right.rank.priority }
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        if left.flexibility == .infinity, left.minimum != right.minimum { return left.minimum > right.minimum }
        return left.index < right.index
    }
}
