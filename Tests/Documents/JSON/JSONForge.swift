import FramewrightDocuments
import FramewrightTestSupport

/// Generates random JSON documents with random formatting.
struct JSONForge {
    private var chance: SplitMix
    private var count = 0

    init(seed: UInt64) { chance = SplitMix(state: seed) }

    /// Returns a document whose outermost value is an object.
    mutating func text() -> String {
        let tree = object(depth: 3)
        return Int.random(in: 0..<3, using: &chance) == 0 ? tree.indented() : scattered(tree)
    }

    mutating func tree(depth: Int) -> JSONOutput {
        count += 1
        switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &chance) {
        case 0: return .string("{\"\(count)\\: é😀}")
        case 1: return JSONNumber("-\(count).50e1").map(JSONOutput.spelled) ?? .null
        case 2: return .bool(count % 2 == 0)
        case 3: return .null
        case 4:
            let length = Int.random(in: 0...3, using: &chance)
            return .array((0..<length).map { _ in tree(depth: depth - 1) })
        default: return object(depth: depth)
        }
    }

    private mutating func object(depth: Int) -> JSONOutput {
        let length = Int.random(in: 0...4, using: &chance)
        return .object((0..<length).map { ("k\($0)", tree(depth: depth - 1)) })
    }

    /// Returns a path to an existing value or to one that may be added.
    mutating func path(into tree: JSONOutput) -> [String] {
        guard case .members(let members) = tree else { return [] }
        guard let member = members.randomElement(using: &chance), Int.random(in: 0..<4, using: &chance) > 0 else {
            return Int.random(in: 0..<2, using: &chance) == 0 ? ["new"] : ["new", "in", "new"]
        }
        guard case .members = member.value, Bool.random(using: &chance) else { return [member.key] }
        return [member.key] + path(into: member.value)
    }

    /// Returns the tree with random white space wherever it is allowed.
    private mutating func scattered(_ tree: JSONOutput) -> String {
        switch tree {
        case .array(let elements):
            "[" + space() + elements.map { scattered($0) }.joined(separator: "," + space()) + space() + "]"
        case .members(let members):
            "{" + space()
                + members.map { JSONOutput.string($0.key).text + space() + ":" + space() + scattered($0.value) }
                .joined(separator: space() + "," + space()) + space() + "}"
        default: tree.text
        }
    }

    private mutating func space() -> String {
        ["", "", " ", "  ", "\n", "\r\n\t", "\n\n    "][Int.random(in: 0..<7, using: &chance)]
    }
}

extension JSONOutput {
    /// The reference implementation: returns the tree with another value at a path.
    func setting(_ path: [String], _ value: JSONOutput) -> JSONOutput {
        guard let key = path.first else { return value }
        guard case .members(let members) = self else {
            return .object([(key, JSONOutput.object([]).setting(Array(path.dropFirst()), value))])
        }
        let inner = members.first { $0.key == key }?.value ?? .object([])
        let changed = inner.setting(Array(path.dropFirst()), value)
        guard members.contains(where: { $0.key == key }) else {
            return .object(members.map { ($0.key, $0.value) } + [(key, changed)])
        }
        return .object(members.map { ($0.key, $0.key == key ? changed : $0.value) })
    }

    func value(at path: [String]) -> JSONOutput? {
        guard let key = path.first else { return self }
        guard case .members(let members) = self else { return nil }
        return members.first { $0.key == key }?.value.value(at: Array(path.dropFirst()))
    }
}
