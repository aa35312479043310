import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct ReviewCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows what differs, one image at a time, and asks what to do with it.",
        discussion: """
            Needs a terminal. Images are drawn by kitty's, iTerm2's or sixel graphics where the terminal has them, else in \
            half blocks. a accepts and records, r rejects, s skips, q or the end of input quits; 1 shows expected | difference | actual, 2 the \
            expected, 3 the actual image. Exit code 1 unless everything was accepted.
            """)

    @OptionGroup var options: SnapshotOptions

    @Option(help: "How images are drawn: kitty, iterm, sixel or blocks. (default: what the terminal has)")
    var graphics: TerminalGraphics?

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        guard !options.json else {
            throw UsageError(message: "a review asks and answers in words", hint: "snapshot verify has --json")
        }
        let isMissing = UsageError(
            message: "a review needs a terminal",
            hint: "snapshot verify --report review.html makes a page to look through")
        guard Terminal.isThere else { throw isMissing }
        let (store, requests) = try options.open(catalogue)
        let failures = "\(options.folder)/failures"
        store.removeAbandonedFiles()
        let outcomes = try store.verify(requests, failures: failures, jobs: options.jobCount)
        let open = zip(requests, outcomes).filter { !$1.isSame }
        guard !open.isEmpty else {
            try Console.print("every image is as it was recorded")
            return .fine
        }
        // From here on a signal restores the terminal first.
        Interruption.watch()
        guard let terminal = Terminal() else { throw isMissing }
        let graphics =
            try graphics
            ?? TerminalGraphics(
                environment: { ProcessEnvironment[$0] }, answer: try terminal.attributes())
        var review = Review(store: store, terminal: terminal, graphics: graphics, count: open.count)
        for (request, outcome) in open {
            guard try review.decide(request, SnapshotResult(file: request.file, outcome, wording: \.commandLine)) else {
                break
            }
        }
        try review.end()
        return review.accepted == open.count ? .fine : .findings
    }
}

extension TerminalGraphics: ExpressibleByArgument {}

/// An interactive review of images that differ.
@MainActor
private struct Review {
    var store: SnapshotStore
    let terminal: Terminal
    let graphics: TerminalGraphics
    let count: Int
    private(set) var accepted = 0
    private var rejected = 0
    private var number = 0

    init(store: SnapshotStore, terminal: Terminal, graphics: TerminalGraphics, count: Int) {
        (self.store, self.terminal, self.graphics, self.count) = (store, terminal, graphics, count)
    }

    /// Shows a result and performs the action of the next key. Returns false to quit.
    mutating func decide(_ request: SnapshotRequest, _ result: SnapshotResult) throws -> Bool {
        number += 1
        try Console.print("\n\(number)/\(count)  \(result.status.rawValue): \(result.file.listed())")
        for line in result.details { try Console.print("  \(line.listed())") }
        // A scene that fails has no image.
        let views = try result.status == .failed ? nil : ReviewViews(request, result: result, in: store)
        try show(views?.image(0))
        while true {
            try StandardStream.output.write("[a]ccept [r]eject [s]kip [q]uit  [1] all [2] expected [3] actual ")
            while !terminal.hasKey(within: 200) { try check() }
            let key = terminal.key()
            try Console.print(key.map { $0.isNewline || $0 < " " ? "" : "\($0)" } ?? "")
            if key == "\u{3}" { throw Interrupted(remains: Self.remains) }
            try check()
            switch key {
            case "a": if try accept(request) { return true }
            case "r":
                rejected += 1
                return true
            case "s": return true
            // End of input is a null character if it was typed before the terminal gave single keys.
            case "q", "\u{4}", "\0", nil: return false
            case "1": try show(views?.image(0))
            case "2": try show(views?.image(1))
            case "3": try show(views?.image(2))
            default: continue
            }
        }
    }

    private func check() throws { try Interruption.check(Self.remains) }

    private static let remains = "what was accepted is recorded"

    /// Prints the totals.
    func end() throws {
        try Console.print("\(accepted) accepted, \(rejected) rejected, \(count - accepted - rejected) left")
    }

    private func show(_ image: Bitmap?) throws {
        guard let image else { return try Console.print("  there is no such image") }
        try StandardStream.output.write(try graphics.sequence(for: image, on: terminal.screen))
    }

    /// Records a snapshot. Returns false if lint finds errors, its tolerance is too loose, or its scene fails.
    private mutating func accept(_ request: SnapshotRequest) throws -> Bool {
        var outcome = RecordOutcome.unchanged
        let isContinuousIntegration = Console.isContinuousIntegration
        try store.record([request], isContinuousIntegration: isContinuousIntegration, jobs: 1) { outcome = $1 }
        switch outcome {
        case .new, .changed, .changedTerms, .unchanged: break
        case .refused(let findings):
            try Console.print("  refused, because lint found:")
            for finding in findings { try Console.print("  \("\(finding)".listed())") }
            return false
        case .looseTolerance(let tolerance, let mutant):
            for line in tolerance.lines(accepting: mutant) { try Console.print("  \(line.listed())") }
            return false
        case .failed(let failure):
            for line in failure.lines(\.commandLine) { try Console.print("  \(line.listed())") }
            return false
        }
        try store.saveManifest { Console.note("note: \($0)") }
        accepted += 1
        return true
    }
}

/// The images of a failure.
@MainActor
private struct ReviewViews {
    private let whole: Bitmap?
    private let isStrip: Bool

    init(_ request: SnapshotRequest, result: SnapshotResult, in store: SnapshotStore) throws {
        isStrip = result.images.first?.isStrip ?? false
        if let image = result.images.first {
            whole = try PNGFile.read(image.path)
        } else {
            whole = try store.image(of: request)
        }
    }

    /// Returns an image: 0 for the whole, 1 for expected, 2 for actual. Returns nil if there is none.
    func image(_ part: Int) -> Bitmap? {
        guard part > 0, let whole else { return whole }
        guard isStrip else { return part == 2 ? whole : nil }
        return Difference.part(part == 1 ? 0 : 2, ofStrip: whole)
    }
}
