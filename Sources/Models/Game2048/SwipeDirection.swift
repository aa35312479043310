/// Where a finger swipes, which is where tiles gather.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
    case up, right, down, left
}

/// The cells of one row or column as a swipe sees them: the first is at the side swiped to.
struct SwipeLine {
    /// The index of the first cell.
    let start: Int
    /// From a cell's index to the next one's.
    let stride: Int

    /// Line `number` from the top or from the left.
    init(_ number: Int, towards direction: SwipeDirection, dimension: Int) {
        switch direction {
        case .up: (start, stride) = (number, dimension)
        case .right: (start, stride) = ((number + 1) * dimension - 1, -1)
        case .down: (start, stride) = (dimension * (dimension - 1) + number, -dimension)
        case .left: (start, stride) = (number * dimension, 1)
        }
    }

    subscript(step: Int) -> Int { start + step * stride }
}
