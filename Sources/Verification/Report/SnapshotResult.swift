import Framewright
public import FramewrightDocuments

/// The result of verifying one image or animation, in words and images.
public struct SnapshotResult: Hashable, Sendable {
    /// An image written for a failure.
    public struct Image: Hashable, Sendable {
        /// The caption of the image.
        public var subject: String
        /// The path of the image.
        public var path: String
        /// True if the image is a strip of expected | difference | actual.
        public var isStrip: Bool
        /// The scale in pixels per point for drawing findings, or nil if none are drawn.
        public var scale: Double?
    }

    /// The path below the snapshot folder.
    public let file: String
    /// The status, such as same, missing or different.
    public let status: Status
    /// Lines with the reason and the suggested remedy.
    public let details: [String]
    /// The images written for the failure.
    public package(set) var images: [Image]
    /// The lint findings of the actual screen.
    public internal(set) var findings: [Finding] = []

    /// True if the result passed.
    public var isSame: Bool { status.isSame }

    /// Creates the result of verifying an image or animation.
    ///
    /// - Parameter wording: Returns a hint in the front end's words.
    public init(file: String, _ outcome: SnapshotOutcome, wording: (Hint) -> String = \.description) {
        (self.file, status) = (file, outcome.status)
        (details, images) = (outcome.details(wording), outcome.images)
    }

    /// Creates the result of a scene that could not be laid out, painted or played.
    ///
    /// - Parameters:
    ///   - screen: The name of the screen, if `file` does not contain it.
    ///   - wording: Returns a hint in the front end's words.
    public init(
        file: String, _ failure: SceneFailure, on screen: String? = nil, wording: (Hint) -> String = \.description
    ) {
        self.init(
            file: file, status: .failed, details: failure.lines(wording) + (screen.map { ["on \($0)"] } ?? []))
    }

    /// Returns the result for a reference that nothing requires any more.
    ///
    /// - Parameter wording: Returns a hint in the front end's words.
    public static func unused(_ file: String, wording: (Hint) -> String = \.description) -> SnapshotResult {
        SnapshotResult(
            file: file, status: .unused,
            details: ["nothing asks for it any more: \(wording("\(.prune) removes it and its image"))"])
    }

    /// Creates the result of recording an image or animation. Only an unchanged reference passes, because a new one
    /// must be reviewed first.
    ///
    /// - Parameter wording: Returns a hint in the front end's words.
    public init(file: String, recorded outcome: RecordOutcome, wording: (Hint) -> String = \.description) {
        switch outcome {
        case .unchanged: self.init(file: file, status: .same, details: [])
        case .new, .changed:
            self.init(file: file, status: .recorded, details: ["look at it, then run the tests again"])
        case .changedTerms(let changes):
            self.init(file: file, status: .recorded, details: changes + ["run the tests again"])
        case .refused(let findings): self.init(file: file, status: .refused, details: findings.map(\.description))
        case .looseTolerance(let tolerance, let mutant):
            self.init(file: file, status: .looseTolerance, details: tolerance.lines(accepting: mutant))
        case .failed(let failure): self.init(file: file, failure, wording: wording)
        }
    }

    package init(
        file: String, status: Status, details: [String], images: [Image] = [], findings: [Finding] = []
    ) {
        (self.file, self.status, self.details) = (file, status, details)
        (self.images, self.findings) = (images, findings)
    }
}

extension SnapshotOutcome {
    fileprivate var status: SnapshotResult.Status {
        switch self {
        case .same: .same
        case .sameOutside(let views): .sameOutside(views: views.joined(separator: ", "))
        case .within(let tolerance, _): .sameWithin(tolerance: tolerance.name)
        case .missing: .missing
        case .different, .otherHash, .otherAnimation: .different
        case .manifestDisagrees: .manifestDisagrees
        case .otherFonts: .otherFonts
        case .looseTolerance: .looseTolerance
        case .maskedViewGone: .maskedViewGone
        case .unreadable: .unreadable
        case .failed: .failed
        }
    }

    fileprivate func details(_ wording: (Hint) -> String) -> [String] {
        switch self {
        case .same, .sameOutside: []
        case .within(let tolerance, let verdict): [verdict.description, tolerance.reason]
        case .missing: [wording("\(.record) keeps it, once you have looked at it")]
        case .different(let difference, let areas, _, let changes):
            changes.lines + difference.lines(areas)
        case .otherHash(_, let changes):
            changes.lines + [
                "other pixels than the recorded hash, from which no image can be made",
                wording("to see the recorded one: \(.regenerate) with the code and themes of the recording"),
            ]
        case .otherAnimation(let failure):
            failure.environmentChanges.lines
                + "\(failure.difference)".split(separator: "\n").map(String.init) + failure.changes
        case .manifestDisagrees: ["the image is right but its hash in the manifest is not: record it again"]
        case .otherFonts(let changes): changes.lines + ["install those fonts, or record again"]
        case .looseTolerance(let tolerance, let mutant): tolerance.lines(accepting: mutant)
        case .maskedViewGone(let view):
            [wording("no view is called '\(view)' any more: name it so, or record again with \(.setting(.exact))")]
        case .unreadable(let reason, _): [reason]
        case .failed(let failure): failure.lines(wording)
        }
    }

    fileprivate var images: [SnapshotResult.Image] {
        switch self {
        case .same, .sameOutside, .within, .manifestDisagrees, .otherFonts, .looseTolerance, .maskedViewGone, .failed:
            []
        case .different(_, _, let strip, _):
            strip.map { [.init(subject: "expected | difference | actual", path: $0, isStrip: true)] } ?? []
        case .otherHash(let image, _), .missing(let image), .unreadable(_, let image):
            image.map { [.init(subject: "the actual image", path: $0, isStrip: false)] } ?? []
        case .otherAnimation(let failure):
            // The image of the bad frame is a strip; the others are single images.
            failure.images.map { .init(subject: $0.subject, path: $0.path, isStrip: $0.path.hasSuffix(".frame.png")) }
        }
    }
}

extension Tolerance {
    /// Returns lines that describe an accepted mutant.
    public func lines(accepting mutant: String) -> [String] {
        ["\(self) would let pass: \(mutant)", "make its limit stricter, or mask the view that may change"]
    }
}

extension Difference {
    /// Returns a summary and the largest changed areas.
    fileprivate func lines(_ areas: [ChangedArea]) -> [String] {
        let shown = areas.prefix(5).map { "\($0)" }
        return ["\(self)"] + shown + (areas.count > shown.count ? ["\(areas.count - shown.count) more places"] : [])
    }
}
