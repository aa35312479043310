import Framewright

/// What became of one picture or film when it was verified, in words and pictures.
public struct SnapshotResult: Hashable, Sendable {
    /// A picture that was left of a failure.
    public struct Picture: Hashable, Sendable {
        public var subject: String
        public var path: String
        /// True of expected | difference | actual side by side.
        public var isStrip: Bool
        /// Its pixels per point of the screen whose findings are to be drawn on it; nil where none are.
        public var scale: Double?
    }

    /// Path below the snapshot folder.
    public let file: String
    /// One or two words: `same`, `missing`, `different`, ...
    public let status: String
    /// Lines that say why, and what to do.
    public let details: [String]
    public internal(set) var pictures: [Picture]
    /// What lint says of the screen as it is now.
    public internal(set) var findings: [Finding] = []

    /// True where nothing is to be done.
    public var isSame: Bool { status == "same" || status.hasPrefix("same ") || Self.done.contains(status) }

    /// How a picture that was never recorded is recorded.
    public static let recordingCommand = "framewright snapshot record"

    /// Of a picture or film that was verified.
    ///
    /// - Parameter command: records what is missing.
    public init(file: String, _ outcome: SnapshotOutcome, recordedBy command: String = recordingCommand) {
        (self.file, status) = (file, outcome.status)
        (details, pictures) = (outcome.details(recordedBy: command), outcome.pictures)
    }

    /// Of a scene that could not be laid out, painted or played.
    ///
    /// - Parameter screen: what it was to be shown on, where the file does not say so.
    public init(file: String, _ failure: SceneFailure, on screen: String? = nil) {
        self.init(
            file: file, status: Self.failed, details: failure.lines + (screen.map { ["on \($0)"] } ?? []))
    }

    public static let (failed, missing) = ("failed", "missing")

    /// Of a recording that nothing asks for any more.
    public static func unused(_ file: String) -> SnapshotResult {
        SnapshotResult(
            file: file, status: "unused",
            details: ["no scene or screen asks for it: framewright snapshot check --prune removes it and its picture"]
        )
    }

    /// Of a picture or film that was recorded: never the same, because nobody has looked at it yet.
    public init(file: String, recorded outcome: RecordOutcome) {
        switch outcome {
        case .unchanged: self.init(file: file, status: "same", details: [])
        case .new, .changed:
            self.init(file: file, status: "recorded", details: ["look at it, then run the tests again"])
        case .changedTerms(let changes):
            self.init(file: file, status: "recorded", details: changes + ["run the tests again"])
        case .refused(let findings): self.init(file: file, status: "refused", details: findings.map(\.description))
        case .looseTolerance(let tolerance, let mutant):
            self.init(file: file, status: "tolerance too loose", details: tolerance.lines(accepting: mutant))
        case .failed(let failure): self.init(file: file, failure)
        }
    }

    init(
        file: String, status: String, details: [String], pictures: [Picture] = [], findings: [Finding] = []
    ) {
        (self.file, self.status, self.details) = (file, status, details)
        (self.pictures, self.findings) = (pictures, findings)
    }
}

extension SnapshotOutcome {
    fileprivate var status: String {
        switch self {
        case .same: "same"
        case .sameOutside(let views): "same outside \(views.joined(separator: ", "))"
        case .within(let tolerance, _): "same within \(tolerance.name)"
        case .missing: SnapshotResult.missing
        case .different, .otherHash, .otherAnimation: "different"
        case .manifestDisagrees: "manifest disagrees"
        case .otherFonts: "other fonts"
        case .looseTolerance: "tolerance too loose"
        case .maskedViewGone: "mask without view"
        case .unreadable: "unreadable"
        case .failed: SnapshotResult.failed
        }
    }

    fileprivate func details(recordedBy command: String) -> [String] {
        switch self {
        case .same, .sameOutside: []
        case .within(let tolerance, let verdict): [verdict.description, tolerance.reason]
        case .missing: ["\(command) keeps it, once you have looked at it"]
        case .different(let difference, let areas, _, let circumstances):
            circumstances.lines + difference.lines(areas)
        case .otherHash(_, let circumstances):
            circumstances.lines + [
                "other pixels than the recorded hash, from which no picture can be made",
                "to see the recorded one: snapshot verify --regenerate with the code and themes of the recording",
            ]
        case .otherAnimation(let failure):
            failure.environmentChanges.lines
                + "\(failure.difference)".split(separator: "\n").map(String.init) + failure.changes
        case .manifestDisagrees: ["the picture is right but its hash in the manifest is not: record it again"]
        case .otherFonts(let circumstances): circumstances.lines + ["install those fonts, or record again"]
        case .looseTolerance(let tolerance, let mutant): tolerance.lines(accepting: mutant)
        case .maskedViewGone(let view):
            ["no view is called '\(view)' any more: name it so, or record again with --exact"]
        case .unreadable(let reason, _): [reason]
        case .failed(let failure): failure.lines
        }
    }

    fileprivate var pictures: [SnapshotResult.Picture] {
        switch self {
        case .same, .sameOutside, .within, .manifestDisagrees, .otherFonts, .looseTolerance, .maskedViewGone, .failed:
            []
        case .different(_, _, let strip, _):
            strip.map { [.init(subject: "expected | difference | actual", path: $0, isStrip: true)] } ?? []
        case .otherHash(let picture, _), .missing(let picture), .unreadable(_, let picture):
            picture.map { [.init(subject: "what it is now", path: $0, isStrip: false)] } ?? []
        case .otherAnimation(let failure):
            // The bad frame is a strip; the others are pictures by themselves.
            failure.pictures.map { .init(subject: $0.subject, path: $0.path, isStrip: $0.path.hasSuffix(".frame.png")) }
        }
    }
}

extension Tolerance {
    /// What to tell of a mutant it would let pass.
    public func lines(accepting mutant: String) -> [String] {
        ["\(self) would let pass: \(mutant)", "make its limit stricter, or mask the view that may change"]
    }
}

extension Difference {
    /// The whole, and the largest places.
    fileprivate func lines(_ areas: [ChangedArea]) -> [String] {
        let shown = areas.prefix(5).map { "\($0)" }
        return ["\(self)"] + shown + (areas.count > shown.count ? ["\(areas.count - shown.count) more places"] : [])
    }
}
