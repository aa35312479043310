import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ContextTests {
    private let base = ##"""
        "color": {"$type": "color", "a": {"$value": "#000"}, "b": {"$value": "{color.a}"}, "c": {"$value": "#111"}}
        """##

    private func with(_ dark: String) -> String {
        "{\"name\": \"T\", \(base),\n\"contexts\": {\"light\": {}, \"dark\": \(dark)}}"
    }

    @Test func `a context changes its tokens and all tokens that refer to them`() throws {
        let theme = try theme(with(##"{"color": {"a": {"$value": "#fff"}, "c": {"$value": "{color.b}"}}}"##))
        let dark = try theme.selecting(context: "dark")
        #expect(theme.contexts == ["light", "dark"] && theme.selectedContext == nil && dark.selectedContext == "dark")
        #expect(theme.color("color.b") == .black && dark.color("color.b") == .white)
        #expect(dark.color("color.c") == .white && dark.paths == theme.paths && dark != theme)
        #expect(try dark.selecting(context: nil) == theme)
        #expect(try theme.selecting(context: "light").tokens == theme.tokens)
    }

    @Test func `an unknown context is rejected with the nearest one`() throws {
        let theme = try theme(with("{}"))
        let error = try #require(throws: ThemeError.self) { try theme.selecting(context: "drak") }
        #expect(error.message == "unknown context \"drak\", theme T" && error.hint == "did you mean \"dark\"?")
        let bare = try #require(throws: ThemeError.self) { try Theme.documented.selecting(context: "dark") }
        #expect(bare.hint == "this theme has no contexts: leave it out")
    }

    @Test(arguments: [
        (
            ##"{"color": {"d": {"$value": "#fff"}}}"##, "/contexts/dark/color/d",
            "the context sets \"color.d\", which the theme does not define"
        ),
        (##"{"colr": {}}"##, "/contexts/dark/colr", "unknown key \"colr\""),
        (
            ##"{"color": {"a": {"$value": "{color.b}"}}}"##, "/contexts/dark/color/a/$value",
            "aliases go round in a circle: color.a → color.b → color.a"
        ),
        (
            ##"{"color": {"a": {"$type": "number", "$value": 1}}}"##, "/contexts/dark/color/a/$value",
            "the context makes \"color.a\" a number, it is a color"
        ),
        (##"{"color": {"a": {"$value": "#12"}}}"##, "/contexts/dark/color/a/$value", "\"#12\" is no colour"),
        ("[]", "/contexts/dark", "expected an object, found an array"),
    ])
    func `an error in a context is found on loading`(dark: String, pointer: String, problem: String) throws {
        let error = try #require(failure(with(dark)))
        #expect(error.problem == problem && error.pointer == pointer && error.line == 2)
    }

    @Test func `more than sixteen contexts are rejected`() throws {
        let contexts = (0...16).map { "\"c\($0)\": {}" }.joined(separator: ",")
        #expect(failure("{\"name\": \"T\", \"contexts\": {\(contexts)}}")?.problem == "there are more than 16 contexts")
    }
}
