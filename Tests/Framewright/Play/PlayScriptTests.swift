import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import Testing

struct PlayScriptTests {
    private func script(_ text: String) throws(DocumentError) -> PlayScript {
        try PlayScript(Array(text.utf8), file: "a.yaml")
    }

    private func steps(_ text: String) throws(DocumentError) -> [PlayStep] {
        try script("app: a\nsteps:\n" + text.split(separator: "\n").map { "  - \($0)\n" }.joined()).steps
    }

    private func mistake(_ text: String) -> String {
        do {
            return "\(try script(text).steps)"
        } catch {
            return "\(error.description)"
        }
    }

    @Test(
        arguments: [
            ("tap: plus", [PlayStep.tap("plus")]), ("tap: 7", [.tap("7")]),
            ("tap: {x: 1, y: 2.5}", [.tap(.point(Point(x: 1, y: 2.5)))]), ("tap: {id: a}", [.tap(.identifier("a"))]),
            ("doubleTap: {text: b}", [.doubleTap(.text("b"))]), ("longPress: a", [.longPress("a")]),
            ("longPress: {on: a, seconds: 2}", [.longPress("a", duration: 2)]),
            (
                "drag: {from: a, to: {x: 1, y: 2}, seconds: 1, holding: 0.5}",
                [.drag(from: "a", to: .point(Point(x: 1, y: 2)), duration: 1, holding: 0.5)]
            ),
            ("swipe: left", [.swipe(.left)]),
            (
                "swipe: {direction: up, on: b, distance: 50, seconds: 0.2}",
                [.swipe(.up, on: "b", distance: 50, duration: 0.2)]
            ),
            ("type: \"Ada\\n\"", [.type("Ada\n")]), ("wait: 1", [.wait(1)]), ("waitUntilSettled", [.waitUntilSettled]),
            ("waitUntilSettled: true", [.waitUntilSettled]), ("hold: 0.5", [.hold(0.5)]), ("speed: 2", [.speed(2)]),
            ("rotate: landscape", [.rotate(.landscape)]), ("theme: night", [.theme("night")]),
            ("context: dark", [.context("dark")]), ("context: null", [.context(nil)]),
            ("snapshot: end", [.snapshot("end")]),
            ("moves: \"l R\"", [.swipe(.left), .waitUntilSettled, .swipe(.right), .waitUntilSettled]),
            ("moves: {keys: U, every: 0.5}", [.swipe(.up), .wait(0.4)]),
        ] as [(String, [PlayStep])])
    func `every step is read`(text: String, expected: [PlayStep]) throws { #expect(try steps(text) == expected) }

    @Test func `a complete script is read, from YAML and from JSON`() throws {
        let yaml = try script(
            "app: a/b\ndevice: d\norientation: landscape\nscale: 2\ntheme: t\ncontext: dark\nlocale: ja\nseed: 9\n"
                + "fps: 30000/1001\nsteps: [waitUntilSettled]")
        #expect(try yaml.app.string() == "a/b" && yaml.orientation == .landscape && yaml.seed == 9)
        #expect(yaml.rate == FrameRate("30000/1001") && yaml.locale == "ja" && yaml.context == "dark")
        let json = try script(#"{"app": "a", "fps": 29.97, "steps": [{"moves": "LU"}, "waitUntilSettled"]}"#)
        #expect(json.rate == FrameRate(2997, over: 100) && json.places.map(\.pointer).last == "/steps/1")
        #expect(json.places[3].pointer == "/steps/0")
    }

    @Test(arguments: [
        ("app: a\nstep: []", #"the key "steps" is missing, a.yaml:1:1; is "step" meant to be "steps"?"#),
        (
            "app: a\nsteps: []",
            "there are no steps, a.yaml:2:8 (/steps); write each on a line of its own below, as in - tap: restart"
        ),
        ("app: a\nsteps: [moves: ' ']", "there are no moves, a.yaml:2:16 (/steps/0/moves); such as URDL"),
        (
            "app: a\nsteps: [snapshot: \"a\\0b\"]",
            "a text with control characters cannot be a file's name, a.yaml:2:19 (/steps/0/snapshot); "
                + "use letters, digits and hyphens"
        ),
        (
            "app: a\nsteps:",
            "there are no steps, a.yaml:2:7 (/steps); write each on a line of its own below, as in - tap: restart"
        ),
        ("app: a\nsteps:\n  - tpa: x", #"unknown key "tpa", a.yaml:3:5 (/steps/0); did you mean "tap"?"#),
        ("app: a\nsteps: [wait]", #""wait" needs a value, a.yaml:2:9 (/steps/0); write wait: and what it is for"#),
        (
            "app: a\nsteps:\n  - {tap: x, wait: 1}",
            "a step is one thing to do, this has 2, a.yaml:3:5 (/steps/0); begin each with a dash"
        ),
        ("app: a\nsteps:\n  - swipe: lef", #"unknown word "lef", a.yaml:3:12 (/steps/0/swipe); did you mean "left"?"#),
        (
            "app: a\nsteps:\n  - moves: LUX",
            "'X' is no move, a.yaml:3:12 (/steps/0/moves); moves are the letters L, U, R and D"
        ),
        (
            "app: a\nsteps:\n  - snapshot: ../x",
            #""../x" cannot be a file's name, a.yaml:3:15 (/steps/0/snapshot); use letters, digits and hyphens"#
        ),
        (
            "app: a\nfps: 0\nsteps: [waitUntilSettled]",
            #""0" is no number of frames a second, a.yaml:2:6 (/fps); 1/100 to 1000, such as 60, 29.97 or 30000/1001"#
        ),
        ("app: a\nsteps:\n  - wait: -1", "-1 is out of range, a.yaml:3:11 (/steps/0/wait); allowed: 0.0 to 86400.0"),
        ("app: a\nsteps:\n  - tap: {x: 1}", #"the key "y" is missing, a.yaml:3:10 (/steps/0/tap); add it"#),
        (
            "app: a\nsteps:\n  - tap: true",
            "this is neither a view nor a place to touch, a.yaml:3:10 (/steps/0/tap); "
                + "write a view's identifier or text, with quotes around true and null, or {x: 10, y: 20}"
        ),
        (
            "app: a\nthem: b\nsteps: [waitUntilSettled]",
            #"unknown key "them", a.yaml:2:1 (/them); did you mean "theme"?"#
        ),
    ])
    func `an error is reported with its position and a suggestion`(text: String, expected: String) {
        #expect(mistake(text) == expected)
    }

    private static let everyStep = #"""
        {"app": "a", "fps": "30000/1001", "seed": 1, "steps": [{"tap": {"x": 1, "y": 2}}, {"tap": 7}, "waitUntilSettled",
        {"longPress": {"on": "a"}}, {"drag": {"from": "a", "to": {"id": "b"}}}, {"swipe": {"direction": "up"}},
        {"swipe": "left"}, {"moves": "LURD lurd"}, {"moves": {"keys": "L", "every": 1}}, {"type": "x"}, {"wait": 0.5},
        {"hold": 1}, {"speed": 2}, {"rotate": "portrait"}, {"theme": "t"}, {"snapshot": "s"}, {"doubleTap": {"text": "b"}}]}
        """#

    private static let languages = [
        ("en", true), ("zh-Hant_HK", true), ("zh-cmn-Hans-CN", true), ("sl-rozaj-1994", true), ("es-419", true),
        ("de-u-co-phonebk-x-a", true), ("x-whatever", true), ("klingon", true), ("e", false), ("en-", false),
        ("en--US", false), ("de DE", false), ("en-a", false), ("en-US-US", false), ("x-", false),
        ("sl-rozaj-biske-1994-rozaj-biske-1994", false), ("sl-rozaj-biske-1994-rozaj-biske-199", false),
        ("sl-rozaj-biske-1994-rozaj-biske-x-a", true), ("", false), ("en-aaa-bbb-ccc-ddd", false), ("X-a", true),
        ("en-x", false),
    ]

    /// Edited scripts, and whether they are valid.
    private static let edited =
        ([
            ("", "", true), ("\"wait\": 0.5", "\"wate\": 0.5", false), ("\"speed\": 2", "\"speed\": 0", false),
            ("\"left\"", "\"lef\"", false), ("LURD", "LUXD", false), ("\"fps\"", "\"fsp\"", false),
        ] + languages.map { ("\"seed\": 1", "\"locale\": \"\($0)\"", $1) })
        .map { (text: $0.isEmpty ? everyStep : everyStep.replacing($0, with: $1), isScript: $2) }

    @Test func `the reader accepts every step and language, and nothing else`() {
        #expect(Self.edited.map { try? script($0.text).steps.count } == Self.edited.map { $0.isScript ? 33 : nil })
    }

    @Test(.enabled(if: SchemaValidator.installed != nil, "check-jsonschema is not installed"))
    func `the schema accepts the same scripts as the reader`() throws {
        let validator = try #require(SchemaValidator.installed)
        let accepted = try validator.accepts(Self.edited.map(\.text), by: PlayScript.schemaSource)
        #expect(accepted == Self.edited.map(\.isScript))
    }

    @Test func `the schema has the same steps as the reader`() throws {
        let schema = try JSONDocument(parsing: Array(PlayScript.schemaSource.utf8), file: "schema")
        let step = try #require(schema.root["$defs"]?["step"]?["oneOf"])
        guard case .array(let kinds) = step.content, case .object(let members)? = kinds[1]["properties"]?.content else {
            Issue.record("the schema has no steps")
            return
        }
        for word in members.map(\.key) {
            #expect(!mistake("app: a\nsteps:\n  - \(word): {}").contains("unknown key \"\(word)\""))
        }
        #expect(members.count == 15)
    }
}
