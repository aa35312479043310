import FramewrightDocuments

/// What `framewright.json` says of pictures that need not be the same to the last bit:
///
///     "tolerances": {"soft": {"kind": "oklab", "limit": 0.02, "for": ["course-launch/"], "because": "..."}},
///     "masks": [{"view": "clock", "for": ["pet/"], "because": "..."}]
///
/// `for` are parts of the pictures' paths, or whole paths with stars, which stand for any signs. A tolerance without them is for
/// those recorded with `--tolerance NAME`.
public struct ImageRules: Hashable, Sendable {
    struct Declared<Rule: Hashable & Sendable>: Hashable, Sendable {
        let rule: Rule
        let patterns: [String]

        func holds(for file: String) -> Bool { patterns.contains { ScenePattern.matches(file, $0) } }
    }

    private var tolerances: [Declared<Tolerance>] = []
    private var masks: [Declared<SnapshotMask>] = []

    /// None: every picture to the last bit.
    public init() {}

    public var isEmpty: Bool { tolerances.isEmpty && masks.isEmpty }

    var hasTolerances: Bool { !tolerances.isEmpty }

    /// Declares a tolerance for pictures whose path contains one of `patterns`, or is like one with stars.
    public mutating func add(_ tolerance: Tolerance, for patterns: [String] = []) {
        tolerances.append(Declared(rule: tolerance, patterns: patterns))
    }

    /// As above, for a mask.
    public mutating func add(_ mask: SnapshotMask, for patterns: [String]) {
        masks.append(Declared(rule: mask, patterns: patterns))
    }

    /// The tolerance of a name.
    public func tolerance(named name: String) throws(SnapshotError) -> Tolerance {
        if let found = tolerances.first(where: { $0.rule.name == name }) { return found.rule }
        throw .unknownTolerance(name, known: tolerances.map(\.rule.name))
    }

    /// The one declared for a picture; two are a mistake.
    func tolerance(for file: String) throws(SnapshotError) -> Tolerance? {
        let found = tolerances.filter { $0.holds(for: file) }.map(\.rule)
        guard found.count < 2 else { throw .ambiguousTolerance(file, found.map(\.name)) }
        return found.first
    }

    /// True where a tolerance is declared just so.
    func declares(_ tolerance: Tolerance) -> Bool { tolerances.contains { $0.rule == tolerance } }

    /// What stands under `for` and is of none of these pictures.
    func patterns(ofNone files: [String]) -> [String] {
        (tolerances.flatMap(\.patterns) + masks.flatMap(\.patterns)).filter { pattern in
            !files.contains { ScenePattern.matches($0, pattern) }
        }
    }

    /// The masks declared for a picture.
    func masks(for file: String) -> [SnapshotMask] { masks.filter { $0.holds(for: file) }.map(\.rule) }
}

extension ImageRules {
    /// Reads both members of the settings, where they are there.
    init(_ reader: inout ObjectReader) throws(DocumentError) {
        if let node = reader.optional("tolerances") {
            for member in try node.object().members {
                let value = DocumentNode(document: node.document, value: member.value)
                guard !member.key.isEmpty else {
                    throw value.error(
                        .invalid, "a tolerance without a name", hint: "write one: --tolerance asks for it")
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
