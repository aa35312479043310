import FramewrightDocuments

/// The tolerances and masks of `framewright.json`:
///
///     "tolerances": {"soft": {"kind": "oklab", "limit": 0.02, "for": ["course-launch/"], "because": "..."}},
///     "masks": [{"view": "clock", "for": ["pet/"], "because": "..."}]
///
/// `for` lists substrings of the images' paths, or whole paths with `*` as a wildcard. A tolerance without `for`
/// applies only to images recorded with `--tolerance NAME`.
public struct ImageRules: Hashable, Sendable {
    struct Declared<Rule: Hashable & Sendable>: Hashable, Sendable {
        let rule: Rule
        let patterns: [String]

        func holds(for file: String) -> Bool { patterns.contains { ScenePattern.matches(file, $0) } }
    }

    private var tolerances: [Declared<Tolerance>] = []
    private var masks: [Declared<SnapshotMask>] = []

    /// Creates rules without tolerances and masks: every image must match exactly.
    public init() {}

    /// True if there are neither tolerances nor masks.
    public var isEmpty: Bool { tolerances.isEmpty && masks.isEmpty }

    var hasTolerances: Bool { !tolerances.isEmpty }

    /// Declares a tolerance for images whose path contains or matches one of `patterns`.
    public mutating func add(_ tolerance: Tolerance, for patterns: [String] = []) {
        tolerances.append(Declared(rule: tolerance, patterns: patterns))
    }

    /// Declares a mask for images whose path contains or matches one of `patterns`.
    public mutating func add(_ mask: SnapshotMask, for patterns: [String]) {
        masks.append(Declared(rule: mask, patterns: patterns))
    }

    /// Returns the tolerance with a name.
    public func tolerance(named name: String) throws(SnapshotError) -> Tolerance {
        if let found = tolerances.first(where: { $0.rule.name == name }) { return found.rule }
        throw .unknownTolerance(name, known: tolerances.map(\.rule.name))
    }

    /// Returns the tolerance declared for an image. Throws an error if there are several.
    func tolerance(for file: String) throws(SnapshotError) -> Tolerance? {
        let found = tolerances.filter { $0.holds(for: file) }.map(\.rule)
        guard found.count < 2 else { throw .ambiguousTolerance(file, found.map(\.name)) }
        return found.first
    }

    /// True if the same tolerance is declared.
    func declares(_ tolerance: Tolerance) -> Bool { tolerances.contains { $0.rule == tolerance } }

    /// Returns the `for` patterns that match none of the given images.
    func patterns(ofNone files: [String]) -> [String] {
        (tolerances.flatMap(\.patterns) + masks.flatMap(\.patterns)).filter { pattern in
            !files.contains { ScenePattern.matches($0, pattern) }
        }
    }

    /// Returns the masks declared for an image.
    func masks(for file: String) -> [SnapshotMask] { masks.filter { $0.holds(for: file) }.map(\.rule) }
}

extension ImageRules {
    /// Reads the members `tolerances` and `masks` of the settings, if present.
    init(_ reader: inout ObjectReader) throws(DocumentError) {
        if let node = reader.optional("tolerances") {
            for member in try node.object().members {
                let value = DocumentNode(document: node.document, value: member.value)
                guard !member.key.isEmpty else {
                    throw value.error(
                        .invalid, "a tolerance without a name", hint: "write one: \(.setting(.tolerance)) asks for it")
                }
                var members = try value.object()
                let tolerance = try Tolerance(member.key, &members)
                add(tolerance, for: try members.optional("for")?.patterns() ?? [])
                try members.finish()
            }
        }
        for node in try reader.optional("masks")?.array() ?? [] {
            var members = try node.object()
            let view = try members.required("view").string(allowingEmpty: false)
            let reason = try members.required("because").string(allowingEmpty: false)
            add(SnapshotMask(view, because: reason), for: try members.required("for").patterns())
            try members.finish()
        }
    }
}

extension DocumentNode {
    fileprivate func patterns() throws(DocumentError) -> [String] {
        var patterns: [String] = []
        for node in try array(count: 1...1000) { patterns.append(try node.string(allowingEmpty: false)) }
        return patterns
    }
}
