import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

/// Flat files, whose tokens may have the names of a theme file's groups.
struct TopLevelTokenTests {
    private static let groups = [
        "color", "radius", "spacing", "size", "opacity", "number", "fontFamily", "fontWeight", "fontSize", "duration",
        "easing", "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "palette",
    ]

    @Test(arguments: groups)
    func `A token with the name of a group, imported, moves below palette and the rest is taken`(name: String) throws {
        let object = ##"{"colorSpace": "srgb", "components": [0.2, 0.3, 0.4]}"##
        for (background, value) in [("\"#101820\"", "\"#334d66\""), (object, object)] {
            let text = """
                {"background": {"$type": "color", "$value": \(background)}, "\(name)": {"$type": "color", "$value": \(value)},
                 "text": {"$type": "color", "$value": "{\(name)}"}}
                """
            let theme = try imported("flat.json", text).theme
            #expect(theme.color("palette.\(name)")?.description == "#334d66")
            #expect(theme.token(at: "color.background")?.alias == "palette.background")
            #expect(theme.token(at: "palette.text")?.alias == "palette.\(name)")
        }
    }

    @Test func `A reference at the top under a group's name, imported, is a token too`() throws {
        let text = ##"""
            {"bg": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}, "border": {"$ref": "#/bg"}}
            """##
        #expect(try imported("flat.tokens.json", text).theme.token(at: "palette.border")?.alias == "palette.bg")
    }

    @Test func `An untyped length under a group's name, imported, is listed and the rest is taken`() throws {
        let result = try imported("flat.json", ##"{"background": {"value": "#101820"}, "radius": {"value": "4px"}}"##)
        #expect(result.theme.color("color.background")?.description == "#101820")
        #expect(result.unmapped.contains { $0.source == "radius" })
    }

    @Test(arguments: ["$value", "value"])
    func `Tokens of one name at the top and in palette, imported, both stay`(key: String) throws {
        let color = { (hex: String) in ##"{"$type": "color", "\##(key)": "\##(hex)"}"## }
        let text = "{\"bg\": \(color("#101820")), \"palette\": {\"bg\": \(color("#334d66"))}}"
        let theme = try imported("flat.json", text).theme
        #expect(theme.color("palette.bg-2")?.description == "#101820")
        #expect(theme.color("palette.bg")?.description == "#334d66")
        #expect(theme.token(at: "color.background")?.alias == "palette.bg-2")
    }
}
