public import FramewrightVerification
import FramewrightViews

/// The result of drawing the previews of source files.
public struct PreviewReport: Sendable {
    /// A preview.
    public struct Preview: Sendable {
        /// The name.
        public let name: String
        /// The file, as given; nil if unknown.
        public let file: String?
        /// The line of the declaration; nil if unknown.
        public let line: Int?
        /// The path of the image; nil if the preview failed.
        public let image: String?
        /// The reason in one line; nil if the preview was drawn.
        public let failure: String?
        /// The lowest grade of the names that the preview may use and of the remarks made while it was drawn; nil if it
        /// failed.
        public let grade: FidelityGrade?
        /// The remarks on names that the preview may use, directly or through declarations of the sources.
        public let sourceRemarks: [PreviewRemark]
        /// The remarks made while the preview was drawn.
        public let drawingRemarks: [PreviewRemark]
        /// The problems that lint found in the image.
        public let findings: [Finding]

        /// The findings in words, at most three of each rule and the number of the others.
        public var findingLines: [String] {
            Finding.lines(of: findings, perRule: 3) { "\($0.rule.rawValue): \($0.view): \($0.explanation)" }
        }
    }

    /// The previews in order.
    public let previews: [Preview]
    /// The files that do not compile.
    public let leftOut: [LeftOutFile]
    /// The remarks on names in the compiled files, also on those that no preview uses.
    public let sourceRemarks: [PreviewRemark]

    /// Whether everything was compiled and drawn.
    public var isComplete: Bool { leftOut.isEmpty && previews.allSatisfy { $0.failure == nil } }

    /// The remarks that are errors in a strict run: stand-ins in the sources, and all that were made while previews
    /// were drawn.
    public var strictErrors: [PreviewRemark] {
        var known: Set<PreviewRemark> = []
        return (sourceRemarks.filter { $0.grade == .standIn } + previews.flatMap(\.drawingRemarks))
            .filter { known.insert($0).inserted }
    }
}
