import FramewrightDrawing

/// A frame's time as fcTL has it: two numbers of sixteen bits. Nearly all times fit exactly.
struct APNGDelay {
    let numerator: UInt16
    let denominator: UInt16
}

/// Turns durations into delays; what one delay rounds off the next one gets.
struct APNGClock {
    private var owed = FrameTime.zero

    /// Nil for more than 65,535 s.
    mutating func delay(for duration: FrameTime) -> APNGDelay? {
        if owed == .zero, let exact = APNGDelay(duration) { return exact }
        let due = duration.adding(owed) ?? duration
        for rate in [1000, 100, 10, 1] {
            guard let ticks = due.ticks(perSecond: rate), let numerator = UInt16(exactly: max(ticks, 0)) else {
                continue
            }
            owed = due.subtracting(FrameTime(Int(numerator), over: rate)) ?? .zero
            return APNGDelay(numerator: numerator, denominator: UInt16(rate))
        }
        return nil
    }
}

extension APNGDelay {
    /// Nil where the fraction does not fit.
    fileprivate init?(_ time: FrameTime) {
        guard let numerator = UInt16(exactly: time.numerator), let denominator = UInt16(exactly: time.denominator)
        else {
            return nil
        }
        self.init(numerator: numerator, denominator: denominator)
    }
}
