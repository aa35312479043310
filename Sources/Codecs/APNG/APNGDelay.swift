import FramewrightDrawing

/// A frame's time as fcTL has it: two numbers of sixteen bits. Nearly all times fit exactly.
struct APNGDelay {
    let numerator: UInt16
    let denominator: UInt16
}

/// Turns durations into delays; what one rounds off the next one gets.
struct APNGClock {
    private var owed = FrameTime.zero

    /// Several where one frame of the file can't say so long a time. Nil beyond 49 days.
    mutating func delays(for duration: FrameTime) -> [APNGDelay]? {
        let due = duration.adding(owed) ?? duration
        guard due <= .milliseconds(APNGDelay.longest) else { return nil }
        if let exact = APNGDelay.exact(due) {
            owed = .zero
            return exact
        }
        guard let ticks = due.ticks(perSecond: 1000).map({ max($0, 0) }) else { return nil }
        owed = due.subtracting(.milliseconds(ticks)) ?? .zero
        return APNGDelay.parts(ticks, over: 1000)
    }
}

extension APNGDelay {
    /// In thousandths of a second.
    fileprivate static let longest = Int(UInt16.max) * FrameTicks.maximumParts

    /// Nil where the fraction does not fit, or in parts shorter than a minute only.
    fileprivate static func exact(_ time: FrameTime) -> [APNGDelay]? {
        guard time >= .zero,
            time.numerator <= UInt16.max ? time.denominator <= UInt16.max : time.denominator <= 1000
        else { return nil }
        return parts(time.numerator, over: time.denominator)
    }

    fileprivate static func parts(_ ticks: Int, over denominator: Int) -> [APNGDelay] {
        FrameTicks.parts(of: ticks, longest: Int(UInt16.max)).map {
            APNGDelay(numerator: UInt16($0), denominator: UInt16(denominator))
        }
    }
}
