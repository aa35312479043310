import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the course app's labels and buttons: equal elements must have one text size, and numbers one position.
@MainActor
struct GameLabelTests {
    private func layout(_ reference: String, _ width: Int, _ height: Int) throws -> ScreenLayout {
        try Screenshots.layout(reference, size: Size(width: Double(width), height: Double(height)))
    }

    @Test(arguments: [(320, 568), (375, 667), (393, 852), (414, 736), (430, 932), (1024, 1366), (852, 393)])
    func `the buttons below the board have one text size`(width: Int, height: Int) throws {
        let layout = try layout("course-game/midgame", width, height)
        let sizes = ["Revoke", "Reset", "Rank PK!", "Color"].flatMap(layout.sizes)
        #expect(sizes.count == 4 && Set(sizes).count == 1 && sizes.allSatisfy { $0 >= 12 }, "\(sizes)")
    }

    @Test(arguments: [(568, 320), (852, 393), (932, 430), (1024, 768), (1366, 1024), (1024, 1366), (744, 1133)])
    func `buttons of one shape have one text size, and the score is the largest label`(width: Int, height: Int) throws {
        let layout = try layout("course-game/midgame", width, height)
        let sizes = ["Rank", "Exit", "Revoke", "Reset", "Rank PK!", "Color"].flatMap(layout.sizes)
        #expect(sizes.count == 6 && Set(sizes).count == 1, "\(sizes)")
        let shapes = ["rank", "exit", "undo", "reset", "pk", "color"].compactMap { layout.frame(of: $0)?.size }
        #expect(shapes.allSatisfy { abs($0.width - shapes[0].width) <= 1 && abs($0.height - shapes[0].height) <= 1 })
        let (score, steps) = (try shown(layout, in: "score"), try shown(layout, in: "step"))
        #expect(score.size >= 1.3 * steps.size, "\(score.size), \(steps.size)")
    }

    @Test(arguments: [(320, 568), (393, 852), (414, 736), (440, 956), (1024, 1366), (852, 393), (1366, 1024)])
    func `step and time are set in one line and one size and begin at the same place`(width: Int, height: Int)
        throws
    {
        for (steps, seconds) in [(0, 0), (7, 287), (1018, 1903), (65_431, 2), (65_532, 359_999), (999_999_999, 31)] {
            let layout = try counting(steps, seconds, width, height)
            let texts = try ["step", "time"].map { try shown(layout, in: $0) }
            #expect(texts[0].size == texts[1].size)
            var starts: [Double] = []
            let largest = try max(1, #require(layout.frame(of: "step")).width / 110)
            for (label, text) in [("step", "Step: \(steps)"), ("time", "Time: \(seconds)")] {
                let (box, frame) = try (#require(layout.frame(of: label)), #require(layout.textFrame(text)))
                starts.append(frame.minX - box.minX)
                #expect(frame.minX > box.minX + 4 && frame.maxX <= box.maxX, "\(text): \(frame) in \(box)")
                #expect(frame.height < 1.5 * texts[0].size, "\(text): \(frame)")
            }
            #expect(abs(starts[0] - starts[1]) <= 0.5 && starts[0] <= 24 * largest, "\(starts)")
        }
    }

    @Test func `numbers of three digits keep the documented inset on a label of the documented size`() throws {
        let layout = try counting(7, 287, 414, 736)
        #expect(try abs(#require(layout.textFrame("Time: 287")).minX - 24) <= 0.5)
    }

    @Test(arguments: [(320, 568), (393, 852), (414, 736), (1024, 1366), (852, 393), (1366, 1024)])
    func `the thousandth step changes no size`(width: Int, height: Int) throws {
        let sizes = try [999, 1000].map { try shown(counting($0, 31, width, height), in: "step").size }
        #expect(sizes[0] == sizes[1])
    }

    @Test(arguments: [(393, 852), (430, 932), (852, 393), (1024, 1366)])
    func `numbers of six digits stay on one line if possible`(width: Int, height: Int) throws {
        let layout = try counting(65_532, 359_999, width, height)
        for text in ["Step: 65532", "Time: 359999"] {
            let (frame, size) = (try #require(layout.textFrame(text)), try #require(layout.fontSize(of: text)))
            #expect(size >= 11 && frame.height < 1.5 * size, "\(frame), \(size)")
        }
    }

    @Test(
        arguments: ["course-game/endless", "course-game/won-late"], [(320, 568), (393, 852), (568, 320), (1024, 1366)])
    func `the largest numbers of steps and seconds are set in 10.5 points at least`(
        scene: String, size: (width: Int, height: Int)
    ) throws {
        let layout = try layout(scene, size.width, size.height)
        let texts = try ["step", "time"].map { try shown(layout, in: $0) }
        #expect(texts.allSatisfy { $0.text.hasSuffix("999999999") && $0.size >= 10.5 }, "\(texts)")
    }

    private func counting(_ steps: Int, _ seconds: Int, _ width: Int, _ height: Int) throws -> ScreenLayout {
        let document = """
            {"scene": "course-game", "version": 1, "state": {
              "board": [[2, 4, 8, 16], [4, 8, 16, 2], [8, 16, 2, 4], [16, 2, 4, 8]],
              "steps": \(steps), "seconds": \(seconds)
            }}
            """
        let view = try SceneDefinition.courseGame.makeView(fromDocument: Array(document.utf8), file: "s.json")
        let viewport = try Viewport(size: Size(width: Double(width), height: Double(height)), scale: 2)
        return try Screenshots.renderer.layout(view, in: viewport, theme: .documented)
    }

    /// Returns the last line of text in a view.
    private func shown(_ layout: ScreenLayout, in identifier: String) throws -> (text: String, size: Double) {
        let frame = try #require(layout.frame(of: identifier))
        let runs = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, frame.contains(run.origin) { run } else { nil }
        }
        let last = try #require(runs.last)
        return (last.text, last.size)
    }
}
