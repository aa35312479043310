import Framewright
import FramewrightDrawing
import FramewrightRaster

/// Whether a tolerance refuses every mutant of the picture it is used on.
enum MutantTrial: Hashable, Sendable {
    /// What it was tried on.
    case refusesAll([String])
    /// What it would let pass.
    case accepts(String)
    /// Nothing on the picture can be changed so that it is seen.
    case nothingToTry

    /// Mutants of each kind, and how many are painted to find those that are seen.
    private static let wanted = 2
    private static let most = 12

    /// - Parameters:
    ///   - actual: the screen painted.
    ///   - masked: makes what is not compared equal: of a mutant, then of the picture.
    init(
        _ measure: ToleranceMeasure, on layout: ScreenLayout, painted actual: Bitmap, by renderer: Renderer,
        seed: UInt64,
        masked: (Bitmap) -> Bitmap
    ) throws(RenderError) {
        let maker = MutantMaker(layout, fonts: renderer.fonts, seed: seed)
        var painter = Painter(glyphs: renderer.fonts, images: renderer.images)
        let original = masked(actual)
        var tried: [String] = []
        for kind in Mutant.Kind.allCases {
            for group in maker.groups(kind) {
                let seen = try Self.seen(group, beside: original) { list throws(RenderError) in
                    masked(try painter.paint(list, like: layout))
                }
                for (words, picture) in seen {
                    let verdict = ToleranceVerdict(measure, expected: original, actual: picture)
                    guard !verdict.isWithin else {
                        self = .accepts("\(kind.rawValue) mutant, \(words)")
                        return
                    }
                    tried.append("\(kind.rawValue): \(words)")
                }
                if !seen.isEmpty { break }
            }
        }
        self = tried.isEmpty ? .nothingToTry : .refusesAll(tried)
    }

    /// The first few of a group that can be seen.
    private static func seen(
        _ group: [() -> Mutant?], beside original: Bitmap, _ paint: (DisplayList) throws(RenderError) -> Bitmap
    ) throws(RenderError) -> [(words: String, picture: Bitmap)] {
        var (seen, painted): ([(words: String, picture: Bitmap)], Int) = ([], 0)
        for make in group {
            guard seen.count < wanted, painted < most else { break }
            guard let mutant = make() else { continue }
            painted += 1
            let picture = try paint(mutant.list)
            if Mutant.isSeen(picture, beside: original) { seen.append((mutant.words, picture)) }
        }
        return seen
    }
}

extension Painter {
    /// Another display list on the same screen.
    fileprivate mutating func paint(_ list: DisplayList, like layout: ScreenLayout) throws(RenderError) -> Bitmap {
        do {
            return try paint(list, scale: layout.viewport.scale, background: layout.background)
        } catch {
            throw .raster(error)
        }
    }
}
