import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ResolverTests {
    private let text = ##"""
        {
          "version": "2025.10", "name": "Two",
          "sets": {"base": {"sources": [{"color": {"$type": "color",
            "board": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "cell": {"$value": "{color.ink}"}}}]}},
          "modifiers": {
            "theme": {"default": "light", "contexts": {
              "light": [{"color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}],
              "dark": [{"color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}]}},
            "size": {"contexts": {"small": [], "large": [{"radius": {"tile": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}]}}
          },
          "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]
        }
        """##

    private func resolver() throws -> ResolverDocument {
        try ResolverDocument(try JSONDocument(parsing: Array(text.utf8), file: "two.resolver.json"))
    }

    @Test func `every combination of contexts is a context of the theme`() throws {
        let theme = try theme(text)
        #expect(theme.name == "Two" && theme.contexts == ["light+small", "light+large", "dark+small", "dark+large"])
        let large = try theme.selecting(context: "dark+large")
        #expect(theme.color("color.cell") == .black && large.color("color.cell") == .white)
        #expect(theme.token(at: "radius.tile") == nil && large.dimension("radius.tile") == 9)
    }

    @Test func `inputs choose one resolution`() throws {
        let resolver = try resolver()
        #expect(resolver.modifiers.map(\.name) == ["theme", "size"] && resolver.modifiers[0].defaultContext == "light")
        let theme = try resolver.theme(for: ["size": "large", "THEME": "Dark"])
        #expect(theme.contexts.isEmpty && theme.color("color.cell") == .white && theme.dimension("radius.tile") == 9)
        let missing = #expect(throws: DocumentError.self) { try resolver.theme(for: [:]) }
        #expect(missing?.problem == "the modifier \"size\" has no default, so a context must be chosen")
        #expect(missing?.hint == "one of small, large")
    }

    @Test func `more than sixty-four combinations must be requested one by one`() throws {
        let modifiers = (0..<7).map { "\"m\($0)\": {\"contexts\": {\"a\": [], \"b\": []}, \"default\": \"a\"}" }
        let order = (0..<7).map { "{\"$ref\": \"#/modifiers/m\($0)\"}" }
        let text =
            "{\"version\": \"2025.10\", \"modifiers\": {\(modifiers.joined(separator: ","))}, \"resolutionOrder\": [\(order.joined(separator: ","))]}"
        #expect(failure(text)?.kind == .tooLarge)
        let resolver = try ResolverDocument(try JSONDocument(parsing: Array(text.utf8), file: "m.json"))
        #expect(try resolver.theme(for: ["m6": "b"]).tokens.isEmpty)
    }

    private func sets(_ sets: [String]) -> String {
        """
        {"version": "2025.10", "sets": {\(sets.joined(separator: ","))}, "resolutionOrder": [{"$ref": "#/sets/s0"}]}
        """
    }

    private func set(_ name: String, leadingTo others: [String]) -> String {
        "\"\(name)\": {\"sources\": [\(others.map { "{\"$ref\": \"#/sets/\($0)\"}" }.joined(separator: ","))]}"
    }

    @Test func `cyclic sets are rejected`() {
        let circle = failure(
            sets([set("s0", leadingTo: ["s1"]), set("s1", leadingTo: ["s2"]), set("s2", leadingTo: ["s0"])]))
        #expect(circle?.problem == "the set \"s0\" leads back to itself")
        #expect(circle?.hint == "s0 -> s1 -> s2 -> s0")
    }

    @Test func `long or growing chains of sets are rejected`() {
        let chain = (0..<200).map { set("s\($0)", leadingTo: ["s\($0 + 1)"]) } + ["\"s200\": {\"sources\": []}"]
        #expect(failure(sets(chain))?.kind == .tooLarge)
        let tree =
            (0..<40).map { set("s\($0)", leadingTo: ["s\($0 + 1)", "s\($0 + 1)"]) } + ["\"s40\": {\"sources\": []}"]
        #expect(failure(sets(tree))?.kind == .tooLarge)
    }

    @Test func `without a folder no other file is read`() {
        let other = text.replacing("\"small\": []", with: "\"small\": [{\"$ref\": \"/etc/hostname\"}]")
        #expect(failure(other)?.problem == "\"/etc/hostname\" is another file")
    }
}
