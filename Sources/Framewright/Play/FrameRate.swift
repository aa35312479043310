public import FramewrightDrawing

/// Frames a second, as an exact fraction: 60, or the 30000/1001 of American television.
///
/// Guarantee: between one frame in 100 seconds and 1,000 a second, of terms up to 1,000,000.
public struct FrameRate: Hashable, Sendable {
    public let frames: Int
    public let seconds: Int

    /// `frames / seconds` a second; nil beyond what the type guarantees.
    public init?(_ frames: Int, over seconds: Int = 1) {
        guard (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds) else { return nil }
        guard frames <= 1000 * seconds, seconds <= 100 * frames else { return nil }
        let frame = FrameTime.frame(perSecond: frames, over: seconds)
        (self.frames, self.seconds) = (frame.denominator, frame.numerator)
    }

    /// Sixty frames a second.
    public static let sixty = FrameRate(checked: 60)

    private init(checked frames: Int) { (self.frames, seconds) = (frames, 1) }

    /// Reads `60`, `30000/1001` or `29.97`; nil for anything else.
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

    /// How long a frame is shown.
    public var frameDuration: FrameTime { .frame(perSecond: frames, over: seconds) }

    /// When a frame, counted from 0, begins.
    public func start(ofFrame index: Int) -> FrameTime { FrameTime(index * seconds, over: frames) }

    /// The same as seconds, rounded once.
    func time(ofFrame index: Int) -> Double { Double(index * seconds) / Double(frames) }
}

extension FrameRate: CustomStringConvertible {
    /// As it is read: `60`, `30000/1001`.
    public var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}
