import FramewrightDrawing

/// The delay of a frame as stored in fcTL: a fraction of two 16-bit numbers. Nearly all durations fit exactly.
struct APNGDelay {
    let numerator: UInt16
    let denominator: UInt16
}

/// Converts durations to delays; the rounding error of one is added to the next.
struct APNGClock {
    private var owed = FrameTime.zero

    /// Returns the delays for `duration`: several if it is too long for one frame of the file, nil if it exceeds 49
    /// days.
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
    /// The longest duration, in milliseconds.
    fileprivate static let longest = Int(UInt16.max) * FrameTicks.maximumParts

    /// Returns nil if the fraction does not fit into 16-bit numbers. A time that has to be split needs a denominator
    /// of at most 1000, so that every part lasts at least 32 s.
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
