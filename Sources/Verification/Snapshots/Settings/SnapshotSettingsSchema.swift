import FramewrightDocuments
import FramewrightViews

extension SnapshotSettings {
    /// The JSON Schema of `framewright.json`, for editors and validators.
    public static let schemaSource = EmbeddedFile.snapshotsSchema.lines
        .replacing("RULES", with: quoted(LintRule.allCases.map(\.rawValue)))
        .replacing("SIZES", with: quoted(DynamicTypeSize.allCases.map { "\($0)" }))
        .replacing("DISTANCE", with: "\(ToleranceMeasure.colorDistances.upperBound)")
        .replacing("LEAST", with: "\(ToleranceMeasure.similarities.lowerBound)")

    private static func quoted(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
}
