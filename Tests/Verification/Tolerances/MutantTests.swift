import Framewright
import FramewrightDrawing
import FramewrightVerification
import Testing

@testable import FramewrightVerification

@MainActor
struct MutantTests {
    private let renderer = Renderer()

    private func layout(_ view: some View, scale: Double = 1) throws -> ScreenLayout {
        let size = Size(width: 200, height: 120)
        return try renderer.layout(view, in: try Viewport(size: size, scale: scale), theme: .documented)
    }

    private func trial(_ measure: ToleranceMeasure, _ view: some View, seed: UInt64 = 1) throws -> MutantTrial {
        let layout = try layout(view)
        return try MutantTrial(
            measure, on: layout, painted: try renderer.paint(layout), by: renderer, seed: seed, masked: { $0 })
    }

    /// A score above a line, in a box.
    private var score: some View {
        VStack {
            Text("Score 128").font(.title)
            Rectangle().fill(Color.gray).frame(width: 90, height: 1)
        }
        .padding().background(Color.yellow)
    }

    @Test func `exact comparison rejects one change of each kind, with a description`() throws {
        guard case .refusesAll(let words) = try trial(.channels(0), score) else { Issue.record("accepted"); return }
        #expect(Set(words.map { String($0.prefix { $0 != ":" }) }) == ["shift", "digit", "color", "line"])
        #expect(words.contains("digit: Text \"Score 128\": 1 became 4"))
        #expect(words.contains { $0.hasSuffix("a line is gone") })
        #expect(words.contains { $0.hasSuffix("its colour 8 of 255 away") })
    }

    @Test(arguments: [
        (ToleranceMeasure.channels(8), "color"), (.ciede2000(6), "color"), (.okLab(0.06), "color"),
        (.density(256, side: 16, above: 0), "shift"), (.density(0, side: 16, above: 8), "color"),
        (.similarity(-1), "shift"),
    ])
    func `a loose measure accepts a mutant and is rejected`(measure: ToleranceMeasure, kind: String) throws {
        guard case .accepts(let words) = try trial(measure, score) else { Issue.record("refused all"); return }
        #expect(words.hasPrefix("\(kind) mutant, "))
    }

    @Test(arguments: [
        ToleranceMeasure.channels(7), .ciede2000(1), .okLab(0.01), .density(3, side: 16, above: 1), .similarity(0.9999),
    ])
    func `a strict measure rejects the mutants of every seed`(measure: ToleranceMeasure) throws {
        for seed in UInt64(0)..<12 {
            guard case .refusesAll = try trial(measure, score, seed: seed) else {
                Issue.record("\(measure) with seed \(seed)")
                return
            }
        }
    }

    @Test func `without digits a letter changes, without lines a shape or a text gets shorter`() throws {
        guard case .refusesAll(let text) = try trial(.channels(0), Text("word")) else { Issue.record("no"); return }
        #expect(text.contains { $0.hasPrefix("digit: ") } && text.contains { $0.hasSuffix("a line under it") })
        let box = Color.blue.frame(width: 50, height: 20)
        guard case .refusesAll(let words) = try trial(.channels(0), box) else { Issue.record("no"); return }
        #expect(words.contains { $0.hasSuffix("its last point of height is gone") })
        #expect(!words.contains { $0.hasPrefix("digit") })
    }

    @Test func `an invisible change is not a mutant`() throws {
        #expect(try trial(.channels(255), EmptyView()) == .nothingToTry)
        let hidden = ZStack {
            Text("7"); Color.white.frame(width: 200, height: 120)
        }
        guard case .accepts(let words) = try trial(.channels(255), hidden) else { Issue.record("no"); return }
        #expect(!words.contains("7"))
    }

    @Test func `the seed determines the mutants`() throws {
        #expect(try trial(.channels(0), score, seed: 5) == trial(.channels(0), score, seed: 5))
        let trials = try (UInt64(0)..<8).map { try trial(.channels(0), score, seed: $0) }
        #expect(Set(trials).count > 1)
    }

    @Test func `a mutant in a masked view is ignored`() throws {
        let layout = try layout(score)
        let trial = try MutantTrial(
            .channels(0), on: layout, painted: try renderer.paint(layout), by: renderer, seed: 1,
            masked: { Bitmap(size: $0.size) })
        #expect(trial == .nothingToTry)
    }

    @Test func `mutants at several pixels per point move by one pixel`() throws {
        let layout = try layout(score, scale: 3)
        let maker = MutantMaker(layout, fonts: renderer.fonts, seed: 1)
        let mutant = try #require(maker.groups(.shift)[0].compactMap { $0() }.first)
        #expect("\(mutant.list)".contains("0.333"))
    }
}
