package import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension SnapshotManifest.Entry {
    package init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        file = try reader.required("file").plainText(allowingEmpty: false)
        scene = try reader.required("scene").plainText()
        device = try reader.required("device").plainText()
        theme = try reader.required("theme").plainText()
        if let node = reader.optional("tokens") { tokens = try node.contentHash() }
        pixels = try reader.required("pixels").contentHash()
        fonts = []
        let faces = try reader.object("fonts")
        for face in faces.members {
            let node = DocumentNode(document: faces.node.document, value: face.value)
            fonts.append(try SnapshotManifest.Font(name: face.key, node))
        }
        renderer = try reader.string("renderer")
        if let node = reader.optional("film") { animation = try FrameHashes(node) }
        if let node = reader.optional("allowed") { allowed = try node.array().map(LintException.init) }
        if let node = reader.optional("tolerance") { tolerance = try Tolerance(node) }
        if let node = reader.optional("masks") { masks = try node.array(count: 0...1000).map(SnapshotMask.init) }
        try reader.finish()
    }

    package var output: JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("file", .string(file)), ("scene", .string(scene)), ("device", .string(device)), ("theme", .string(theme)),
        ]
        if let tokens { members.append(("tokens", .string(tokens.text))) }
        members += [
            ("pixels", .string(pixels.text)), ("fonts", .object(fonts.map { ($0.name, $0.output) })),
            ("renderer", .string(renderer)),
        ]
        if let animation { members.append(("film", animation.output)) }
        if !allowed.isEmpty { members.append(("allowed", .array(allowed.map(\.output)))) }
        if let tolerance { members.append(("tolerance", tolerance.output)) }
        if !masks.isEmpty { members.append(("masks", .array(masks.map(\.output)))) }
        return .object(members)
    }
}

extension SnapshotManifest.Font {
    /// Reads a string, the hash only (manifests without versions), or an object with hash and version.
    fileprivate init(name: String, _ node: DocumentNode) throws(DocumentError) {
        guard case .object = node.value.content else {
            self.init(name: name, file: try node.contentHash())
            return
        }
        var reader = try node.object()
        self.init(
            name: name, file: try reader.required("file").contentHash(), version: try reader.string("version"))
        try reader.finish()
    }

    fileprivate var output: JSONOutput {
        guard let version else { return .string(file.text) }
        return .object([("file", .string(file.text)), ("version", .string(version))])
    }
}

extension LintException {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        let rule = try reader.required("rule").choice(LintRule.self)
        self.init(rule, because: try reader.required("because").string(allowingEmpty: false))
        try reader.finish()
    }

    fileprivate var output: JSONOutput { .object([("rule", .string(rule.rawValue)), ("because", .string(reason))]) }
}

extension SnapshotMask {
    fileprivate init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        let view = try reader.required("view").string(allowingEmpty: false)
        var frames: [Rect] = []
        for frame in try reader.array("frames", count: 1...10_000) {
            let numbers = try frame.array(count: 4...4).map { node throws(DocumentError) in
                try node.double(in: -1e6...1e6)
            }
            frames.append(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
        self.init(view, because: try reader.required("because").string(allowingEmpty: false))
        self.frames = frames
        try reader.finish()
    }

    fileprivate var output: JSONOutput {
        let rects = frames.map { frame in
            JSONOutput.array([frame.minX, frame.minY, frame.width, frame.height].map(JSONOutput.double))
        }
        return .object([("view", .string(view)), ("frames", .array(rects)), ("because", .string(reason))])
    }
}

extension DocumentNode {
    /// Reads a string without control characters, which is safe to print.
    fileprivate func plainText(allowingEmpty: Bool = true) throws(DocumentError) -> String {
        let text = try string(allowingEmpty: allowingEmpty)
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw error(.invalid, "a text with control characters is no name")
        }
        return text
    }

    fileprivate func contentHash() throws(DocumentError) -> ContentHash {
        let text = try string()
        guard let hash = ContentHash(text: text) else {
            throw error(.invalid, "\"\(text)\" is no SHA-256", hint: "64 lower-case hexadecimal digits")
        }
        return hash
    }
}
