import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the course app's screens with larger text and in right-to-left layouts, on the smallest phone and on
/// tablets.
@MainActor
struct CourseReadingTests {
    private nonisolated static let phones = ["iphone-se-1", "iphone-8", "iphone-15", "iphone-15-pro-max"]
    private nonisolated static let tablets = ["ipad-mini-8-3", "ipad-pro-11", "ipad-pro-12-9"]

    private func layout(
        _ reference: String, _ device: String, _ orientation: Orientation = .portrait, _ traits: Traits = Traits()
    ) throws -> ScreenLayout {
        try Screenshots.renderer.layout(
            Catalogue.documented.find(reference).state.makeView(),
            in: DeviceTable.shipped.device(named: device).viewport(orientation), theme: .documented, traits: traits)
    }

    @Test(arguments: phones + tablets, [DynamicTypeSize.large, .accessibility2])
    func `the editor's names have one size`(device: String, size: DynamicTypeSize) throws {
        let layout = try layout("course-colours/start", device, .portrait, Traits(dynamicTypeSize: size))
        let sizes = ["For:", "r:", "g:"].flatMap(layout.sizes)
        #expect(sizes.count == 3 && Set(sizes).count == 1, "\(sizes)")
    }

    @Test func `at the reference size the editor's names have the documented 30 points`() throws {
        let layout = try Screenshots.layout(
            "course-colours/start", size: Size(width: 414, height: 736), insets: EdgeInsets(top: 20))
        for name in ["For:", "r:", "g:", "b:"] { #expect(layout.sizes(of: name) == [30]) }
        #expect(layout.sizes(of: "0 for background, 2 for block 2, etc.").count == 1)
    }

    @Test(arguments: ["course-colours/start", "course-colours/all-invalid"], phones)
    func `the editor's remarks begin below their fields`(scene: String, device: String) throws {
        let layout = try layout(scene, device)
        for field in ["target", "red", "green", "blue"] {
            let (box, remark) = try (
                #require(layout.frame(of: "field-\(field)")), #require(layout.frame(of: "remark-\(field)"))
            )
            #expect(abs(remark.minX - box.minX) <= 0.5, "\(field)")
        }
    }

    @Test(arguments: tablets)
    func `upright the form is one column between the board's edges, remarks included`(device: String) throws {
        let layout = try layout("course-colours/all-invalid", device)
        let board = try #require(layout.frame(of: "preview-board"))
        let rows = try ["target", "red", "green", "blue"].map { field in
            try (#require(layout.frame(of: "field-\(field)")), #require(layout.frame(of: "remark-\(field)")))
        }
        #expect(Set(rows.map(\.0.minX)).count == 1 && rows.allSatisfy { $0.1.maxX <= board.maxX }, "\(rows)")
        #expect(try #require(layout.textFrame("For:")).minX >= board.minX)
    }

    @Test(arguments: ["course-game/midgame", "course-game/endless", "course-game/lost-late"], phones)
    func `the game's header has a font size of at least 10.5 points`(scene: String, device: String) throws {
        let layout = try layout(scene, device)
        let frames = try ["step", "time", "score", "rank", "exit", "pause"].map { try #require(layout.frame(of: $0)) }
        let header = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, frames.contains(where: { $0.contains(run.origin) }) {
                run
            } else {
                nil
            }
        }
        #expect(header.count > 6 && header.allSatisfy { $0.size >= 10.5 }, "\(header.map { "\($0.text) \($0.size)" })")
    }

    @Test(
        arguments: [
            ("course-game/midgame", "Step: ", .portrait), ("course-colours/start", "For:", .portrait),
            ("course-colours/start", "For:", .landscape),
        ] as [(String, String, Orientation)], tablets)
    func `larger text is larger on tablets`(
        place: (scene: String, text: String, orientation: Orientation), device: String
    ) throws {
        let sizes = try DynamicTypeSize.allCases.filter { $0 >= .large && $0 <= .accessibility3 }.map { size in
            let layout = try layout(place.scene, device, place.orientation, Traits(dynamicTypeSize: size))
            return try #require(layout.size(ofTextFrom: place.text))
        }
        #expect(sizes.allSatisfy { $0 >= sizes[0] } && sizes[sizes.count - 1] >= 1.05 * sizes[0], "\(sizes)")
    }

    @Test(arguments: ["iphone-se-1", "ipad-pro-12-9"])
    func `the rank list's back button grows with the text, and points to the leading side`(device: String) throws {
        let usual = try layout("course-rank/podium", device).sizes(of: "<Back")
        let large = try layout("course-rank/podium", device, .portrait, Traits(dynamicTypeSize: .accessibility1))
        #expect(try #require(large.sizes(of: "<Back").first) > 1.4 * #require(usual.first))
        let mirrored = try layout("course-rank/podium", device, .portrait, Traits(layoutDirection: .rightToLeft))
        #expect(mirrored.sizes(of: "Back>").count == 1 && mirrored.sizes(of: "<Back").isEmpty)
    }

    @Test(arguments: [(Orientation.portrait, 200, 5), (.landscape, 5, 30)])
    func `a tap outside the safe area also dismisses the editor's keyboard`(orientation: Orientation, x: Int, y: Int)
        throws
    {
        let session = try Session(
            Catalogue.documented.find("course-colours/keyboard").state.makeView(),
            in: DeviceTable.shipped.device(named: "iphone-15").viewport(orientation), theme: .documented,
            renderer: Screenshots.renderer)
        #expect(try session.type("1"))
        try session.tap(.point(Point(x: Double(x), y: Double(y))))
        try session.settle()
        #expect(try !session.type("1"))
    }
}

extension ScreenLayout {
    /// Returns the font size of the first text with this prefix.
    fileprivate func size(ofTextFrom start: String) -> Double? {
        displayList.items.lazy.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text.hasPrefix(start) { run.size } else { nil }
        }.first
    }
}
