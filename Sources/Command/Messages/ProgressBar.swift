import Framewright
import FramewrightDocuments
import Glibc

/// A progress bar on one line of the terminal: share, count, rate and remaining time. Nothing is shown if standard
/// error is not a terminal.
final class ProgressBar {
    private let total: Int
    private let unit: Unit
    private let isShown: Bool
    private let clock = ContinuousClock()
    private var start: ContinuousClock.Instant
    private var stage = ""
    private var nextUpdate: ContinuousClock.Instant
    private var isOnScreen = false

    /// The unit of the count.
    struct Unit {
        let name: String
        let rate: String

        static let frames = Unit(name: "frames", rate: "fps")
        static let sizes = Unit(name: "sizes", rate: "sizes/s")
        static let images = Unit(name: "images", rate: "images/s")
    }

    /// Creates a progress bar.
    init(total: Int, unit: Unit = .frames, isShown: Bool = isatty(STDERR_FILENO) == 1) {
        (self.total, self.unit, self.isShown) = (max(1, total), unit, isShown)
        start = clock.now
        nextUpdate = start
    }

    func draw(_ progress: ExportProgress) {
        guard isShown else { return }
        if progress.stage != stage || progress.frames == 0 {
            (stage, start, nextUpdate) = (progress.stage, clock.now, clock.now)
        }
        guard clock.now >= nextUpdate else { return }
        nextUpdate = clock.now + .milliseconds(100)
        let (seconds, attoseconds) = (clock.now - start).components
        let line = Self.line(progress, total: total, unit: unit, seconds: Double(seconds) + Double(attoseconds) * 1e-18)
        try? StandardStream.error.write("\r\(line)\u{1B}[K")
        isOnScreen = true
    }

    /// Erases the line.
    func clear() {
        if isOnScreen { try? StandardStream.error.write("\r\u{1B}[K") }
        isOnScreen = false
    }

    /// Returns a line such as `drawing [=====>    ] 50 %  30/60 frames  120 fps  1 s left`.
    static func line(
        _ progress: ExportProgress, total: Int, unit: Unit = .frames, seconds: Double
    ) -> String {
        let share = min(1, Double(progress.frames) / Double(total))
        let width = 24
        let filled = Int(share * Double(width))
        let bar = String(repeating: "=", count: filled) + (filled < width ? ">" : "")
        let room = String(repeating: " ", count: max(0, width - bar.count))
        var line = "\(progress.stage) [\(bar)\(room)] \(Int(share * 100)) %  \(progress.frames)/\(total) \(unit.name)"
        guard seconds > 0, progress.frames > 0 else { return line }
        let rate = Double(progress.frames) / seconds
        line += "  \(Int(rate.rounded())) \(unit.rate)"
        return line + "  \(Int((Double(max(0, total - progress.frames)) / rate).rounded(.up))) s left"
    }
}
