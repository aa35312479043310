/// The exit codes of `framewright-preview-runner` that say why a preview gave no result; `watch.h` has the same.
enum PreviewVerdict: Int32 {
    case hasClosedFiles = 120
    case tookProcessorTime = 121
    case tookTime = 122
    case wasStopped = 123
}

/// The reason why a process that lists or draws previews gave no result, in one line.
struct PreviewFailureReason {
    let text: String

    init(_ result: CapturedProcess, limits: PreviewRun.Limits) {
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        if lines.contains(where: { $0.contains("failed to allocate") }) {
            text = "it used more than the limit of \(limits.memory) MB"
        } else if lines.last?.hasPrefix("error: ") == true, lines.last?.contains("No space left on device") == true {
            text = "it filled its folder, which holds \(limits.files) MB"
        } else if result.status < 0 {
            text = Self.words(forSignal: -result.status, error: Self.error(in: lines), limits: limits)
        } else if let verdict = PreviewVerdict(rawValue: result.status) {
            text = Self.words(for: verdict, limits: limits)
        } else {
            text =
                result.status == 0
                ? "it ended before it was drawn"
                : Self.error(in: lines) ?? "it ended with exit code \(result.status) before it was drawn"
        }
    }

    private static func words(for verdict: PreviewVerdict, limits: PreviewRun.Limits) -> String {
        switch verdict {
        case .hasClosedFiles: "it closed all files of its process"
        case .tookProcessorTime: "it took more than \(limits.seconds) seconds of processor time"
        case .tookTime: "it was not drawn after \(limits.seconds).5 seconds: something waits without an end"
        case .wasStopped: "it stopped itself by a signal"
        }
    }

    private static func words(forSignal signal: Int32, error: String?, limits: PreviewRun.Limits) -> String {
        let reason: String? =
            switch signal {
            case 7, 11: "a bad access to memory, often by recursion without end"
            case 8: "an error of arithmetic, such as a division by zero"
            case 9: "it was killed, by its own code or because the system has no memory left"
            case 25: "it wrote more than \(limits.files) MB to a file"
            default: nil
            }
        // Other signals come without a line of Swift's runtime.
        let isTrap = [4, 5, 6].contains(signal)
        return "it ended by signal \(signal)\((reason ?? (isTrap ? error : nil)).map { ": \($0)" } ?? "")"
    }

    /// Returns the line that names the reason: the last fatal error, or an error; nil if there is none.
    private static func error(in lines: [Substring]) -> String? {
        let line =
            lines.last { $0.contains(": Fatal error: ") || $0.hasPrefix("Fatal error: ") }
            ?? lines.last { $0.hasPrefix("error: ") }
        return line.map { String($0.prefix(400)) }
    }
}
