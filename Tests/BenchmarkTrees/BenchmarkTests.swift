import Framewright
import FramewrightCodecs
import FramewrightDocuments
import Testing

@testable import FramewrightBenchmarks

/// Runs the benchmarks without measuring time.
@MainActor
struct BenchmarkTests {
    private func outcome(_ name: String) throws -> Benchmark.Outcome {
        try #require(Benchmark.all.first { $0.name == name }).prepare()()
    }

    @Test func `every benchmark has a unique name and a base that precedes it`() {
        var known: [String] = []
        for benchmark in Benchmark.all {
            #expect(!known.contains(benchmark.name) && benchmark.base.map(known.contains) != false)
            known.append(benchmark.name)
        }
    }

    @Test(arguments: [("layout/flex-1000", 1001), ("layout/flex-10000", 10_001), ("layout/flex-100000", 100_001)])
    func `equal boxes fill their parent without gaps or overlaps`(name: String, nodes: Int) throws {
        let outcome = try outcome(name)
        #expect(outcome.nodes == nodes)
        #expect(outcome.frame(0) == Rect(x: 0, y: 0, width: 900, height: 1000))
        #expect(outcome.frame(1) == Rect(x: 0, y: 0, width: 900, height: 100))
        #expect(outcome.frame(2) == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(outcome.frame(3) == Rect(x: 0, y: 0, width: 100, height: 10))
        let last = outcome.frame(nodes - 1)
        #expect(last.maxX == 900 && last.maxY == 1000)
        #expect(
            last.size == [1001: Size(width: 100, height: 10), 10_001: Size(width: 10, height: 10)][nodes]
                ?? Size(width: 10, height: 1))
    }

    @Test(arguments: [50, 100, 200])
    func `nested stacks halve the remaining space`(depth: Int) throws {
        let outcome = try outcome("layout/nested-\(depth)")
        #expect(outcome.nodes == 2 * depth + 1)
        // An even depth ends with a row at the root: the leaf beside the next stack has half the width.
        #expect(outcome.frame(1) == Rect(x: 0, y: 0, width: 450, height: 1000))
        #expect(outcome.frame(3) == Rect(x: 450, y: 0, width: 450, height: 500))
    }

    @Test(arguments: [50, 100, 200])
    func `nested stacks respect the limits of leaves`(depth: Int) throws {
        let outcome = try outcome("layout/nested-limited-\(depth)")
        #expect(outcome.nodes == 3 * depth + 2)
        #expect(outcome.frame(1).width == 3 && outcome.frame(1).height == 3)
    }

    @Test func `a change moves its neighbours and can be reverted`() throws {
        let work = try #require(Benchmark.all.first { $0.name == "layout/relayout-one-change" }).prepare()
        let (changed, back) = (try work(), try work())
        // Row 4 begins after 4 rows of 100 nodes, its column 4 after 4 columns of 11.
        let leaf = 1 + 4 * 100 + 1 + 4 * 11 + 1 + 4
        #expect(changed.nodes == 1002 && changed.frame(leaf) == Rect(x: 400, y: 416, width: 100, height: 64))
        #expect(back.nodes == 1002 && back.frame(leaf) == Rect(x: 400, y: 440, width: 100, height: 10))
    }

    @Test func `the game fills the phone, rendered or only placed`() throws {
        let phone = Rect(x: 0, y: 0, width: 393, height: 852)
        let (placed, rendered) = (try outcome("layout/game"), try outcome("render/game"))
        #expect(placed.nodes > 70 && placed.nodes == rendered.nodes)
        for index in 0..<placed.nodes { #expect(placed.frame(index) == rendered.frame(index)) }
        #expect((0..<placed.nodes).contains { placed.frame($0) == phone })
    }

    @Test func `a tree lowered once is placed like one lowered for its width`() throws {
        #expect(GameScreen.widths.count == 1047)
        let screen = try GameScreen(fonts: FontLibrary())
        let node = try screen.lowered(in: try screen.viewport(width: 320))
        for width in [320, 777, 1366] {
            let once = try screen.swept([width]) { _ in node }
            let anew = try screen.swept([width]) { try screen.lowered(in: $0) }
            #expect(once.nodes == anew.nodes && once.frame(0).width == Double(width))
            for index in 0..<once.nodes { #expect(once.frame(index) == anew.frame(index)) }
        }
    }

    @Test func `encoding and decoding a scene's file report one size`() throws {
        let (written, read) = (try outcome("png/encode-board"), try outcome("png/decode-board"))
        #expect(written.nodes == read.nodes && written.nodes > 10_000)
        let bitmap = try PNGPicture.bitmap(named: "board")
        #expect(try PNG.encode(bitmap).count == written.nodes)
    }

    /// Three bytes per pixel, and hardly more.
    @Test func `noise is stored uncompressed`() throws {
        let samples = 1170 * 2532 * 3
        #expect((samples..<samples + samples / 100).contains(try outcome("png/encode-noise").nodes))
    }

    @Test func `a frame painted over the previous one gives the file of a fresh one`() throws {
        let work = try #require(Benchmark.all.first { $0.name == "frame/board" }).prepare()
        let items = [try work().nodes, try work().nodes]
        let fresh = try outcome("png/encode-board").nodes
        #expect(items == [fresh, fresh])
    }

    @Test func `a report has a line and a JSON object per benchmark`() throws {
        var one = Measurement(name: "layout/b", summary: "", nodes: 1000, times: [1.5, 2, 10])
        one.compare(with: Measurement(name: "layout/a", summary: "", nodes: 100, times: [0.1]))
        let cells = Report.line(one).split(separator: " ").map(String.init)
        #expect(cells == ["layout/b", "1000", "3", "1.500", "2.000", "10.000", "1500.000", "1.500", "x", "layout/a"])
        let document = try JSONDocument(parsing: Array(Report(measurements: [one]).json.indented().utf8), file: "r")
        #expect(document.root["benchmarks"]?.typeName == "an array")
    }
}
