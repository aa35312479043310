public import FramewrightDocuments

/// A play script: a screen, the device it is shown on, and the steps played on it, read from YAML or JSON. Its schema
/// is `PlayScript.schemaSource`.
public struct PlayScript: Sendable {
    /// The maximum size of a script in bytes.
    public static let sizeLimit = 4 << 20

    /// The name of a scene, or `scene/state`.
    public let app: DocumentNode
    /// The scene's state: a state value, or the path of a state document or table.
    public let state: DocumentNode?
    /// The identifier of the device.
    public let device: DocumentNode?
    /// The orientation of the device.
    public let orientation: Orientation?
    /// The screen size in points, instead of a device.
    public let size: DocumentNode?
    /// The number of pixels per point.
    public let scale: Double?
    /// The name or path of the theme.
    public let theme: DocumentNode?
    /// The context of the theme.
    public let context: String?
    /// The language tag.
    public let locale: String?
    /// The random seed, for scenes that use randomness.
    public let seed: UInt64?
    /// The frame rate.
    public let rate: FrameRate?
    /// The steps.
    public let steps: [PlayStep]
    /// The document node of each step. The steps of a `moves` string share one node.
    public let places: [DocumentNode]

    /// Reads a script. Unknown keys, unknown words and numbers out of range are errors with their position.
    public init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        _ = try reader.optional("$schema")?.string()
        app = try reader.required("app")
        _ = try app.string(allowingEmpty: false)
        state = reader.optional("state")
        device = reader.optional("device")
        _ = try device?.string()
        orientation = try reader.optional("orientation")?.choice()
        size = reader.optional("size")
        _ = try size?.string()
        scale = try reader.optional("scale")?.double(in: Viewport.scales)
        theme = reader.optional("theme")
        _ = try theme?.string()
        context = try reader.optional("context")?.string()
        locale = try reader.optional("locale")?.locale()
        seed = try reader.optional("seed").map { seed throws(DocumentError) in UInt64(try seed.int(in: 0...Int.max)) }
        rate = try reader.optional("fps")?.frameRate()
        var (steps, places): ([PlayStep], [DocumentNode]) = ([], [])
        for item in try reader.required("steps").items() {
            let read = try item.playSteps()
            steps += read
            places += [DocumentNode](repeating: item, count: read.count)
        }
        try reader.finish()
        (self.steps, self.places) = (steps, places)
    }

    /// Parses a file. It is JSON if its file extension is `.json` or its first character is a brace, otherwise YAML.
    public init(_ bytes: [UInt8], file: String) throws(DocumentError) {
        let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        let isJSON = file.lowercased().hasSuffix(".json") || first == UInt8(ascii: "{")
        let limits = JSONLimits(bytes: Self.sizeLimit, depth: 64)
        try self.init(
            isJSON
                ? JSONDocument(parsing: bytes, file: file, limits: limits).node
                : JSONDocument(parsingYAML: bytes, file: file, limits: limits).node)
    }

    /// The theme and state names and paths that the script refers to.
    public var files: [String] {
        let themes = steps.compactMap { if case .theme(let name) = $0 { name } else { nil } }
        return [theme, state].compactMap { try? $0?.string() } + themes
    }

    /// Returns the error with the step's position in the file.
    public func located(_ error: PlayError) -> DocumentError {
        places[error.index].error(.invalid, "\(error.step): \(error.problem)", hint: error.hint)
    }
}

extension DocumentNode {
    /// Returns the items of `steps`, unparsed. YAML yields null for an empty `steps:`.
    fileprivate func items() throws(DocumentError) -> [DocumentNode] {
        if case .array([]) = value.content { throw noSteps }
        guard !isNull else { throw noSteps }
        return try array(count: 1...1_000_000)
    }

    private var noSteps: DocumentError {
        error(
            .wrongType, "there are no steps", hint: "write each on a line of its own below, as in - tap: restart")
    }

    /// Reads a language tag.
    package func locale() throws(DocumentError) -> String {
        let text = try string()
        guard Locale.isWellFormed(text) else {
            throw error(.invalid, "\"\(text)\" is no language tag", hint: "such as en, ja or zh-Hant")
        }
        return text
    }

    /// Parses a frame rate: `60`, `29.97` or `30000/1001`.
    package func frameRate() throws(DocumentError) -> FrameRate {
        let text: String
        switch value.content {
        case .number(let number): text = number.text
        default: text = try string()
        }
        guard let rate = FrameRate(text) else {
            throw error(.outOfRange, "\"\(text)\" is no number of frames a second", hint: "\(FrameRate.allowed)")
        }
        return rate
    }
}

extension FrameRate {
    /// The allowed frame rates, for error messages.
    public static let allowed = "1/100 to 1000, such as 60, 29.97 or 30000/1001"
}
