import FramewrightDocuments

/// Finds the place at which a resolver file itself defines a token: the last of its sources that has it, because it
/// takes precedence.
struct ResolverPlaces {
    private let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    /// Returns the keys that lead to a token's object, or to the place for a new one.
    ///
    /// - Parameters:
    ///   - context: A context of any modifier, or nil to search the sets and default contexts.
    ///   - isKnown: True if the token exists, in this file or another one.
    func steps(of token: String, context: String?, isKnown: Bool) throws(ThemeEditError) -> [String] {
        let path = token.split(separator: ".").map(String.init)
        let lists = try context.map { name throws(ThemeEditError) in try [contextList(name)] } ?? plainLists
        let sources = lists.flatMap { self.sources(in: $0) }
        if let last = sources.last(where: {
            root.value(at: $0 + path + ["$value"]) != nil || root.value(at: $0 + path + ["$ref"]) != nil
        }) {
            return last + path
        }
        guard context != nil || !isKnown, let last = sources.last else { throw .notInThisFile(token) }
        return last + path
    }

    /// The source lists of the plain values, in the order in which they apply.
    private var plainLists: [[String]] {
        items.flatMap { item -> [[String]] in
            if root.value(at: item + ["sources"]) != nil { return [item + ["sources"]] }
            guard case .string(let name)? = root.value(at: item + ["default"])?.content else { return [] }
            return [item + ["contexts", name]]
        }
    }

    private func contextList(_ name: String) throws(ThemeEditError) -> [String] {
        let contexts = items.compactMap { item -> (item: [String], members: [JSONMember])? in
            guard case .object(let members)? = root.value(at: item + ["contexts"])?.content else { return nil }
            return (item, members)
        }
        for (item, members) in contexts where members.contains(where: { $0.key == name }) {
            return item + ["contexts", name]
        }
        let known = contexts.flatMap { $0.members.map(\.key) }
        throw .unknownContext(
            name, suggestion: Suggestion.nearest(to: name, among: known) ?? known.first ?? "no context")
    }

    /// The paths of the items of the resolution order, as keys.
    private var items: [[String]] {
        guard case .array(let order)? = root["resolutionOrder"]?.content else { return [] }
        return order.enumerated().map { index, item in target(of: item) ?? ["resolutionOrder", "\(index)"] }
    }

    /// Returns the target of a reference within the file, as keys.
    private func target(of node: JSONValue) -> [String]? {
        guard case .string(let text)? = node["$ref"]?.content, text.hasPrefix("#/") else { return nil }
        return text.dropFirst(2).split(separator: "/").map { step in
            String(step).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// Returns the token objects of a source list, including those of referenced sets, but not of other files.
    private func sources(in list: [String], depth: Int = 0) -> [[String]] {
        guard depth < 16, case .array(let elements)? = root.value(at: list)?.content else { return [] }
        return elements.enumerated().flatMap { index, element -> [[String]] in
            guard element["$ref"] != nil else { return [list + ["\(index)"]] }
            return target(of: element).map { sources(in: $0 + ["sources"], depth: depth + 1) } ?? []
        }
    }
}
