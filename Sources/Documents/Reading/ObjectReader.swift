/// Reads an object member by member. `finish()` rejects members that were not read.
///
/// Reading in the order of the file costs one comparison per member.
///
///     var reader = try document.node.object()
///     let name = try reader.string("name")
///     let score = try reader.int("score", in: 0...1_000_000)
///     let note = try reader.optional("note")?.string()
///     try reader.finish()
public struct ObjectReader: Sendable {
    /// The object being read.
    public let node: DocumentNode
    /// The object's members, in the order of the file.
    public let members: [JSONMember]
    private var isTaken: [Bool]
    private var asked: [String] = []
    private var likelyNext = 0

    init(node: DocumentNode, members: [JSONMember]) {
        self.node = node
        self.members = members
        isTaken = [Bool](repeating: false, count: members.count)
    }

    /// The keys, in the order of the file.
    public var keys: [String] { members.map(\.key) }

    /// Returns the member's node. Throws an error that names the key if it is missing.
    public mutating func required(_ key: String) throws(DocumentError) -> DocumentNode {
        if let found = take(key) { return found }
        let others = members.indices.filter { !isTaken[$0] }.map { members[$0].key }
        throw node.error(
            .missingKey, "the key \"\(key)\" is missing",
            hint: Suggestion.nearest(to: key, among: others).map { "is \"\($0)\" meant to be \"\(key)\"?" } ?? "add it")
    }

    /// Returns the member's node. Returns nil if the key is missing or its value is null.
    public mutating func optional(_ key: String) -> DocumentNode? {
        take(key).flatMap { $0.isNull ? nil : $0 }
    }

    /// Returns a required string, which may be empty.
    public mutating func string(_ key: String) throws(DocumentError) -> String {
        try required(key).string()
    }

    /// Returns a required boolean.
    public mutating func bool(_ key: String) throws(DocumentError) -> Bool {
        try required(key).bool()
    }

    /// Returns a required integer in a range.
    public mutating func int(
        _ key: String, in range: ClosedRange<Int> = .min ... .max
    ) throws(DocumentError) -> Int {
        try required(key).int(in: range)
    }

    /// Returns a required number in a range.
    public mutating func double(
        _ key: String, in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(DocumentError) -> Double {
        try required(key).double(in: range)
    }

    /// Returns the nodes of a required array.
    public mutating func array(
        _ key: String, count: ClosedRange<Int> = 0 ... .max
    ) throws(DocumentError) -> [DocumentNode] {
        try required(key).array(count: count)
    }

    /// Returns a reader of a required object.
    public mutating func object(_ key: String) throws(DocumentError) -> ObjectReader {
        try required(key).object()
    }

    /// Throws for the first member that was not read, with the nearest key that was requested but missing as a
    /// suggestion.
    public func finish() throws(DocumentError) {
        guard let stranger = isTaken.firstIndex(of: false) else { return }
        throw unknownKey(members[stranger], known: asked)
    }

    /// The members that were not read.
    public var untaken: [JSONMember] { members.indices.filter { !isTaken[$0] }.map { members[$0] } }

    /// Returns the error for a member that is not allowed. `known` are the allowed keys.
    public func unknownKey(_ member: JSONMember, known: [String]) -> DocumentError {
        let present = Set(members.map(\.key))
        let hint: Hint = Suggestion.hint(
            for: member.key, among: known.filter { !present.contains($0) },
            otherwise: known.isEmpty ? "remove it" : "known keys: \(known.joined(separator: ", "))")
        return node.document.error(.unknownKey, at: member.keyPosition, "unknown key \"\(member.key)\"", hint: hint)
    }

    private mutating func take(_ key: String) -> DocumentNode? {
        asked.append(key)
        guard let index = index(of: key) else { return nil }
        isTaken[index] = true
        likelyNext = index + 1
        return DocumentNode(document: node.document, value: members[index].value)
    }

    private func index(of key: String) -> Int? {
        if likelyNext < members.count, members[likelyNext].key == key { return likelyNext }
        return members.firstIndex { $0.key == key }
    }
}
