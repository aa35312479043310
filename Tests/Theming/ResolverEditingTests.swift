import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ResolverEditingTests {
    private let resolver = ##"""
        {
          "version": "2025.10",
          "sets": {
            "base": { "sources": [ { "color": { "$type": "color",
              "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
              "board": { "$value": "{color.ink}" } } } ] },
            "brand": { "sources": [ { "$ref": "#/sets/base" }, { "color": { "$type": "color",
              "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } } ] }
          },
          "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [ { "x.y": {} } ] } } },
          "resolutionOrder": [ { "$ref": "#/sets/brand" }, { "$ref": "#/modifiers/theme" } ]
        }
        """##.replacing("{ \"x.y\": {} }", with: "{}")

    private func document(_ text: String? = nil, name: String = "t.resolver.json") throws -> ThemeDocument {
        try ThemeDocument(Array((text ?? resolver).utf8), name: name)
    }

    @Test func `only the effective source is changed`() throws {
        var document = try document()
        #expect(try document.set("color.ink", to: .string("#ff0000")).before?.contains("0, 0, 1") != nil)
        let text = String(decoding: document.bytes, as: UTF8.self)
        #expect(text.contains("\"components\": [0, 0, 0]") && !text.contains("[0, 0, 1]"))
        #expect(document.theme.color("color.board")?.description == "#ff0000")
    }

    @Test func `a context's own value is added to its source`() throws {
        var document = try document()
        try document.set("color.ink", to: .string("#ffffff"), context: "dark")
        #expect(document.theme.color("color.ink")?.description == "#0000ff")
        #expect(try document.theme.selecting(context: "dark").color("color.ink") == .white)
    }

    @Test func `a new token has a type, and a length a unit`() throws {
        var document = try document()
        try document.set("space.wide", to: .string("6px"))
        #expect(document.theme.token(at: "space.wide")?.value == .dimension(6))
    }

    @Test func `an unknown token or context is rejected without a change`() throws {
        var document = try document()
        let before = document.bytes
        #expect(throws: ThemeEditError.unknownContext("drak", suggestion: "dark")) {
            try document.set("color.ink", to: .string("#fff"), context: "drak")
        }
        #expect(throws: ThemeEditError.notInThisFile("color.ink")) {
            try document.set("color.ink", to: .string("#fff"), context: "light")
        }
        #expect(throws: ThemeEditError.self) { try document.set("color.ink", to: .string("{color.board}")) }
        #expect(document.bytes == before)
    }

    @Test func `values of a token file are written in its format`() throws {
        let text =
            ##"{"brand": {"$type": "color", "sea": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}"##
        var document = try document(text, name: "t.tokens.json")
        try document.set("brand.sea", to: .string("#ff0000"))
        #expect(document.theme.color("brand.sea")?.description == "#ff0000")
        #expect(String(decoding: document.bytes, as: UTF8.self).contains("colorSpace"))
    }
}
