import FramewrightDocuments

/// Follows the reference objects of a resolver file, within the file and to other files (resolver module, 4.2).
struct ResolverReferences {
    /// The place of a reference, which determines the allowed targets.
    enum Role { case resolutionOrder, set, modifier }

    /// The target of a reference.
    struct Target {
        let node: DocumentNode
        /// The keys from the root of its document.
        let steps: [String]
    }

    static let maximumFiles = 256

    private let document: JSONDocument
    private let folder: String?
    private var files: [String: JSONDocument] = [:]
    /// The pointers on the way, to detect circular references.
    private var trail: [String] = []

    init(_ document: JSONDocument, folder: String?) { (self.document, self.folder) = (document, folder) }

    /// Returns the node itself, or the target of its `$ref` with the members beside `$ref` replacing those with the
    /// same keys.
    mutating func whole(_ node: DocumentNode, role: Role) throws(DocumentError) -> DocumentNode {
        guard case .object(let own) = node.value.content, own.contains(where: { $0.key == "$ref" }) else { return node }
        let target = try target(of: node, role: role)
        let place = "\(target.node.document.file)#\(target.steps.joined(separator: "/"))"
        guard !trail.contains(place), trail.count < 64 else {
            throw node.error(
                .invalid, "the reference leads back to itself", hint: "one on the way must have content of its own")
        }
        trail.append(place)
        let inner = try whole(target.node, role: role)
        trail.removeLast()
        let overrides = own.filter { $0.key != "$ref" }
        guard !overrides.isEmpty, case .object(let others) = inner.value.content else { return inner }
        let kept = others.filter { other in !overrides.contains { $0.key == other.key } }
        let members = (kept + overrides).sorted { $0.keyPosition < $1.keyPosition }
        return DocumentNode(document: inner.document, value: JSONValue(.object(members), at: inner.value.position))
    }

    /// Returns the target of an object's `$ref`.
    mutating func target(of node: DocumentNode, role: Role) throws(DocumentError) -> Target {
        var reader = try node.object()
        let reference = try reader.required("$ref")
        let text = try reference.string()
        let file = text.prefix { $0 != "#" }
        let document = file.isEmpty ? node.document : try other(String(file), mentionedBy: reference)
        let fragment = text.dropFirst(file.count)
        let pointer = JSONValue(.string(fragment.isEmpty ? "#" : String(fragment)), at: reference.value.position)
        let steps = try TokenPointer(DocumentNode(document: reference.document, value: pointer)).steps
        if document.file == self.document.file { try check(steps, role: role, reference, from: node) }
        var value = document.root
        for step in steps {
            guard let child = value.child(step) else {
                throw reference.error(
                    .invalid, "there is no \"\(step)\" where the reference leads", hint: Self.hint(for: step, in: value)
                )
            }
            value = child
        }
        return Target(node: DocumentNode(document: document, value: value), steps: steps)
    }

    private func check(
        _ steps: [String], role: Role, _ reference: DocumentNode, from node: DocumentNode
    ) throws(DocumentError) {
        if steps.first == "resolutionOrder" {
            throw reference.error(
                .invalid, "nothing may refer into the resolution order", hint: "give the set a key under \"sets\"")
        }
        if steps.first == "modifiers", role != .resolutionOrder {
            throw reference.error(
                .invalid, "only the resolution order may refer to a modifier", hint: "refer to a set")
        }
        let target = steps.map {
            "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1")
        }.joined()
        let isHere = node.document.file == document.file
        if isHere, node.pointer == target || node.pointer.hasPrefix(target + "/") || steps.isEmpty {
            throw reference.error(.invalid, "the reference leads to what it stands in", hint: "it would hold itself")
        }
    }

    private mutating func other(_ path: String, mentionedBy node: DocumentNode) throws(DocumentError) -> JSONDocument {
        if let known = files[path] { return known }
        guard let folder else {
            throw node.error(
                .invalid, "\"\(path)\" is another file",
                hint: "only a file that is read by its path may refer to others")
        }
        guard files.count < Self.maximumFiles else {
            throw node.error(.tooLarge, "there are more than \(Self.maximumFiles) files")
        }
        let file = try node.neighbour(path, in: folder, limit: ThemeLoader.limits.bytes)
        let document = try JSONDocument(parsing: file.bytes, file: file.path, limits: ThemeLoader.limits)
        files[path] = document
        return document
    }

    private static func hint(for step: String, in value: JSONValue) -> Hint {
        guard case .object(let members) = value.content else { return "check the path" }
        return Suggestion.hint(for: step, among: members.map(\.key), otherwise: "check the path")
    }
}
