extension FrameExport {
    /// The film with one of so many of its frames, each shown as much longer: what moves keeps its speed. The last picture is
    /// shown in any case.
    func thinned(by divisor: Int) -> FrameExport {
        guard divisor > 1, let slower = rate.divided(by: divisor) else { return self }
        let whole = feed
        return FrameExport(
            feed: { take in
                let thinning = Thinning(divisor, slower)
                try whole { if let frame = thinning.append($0) { try take(frame) } }
                if let last = thinning.finish() { try take(last) }
            }, rate: slower, renderer: renderer, mount: mount, options: options, progress: progress)
    }
}

/// Counts frames of the slower rate along those of the film.
private final class Thinning {
    private let divisor: Int
    private let rate: FrameRate
    /// The next frame of the slower rate.
    private var next = 0
    /// The film's last frame, which no frame of the slower rate has shown.
    private var unseen: FilmFrame?

    init(_ divisor: Int, _ rate: FrameRate) { (self.divisor, self.rate) = (divisor, rate) }

    /// Nil for a frame that falls between two of the slower rate.
    func append(_ frame: FilmFrame) -> FilmFrame? {
        let count = (frame.index + frame.count - 1) / divisor - next + 1
        guard count > 0 else {
            unseen = frame
            return nil
        }
        unseen = nil
        defer { next += count }
        return frame.retimed(index: next, count: count, rate: rate)
    }

    func finish() -> FilmFrame? { unseen?.retimed(index: next, count: 1, rate: rate) }
}
