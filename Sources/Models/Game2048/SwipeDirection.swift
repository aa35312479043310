/// Where a finger swipes, which is where tiles gather.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
    case up, right, down, left
}
