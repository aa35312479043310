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
    public var isSame: Bool { status == "same" || Self.done.contains(status) }

    /// Of a picture or film that was verified.
    public init(file: String, _ outcome: SnapshotOutcome) {
        (self.file, status) = (file, outcome.status)
        (details, pictures) = (outcome.details, outcome.pictures)
    }

    /// Of a recording that nothing asks for any more.
    public static func unused(_ file: String) -> SnapshotResult {
        SnapshotResult(
            file: file, status: "unused",
            details: ["no scene or screen asks for it: framewright snapshot record forgets it, then delete the picture"]
        )
    }

    /// Of a picture or film that was recorded: never the same, because nobody has looked at it yet.
    public init(file: String, recorded outcome: RecordOutcome) {
        switch outcome {
        case .unchanged: self.init(file: file, status: "same", details: [])
        case .new, .changed:
            self.init(file: file, status: "recorded", details: ["look at it, then run the tests again"])
        case .refused(let findings): self.init(file: file, status: "refused", details: findings.map(\.description))
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
        case .missing: "missing"
        case .different: "different"
        case .otherRenderer: "other renderer"
        case .otherHash, .otherFilm: "different"
        case .manifestDisagrees: "manifest disagrees"
        case .otherFonts: "other fonts"
        case .unreadable: "unreadable"
        }
    }

    fileprivate var details: [String] {
        switch self {
        case .same: []
        case .missing: ["framewright snapshot record keeps it, once you have looked at it"]
        case .different(let difference, let areas, _): difference.lines(areas)
        case .otherRenderer(let version, let difference, let areas, _):
            Self.remark(on: version) + difference.lines(areas)
        case .otherHash(let version, _):
            Self.remark(on: version) + ["other pixels than the recorded hash"]
        case .otherFilm(let failure):
            Self.remark(on: failure.renderer)
                + "\(failure.difference)".split(separator: "\n").map(String.init) + failure.changes
        case .manifestDisagrees: ["the picture is right but its hash in the manifest is not: record it again"]
        case .otherFonts(let faces):
            ["recorded with another file of \(faces.joined(separator: ", ")): install that version or record again"]
        case .unreadable(let reason): [reason]
        }
    }

    fileprivate var pictures: [SnapshotResult.Picture] {
        switch self {
        case .same, .missing, .manifestDisagrees, .otherFonts, .unreadable: []
        case .different(_, _, let strip), .otherRenderer(_, _, _, let strip):
            strip.map { [.init(subject: "expected | difference | actual", path: $0, isStrip: true)] } ?? []
        case .otherHash(_, let picture): [.init(subject: "what it is now", path: picture, isStrip: false)]
        case .otherFilm(let failure):
            // The bad frame is a strip; the others are pictures by themselves.
            failure.pictures.map { .init(subject: $0.subject, path: $0.path, isStrip: $0.path.hasSuffix(".frame.png")) }
        }
    }

    private static func remark(on version: String) -> [String] {
        version == Renderer.version ? [] : ["recorded with renderer \(version), this is \(Renderer.version)"]
    }
}

extension Difference {
    /// The whole, and the largest places.
    fileprivate func lines(_ areas: [ChangedArea]) -> [String] {
        let shown = areas.prefix(5).map { "\($0)" }
        return ["\(self)"] + shown + (areas.count > shown.count ? ["\(areas.count - shown.count) more places"] : [])
    }
}
