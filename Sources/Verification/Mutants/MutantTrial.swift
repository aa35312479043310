import Framewright
import FramewrightDrawing
import FramewrightRaster

/// The result of testing whether a tolerance rejects every mutant of the image it is used on.
enum MutantTrial: Hashable, Sendable {
    /// All mutants were rejected; the payload describes them.
    case refusesAll([String])
    /// A mutant was accepted; the payload describes it.
    case accepts(String)
    /// No visible mutant can be made of the image.
    case nothingToTry

    /// The number of mutants of each kind, and the maximum number painted to find visible ones.
    private static let wanted = 2
    private static let most = 12

    /// - Parameters:
    ///   - actual: The painted screen.
    ///   - masked: Makes masked areas equal; it is applied to the image and to each mutant.
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
                for (words, image) in seen {
                    let verdict = ToleranceVerdict(measure, expected: original, actual: image)
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

    /// Paints the mutants of a group and returns the first visible ones.
    private static func seen(
        _ group: [() -> Mutant?], beside original: Bitmap, _ paint: (DisplayList) throws(RenderError) -> Bitmap
    ) throws(RenderError) -> [(words: String, image: Bitmap)] {
        var (seen, painted): ([(words: String, image: Bitmap)], Int) = ([], 0)
        for make in group {
            guard seen.count < wanted, painted < most else { break }
            guard let mutant = make() else { continue }
            painted += 1
            let image = try paint(mutant.list)
            if Mutant.isSeen(image, beside: original) { seen.append((mutant.words, image)) }
        }
        return seen
    }
}

extension Painter {
    /// Paints another display list with the scale and background of a screen.
    fileprivate mutating func paint(_ list: DisplayList, like layout: ScreenLayout) throws(RenderError) -> Bitmap {
        do {
            return try paint(list, scale: layout.viewport.scale, background: layout.background)
        } catch {
            throw .raster(error)
        }
    }
}
