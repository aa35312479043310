import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ThemeLoaderTests {
    @Test func `tokens keep the file's order and their positions`() throws {
        let theme = try theme(
            """
            {"name": "T", "description": "d", "$schema": "s",
             "radius": {"$type": "dimension", "b": {"$value": "8px", "$description": "round"}},
             "color": {"$type": "color", "a": {"$value": "#fff"}}}
            """)
        #expect(theme.name == "T" && theme.summary == "d" && theme.contexts.isEmpty)
        #expect(theme.paths == ["radius.b", "color.a"])
        #expect(theme.tokens[0].summary == "round" && theme.tokens[0].position == Position(line: 2, column: 51))
        #expect(theme.description == "theme T\nradius.b 8px\ncolor.a #ffffff\n")
    }

    @Test(arguments: [
        ("\"#abc\"", SRGBColor(red8: 0xAA, green8: 0xBB, blue8: 0xCC)),
        ("\"#ABCD\"", SRGBColor(red8: 0xAA, green8: 0xBB, blue8: 0xCC, opacity: Double(0xDD) / 255)),
        ("\"#010203\"", SRGBColor(red8: 1, green8: 2, blue8: 3)),
        ("\"#01020304\"", SRGBColor(red8: 1, green8: 2, blue8: 3, opacity: Double(4) / 255)),
        (#"{"colorSpace": "srgb", "components": [0.5, 0, 1]}"#, SRGBColor(red: 0.5, green: 0, blue: 1)),
        (
            ##"{"colorSpace": "srgb", "components": ["none", 0, 1], "alpha": 0.25, "hex": "#0000ff"}"##,
            SRGBColor(red: 0, green: 0, blue: 1, opacity: 0.25)
        ),
    ])
    func `colours are read in every notation`(value: String, color: SRGBColor) throws {
        let theme = try themed("\"color\": {\"x\": {\"$type\": \"color\", \"$value\": \(value)}}")
        #expect(theme.token(at: "color.x")?.value == .color(color))
    }

    @Test(arguments: [
        ("dimension", "\"8px\"", TokenValue.dimension(8)), ("dimension", "8.5", .dimension(8.5)),
        ("dimension", #"{"value": 0, "unit": "px"}"#, .dimension(0)), ("number", "-1.5", .number(-1.5)),
        ("fontFamily", "\"Inter\"", .fontFamily(["Inter"])), ("fontFamily", #"["A", "B"]"#, .fontFamily(["A", "B"])),
        ("fontWeight", "650", .fontWeight(650)), ("fontWeight", "\"demi-bold\"", .fontWeight(600)),
        ("duration", "\"200ms\"", .duration(0.2)), ("duration", #"{"value": 0.2, "unit": "s"}"#, .duration(0.2)),
        ("cubicBezier", "[0.42, 0, 0.58, 1]", .cubicBezier(Token.Timing(x1: 0.42, y1: 0, x2: 0.58, y2: 1))),
        ("dimension", "\"1.5rem\"", .dimension(24)), ("dimension", "-1", .dimension(-1)),
    ])
    func `other values are read by their type`(type: String, value: String, expected: TokenValue) throws {
        let theme = try themed("\"palette\": {\"x\": {\"$type\": \"\(type)\", \"$value\": \(value)}}")
        #expect(theme.token(at: "palette.x")?.value == expected)
        #expect(expected.type.rawValue == type)
    }

    @Test(arguments: [
        ("color", "\"#12345\"", "\"#12345\" is no colour"), ("color", "\"red\"", "\"red\" is no colour"),
        ("color", "\"#ggg\"", "\"#ggg\" is no colour"), ("color", "7", "expected a colour, found a number"),
        ("color", #"{"colorSpace": "oklch", "components": [1, 1, 360]}"#, "360 is out of range"),
        ("color", #"{"colorSpace": "sRGB", "components": [1, 1, 1]}"#, "unknown colour space \"sRGB\""),
        ("color", #"{"colorSpace": "srgb", "components": [1, 1]}"#, "the array has 2 entries"),
        ("color", #"{"colorSpace": "srgb", "components": [1, 1, 2]}"#, "2 is out of range"),
        ("color", #"{"colorSpace": "srgb", "components": [1, 1, 0], "alpha": 1.5}"#, "1.5 is out of range"),
        ("color", #"{"colorSpace": "srgb", "components": [1, 1, 0], "hex": "x"}"#, "the fallback is no colour"),
        ("color", #"{"colorSpace": "srgb"}"#, "the key \"components\" is missing"),
        ("dimension", "-20000", "-20000 is out of range"),
        ("dimension", "\"8pt\"", "unknown unit \"pt\""), ("dimension", "\"px\"", "\"px\" is no number with a unit"),
        ("dimension", "\"99999px\"", "99999px is out of range"),
        ("dimension", "\"1e999px\"", "1e999px is out of range"),
        ("number", "1e999", "1e999 is out of range"), ("number", "\"1\"", "expected a number, found a string"),
        ("fontFamily", "\"\"", "the text is empty"), ("fontFamily", "[]", "the array has 0 entries"),
        ("fontWeight", "0", "0 is out of range"), ("fontWeight", "\"bald\"", "unknown font weight \"bald\""),
        ("duration", "\"5h\"", "unknown unit \"h\""), ("duration", "200", "expected an object, found a number"),
        ("cubicBezier", "[2, 0, 0, 0]", "2 is out of range"), ("cubicBezier", "[1, 0, 0]", "the array has 3 entries"),
    ])
    func `a value invalid for its type is rejected with its position`(type: String, value: String, problem: String)
        throws
    {
        let text = "{\"name\": \"T\",\n\"palette\": {\"x\": {\"$type\": \"\(type)\",\n\"$value\": \(value)}}}"
        let error = try #require(failure(text))
        #expect(error.problem == problem && error.line == 3)
        #expect(error.pointer?.hasPrefix("/palette/x/$value") == true)
    }

    @Test(arguments: [
        ("{\"name\": \"T\", \"colour\": {}}", "1:15", "/colour", "unknown key \"colour\"", "did you mean \"color\"?"),
        (
            "{\"name\": \"T\", \"contrst\": []}", "1:15", "/contrst", "unknown key \"contrst\"",
            "did you mean \"contrast\"?"
        ),
        ("{\"color\": {}}", "1:1", "", "the key \"name\" is missing", "add it"),
        ("{\"name\": \"\"}", "1:10", "/name", "the text is empty", "write something"),
        ("[]", "1:1", "", "expected an object, found an array", "write an object"),
        (
            "{\"name\": \"T\", \"color\": {\"a\": \"#fff\"}}", "1:30", "/color/a",
            "expected a token or a group, found a string", "a token looks like {\"$value\": \"#393e46\"}"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"a\": {\"value\": \"#fff\"}}}", "1:40", "/color/a/value",
            "expected a token or a group, found a string", "did you mean \"$value\"?"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"a\": {\"$vlaue\": \"#fff\"}}}", "1:31", "/color/a/$vlaue",
            "unknown key \"$vlaue\"", "did you mean \"$value\"?"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"a\": {\"$value\": \"#fff\", \"b\": {}}}}", "1:49", "/color/a/b",
            "unknown key \"b\"", "known keys: $value, $type, $ref, $description, $extensions, $deprecated"
        ),
        (
            "{\"name\": \"T\", \"radius\": {\"a\": {\"$value\": \"1px\"}}}", "1:26", "/radius/a",
            "the token \"radius.a\" has no type",
            "add \"$type\": \"color\", or whatever it is, to the token or to a group around it"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"$type\": \"colour\"}}", "1:34", "/color/$type", "unknown type \"colour\"",
            "did you mean \"color\"?"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"a.b\": {}}}", "1:25", "/color/a.b", "\"a.b\" is no name for a token",
            "names are not empty and have no \".\", \"{\" or \"}\" in them"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"$extends\": \"{colr}\"}, \"colour\": {}}", "1:48", "/colour",
            "unknown key \"colour\"",
            "known keys: $schema, name, description, $extensions, contexts, contrast, exceptions, color, radius, spacing, size, opacity, number, fontFamily, fontWeight, fontSize, duration, easing, strokeStyle, border, transition, shadow, gradient, typography, palette"
        ),
        (
            "{\"name\": \"T\", \"color\": {}, \"palette\": {\"$extends\": \"{colr}\"}}", "1:52", "/palette/$extends",
            "there is no group \"colr\"", "did you mean \"color\"?"
        ),
        (
            "{\"name\": \"T\", \"radius\": {\"$type\": \"dimension\", \"a\": {\"$value\": -1}}}", "1:64",
            "/radius/a/$value",
            "\"radius.a\" is -1px, a size is never negative", "allowed: 0 to 16384"
        ),
        (
            "{\"name\": \"T\", \"color\": {\"$value\": \"#fff\"}}", "1:35", "/color/$value",
            "\"color\" is a token, it must be a group of tokens", "put the value into a token inside it"
        ),
    ])
    func `an error in the file's form is reported with its position`(
        text: String, place: String, pointer: String, problem: String, hint: String
    ) throws {
        let error = try #require(failure(text))
        #expect("\(error.position)" == place && error.pointer == pointer)
        #expect(error.problem == problem && error.hint.description == hint)
    }

    @Test func `descriptions and extensions of the format are accepted`() throws {
        let remarks = #""$description": "d", "$extensions": {"x": [1]}, "$deprecated": "use b""#
        let theme = try themed(##""color": {\##(remarks), "a": {"$type": "color", "$value": "#000", \##(remarks)}}"##)
        #expect(theme.paths == ["color.a"])
    }
}
