/// The frames of an animation that was played, to be painted and written on any thread.
///
/// Frames are stored as layouts, not as pixels: a minute takes some megabytes.
public struct RecordedAnimation: Sendable {
    /// The frames, in order.
    public let frames: [AnimationMoment]
    /// The frame rate.
    public let rate: FrameRate
    let viewports: [Viewport]

    /// The duration in seconds.
    public var duration: Double { frames.last.map { $0.start.seconds + $0.duration.seconds } ?? 0 }

    /// Returns the frame at a time in seconds: the first one before the start, the last one after the end.
    public func frame(at time: Double) -> AnimationMoment {
        var (low, high) = (0, frames.count - 1)
        // Tolerates times up to half a microsecond early.
        while low < high {
            let middle = (low + high + 1) / 2
            if frames[middle].start.seconds <= time + 5e-7 { low = middle } else { high = middle - 1 }
        }
        return frames[low]
    }

    /// Returns the animation as an APNG, GIF or WebP file. Throws if the file is larger than `limit` bytes.
    public func bytes(
        as format: ExportFormat, by renderer: Renderer, options: ExportOptions = ExportOptions(), limit: Int = 256 << 20
    ) throws -> [UInt8] {
        let frames = frames
        return try FrameExport(
            feed: { take in for frame in frames { try take(frame) } }, rate: rate, renderer: renderer,
            composition: try FrameComposition(for: viewports), options: options
        ).bytes(as: format, limit: limit)
    }
}

extension PlayableAnimation {
    /// Plays the animation once and stores its frames.
    public func played(by renderer: Renderer = Renderer()) throws -> RecordedAnimation {
        var frames: [AnimationMoment] = []
        try play(by: renderer) { _, event in
            if case .frame(let frame) = event { frames.append(frame) }
        }
        return RecordedAnimation(frames: frames, rate: rate, viewports: try viewports())
    }
}
