extension FrameExport {
    /// The film with one of so many of its frames, each shown until the next: what moves keeps its speed, and the film its
    /// length. The last picture is shown in any case.
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

/// Holds the picture of the last moment that counts back until it is known how long it stays.
private final class FrameThinner {
    private let divisor: Int
    private var held: AnimationMoment?
    /// The film's last frame, in which no moment that counts lies.
    private var unseen: AnimationMoment?
    /// Of the frames given.
    private var end = 0

    init(_ divisor: Int) { self.divisor = divisor }

    /// The picture before, once another takes its place.
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

    /// What is left.
    func finish() -> [AnimationMoment] {
        let last = unseen?.retimed(from: unseen?.index ?? 0, to: end)
        return [held.map { $0.retimed(from: $0.index, to: last?.index ?? end) }, last].compactMap(\.self)
    }
}
