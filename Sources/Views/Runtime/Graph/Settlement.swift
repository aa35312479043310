/// The result of `ViewGraph.settle(_:)`.
public enum Settlement<Frame> {
    /// The views no longer change their own state; the last frame.
    case settled(Frame)
    /// The views still change their own state.
    case changing
}
