package import FramewrightDocuments

extension SnapshotResult {
    /// Reads a result of a shard.
    package init(_ reader: inout ObjectReader) throws(DocumentError) {
        let file = try reader.required("file").string(allowingEmpty: false)
        let node = try reader.required("status")
        let word = try node.string(allowingEmpty: false)
        guard let status = Status(rawValue: word) else {
            throw node.error(
                .outOfRange, "unknown status \"\(word)\"",
                hint: Suggestion.hint(
                    for: word, among: Status.plain.map(\.rawValue),
                    otherwise: "write the file again with \(.setting(.results))"))
        }
        var details: [String] = []
        for node in try reader.array("details") { details.append(try node.string()) }
        var images: [Image] = []
        for node in try reader.array("pictures") { images.append(try Image(node)) }
        var findings: [Finding] = []
        for node in try reader.array("findings") { findings.append(try Finding(node)) }
        self.init(file: file, status: status, details: details, images: images, findings: findings)
    }

    /// The members of the result in a shard's file.
    package var members: [(String, JSONOutput)] {
        [
            ("file", .string(file)), ("status", .string(status.rawValue)),
            ("details", .array(details.map(JSONOutput.string))),
            ("pictures", .array(images.map(\.output))), ("findings", .array(findings.map(\.output))),
        ]
    }
}

extension SnapshotResult.Image {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        subject = try reader.string("subject")
        path = try reader.required("path").string(allowingEmpty: false)
        isStrip = try reader.bool("strip")
        scale = try reader.optional("scale")?.double(in: 0.001...1000)
        try reader.finish()
    }

    fileprivate var output: JSONOutput {
        .object([
            ("subject", .string(subject)), ("path", .string(path)), ("strip", .bool(isStrip)),
            ("scale", scale.map(JSONOutput.double) ?? .null),
        ])
    }
}
