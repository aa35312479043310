extension SnapshotResult {
    /// The status of a result. Its raw value is the status in words, as in listings and results files.
    public enum Status: Hashable, Sendable {
        case same
        /// Equal outside masked views, which are joined by commas.
        case sameOutside(views: String)
        /// Equal within the tolerance with this name.
        case sameWithin(tolerance: String)
        case missing, different, manifestDisagrees, otherFonts, looseTolerance, maskedViewGone, unreadable, failed
        case unused, recorded, refused
        /// Linted, with findings.
        case withWarnings, withErrors
        /// Linted without findings.
        case fine
        case played, rendered

        /// True for results that passed.
        public var isSame: Bool {
            switch self {
            case .same, .sameOutside, .sameWithin, .fine, .played, .rendered: true
            default: false
            }
        }
    }
}

extension SnapshotResult.Status: RawRepresentable {
    private static let (outside, within) = ("same outside ", "same within ")

    /// The statuses whose words contain no names, in the order of suggestions.
    static let plain: [Self] = [
        .same, .missing, .different, .manifestDisagrees, .otherFonts, .looseTolerance, .maskedViewGone, .unreadable,
        .failed, .unused, .recorded, .refused, .withWarnings, .withErrors, .fine, .played, .rendered,
    ]

    /// Creates the status with these words. Returns nil if there is none.
    public init?(rawValue: String) {
        if let status = Self.plain.first(where: { $0.rawValue == rawValue }) {
            self = status
        } else if rawValue.hasPrefix(Self.outside) {
            self = .sameOutside(views: String(rawValue.dropFirst(Self.outside.count)))
        } else if rawValue.hasPrefix(Self.within) {
            self = .sameWithin(tolerance: String(rawValue.dropFirst(Self.within.count)))
        } else {
            return nil
        }
    }

    /// The status in words.
    public var rawValue: String {
        switch self {
        case .same: "same"
        case .sameOutside(let views): Self.outside + views
        case .sameWithin(let tolerance): Self.within + tolerance
        case .missing: "missing"
        case .different: "different"
        case .manifestDisagrees: "manifest disagrees"
        case .otherFonts: "other fonts"
        case .looseTolerance: "tolerance too loose"
        case .maskedViewGone: "mask without view"
        case .unreadable: "unreadable"
        case .failed: "failed"
        case .unused: "unused"
        case .recorded: "recorded"
        case .refused: "refused"
        case .withWarnings: "with warnings"
        case .withErrors: "with errors"
        case .fine: "fine"
        case .played: "played"
        case .rendered: "rendered"
        }
    }
}
