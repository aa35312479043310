import FramewrightDrawing

/// What all formats ask of the frames they are given: the animation's size, a duration above 0, and one difference at least.
///
/// Holds one frame back, because how long it lasts is known only when a different one follows: equal frames in a row
/// become one of their durations together.
struct FrameInput {
    /// A frame and how long it is shown.
    struct Frame {
        let bitmap: Bitmap
        var duration: FrameTime
        /// The pixels unlike the frame's before; nil for the first.
        let changes: PixelRect?
    }

    let size: PixelSize
    /// Whether equal frames in a row become one.
    let merges: Bool
    /// How many were given.
    private(set) var count = 0
    /// The frame that is held back.
    private(set) var held: Frame?

    init(size: PixelSize, merges: Bool = true) { (self.size, self.merges) = (size, merges) }

    /// The frame before, once `bitmap` is known to differ from it; where that can be only within `area`, nothing else is
    /// compared.
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

    /// The last frame.
    mutating func finish() throws(CodecError) -> Frame {
        guard let last = held else { throw .noFrames }
        held = nil
        return last
    }
}
