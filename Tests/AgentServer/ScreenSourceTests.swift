import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightVerification
import Testing

@testable import FramewrightAgentServer

/// The tools over a source of previews, without a compiler.
@MainActor
struct ScreenSourceTests {
    @Test func `screens of a source are listed with its notes, shown and linted`() throws {
        let connection = try Connection(Greeting())
        let list = try connection.call("list").text
        #expect(list.hasPrefix("screens\n  Hello/one: A greeting\nnote: left out B.swift:3: an error\nthemes\n"))
        #expect(try connection.call("render", #"{"screen": "Hello/one"}"#).text == "note: a stand-in\nhello 0")
        #expect(try connection.call("lint", #"{"screen": "Hello/one"}"#).text == "no findings")
    }

    @Test func `previews take an appearance instead of states, seeds and contexts`() throws {
        let connection = try Connection(Greeting())
        let dark = #"{"screen": "Hello/one", "colorScheme": "dark", "device": "iphone-se-1", "landscape": true}"#
        #expect(try connection.call("render", dark).text.hasSuffix("hello 0 dark iphone-se-1 landscape"))
        for arguments in [#""state": {}"#, #""seed": 1"#, #""context": "dark""#, #""colorScheme": "blue""#] {
            #expect(try connection.call("render", #"{"screen": "Hello/one", \#(arguments)}"#).isError)
        }
        let tools = try connection.result("tools/list")["tools"]?.elements ?? []
        #expect(tools.count == 11 && !tools.contains { $0["name"]?.text == "check_theme" })
        let resources = try connection.result("resources/list")["resources"]?.elements ?? []
        #expect(!resources.contains { $0["uri"]?.text?.contains("/state/") ?? true })
    }

    @Test func `a note is repeated in a session only when it is new`() throws {
        let connection = try Connection(Greeting())
        let opened = try connection.call("session_open", #"{"screen": "Hello/one"}"#).text
        #expect(opened == "session s1\nnote: a stand-in\nhello 0")
        #expect(try connection.call("tap", #"{"session": "s1", "on": "x"}"#).text == "note: still moving\nhello 1")
        #expect(try connection.call("tap", #"{"session": "s1", "on": "x", "settle": false}"#).text == "hello 2")
        #expect(try connection.call("diff", #"{"session": "s1"}"#).text.contains("the outline is the same"))
    }

    @Test func `the conditions of a preview are those of a request`() throws {
        var request = ScreenRequest("Hello/one")
        #expect(try PreviewSource.conditions(of: request).label == "light en large")
        (request.device, request.orientation, request.context) = ("ipad-mini-8-3", .landscape, "dark")
        request.theme = "midnight"
        request.traits = Traits(locale: "ar", dynamicTypeSize: .accessibility1, layoutDirection: .leftToRight)
        #expect(
            try PreviewSource.conditions(of: request).label
                == "ipad-mini-8-3 landscape midnight dark ar accessibility1 left-to-right")
        for change: (inout ScreenRequest) -> Void in [
            { $0.device = "iphone15" }, { $0.theme = "nowhere.json" }, { $0.theme = "/dev/stdin" },
            { $0.context = "large" },
            { $0.seed = 1 }, { $0.size = Size(width: 0, height: 9) },
        ] {
            var wrong = request
            change(&wrong)
            #expect(throws: (any Error).self) { try PreviewSource.conditions(of: wrong) }
        }
    }
}

/// A source of one screen.
private struct Greeting: ScreenSource {
    private final class Screen: OpenScreen {
        let name: String
        private var count = 0

        init(_ name: String) { self.name = name }

        func look(_ call: ToolCall) throws -> ScreenLook {
            let words = name.replacing("Hello/one", with: "hello \(count)")
            return ScreenLook(
                notes: ["note: a stand-in"], outline: [words], image: [1], size: Size(width: 1, height: 1), scale: 1)
        }

        func play(
            _ steps: [PlayStep], settles: Bool, _ call: ToolCall, report: @escaping (PlayReport) throws -> Void
        ) throws {
            count += steps.count
            if settles { try report(.remark("still moving")) }
        }
    }

    let kind = ScreenKind.previews

    func screens(_ call: ToolCall) -> ScreenList {
        ScreenList(
            [ScreenEntry(reference: "Hello/one", summary: "A greeting")],
            notes: ["note: left out B.swift:3: an error"])
    }

    func open(_ request: ScreenRequest, _ call: ToolCall) throws -> any OpenScreen {
        let conditions = [request.context, request.device, request.orientation?.rawValue].compactMap(\.self)
        return Screen(([request.reference] + conditions).joined(separator: " "))
    }

    func findings(_ request: ScreenRequest, _ call: ToolCall) throws -> [Finding] { [] }
}
