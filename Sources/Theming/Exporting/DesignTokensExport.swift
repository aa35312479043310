import FramewrightDocuments

/// Writes Design Tokens 2025.10: references are kept, and every token has its type.
struct DesignTokensExport {
    /// The key under `$extensions` for data that only this tool uses.
    static let vendor = "framewright"

    private let theme: Theme

    init(_ theme: Theme) { self.theme = theme }

    func export() -> ThemeExport {
        let every = theme.everyContext
        let plain = every[0].theme
        guard every.count > 1 else { return ThemeExport(tokenFile(plain).indented() + "\n") }
        return ThemeExport(resolver(every).indented() + "\n")
    }

    /// Returns the extensions of the file: the display name, the contrast pairs and the exceptions, for which a token
    /// file has no keys, and those of other tools.
    private func own(_ theme: Theme, isNamed: Bool) -> JSONOutput {
        let name: [(String, JSONOutput)] = isNamed ? [("name", .string(theme.name))] : []
        let lists = [("contrast", theme.contrastPairs.map(\.output)), ("exceptions", theme.exceptions.map(\.output))]
            .filter { !$0.1.isEmpty }.map { ($0.0, JSONOutput.array($0.1)) }
        let own = [(Self.vendor, JSONOutput.object(name + lists))]
        let others = theme.remarks.first { $0.path.isEmpty }?.extensions.map { JSONOutput($0) }
        guard case .members(let members)? = others else {
            return .object(own)
        }
        return .object(own + members.filter { $0.key != Self.vendor }.map { ($0.key, $0.value) })
    }

    private func tokenFile(_ theme: Theme) -> JSONOutput {
        var head: [(String, JSONOutput)] = [
            ("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))
        ]
        if !theme.summary.isEmpty { head.append(("$description", .string(theme.summary))) }
        head.append(("$extensions", own(theme, isNamed: true)))
        return .object(head + groups(theme.tokens, theme.remarks))
    }

    private func resolver(_ every: [(name: String?, theme: Theme)]) -> JSONOutput {
        let plain = every[0].theme
        let plainName = Self.plainName(beside: theme.contexts)
        let contexts =
            [(plainName, JSONOutput.array([]))]
            + every.dropFirst().map { context in
                let changes = groups(context.theme.changes(from: plain))
                return (context.name ?? "", .array(changes.isEmpty ? [] : [.object(changes)]))
            }
        var head: [(String, JSONOutput)] = [
            ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
            ("name", .string(theme.name)), ("version", .string(ResolverDocument.version)),
        ]
        if !theme.summary.isEmpty { head.append(("description", .string(theme.summary))) }
        let set = JSONOutput.object([
            ("sources", .array([.object(groups(plain.tokens, plain.remarks))])),
            ("$extensions", own(theme, isNamed: false)),
        ])
        let modifier = JSONOutput.object([("contexts", .object(contexts)), ("default", .string(plainName))])
        let order = ["#/sets/theme", "#/modifiers/context"].map { JSONOutput.object([("$ref", .string($0))]) }
        return .object(
            head + [
                ("sets", .object([("theme", set)])), ("modifiers", .object([("context", modifier)])),
                ("resolutionOrder", .array(order)),
            ])
    }

    /// Returns the name of the context without changes, which becomes the modifier's default.
    static func plainName(beside contexts: [String]) -> String {
        ["plain", "default"].first { !contexts.contains($0) } ?? "plain-\(contexts.count)"
    }

    private func groups(_ tokens: [Token], _ remarks: [GroupRemarks] = []) -> [(String, JSONOutput)] {
        TokenOutput(tokens, remarks).members(typed: false).map { name, group in
            // A theme file has a `$type` on its groups; here each token has its own.
            guard case .members(let members) = group, members.first?.key == "$type" else { return (name, group) }
            return (name, .object(members.dropFirst().map { ($0.key, $0.value) }))
        }
    }
}
