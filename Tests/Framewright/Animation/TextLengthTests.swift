import Framewright
import FramewrightTypography
import Testing

@MainActor
struct TextLengthTests {
    /// Returns the font sizes of all texts as they are drawn.
    private func sizes(_ moving: Moving, at moment: Double) throws -> [Double] {
        try moving.session.frame(at: moment).tree.nodes.flatMap { node -> [Double] in
            guard case .text(let text) = node.payload.figure else { return [] }
            return try text.layout(for: .unspecified).runs.map(\.glyphs.size)
        }
    }

    @Test func `a text's font size and frame are animated`() throws {
        let moving = try Moving { Text("99").font(.system(size: $0.isOn ? 40 : 20)).named("text") }
        let small = try moving.frame("text")
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try sizes(moving, at: $0) } == [[20], [30], [40]])
        let (half, large) = (try moving.frame("text", at: 0.5), try moving.frame("text", at: 1))
        #expect(small.width < half.width - 5 && half.width < large.width - 5)
        #expect([small, half, large].allSatisfy { abs($0.midX - 100) <= 0.5 && abs($0.midY - 50) <= 0.5 })
    }

    @Test func `runs are animated separately`() throws {
        let moving = try Moving { scenery in
            Text("1").font(.system(size: scenery.isOn ? 30 : 20)) + Text("2").font(.system(size: 10))
        }
        try moving.set { $0.isOn = true }
        #expect(try sizes(moving, at: 0.5) == [25, 10])
    }

    @Test func `text styles and dynamic type sizes are animated as sizes`() throws {
        let moving = try Moving { scenery in
            Text("1").font(scenery.isOn ? .largeTitle : .body)
            Text("2").dynamicTypeSize(scenery.isOn ? .xxxLarge : .large)
        }
        try moving.set { $0.isOn = true }
        #expect(try sizes(moving, at: 0.5) == [25.5, 20])
    }

    @Test func `kerning and tracking are animated`() throws {
        let moving = try Moving { scenery in
            Text("1111").kerning(scenery.isOn ? 8 : 0).named("kerned")
            Text("1111").tracking(scenery.isOn ? 8 : 0).named("tracked")
        }
        let before = try ["kerned", "tracked"].map { try moving.frame($0).width }
        try moving.set { $0.isOn = true }
        for (name, width) in zip(["kerned", "tracked"], before) {
            let end = try moving.frame(name, at: 1).width
            #expect(try abs(moving.frame(name, at: 0.5).width - (width + end) / 2) <= 0.5)
            #expect(end > width + 20)
        }
    }

    @Test func `with a different number of runs the first ones are animated`() throws {
        let moving = try Moving { scenery in
            scenery.isOn ? Text("1").font(.system(size: 30)) + Text("2") : Text("1").font(.system(size: 20))
        }
        try moving.set { $0.isOn = true }
        // The last one is the previous text, which is fading out.
        #expect(try sizes(moving, at: 0.5) == [25, 17, 20])
    }

    @Test func `with the content transition identity the size changes at once`() throws {
        let moving = try Moving {
            Text("99").font(.system(size: $0.isOn ? 40 : 20)).contentTransition(.identity)
        }
        try moving.set { $0.isOn = true }
        #expect(try sizes(moving, at: 0.5) == [40])
    }

    @Test func `a spring that overshoots below zero draws nothing`() throws {
        let moving = try Moving { Text("99").font(.system(size: $0.isOn ? 0 : 40)) }
        try moving.set(.spring(duration: 1, bounce: 0.8)) { $0.isOn = true }
        for moment in stride(from: 0, to: 2, by: 0.05) { _ = try moving.session.frame(at: moment) }
    }
}
