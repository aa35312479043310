/// The direction of a swipe, towards which tiles move.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
    case up, right, down, left
}
