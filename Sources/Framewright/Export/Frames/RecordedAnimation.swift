/// A film that was played from start to end: its frames, to be painted and written on any thread.
///
/// Frames are kept as what they are made of, not as pixels: a minute's film weighs some megabytes.
public struct RecordedAnimation: Sendable {
    public let frames: [AnimationMoment]
    public let rate: FrameRate
    let viewports: [Viewport]

    public var duration: Double { frames.last.map { $0.start.seconds + $0.duration.seconds } ?? 0 }

    /// What is shown at a moment, in seconds; before the start the first frame, after the end the last.
    public func frame(at time: Double) -> AnimationMoment {
        var (low, high) = (0, frames.count - 1)
        // Half a microsecond early is on time.
        while low < high {
            let middle = (low + high + 1) / 2
            if frames[middle].start.seconds <= time + 5e-7 { low = middle } else { high = middle - 1 }
        }
        return frames[low]
    }

    /// The film as the bytes of an APNG, GIF or WebP file.
    ///
    /// - Parameter limit: throws for a file of more bytes.
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
    /// Plays it once and keeps its frames.
    public func played(by renderer: Renderer = Renderer()) throws -> RecordedAnimation {
        var frames: [AnimationMoment] = []
        try play(by: renderer) { _, event in
            if case .frame(let frame) = event { frames.append(frame) }
        }
        return RecordedAnimation(frames: frames, rate: rate, viewports: try viewports())
    }
}
