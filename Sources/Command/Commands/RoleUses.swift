import Framewright
import FramewrightDocuments
import FramewrightVerification

/// The scenes that use each role of a theme.
@MainActor
struct RoleUses {
    struct Use {
        let role: String
        /// The tokens that screens request and that a theme may define separately.
        let tokens: [String]
        /// The scenes in the order of the catalogue.
        let scenes: [String]

        nonisolated var output: JSONOutput {
            .object([
                ("role", .string(role)), ("tokens", .array(tokens.map(JSONOutput.string))),
                ("scenes", .array(scenes.map(JSONOutput.string))),
            ])
        }
    }

    let uses: [Use]

    /// Lays out every state of every scene once.
    init(_ catalogue: Catalogue) throws {
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
        let renderer = Renderer()
        var scenes: [String: [String]] = [:]
        for scene in catalogue.scenes {
            let usage = TokenUsage()
            let theme = Theme.documented.recording(in: usage)
            for state in scene.states {
                _ = try catalogue.layout(
                    "\(scene.name)/\(state.name)", in: viewport, theme: theme, traits: Traits(), by: renderer)
            }
            for role in Set(usage.asked.flatMap(Self.roles)) { scenes[role, default: []].append(scene.name) }
        }
        var tokens: [String: [String]] = [:]
        for path in Theme.documented.paths where Theme.role(of: path) != path {
            tokens[Theme.role(of: path), default: []].append(path)
        }
        uses = Theme.colorRoles.map { Use(role: $0, tokens: tokens[$0] ?? [], scenes: scenes[$0] ?? []) }
    }

    /// Returns the role of a token, and the roles that a theme structured like `classic` uses in its place.
    private static func roles(of path: String) -> [String] {
        var roles = [Theme.role(of: path)]
        let classic = ShippedTheme.classic.theme
        var next = classic.token(at: path) ?? classic.token(at: roles[0])
        while let alias = next?.alias {
            roles.append(alias)
            next = classic.token(at: alias)
        }
        return roles
    }
}
