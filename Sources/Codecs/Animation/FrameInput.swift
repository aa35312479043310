import FramewrightDrawing

/// Validates frames for all formats (their size, a duration above 0, at least one frame) and merges equal consecutive
/// ones.
///
/// Holds one frame back, because its duration is known only when a different frame follows.
struct FrameInput {
    /// A frame and its duration.
    struct Frame {
        let bitmap: Bitmap
        var duration: FrameTime
        /// The bounding rectangle of the differences from the previous frame; nil for the first.
        let changes: PixelRect?
    }

    let size: PixelSize
    /// Whether consecutive equal frames are merged.
    let merges: Bool
    /// The number of frames taken.
    private(set) var count = 0
    /// The frame whose duration is not final yet.
    private(set) var held: Frame?

    init(size: PixelSize, merges: Bool = true) { (self.size, self.merges) = (size, merges) }

    /// Takes the next frame. Returns the previous one if `bitmap` differs from it. Compares only pixels within `area`.
    mutating func take(
        _ bitmap: Bitmap, _ duration: FrameTime, within area: PixelRect? = nil
    ) throws(CodecError) -> Frame? {
        guard bitmap.size == size else { throw .frameSize(frame: count, size: bitmap.size, expected: size) }
        guard duration > .zero else { throw .frameDuration(frame: count, duration) }
        count += 1
        guard let before = held else {
            held = Frame(bitmap: bitmap, duration: duration, changes: nil)
            return nil
        }
        let changes = changedRect(from: before.bitmap, to: bitmap, within: area)
        if changes == nil, merges, let longer = before.duration.adding(duration) {
            held?.duration = longer
            return nil
        }
        held = Frame(bitmap: bitmap, duration: duration, changes: changes ?? PixelRect(x: 0, y: 0, width: 1, height: 1))
        return before
    }

    /// Returns the last frame.
    mutating func finish() throws(CodecError) -> Frame {
        guard let last = held else { throw .noFrames }
        held = nil
        return last
    }
}
