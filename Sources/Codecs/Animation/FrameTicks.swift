import FramewrightDrawing

/// Converts exact durations to whole ticks of a format's clock. Each frame ends at the tick nearest to its exact end,
/// so that errors do not accumulate: 600 frames of 1/60 s take 1,000 hundredths.
struct FrameTicks {
    /// The ticks per second, as the fraction `rate / over`.
    let rate: Int
    let over: Int
    /// The minimum duration of a frame in ticks. A shorter frame is extended at the expense of those after it; a frame
    /// left with no time is dropped.
    let shortest: Int
    /// The exact end of the last frame.
    private(set) var now = FrameTime.zero
    /// The tick at which the last frame ends.
    private(set) var end = 0

    init(perSecond rate: Int, over: Int = 1, shortest: Int = 1) {
        (self.rate, self.over, self.shortest) = (rate, over, shortest)
    }

    /// The maximum number of frames in a file that one long frame may be split into.
    static let maximumParts = 1 << 16

    /// Splits `ticks` into the fewest parts of at most `longest` ticks. Parts are nearly equal, because browsers
    /// extend very short ones. `ticks` is at most `maximumParts` times `longest`.
    static func parts(of ticks: Int, longest: Int) -> [Int] {
        let count = max(1, (ticks + longest - 1) / longest)
        let (each, rest) = ticks.quotientAndRemainder(dividingBy: count)
        return (0..<count).map { $0 < rest ? each + 1 : each }
    }

    /// Returns the duration of the next frame in ticks, or 0 if it is dropped; the last frame never is. Returns nil if
    /// the time overflows 64 bits.
    mutating func ticks(for duration: FrameTime, isLast: Bool = false) -> Int? {
        guard let time = now.adding(duration), let exact = time.ticks(perSecond: rate, over: over) else { return nil }
        now = time
        let length = exact - end
        guard length > 0 || isLast else { return 0 }
        let shown = max(length, shortest)
        end += shown
        return shown
    }
}
