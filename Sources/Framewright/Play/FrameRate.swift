public import FramewrightDrawing

/// A frame rate in frames per second, as an exact fraction: 60, or the 30000/1001 of NTSC television.
///
/// Guarantee: between one frame in 100 seconds and 1,000 per second; terms up to 1,000,000.
public struct FrameRate: Hashable, Sendable {
    /// The numerator of the reduced fraction.
    public let frames: Int
    /// The denominator of the reduced fraction.
    public let seconds: Int

    /// Creates a rate of `frames / seconds`. Returns nil if it is out of range.
    public init?(_ frames: Int, over seconds: Int = 1) {
        guard (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds) else { return nil }
        guard frames <= 1000 * seconds, seconds <= 100 * frames else { return nil }
        let frame = FrameTime.frame(perSecond: frames, over: seconds)
        (self.frames, self.seconds) = (frame.denominator, frame.numerator)
    }

    /// Sixty frames per second.
    public static let sixty = FrameRate(checked: 60)

    private init(checked frames: Int) { (self.frames, seconds) = (frames, 1) }

    /// Parses `60`, `30000/1001` or `29.97`. Returns nil for anything else.
    public init?(_ text: String) {
        let terms = text.split(separator: "/", omittingEmptySubsequences: false)
        if terms.count == 2, let frames = Int(terms[0]), let seconds = Int(terms[1]) {
            self.init(frames, over: seconds)
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        let scale = fraction.reduce(1) { scale, _ in min(scale * 10, 10_000_000) }
        guard scale <= 1_000_000, let number = Int(parts[0] + fraction) else { return nil }
        let frame = FrameTime(number, over: scale)
        self.init(frame.numerator, over: frame.denominator)
    }

    /// The duration of a frame.
    public var frameDuration: FrameTime { .frame(perSecond: frames, over: seconds) }

    /// Returns the exact start time of a frame, counted from 0.
    public func start(ofFrame index: Int) -> FrameTime { FrameTime(index * seconds, over: frames) }

    /// Returns the start time of a frame in seconds, rounded once.
    func time(ofFrame index: Int) -> Double { Double(index * seconds) / Double(frames) }
}

extension FrameRate: CustomStringConvertible {
    /// The rate in the form it is parsed from: `60`, `30000/1001`.
    public var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}
