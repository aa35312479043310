import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

struct ThemeDocumentTests {
    private let mine = """
        {
          "name": "Mine",
          "$extensions": { "com.example.tool": [1,  2] },
          "color": {
            "$type": "color",
            "accent": { "$value": "#ff0000", "$description": "buttons" },
            "tile": {
              "8": { "$value": "#f2b179" }, "16": { "$value": "{color.tile.8}" }
            }
          },
          "contexts": { "dark": {} },
          "contrast": [ { "fg": "color.accent", "bg": "color.tile.8", "min": 1.1 } ]
        }

        """

    private func document(_ text: String? = nil) throws -> ThemeDocument {
        try ThemeDocument(Array((text ?? mine).utf8), name: "mine.json")
    }

    private func edited(_ token: String, _ value: JSONOutput, context: String? = nil, in text: String? = nil) throws
        -> String
    {
        var document = try document(text)
        try document.set(token, to: value, context: context)
        return String(decoding: document.bytes, as: UTF8.self)
    }

    @Test func `setting a token changes nothing else`() throws {
        let text = try edited("color.tile.8", .string("#1a73e8"))
        #expect(text == mine.replacing("\"#f2b179\"", with: "\"#1a73e8\""))
        #expect(try edited("color.tile.8", .string("#f2b179")) == mine)
    }

    @Test func `a change has the old and the new value`() throws {
        var document = try document()
        let change = try document.set("color.tile.16", to: .string("#000"))
        #expect(change.before == "\"{color.tile.8}\"" && change.after == "\"#000\"")
        #expect(document.theme.color("color.tile.16") == .black)
        #expect(try document.set("color.new", to: .string("#fff")).before == nil)
    }

    @Test func `a new token is added to its group, a new group to the file`() throws {
        let tile = try edited("color.tile.32", .string("#123456"))
        #expect(tile.contains(##""16": { "$value": "{color.tile.8}" }, "32": { "$value": "#123456" }"##))
        let group = try edited("color.button.title", .string("#123456"))
        #expect(group.contains("},\n    \"button\": {\n      \"title\": { \"$value\": \"#123456\" }\n    }\n  },\n"))
        let radius = try edited("radius.tile", .string("6px"))
        #expect(
            radius.contains(
                "],\n  \"radius\": {\n    \"$type\": \"dimension\",\n    \"tile\": { \"$value\": \"6px\" }\n  }\n}"))
    }

    @Test func `a token without an inherited type gets one`() throws {
        let text = ##"{"name": "T", "color": {"a": {"$type": "color", "$value": "#000"}}}"##
        let plain = try edited("color.b", .string("#fff"), in: text)
        #expect(plain.contains(##", "b": {"$type": "color", "$value": "#fff"}"##))
        let alias = try edited("color.b", .string("{color.a}"), in: text)
        #expect(alias.contains(##", "b": {"$value": "{color.a}"}"##))
    }

    @Test func `a single context changes, and a missing one is added`() throws {
        var document = try document()
        try document.set("color.tile.8", to: .string("#000000"), context: "dark")
        try document.set("color.accent", to: .string("#ffffff"), context: "print")
        #expect(document.theme.color("color.tile.8") != .black)
        #expect(try document.theme.selecting(context: "dark").color("color.tile.16") == .black)
        #expect(try document.theme.selecting(context: "print").color("color.accent") == .white)
    }

    @Test(arguments: [
        ("color.tile.8", JSONOutput.string("{color.tile.16}"), "cannot have this value: aliases go round in a circle"),
        ("color.tile.8", .string("{color.tile.9}"), "cannot have this value: there is no token \"color.tile.9\""),
        ("color.tile.8", .string("teal"), "cannot have this value: \"teal\" is no colour"),
        ("color.tile.8", .string("#0000"), "cannot have this value: \"color.tile.8\" is translucent"),
        ("color.tile.8", .int(3), "cannot have this value: expected a colour"),
        ("color.tile", .string("#000"), "is a group of tokens"),
        ("color.accent.light", .string("#000"), "cannot be inside color.accent"), ("color", .null, "is no path"),
        ("colour.tile", .null, "is no path"), ("color..8", .null, "is no path"), ("color.$type", .null, "is no path"),
    ])
    func `a change that would break the theme is rejected`(
        token: String, value: JSONOutput, words: String
    ) throws {
        var document = try document()
        let error = #expect(throws: ThemeEditError.self) { try document.set(token, to: value) }
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(String(decoding: document.bytes, as: UTF8.self) == mine)
    }

    @Test(arguments: [32, 500, 20_000])
    func `A path of more names than a file has levels, set, is refused at once`(count: Int) throws {
        var document = try document()
        let path = "color" + String(repeating: ".a", count: count - 1)
        let elapsed = processorTime {
            #expect(throws: ThemeEditError.tooDeep(path)) { try document.set(path, to: .string("#fff")) }
            #expect(throws: ThemeEditError.tooDeep(path)) { try document.theme.path(meantBy: path) }
        }
        #expect(elapsed < .seconds(1))
        #expect(ThemeEditError.tooDeep(path).hint.description.hasPrefix("nest less"))
    }

    @Test func `A path of as many names as a file has levels, set, is taken`() throws {
        var document = try document()
        let path = "color" + String(repeating: ".a", count: 30)
        try document.set(path, to: .string("#fff"))
        #expect(document.theme.color(path) == .white)
    }

    @Test func `a context is refused for what the theme lacks, and where another was meant`() throws {
        var document = try document()
        #expect(throws: ThemeEditError.noPlainValue("color.new", context: "dark")) {
            try document.set("color.new", to: .string("#000"), context: "dark")
        }
        #expect(throws: ThemeEditError.unknownContext("drak", suggestion: "dark")) {
            try document.set("color.accent", to: .string("#000"), context: "drak")
        }
    }

    @Test func `setting every value of a shipped theme to itself changes nothing`() throws {
        for shipped in ShippedTheme.allCases {
            var document = try ThemeDocument(Array(shipped.source.utf8), name: shipped.rawValue)
            for token in shipped.theme.tokens.prefix(40) where token.value.type == .color {
                let change = try document.set(token.path, to: .string("#010203ff"))
                let before = try #require(change.before.flatMap { JSONOutput(parsing: $0) })
                try document.set(token.path, to: before)
            }
            #expect(String(decoding: document.bytes, as: UTF8.self) == shipped.source)
        }
    }

    @Test func `an unambiguous short name stands for its token`() throws {
        let theme = try document().theme
        #expect(try theme.path(meantBy: "tile.8") == "color.tile.8")
        #expect(try theme.path(meantBy: "course.tile.8") == "color.course.tile.8")
        #expect(try theme.path(meantBy: "radius.tile") == "radius.tile")
        #expect(try theme.path(meantBy: "no.such") == "color.no.such")
        #expect(throws: ThemeEditError.self) { try theme.path(meantBy: "control.button") }
    }

    @Test func `screens use roles, documented tokens and numbers beside an above token`() {
        for path in ["color.tile.8", "color.course.tile.8", "color.tile.8192", "palette.mine", "color.accent"] {
            #expect(
                Theme.isAskedFor(path)
                    == (path != "color.accent" || Theme.documented.paths.contains { $0.hasSuffix(".accent") }))
        }
        #expect(!Theme.isAskedFor("color.tlie.8") && Theme.documented.suggestion(for: "color.tlie.8") == "color.tile.8")
    }
}
