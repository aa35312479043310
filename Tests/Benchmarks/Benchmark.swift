import Framewright

/// A named, fixed piece of work, repeated on input prepared beforehand.
@MainActor
struct Benchmark {
    /// The result of a run.
    struct Outcome {
        /// The number of nodes placed, items painted, swipes played, or bytes of a file. A sweep counts its tree once
        /// per width.
        let nodes: Int
        /// Returns the frame of a node of the last tree placed, by its index in paint order.
        let frame: (Int) -> Rect

        init<Payload>(_ tree: PlacedTree<Payload>, runs: Int = 1) {
            nodes = tree.nodes.count * runs
            frame = { tree.nodes[$0].frame }
        }

        /// Creates the result of a number of painted items or bytes of a file.
        init(items: Int) {
            nodes = items
            frame = { _ in .zero }
        }
    }

    typealias Work = @MainActor () throws -> Outcome

    /// The name. `layout/...` ends with snapped frames, `render/...`, `raster/...` and the rank lists of `text/...`
    /// with pixels, `png/...` with a file or a bitmap, `frame/...` with a file, `film/...` with an animation's
    /// pixels, `export...` and `matrix/...` with files, `compare/...` with a count.
    let name: String
    let summary: String
    /// The benchmark with which the time per node is compared. The ratio is 1 if the cost is linear.
    var base: String?
    /// Prepares the input and returns the work that is timed.
    let prepare: @MainActor () throws -> Work
}

extension Benchmark {
    /// All benchmarks, in the order of the report.
    static let all =
        flex + nested + relayout + game + play + raster + text + png + frame + animation + export + verification

    /// Returns a benchmark that lays out a ready tree for a screen and snaps it to pixels, without a cache from the
    /// previous run.
    static func placing<Payload>(
        _ name: String, _ summary: String, base: String? = nil, on screen: ScreenArea,
        tree: @escaping @MainActor () throws -> LayoutNode<Payload>
    ) -> Benchmark {
        Benchmark(name: name, summary: summary, base: base) {
            let node = try tree()
            return { Outcome(try node.placed(on: screen, snappedTo: 1)) }
        }
    }
}
