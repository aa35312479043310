import FramewrightDrawing

/// Frames' exact durations as whole ticks of a format's clock. Each frame ends at the tick nearest to its exact end, so errors
/// never add up: 600 sixtieths are 1,000 hundredths.
struct FrameTicks {
    /// Ticks are `rate / over` a second.
    let rate: Int
    let over: Int
    /// No frame lasts less. What a short one borrows the next one lends; one left with nothing is dropped.
    let shortest: Int
    /// The exact end of the last frame.
    private(set) var now = FrameTime.zero
    /// The tick at which the last frame ends.
    private(set) var end = 0

    init(perSecond rate: Int, over: Int = 1, shortest: Int = 1) {
        (self.rate, self.over, self.shortest) = (rate, over, shortest)
    }

    /// How many frames of a file one frame may become where its time is too long for one.
    static let maximumParts = 1 << 16

    /// Ticks in as few parts as a format needs that has no room for more than `longest` in one, all as good as equal: browsers
    /// would make more of a very short one. At most `mostParts` times the longest.
    static func parts(of ticks: Int, longest: Int) -> [Int] {
        let count = max(1, (ticks + longest - 1) / longest)
        let (each, rest) = ticks.quotientAndRemainder(dividingBy: count)
        return (0..<count).map { $0 < rest ? each + 1 : each }
    }

    /// How many ticks the next frame lasts; 0 for one that is never shown, which the last frame never is. Nil where the
    /// time no longer fits 64 bits.
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
