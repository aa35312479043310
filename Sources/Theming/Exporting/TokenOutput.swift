import FramewrightDocuments
import FramewrightDrawing

/// The groups of tokens to write to a file, in the order in which they are added.
struct TokenOutput {
    private indirect enum Node {
        case token(JSONOutput)
        case group([(name: String, node: Node)])
    }

    private var root: [(name: String, node: Node)] = []

    /// Creates an output with existing groups.
    init(_ groups: [(name: String, content: JSONOutput)]) {
        root = groups.map { ($0.name, Self.node($0.content)) }
    }

    /// Creates an output of tokens in the format's notation, with the description and extensions of a group before
    /// its first token.
    ///
    /// - Parameter path: Returns the new path of a token or group.
    init(_ tokens: [Token], _ remarks: [GroupRemarks], to path: (String) -> String = { $0 }) {
        var waiting: [String: GroupRemarks] = [:]
        for remark in remarks where !remark.path.isEmpty { waiting[remark.path] = remark }
        for token in tokens {
            if !waiting.isEmpty {
                let names = token.path.split(separator: ".")
                for count in 1..<max(names.count, 1) {
                    if let remark = waiting.removeValue(forKey: names.prefix(count).joined(separator: ".")) {
                        add(remark, to: path)
                    }
                }
            }
            add(path(token.path), token: .designToken(token, to: path))
        }
        for remark in waiting.values.sorted(by: { $0.path < $1.path }) { add(remark, to: path) }
    }

    private mutating func add(_ remark: GroupRemarks, to path: (String) -> String) {
        let group = path(remark.path)
        if let summary = remark.summary { add("\(group).$description", token: .string(summary)) }
        if let extensions = remark.extensions { add("\(group).$extensions", token: JSONOutput(extensions)) }
    }

    private static func node(_ output: JSONOutput) -> Node {
        guard case .members(let members) = output, !members.contains(where: { $0.key == "$value" || $0.key == "$ref" })
        else { return .token(output) }
        return .group(members.map { ($0.key, node($0.value)) })
    }

    /// Adds a token. An existing one keeps its place and gets the new value.
    mutating func add(_ path: String, value: JSONOutput) { add(path, token: .object([("$value", value)])) }

    /// True if there is a token at a path.
    func contains(_ path: String) -> Bool {
        var members = root
        let steps = path.split(separator: ".")
        for step in steps.dropLast() {
            guard case .group(let inner)? = members.first(where: { $0.name == step })?.node else { return false }
            members = inner
        }
        guard case .token? = members.first(where: { $0.name == steps.last ?? "" })?.node else { return false }
        return true
    }

    mutating func add(_ path: String, token: JSONOutput) {
        Self.add(path.split(separator: ".")[...], .token(token), to: &root)
    }

    private static func add(_ steps: ArraySlice<Substring>, _ token: Node, to group: inout [(name: String, node: Node)])
    {
        guard let step = steps.first else { return }
        let index = group.firstIndex { $0.name == step }
        guard steps.count > 1 else {
            if let index { group[index].node = token } else { group.append((String(step), token)) }
            return
        }
        var inner: [(name: String, node: Node)] = []
        if let index, case .group(let members) = group[index].node { inner = members }
        add(steps.dropFirst(), token, to: &inner)
        if let index { group[index].node = .group(inner) } else { group.append((String(step), .group(inner))) }
    }

    /// Returns the groups as members of the file.
    ///
    /// - Parameter typed: If true, sets the type of all top-level groups to colour.
    func members(typed: Bool) -> [(String, JSONOutput)] {
        root.map { name, node in
            let output = Self.output(node)
            let isTyped = name == "color" || typed
            guard isTyped, case .members(let members) = output,
                !members.contains(where: { $0.key == "$type" || $0.key == "$value" })
            else { return (name, output) }
            return (name, .object([("$type", .string("color"))] + members.map { ($0.key, $0.value) }))
        }
    }

    private static func output(_ node: Node) -> JSONOutput {
        switch node {
        case .token(let token): token
        case .group(let members): .object(members.map { ($0.name, output($0.node)) })
        }
    }
}

extension JSONOutput {
    /// Returns a colour in the notation of a theme file: in hex notation if that is exact, otherwise as an object.
    static func color(_ color: ColorCoordinates) -> JSONOutput {
        let shown = color.mappedToSRGB
        if color.space == .sRGB, !color.components.contains(nil), SRGBColor(hex: shown.description) == shown {
            return .string(shown.description)
        }
        return colorObject(color)
    }

    /// Returns the colour object of the format (2025.10, Color module 4.1), with the colour mapped to sRGB as the
    /// fallback.
    static func colorObject(_ color: ColorCoordinates) -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("colorSpace", .string(color.space.rawValue)),
            ("components", .array(color.components.map { $0.map(JSONOutput.double) ?? .string("none") })),
        ]
        if color.opacity < 1 { members.append(("alpha", .double(color.opacity))) }
        members.append(("hex", .string(String(color.mappedToSRGB.description.prefix(7)))))
        return .object(members)
    }

    /// The text of a theme file, laid out like the shipped themes: groups on several lines, each token on one line.
    var themeText: String { themeText(margin: "") }

    private func themeText(margin: String) -> String {
        guard case .members(let members) = self, members.contains(where: { $0.value.isObject }), !isToken else {
            return lineText(margin: margin)
        }
        let inner = margin + "  "
        let lines = members.map { "\(inner)\(JSONOutput.string($0.key).text): \($0.value.themeText(margin: inner))" }
        return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
    }

    private func lineText(margin: String) -> String {
        switch self {
        case .members(let members):
            members.isEmpty
                ? "{}"
                : "{ \(members.map { "\(JSONOutput.string($0.key).text): \($0.value.lineText(margin: margin))" }.joined(separator: ", ")) }"
        case .array(let elements) where elements.contains { $0.isObject }:
            "[\n\(elements.map { "\(margin)  \($0.lineText(margin: margin + "  "))" }.joined(separator: ",\n"))\n\(margin)]"
        default: text
        }
    }

    private var isToken: Bool {
        guard case .members(let members) = self else { return false }
        return members.contains { $0.key == "$value" || $0.key == "$ref" }
    }

    private var isObject: Bool { if case .members = self { true } else { false } }
}
