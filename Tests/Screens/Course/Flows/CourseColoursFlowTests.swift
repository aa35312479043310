import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the colour editor by touches and typing.
@MainActor
struct CourseColoursFlowTests {
    private func session(_ scene: String, _ theme: Theme = .documented) throws -> Session {
        try Session(
            Catalogue.documented.find(scene).state.makeView(), on: .shipped("iphone-15"), theme: theme,
            renderer: Screenshots.renderer)
    }

    private func type(_ texts: [(field: String, text: String)], in session: Session) throws {
        for (field, text) in texts {
            try session.tap(.identifier("field-\(field)"))
            try session.type(text)
        }
    }

    @Test func `previews follow every edit`() throws {
        let session = try session("course-colours/start")
        #expect(try session.color(of: "preview-red") == SRGBColor(red8: 57, green8: 0, blue8: 0))
        try type([("red", "20"), ("blue", "255")], in: session)
        #expect(try session.color(of: "preview-red") == SRGBColor(red8: 20, green8: 0, blue8: 0))
        #expect(try session.color(of: "preview-target") == SRGBColor(red8: 20, green8: 62, blue8: 255))
    }

    @Test(arguments: ShippedTheme.allCases)
    func `the editor starts with the theme's background, and keeps its other channels`(shipped: ShippedTheme) throws {
        let session = try session("course-colours/start", shipped.theme)
        let ground = try #require(shipped.theme.color("color.course.background"))
        let start = RGBColor(ground)
        #expect(try session.color(of: "preview-target") == ground)
        for (field, channel) in [("red", start.red), ("green", start.green), ("blue", start.blue)] {
            #expect(try session.text(in: "field-\(field)") == "\(channel)")
        }
        try type([("red", "7")], in: session)
        #expect(
            try session.color(of: "preview-target") == SRGBColor(RGBColor(red: 7, green: start.green, blue: start.blue))
        )
        try session.go(.identifier("confirm"))
        #expect(try session.colors().contains(SRGBColor(RGBColor(red: 7, green: start.green, blue: start.blue))))
    }

    @Test(arguments: [Theme.documented, ShippedTheme.midnight.theme])
    func `the editor starts with the picked background`(theme: Theme) throws {
        let session = try session("course-colours/changed", theme)
        #expect(try session.color(of: "preview-target") == SRGBColor(red8: 250, green8: 236, blue8: 210))
        #expect(try session.text(in: "field-green") == "236")
    }

    @Test func `a confirmed background colours launch screen and game at once`() throws {
        let session = try session("course-launch/rest")
        try session.go("open-colors")
        try type([("red", "1"), ("green", "2"), ("blue", "3")], in: session)
        try session.go(.identifier("confirm"))
        #expect(try session.colors().contains(SRGBColor(red8: 1, green8: 2, blue8: 3)))
        try session.go("open-start")
        #expect(try session.colors().contains(SRGBColor(red8: 1, green8: 2, blue8: 3)))
    }

    @Test(arguments: [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
    func `a confirmed tile colours that tile of the game below`(tile: Int) throws {
        let session = try session("course-game/late-game")
        try session.go("color")
        try type([("target", "\(tile)"), ("red", "7"), ("green", "8"), ("blue", "9")], in: session)
        try session.go(.identifier("confirm"))
        let isShown = try session.values().contains(tile)
        #expect(try session.colors().contains(SRGBColor(red8: 7, green8: 8, blue8: 9)) == isShown)
    }

    @Test func `Cancel discards the changes`() throws {
        let session = try session("course-colours/valid")
        try session.go(.identifier("cancel"))
        #expect(try session.layout().frame(of: "open-start") != nil)
        #expect(try session.colors().contains(SRGBColor(red8: 57, green8: 62, blue8: 70)))
    }

    @Test(arguments: [
        ("red", "256", "Use a number from 0 to 255."), ("green", "x", "Use a number from 0 to 255."),
        ("target", "3", "Use 0, 2, 4 and so on to 2048."),
    ])
    func `an error is shown beside the field, and Confirm is disabled`(
        field: String, text: String, remark: String
    ) throws {
        let session = try session("course-colours/start")
        try type([(field, text)], in: session)
        #expect(try session.text(in: "remark-\(field)") == remark)
        try session.go(.identifier("confirm"))
        #expect(try session.layout().frame(of: "editor") != nil)
        try session.tap(.identifier("field-\(field)"))
        try session.deleteBackward(text.count)
        #expect(try session.go(.identifier("confirm")) && session.layout().frame(of: "open-start") != nil)
    }

    @Test func `during editing all controls stay above the keyboard, until a tap outside`() throws {
        let session = try session("course-colours/start")
        let rest = try #require(session.layout().frame(of: "confirm"))
        try session.go(.identifier("field-blue"))
        let raised = try #require(session.layout().frame(of: "confirm"))
        #expect(raised.maxY <= 852 - 34 - 216 && raised.minY < rest.minY)
        try session.go(.point(Point(x: 20, y: raised.maxY + 40)))
        #expect(try session.layout().frame(of: "confirm") == rest)
        #expect(try !session.type("1"))
    }

    @Test func `a field restored with the keyboard takes typed text`() throws {
        let session = try session("course-colours/keyboard")
        try session.type("0")
        #expect(try session.color(of: "preview-red") == SRGBColor(red8: 200, green8: 0, blue8: 0))
    }

    @Test func `typed text survives rotating the device`() throws {
        let session = try session("course-colours/start")
        try type([("green", "99")], in: session)
        try session.rotate(to: .landscape)
        #expect(try session.color(of: "preview-green") == SRGBColor(red8: 0, green8: 99, blue8: 0))
        try session.deleteBackward()
        #expect(try session.color(of: "preview-green") == SRGBColor(red8: 0, green8: 9, blue8: 0))
    }
}
