public import FramewrightVerification
import FramewrightViews

/// The result of drawing the previews of sources.
public struct PreviewReport: Sendable {
    /// A preview.
    public struct Preview: Sendable {
        /// The name.
        public let name: String
        /// The name in those of files: the same for as long as the preview is in the same file with the same name, or
        /// without a name shows the same view.
        public let identifier: String
        /// The file, as given; nil if unknown.
        public let file: String?
        /// The line of the declaration; nil if unknown.
        public let line: Int?
        /// The lowest grade of the names that the preview may use and of the remarks made while it was drawn; nil if
        /// it failed.
        public let grade: FidelityGrade?
        /// The images, in the order of the conditions.
        public let pictures: [Picture]
        /// The remarks on names that the preview may use, directly or through declarations of the sources.
        public let sourceRemarks: [PreviewRemark]

        /// The reason why an image is missing, in one line; nil if all were drawn.
        public var failure: String? { pictures.lazy.compactMap(\.failure).first }
    }

    /// An image of a preview under certain conditions.
    public struct Picture: Sendable {
        /// The conditions.
        public let conditions: PreviewConditions
        /// The path of the image or animation; nil if the preview failed.
        public let image: String?
        /// The reason in one line; nil if the preview was drawn.
        public let failure: String?
        /// The remarks made while the preview was drawn.
        public let remarks: [PreviewRemark]
        /// The problems that lint found in the image.
        public let findings: [Finding]
        /// The views as indented text: type, text, identifier, frame in whole points, state and findings. Nil if the
        /// preview failed.
        public var outline: String?

        /// The findings in words, at most three of each rule and the number of the others.
        public var findingLines: [String] {
            Finding.lines(of: findings, perRule: 3) { "\($0.rule.rawValue): \($0.view): \($0.explanation)" }
        }
    }

    /// The previews in order.
    public let previews: [Preview]
    /// The files that do not compile.
    public let leftOut: [LeftOutFile]
    /// The files that no target of an Xcode project has.
    public let unused: [LeftOutFile]
    /// The remarks on names in the compiled files, also on those that no preview uses.
    public let sourceRemarks: [PreviewRemark]

    /// Whether everything was compiled and drawn.
    public var isComplete: Bool { leftOut.isEmpty && previews.allSatisfy { $0.failure == nil } }

    /// The remarks that are errors in a strict run: stand-ins in the sources, and all that were made while previews
    /// were drawn.
    public var strictErrors: [PreviewRemark] {
        let drawing = previews.flatMap { $0.pictures.flatMap(\.remarks) }
        return (sourceRemarks.filter { $0.grade == .standIn } + drawing).withoutDuplicates
    }
}

extension Array where Element: Hashable {
    /// The elements without those that are equal to an earlier one.
    var withoutDuplicates: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
