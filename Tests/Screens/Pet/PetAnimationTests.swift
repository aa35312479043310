import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the bars' animations and of the mood's cross-fade.
@MainActor
struct PetAnimationTests {
    private func session(_ condition: PetCondition = PetCondition(), others: PetCondition? = nil) throws -> Session {
        try Session(
            PetScreen(state: VirtualPet(current: .dog) { $0 == .dog ? condition : others ?? condition }),
            on: .shipped("iphone-se-1"),
            theme: .documented, renderer: Screenshots.renderer)
    }

    private func happy(_ happiness: Int, food: Int) throws -> PetCondition {
        try PetCondition(happiness: happiness, food: food, played: 0, fed: 0)
    }

    @Test(arguments: [0, 4])
    func `a meal fills the bar by a tenth over half a second`(food: Int) throws {
        let session = try session(happy(0, food: food))
        try session.tap("feed")
        for step in 0...12 {
            let share = Double(food) / 10 + 0.1 * HalvedCurve.easeInOut.value(at: Double(step) / 10)
            #expect(abs(try session.fill(of: "food").width - 260 * share) <= 0.5, "\(step)")
            try session.advance(0.05)
        }
        #expect(try session.says("fed: 1") && !session.isAnimating)
    }

    @Test func `a game moves both bars at once, and the model changes immediately`() throws {
        let session = try session(happy(2, food: 6))
        try session.tap("play")
        #expect(try session.says("played: 1"))
        try session.advance(0.25)
        #expect(abs(try session.fill(of: "happiness").width - 260 * 0.25) <= 0.5)
        #expect(abs(try session.fill(of: "food").width - 260 * 0.55) <= 0.5)
    }

    @Test func `two quick meals combine their animations without a jump`() throws {
        let session = try session(happy(0, food: 2))
        try session.tap("feed")
        try session.advance(0.2)
        try session.tap("feed")
        for step in 0...6 {
            let time = Double(step) / 10
            let first = 0.2 + 0.1 * HalvedCurve.easeInOut.value(at: (time + 0.2) / 0.5)
            let share = first + (0.4 - first) * HalvedCurve.easeInOut.value(at: time / 0.5)
            #expect(abs(try session.fill(of: "food").width - 260 * share) <= 0.5, "\(step)")
            try session.advance(0.1)
        }
    }

    @Test func `another pet's bars are set at once, whatever moved before`() throws {
        let session = try session()
        for _ in 0..<5 { try session.tap("feed") }
        try session.advance(0.1)
        try session.tap("select-cat")
        #expect(try session.layout().opacity(of: "fill") == 0)
        try session.tap("select-dog")
        #expect(try session.fill(of: "food").width == 130)
    }

    @Test func `a bar being emptied is visible until it is empty`() throws {
        let session = try session(happy(0, food: 1))
        try session.tap("play")
        for (time, width) in [(0.25, 13.0), (0.2, 26 * (1 - HalvedCurve.easeInOut.value(at: 0.9)))] {
            try session.advance(time)
            #expect(abs(try session.fill(of: "food").width - width) <= 0.5)
            #expect(try session.opacityOfFill("food") == 1)
        }
        try session.advance(0.1)
        #expect(try session.opacityOfFill("food") == 0)
    }

    @Test func `the fading word keeps its position, also under a status bar`() throws {
        let session = try session(happy(7, food: 2))
        let before = try #require(session.layout().frame(ofText: "hungry"))
        try session.tap("play")
        try session.advance(0.1)
        let layout = try session.layout()
        #expect(layout.frame(ofText: "hungry") == before)
        #expect(layout.frame(ofText: "happy")?.origin == before.origin)
    }

    @Test(arguments: [false, true])
    func `another pet's word is set at once, also during a fade`(fades: Bool) throws {
        let session = try session(happy(7, food: 2), others: happy(3, food: 5))
        if fades { try session.tap("play") }
        try session.advance(0.1)
        try session.tap("select-cat")
        let layout = try session.layout()
        #expect(layout.opacity(ofText: "calm") == 1)
        #expect(layout.opacity(ofText: "hungry") == nil && layout.opacity(ofText: "happy") == nil)
    }

    @Test func `one mood fades into the other over a quarter of a second`() throws {
        let session = try session(happy(7, food: 2))
        try session.tap("play")
        for step in 0...5 {
            let (layout, share) = (try session.layout(), HalvedCurve.easeInOut.value(at: Double(step) / 5))
            #expect(abs(try #require(layout.opacity(ofText: "happy")) - share) < 1e-6)
            if step < 5 { #expect(abs(try #require(layout.opacity(ofText: "hungry")) + share - 1) < 1e-6) }
            try session.advance(0.05)
        }
        try session.settle()
        #expect(try session.layout().opacity(ofText: "hungry") == nil)
    }
}

extension ScreenLayout {
    /// Returns the frame of the first text with this string.
    fileprivate func frame(ofText text: String) -> Rect? {
        tree.nodes.first { node in
            if case .text(let figure) = node.payload.figure { figure.string == text } else { false }
        }?.frame
    }
}

extension Session {
    /// Returns the frame of a bar's fill.
    func fill(of bar: String) throws -> Rect {
        let tree = try layout().tree
        return tree.nodes[try fillIndex(bar)].frame
    }

    fileprivate func opacityOfFill(_ bar: String) throws -> Double {
        let tree = try layout().tree
        var (opacity, next) = (1.0, Optional(try fillIndex(bar)))
        while let index = next {
            if case .layer(let layer) = tree.nodes[index].payload.figure { opacity *= layer.opacity }
            next = tree.nodes[index].parent
        }
        return opacity
    }

    private func fillIndex(_ bar: String) throws -> Int {
        let tree = try layout().tree
        let frame = try #require(tree.view(identified: "\(bar)-bar"))
        return try #require((frame..<tree.nodes[frame].end).first { tree.nodes[$0].payload.identifier == "fill" })
    }
}
