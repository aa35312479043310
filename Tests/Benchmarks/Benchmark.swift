import Framewright

/// A fixed piece of work with a name, done again and again on input prepared beforehand.
@MainActor
struct Benchmark {
    /// What one run did.
    struct Outcome {
        /// Nodes placed, items painted, swipes played, or bytes of a file; a sweep counts its tree once a width.
        let nodes: Int
        /// The frame of a node of the last tree placed, by its index in paint order.
        let frame: (Int) -> Rect

        init<Payload>(_ tree: PlacedTree<Payload>, runs: Int = 1) {
            nodes = tree.nodes.count * runs
            frame = { tree.nodes[$0].frame }
        }

        /// So many items painted, or bytes of a file.
        init(items: Int) {
            nodes = items
            frame = { _ in .zero }
        }
    }

    typealias Work = @MainActor () throws -> Outcome

    /// `layout/...` ends with snapped frames, `render/...`, `raster/...` and the ranks of `text/...` with pixels,
    /// `png/...` with a file or a bitmap, `frame/...` with a file, `film/...` with a film's pixels, `export...` and `matrix/...` with files, `compare/...` with a count.
    let name: String
    let summary: String
    /// The benchmark whose time a node this one's is a multiple of; 1 where cost is linear.
    var base: String?
    /// Makes the input and hands over the work that is timed.
    let prepare: @MainActor () throws -> Work
}

extension Benchmark {
    /// Every benchmark, in the order of the report.
    static let all =
        flex + nested + relayout + game + play + raster + text + png + frame + animation + export + verification

    /// Lays a ready tree out for a screen and snaps it to pixels, with nothing remembered from the run before.
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
