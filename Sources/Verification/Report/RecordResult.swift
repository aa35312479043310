package import FramewrightDocuments

/// The result of recording one image or animation, in words.
package struct RecordResult: Hashable, Sendable {
    /// The status. Its raw value is the status in words.
    package enum Status: String, Hashable, Sendable {
        case new, changed
        case changedTerms = "terms changed"
        case unchanged, refused
        case looseTolerance = "tolerance too loose"
        case failed

        /// True if the snapshot equals the image just painted.
        package var isKept: Bool {
            switch self {
            case .new, .changed, .changedTerms, .unchanged: true
            case .refused, .looseTolerance, .failed: false
            }
        }
    }

    /// The path below the snapshot folder.
    package let file: String
    /// The status.
    package let status: Status
    /// Lines with the reason and the suggested remedy.
    package let details: [String]

    package init(file: String, status: Status, details: [String]) {
        (self.file, self.status, self.details) = (file, status, details)
    }

    /// Creates the result of an outcome.
    ///
    /// - Parameter wording: Returns a hint in the front end's words.
    package init(file: String, _ outcome: RecordOutcome, wording: (Hint) -> String) {
        self.file = file
        (status, details) =
            switch outcome {
            case .new: (.new, [])
            case .changed: (.changed, [])
            case .changedTerms(let changes): (.changedTerms, changes)
            case .unchanged: (.unchanged, [])
            case .refused(let findings): (.refused, findings.map(\.description))
            case .looseTolerance(let tolerance, let mutant): (.looseTolerance, tolerance.lines(accepting: mutant))
            case .failed(let failure): (.failed, failure.lines(wording))
            }
    }

    /// The result as JSON.
    package var output: JSONOutput {
        .object([
            ("file", .string(file)), ("status", .string(status.rawValue)),
            ("details", .array(details.map(JSONOutput.string))),
        ])
    }

    /// Reads what `output` wrote.
    package init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        file = try reader.string("file")
        status = try reader.required("status").choice(
            among: [Status.new, .changed, .changedTerms, .unchanged, .refused, .looseTolerance, .failed]
                .map { ($0.rawValue, $0) })
        details = try reader.required("details").array().map { node throws(DocumentError) in try node.string() }
        try reader.finish()
    }
}
