/// The numbers by which deferred content finds the frame of a node in `DeferredSite.markedFrames`.
///
/// The engine does not interpret them. A number should be used by one node; of several, the last one counts.
public enum FrameMarks: LayoutValueKey {
    /// No marks.
    public static let defaultValue: [Int] = []
}
