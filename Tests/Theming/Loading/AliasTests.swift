import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct AliasTests {
    private func colors(_ values: KeyValuePairs<String, String>) -> String {
        let tokens = values.map { "\"\($0.key)\": {\"$value\": \"\($0.value)\"}" }.joined(separator: ",\n")
        return "{\"name\": \"T\", \"color\": {\"$type\": \"color\",\n\(tokens)}}"
    }

    @Test func `an alias has the value at the end of its chain and its own name`() throws {
        let theme = try theme(colors(["a": "{color.b}", "b": "{color.c}", "c": "#123456"]))
        #expect(theme.description == "theme T\ncolor.a #123456 {color.b}\ncolor.b #123456 {color.c}\ncolor.c #123456\n")
        #expect(theme.paint("color.a")?.token == "color.a")
    }

    @Test func `an alias has the type of its target`() throws {
        let theme = try themed(
            #""palette": {"w": {"$type": "number", "$value": 3}}, "number": {"x": {"$value": "{palette.w}"}}"#)
        #expect(theme.value("number.x", type: .number) == .number(3))
    }

    @Test func `a dangling alias is rejected with the nearest token`() throws {
        let error = try #require(failure(colors(["ink": "#000", "title": "{color.inc}"])))
        #expect(error.message == "there is no token \"color.inc\", t.json:3:21 (/color/title/$value)")
        #expect(error.hint == "did you mean \"color.ink\"?")
    }

    @Test func `a cycle is rejected and shown without the aliases leading to it`() throws {
        let error = try #require(
            failure(colors(["x": "{color.a}", "a": "{color.b}", "b": "{color.c}", "c": "{color.a}"])))
        #expect(error.problem == "aliases go round in a circle: color.a → color.b → color.c → color.a")
        #expect(error.pointer == "/color/a/$value" && error.line == 3)
    }

    @Test func `an alias to itself is a cycle`() throws {
        let error = try #require(failure(colors(["a": "{color.a}"])))
        #expect(error.problem == "aliases go round in a circle: color.a → color.a")
    }

    @Test func `an alias to a group or to another type is rejected`() throws {
        let group = try #require(
            failure(#"{"name": "T", "color": {"$type": "color", "a": {"$value": "{color.b}"}, "b": {}}}"#))
        #expect(group.problem == "there is no token \"color.b\"")
        let type = try #require(
            failure(
                #"{"name": "T", "radius": {"x": {"$type": "number", "$value": 1}}, "color": {"$type": "color", "a": {"$value": "{radius.x}"}}}"#
            ))
        #expect(type.problem == "\"color.a\" is a color, the token it refers to is a number")
    }

    @Test(arguments: [true, false])
    func `a chain of ten thousand links is followed to its end`(isCircle: Bool) throws {
        let links = (0..<10_000).map { "\"\($0)\": {\"$value\": \"{color.\($0 + 1)}\"}" }.joined(separator: ",")
        let end = isCircle ? "{color.0}" : "#fff"
        let text = "{\"name\": \"T\", \"color\": {\"$type\": \"color\", \(links), \"10000\": {\"$value\": \"\(end)\"}}}"
        if isCircle {
            #expect(try #require(failure(text)).problem.hasSuffix("→ color.9 → … → color.0"))
        } else {
            #expect(try theme(text).color("color.0") == .white)
        }
    }
}
