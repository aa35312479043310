public import FramewrightDocuments

/// A play script: a screen, what it is shown on, and what is done to it, read from YAML or JSON. The schema is
/// `PlayScript.schemaSource`.
public struct PlayScript: Sendable {
    /// Bytes a script has at most.
    public static let sizeLimit = 4 << 20

    /// A scene, or one of its states.
    public let app: DocumentNode
    /// The scene's state: the value of a state document, or the path of a document or table.
    public let state: DocumentNode?
    public let device: DocumentNode?
    public let orientation: Orientation?
    /// Points, instead of a device.
    public let size: DocumentNode?
    public let scale: Double?
    public let theme: DocumentNode?
    public let context: String?
    public let locale: String?
    /// What chance begins with, for scenes that have any.
    public let seed: UInt64?
    public let rate: FrameRate?
    public let steps: [PlayStep]
    /// For each step the node it was read from; the moves of a string share one.
    public let places: [DocumentNode]

    /// Reads a script; unknown keys, words and numbers out of range are errors with their place.
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

    /// Reads a file: JSON by its ending or where it begins with a brace, else YAML.
    public init(_ bytes: [UInt8], file: String) throws(DocumentError) {
        let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        let isJSON = file.lowercased().hasSuffix(".json") || first == UInt8(ascii: "{")
        let limits = JSONLimits(bytes: Self.sizeLimit, depth: 64)
        try self.init(
            isJSON
                ? JSONDocument(parsing: bytes, file: file, limits: limits).node
                : JSONDocument(parsingYAML: bytes, file: file, limits: limits).node)
    }

    /// Paths of themes and states, and names of shipped themes, as the script has them.
    public var files: [String] {
        let themes = steps.compactMap { if case .theme(let name) = $0 { name } else { nil } }
        return [theme, state].compactMap { try? $0?.string() } + themes
    }

    /// What went wrong in a step, with the step's place in the file.
    public func located(_ error: PlayError) -> DocumentError {
        places[error.index].error(.invalid, "\(error.step): \(error.problem)", hint: error.hint)
    }
}

extension DocumentNode {
    /// Steps, not yet read. Below a `steps:` that has none YAML finds null.
    fileprivate func items() throws(DocumentError) -> [DocumentNode] {
        if case .array([]) = value.content { throw noSteps }
        guard !isNull else { throw noSteps }
        return try array(count: 1...1_000_000)
    }

    private var noSteps: DocumentError {
        error(
            .wrongType, "there are no steps", hint: "write each on a line of its own below, as in - tap: restart")
    }

    fileprivate func locale() throws(DocumentError) -> String {
        let text = try string()
        guard Locale.isWellFormed(text) else {
            throw error(.invalid, "\"\(text)\" is no language tag", hint: "such as en, ja or zh-Hant")
        }
        return text
    }

    /// `60`, `29.97` or `30000/1001`.
    package func frameRate() throws(DocumentError) -> FrameRate {
        let text: String
        switch value.content {
        case .number(let number): text = number.text
        default: text = try string()
        }
        guard let rate = FrameRate(text) else {
            throw error(.outOfRange, "\"\(text)\" is no number of frames a second", hint: FrameRate.allowed)
        }
        return rate
    }
}

extension FrameRate {
    /// For people who gave another.
    public static let allowed = "1/100 to 1000, such as 60, 29.97 or 30000/1001"
}
