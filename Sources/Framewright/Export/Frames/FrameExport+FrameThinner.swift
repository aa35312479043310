extension FrameExport {
    /// Returns every `divisor`-th frame, each shown until the next one, so that speed and duration stay the same. The
    /// last frame is always shown.
    func thinned(by divisor: Int) -> FrameExport {
        guard divisor > 1 else { return self }
        var thinned = self
        thinned.feed = { [feed] take in
            let thinning = FrameThinner(divisor)
            try feed { if let frame = thinning.append($0) { try take(frame) } }
            for frame in thinning.finish() { try take(frame) }
        }
        return thinned
    }
}

/// Buffers the last frame that is kept until its duration is known.
private final class FrameThinner {
    private let divisor: Int
    private var held: AnimationMoment?
    /// The latest frame, if it spans no index that is kept.
    private var unseen: AnimationMoment?
    /// The end of the frames appended so far, as a frame index.
    private var end = 0

    init(_ divisor: Int) { self.divisor = divisor }

    /// Appends a frame. Returns the preceding one if this frame replaces it.
    func append(_ frame: AnimationMoment) -> AnimationMoment? {
        end = frame.index + frame.count
        let moment = (frame.index + divisor - 1) / divisor * divisor
        guard moment < end else {
            unseen = frame
            return nil
        }
        unseen = nil
        defer { held = frame.retimed(from: moment, to: end) }
        return held.map { $0.retimed(from: $0.index, to: moment) }
    }

    /// Returns the remaining frames.
    func finish() -> [AnimationMoment] {
        let last = unseen?.retimed(from: unseen?.index ?? 0, to: end)
        return [held.map { $0.retimed(from: $0.index, to: last?.index ?? end) }, last].compactMap(\.self)
    }
}
