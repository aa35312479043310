import Foundation
import Framewright
import FramewrightDocuments
import Testing

@testable import FramewrightVerification

@MainActor
struct MatrixTests {
    private let matrix = Matrix(
        scenes: ["a/x", "a/y", "b/x"], devices: ["phone", "pad", "window"], orientations: [.portrait, .landscape],
        themes: ["plain", "both"], contexts: [nil, "dark"], textSizes: [.small, .large, .accessibility2],
        directions: [nil, .rightToLeft], locales: ["en", "ja"])

    private func rules(_ filters: [String] = []) throws -> MatrixRules {
        MatrixRules(
            fixedDevices: ["window"], contexts: ["plain": [], "both": ["dark"]],
            filters: try filters.map { try #require(MatrixFilter($0)) })
    }

    @Test func `a full matrix has every possible combination once`() throws {
        let cells = Array(matrix.cells(try rules()))
        // 3 scenes, 5 of 6 postures, 3 of 4 theme variants, 3 text sizes, 2 directions, 2 locales.
        #expect(matrix.fullCount == 864 && cells.count == 3 * 5 * 3 * 3 * 2 * 2 && Set(cells).count == cells.count)
        #expect(!cells.contains { $0.device == "window" && $0.orientation == .landscape })
        #expect(!cells.contains { $0.theme == "plain" && $0.context != nil })
        #expect(Set(cells.map(\.fileName)).count == cells.count)
    }

    @Test func `files are named after a theme's file, equally on every machine`() throws {
        func names(_ themes: [String]) throws -> [String] {
            let matrix = Matrix(scenes: ["a/x"], devices: ["phone"], themes: themes, contexts: ["dark"])
            let contexts = Dictionary(uniqueKeysWithValues: themes.map { ($0, Set(["dark"])) })
            return matrix.cells(MatrixRules(fixedDevices: [], contexts: contexts)).map(\.fileName)
        }
        #expect(try names(["/tmp/a b/mine.json"]) == ["a-x.phone.mine-dark.png"])
        #expect(try names(["../mine.json", "both"]) == ["a-x.phone.mine-dark.png", "a-x.phone.both-dark.png"])
        var plan = MatrixPlan()
        plan.themes = ["x/mine.json", "y/mine.json"]
        let scene = SceneDefinition("a", summary: "", states: [("x", "", 0)]) { _ in EmptyView() }
        let matrix = try plan.matrix(Catalogue([scene]), .shipped)
        let error = #expect(throws: MatrixError.self) { try plan.rules(matrix, .shipped) { _ in .documented } }
        #expect(error == .sameThemeName(["x/mine.json", "y/mine.json"]))
    }

    @Test(arguments: [["my@t.json", "my-t.json"], ["pal.json", "pal-dark.json"]])
    func `two theme variants with one file name are rejected`(themes: [String]) throws {
        let scene = SceneDefinition("a", summary: "", states: [("x", "", 0)]) { _ in EmptyView() }
        var plan = MatrixPlan()
        (plan.themes, plan.contexts) = (themes, [nil, "dark"])
        let matrix = try plan.matrix(Catalogue([scene]), .shipped)
        let dark = try ThemeSource("classic").theme()
        #expect(throws: MatrixError.sameThemeName(themes)) { try plan.rules(matrix, .shipped) { _ in dark } }
    }

    /// All pairs of values of different axes that some allowed cell has.
    private func pairs(_ cells: some Sequence<MatrixCell>) -> Set<[String]> {
        var pairs: Set<[String]> = []
        for cell in cells {
            let words = MatrixAxis.allCases.map { "\($0.rawValue)=\(cell.value(on: $0))" }
            for (place, one) in words.enumerated() { for other in words[..<place] { pairs.insert([other, one]) } }
        }
        return pairs
    }

    @Test(arguments: [[], ["device=phone|pad"], ["scene!=b/*", "theme=both"], ["locale=ja", "text-size!=large"]])
    func `a pairwise set contains every possible pair of values`(filters: [String]) throws {
        let rules = try rules(filters)
        let (all, few) = (Array(matrix.cells(rules)), matrix.pairwiseCells(rules))
        #expect(pairs(few) == pairs(all))
        #expect(few.allSatisfy(rules.allow) && Set(few).count == few.count)
        #expect(few.count <= 20, "9 is the least with two axes of three; \(few.count) of \(all.count)")
    }

    @Test func `pairwise size depends on the two longest axes only`() throws {
        let wide = Matrix(
            scenes: (0..<30).map { "s/\($0)" }, devices: (0..<20).map { "d\($0)" },
            orientations: [.portrait, .landscape],
            textSizes: DynamicTypeSize.allCases, directions: [.leftToRight, .rightToLeft])
        let cells = wide.pairwiseCells(MatrixRules(fixedDevices: [], contexts: ["documented": []]))
        #expect(pairs(cells) == pairs(wide.cells(MatrixRules(fixedDevices: [], contexts: ["documented": []]))))
        #expect(wide.fullCount == 28_800 && cells.count < 660, "\(cells.count)")
    }

    @Test(arguments: [
        ("device=phone", 1), ("device!=phone", 2), ("device=p*", 2), ("device=*o*", 2), ("device=*", 3),
        ("device=pad|window", 2), ("device=pa", 0), ("device=*d*w", 1),
    ])
    func `filters support stars and bars`(filter: String, count: Int) throws {
        let devices = Set(matrix.cells(try rules([filter])).map(\.device))
        #expect(devices.count == count)
    }

    @Test(arguments: ["", "device", "devices=x", "=x", "device="])
    func `an invalid filter is nil`(text: String) { #expect(MatrixFilter(text) == nil) }

    @Test func `labels contain only unusual values`() throws {
        let cells = Array(matrix.cells(try rules()))
        #expect(cells.first?.label == "a/x phone plain small")
        #expect(cells.last?.label == "b/x window both-dark accessibility2 right-to-left ja")
        #expect(cells.last?.fileName == "b-x.window.both-dark.accessibility2.right-to-left.ja.png")
    }

    private func settings(_ matrices: String) throws -> [String: MatrixPlan] {
        let text = #"{"screens": [{"device": "iphone-se-1"}], "matrices": \#(matrices)}"#
        return try SnapshotSettings(parsing: Array(text.utf8), file: "framewright.json").matrices
    }

    @Test func `a project defines named matrices`() throws {
        let plan = try settings(
            #"{"store": {"scenes": ["a/"], "devices": ["iphone-se-*"], "contexts": ["plain", "dark"], "pairwise": true, "directions": ["natural", "right-to-left"], "where": ["scene!=a/y"]}}"#
        )["store"]
        #expect(
            plan?.isPairwise == true && plan?.contexts == [nil, "dark"] && plan?.directions == [nil, .rightToLeft])
        let catalogue = Catalogue([
            SceneDefinition("a", summary: "", states: [("x", "", 0), ("y", "", 1)]) { _ in EmptyView() },
            SceneDefinition("b", summary: "", states: [("x", "", 0)]) { _ in EmptyView() },
        ])
        let matrix = try #require(plan).matrix(catalogue, .shipped)
        #expect(matrix.scenes == ["a/x", "a/y"] && matrix.devices.count >= 2)
    }

    @Test(arguments: [
        #"{"m": {"devices": "all"}}"#, #"{"m": {"contexts": [""]}}"#, #"{"m": {"textSizes": ["huge"]}}"#,
        #"{"m": {"directions": ["up"]}}"#, #"{"m": {"where": ["x"]}}"#, #"{"m": {"device": ["x"]}}"#,
        #"{"m": {"locales": ["!"]}}"#,
    ])
    func `an invalid matrix is rejected`(matrices: String) {
        #expect(throws: DocumentError.self) { try settings(matrices) }
    }
}
