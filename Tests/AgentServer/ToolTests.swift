import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightScreens
import FramewrightVerification
import Testing

@testable import FramewrightAgentServer

/// The tools over the documented scenes.
@MainActor
struct ToolTests {
    @Test func `list has screens, devices and themes, filtered by name`() throws {
        let connection = try Connection()
        let all = try connection.call("list")
        #expect(all.text.contains("screens\n  course-launch/") && all.text.contains("themes\n  documented: "))
        #expect(!all.text.contains("iphone-15"))
        #expect(
            try connection.call("list", #"{"subject": "devices"}"#).text.contains("  iphone-15: 393x852 points @3x"))
        let some = try connection.call("list", #"{"filter": "late-GAME"}"#).text
        #expect(some.contains("game2048/late-game") && !some.contains("pet/"))
    }

    @Test func `render returns the outline and the picture, at one pixel per point`() throws {
        let connection = try Connection()
        let (text, images, isError) = try connection.call("render", #"{"screen": "game2048/late-game"}"#)
        #expect(!isError && images.count == 1)
        #expect(text.hasPrefix("screen 393x852 @1x") && text.contains("id=tile-3-3") && text.count < 1_200)
        #expect(images[0].hasPrefix("iVBORw0KGgo"))
        #expect(try connection.call("render", #"{"screen": "pet", "image": false}"#).images == [])
    }

    @Test func `arguments select device, theme, context, language, text size, direction and state`() throws {
        let connection = try Connection()
        func text(_ arguments: String) throws -> String {
            try connection.call("render", #"{"screen": "course-rank", "image": false, \#(arguments)}"#).text
        }
        let plain = try text(#""device": "iphone-15""#)
        #expect(
            try text(#""device": "ipad-pro-12-9", "landscape": true, "scale": 2"#).hasPrefix("screen 1366x1024 @2x"))
        #expect(try text(#""size": "320x480""#).hasPrefix("screen 320x480 @1x"))
        #expect(try text(#""direction": "right-to-left""#) != plain)
        #expect(try text(#""textSize": "accessibility3""#) != plain)
        #expect(try text(#""theme": "midnight", "locale": "ja""#).hasPrefix("screen"))
        let state = #"{"screen": "game2048", "image": false, "state": {"board": [[2, 0, 4], [0, 512, 0], [2, 2, 2]]}}"#
        #expect(try connection.call("render", state).text.contains("\"512\""))
    }

    @Test(arguments: [
        ("render", #"{"screen": "game2048/lategame"}"#, "did you mean"), ("render", "{}", "\"screen\" is missing"),
        ("render", #"{"screen": "pet", "device": "iphone15"}"#, "iphone-15"),
        ("render", #"{"screen": "pet", "devise": "x"}"#, "did you mean \"device\"?"),
        ("render", #"{"screen": 5}"#, "expected a string"), ("render", #"{"screen": "pet", "scale": 99}"#, "8.0"),
        ("render", #"{"screen": "pet", "size": "9"}"#, "width x height"),
        ("render", #"{"screen": "pet", "theme": "nowhere.json"}"#, "no such file"),
        ("render", #"{"screen": "pet", "theme": "/dev/stdin"}"#, "a pipe or a device"),
        ("render", #"{"screen": "pet", "textSize": "big"}"#, "one of"),
        ("render", #"{"screen": "game2048", "state": {"board": 3}}"#, "array"),
        ("tap", #"{"session": "s9", "on": "x"}"#, "no session is called 's9'"),
        ("play", #"{"script": "app: pet\nsteps:\n  - tapp: x"}"#, "script:3"),
        ("play", #"{"script": ":"}"#, "script"), ("check_theme", #"{"theme": "{"}"#, "theme"),
        ("check_theme", #"{"theme": "documented", "screens": ["nothing*"]}"#, "nothing"),
    ])
    func `a wrong argument is an error of the tool, with a hint`(tool: String, arguments: String, words: String) throws
    {
        let (text, images, isError) = try Connection().call(tool, arguments)
        #expect(isError && images == [] && text.hasPrefix("error: ") && text.contains("\nhint: "))
        #expect(text.contains(words), "\(text)")
        #expect(!text.contains("--") && !text.contains("message:1"), "\(text)")
    }

    @Test func `a session takes taps, swipes and text, and diff says what changed`() throws {
        let connection = try Connection()
        let opened = try connection.call("session_open", #"{"screen": "calculator"}"#)
        #expect(opened.text.hasPrefix("session s1\nscreen"))
        #expect(opened.text.contains("id=key-7"))
        let tapped = try connection.call("tap", #"{"session": "s1", "on": "key-7", "image": true}"#)
        #expect(tapped.text.contains(#"Text "7" id=display"#) && tapped.images.count == 1)
        _ = try connection.call("diff", #"{"session": "s1"}"#)
        #expect(
            try connection.call("diff", #"{"session": "s1"}"#).text
                == "the picture is the same\nthe outline is the same")
        #expect(try connection.call("tap", #"{"session": "s1", "on": "key-99"}"#).isError)
        #expect(try connection.call("tap", #"{"session": "s1"}"#).text.contains("nothing to touch is named"))
        #expect(
            try connection.call("type", #"{"session": "s1", "text": "a"}"#).text.contains("no text field has the focus")
        )
        #expect(try connection.call("session_close", #"{"session": "s1"}"#).text == "session s1 is closed")
        #expect(try connection.call("tap", #"{"session": "s1", "on": "key-7"}"#).isError)
    }

    @Test func `swipes and time change a game`() throws {
        let connection = try Connection()
        let opened = try connection.call("session_open", #"{"screen": "game2048/start"}"#).text
        let swiped = try connection.call("swipe", #"{"session": "s1", "direction": "up"}"#)
        #expect(!swiped.isError && swiped.text != opened)
        #expect(!(try connection.call("advance", #"{"session": "s1", "seconds": 1}"#).isError))
        #expect(!(try connection.call("advance", #"{"session": "s1"}"#).isError))
    }

    @Test func `sessions are limited`() throws {
        let connection = try Connection()
        for _ in 0..<Workspace.sessionLimit {
            #expect(!(try connection.call("session_open", #"{"screen": "calculator"}"#).isError))
        }
        #expect(try connection.call("session_open", #"{"screen": "calculator"}"#).text.contains("session_close"))
    }

    @Test func `a script returns its snapshots, or the end`() throws {
        let connection = try Connection()
        let script = #"app: game2048/start\nsteps:\n  - snapshot: before\n  - moves: UR\n  - snapshot: after"#
        let played = try connection.call("play", #"{"script": "\#(script)"}"#)
        #expect(
            played.images.count == 2 && played.text.contains("snapshot before")
                && played.text.contains("snapshot after"))
        let short = try connection.call("play", #"{"script": "app: pet\nsteps:\n  - wait: 1", "images": false}"#)
        #expect(short.text.hasPrefix("snapshot end\nscreen") && short.images == [])
    }

    @Test func `lint has a line per finding`() throws {
        let connection = try Connection()
        #expect(try connection.call("lint", #"{"screen": "game2048/late-game"}"#).text == "no findings")
        let small = try connection.call("lint", #"{"screen": "game2048/late-game", "size": "90x90"}"#).text
        #expect(small.contains("errors") && small.contains("error: "))
    }

    @Test func `a theme is checked as text, by its name and by its path`() throws {
        let connection = try Connection()
        let name = try connection.call("check_theme", #"{"theme": "documented", "screens": ["game2048/late-game"]}"#)
        #expect(!name.isError && name.text.hasPrefix("0 errors"))
        let text = ##"{\"name\": \"x\", \"color\": {\"$type\": \"color\", \"background\": {\"$value\": \"#888888\"}}}"##
        let own = try connection.call("check_theme", #"{"theme": "\#(text)", "screens": ["course-rank/*"]}"#)
        #expect(own.text.contains("error") || own.isError, "\(own.text)")
    }

    @Test func `looks of the same request are compared, with areas in points`() throws {
        func look(_ changed: Range<Int>, _ outline: [String]) throws -> ScreenLook {
            let size = try #require(PixelSize(width: 40, height: 20))
            var pixels = [PremultipliedPixel](repeating: .clear, count: size.area)
            for index in changed { pixels[index] = PremultipliedPixel(.black) }
            let image = try PNG.encode(Bitmap(size: size, pixels: pixels), PNG.Options(effort: .fast))
            return ScreenLook(outline: outline, image: image, size: Size(width: 20, height: 10), scale: 2)
        }
        let (first, second) = (try look(0..<0, ["a", "b", "c"]), try look(210..<214, ["a", "B", "c", "d"]))
        #expect(
            LookDifference(from: first, to: second).lines == [
                "changed areas, in points:", "  5,2.5 2x0.5", "changed lines of the outline:", "- b", "+ B", "+ d",
            ])
    }
}
