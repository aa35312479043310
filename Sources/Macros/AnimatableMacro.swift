/// Expands `@Animatable` on a structure to `animatableData`, a pair of pairs of its stored variables, and to the
/// conformance. Variables with `@AnimatableIgnored` or another attribute, constants and static ones do not take part.
struct AnimatableMacro {
    private let request: PluginRequest.AttachedExpansion

    init(_ request: PluginRequest.AttachedExpansion) throws(MacroError) { self.request = request }

    /// Returns the expansion.
    func expanded() throws(MacroError) -> String {
        if request.macroRole == "extension" {
            let type = request.extendedTypeSyntax?.source ?? ""
            return "extension \(type): SwiftUI.Animatable {}"
        }
        let properties = try storedProperties()
        let type = nested(properties.map(\.type)) { "SwiftUI.AnimatablePair<\($0), \($1)>" }
        let value = nested(properties.map { "self.\($0.name).animatableData" }) {
            "SwiftUI.AnimatablePair(\($0), \($1))"
        }
        let access = SourceScanner(request.declSyntax.source).isPublic ? "public " : ""
        return """
            \(access)var animatableData: \(type ?? "SwiftUI.EmptyAnimatableData") {
            get { \(value ?? "SwiftUI.EmptyAnimatableData()") }
            set {
            \(assignments(properties.map(\.name)))
            }
            }
            """
    }

    private func storedProperties() throws(MacroError) -> [(name: String, type: String)] {
        let scanner = SourceScanner(request.declSyntax.source)
        var found: [(name: String, type: String)] = []
        for statement in scanner.statements(in: scanner.members) {
            guard let property = PropertySyntax(scanner.text(statement)), property.isAnimatable else { continue }
            guard let type = property.type else {
                throw MacroError(message: "@Animatable needs the type of the variable '\(property.name)'")
            }
            found.append((property.name, "\(type).AnimatableData"))
        }
        return found
    }

    /// Returns the parts joined from the right; nil without any.
    private func nested(_ parts: [String], _ pair: (String, String) -> String) -> String? {
        guard var result = parts.last else { return nil }
        for part in parts.dropLast().reversed() { result = pair(part, result) }
        return result
    }

    private func assignments(_ names: [String]) -> String {
        var path = "newValue"
        return names.enumerated().map { index, name in
            let isLast = index == names.count - 1
            defer { path += ".second" }
            return "self.\(name).animatableData = \(path)\(isLast ? "" : ".first")"
        }.joined(separator: "\n")
    }
}
