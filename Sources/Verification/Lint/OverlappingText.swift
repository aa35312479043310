import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightViews

extension ScreenLayout {
    /// Reports texts whose glyphs overlap those of a text in another container, at most once per upper text.
    ///
    /// Two texts overlap only if both are visible where their ink overlaps: not hidden, clipped, scrolled out of view,
    /// behind a dialog, or under anything painted later. A text that shows through a translucent cover does not
    /// count. Copies of one text (an outline or a shadow) count as one text, and emoji in the lower text count as
    /// images. An overlap is allowed by `.lintException(.overlappingText, because: "...")` or
    /// `.lintException(.overlap, because: "...")`.
    func overlappingTexts(_ settings: LintSettings) -> [Finding] {
        let slack = 1 / viewport.scale
        var (ink, found) = (InkComparison(glyphs: renderer.fonts, scale: max(2, viewport.scale)), Set<Int>())
        return OverlappingPairs(tree.textBoxes(), slack: slack).pairs.compactMap { first, second in
            guard !found.contains(second), let lower = tree.visibleText(first), let upper = tree.visibleText(second),
                let area = lower.box.overlap(with: upper.box)?.overlap(with: viewport.screenArea.bounds),
                area.width > slack, area.height > slack, isReportable(lower, upper),
                let level = tree.level(of: .overlappingText, at: second, settings),
                !tree.hasOverlapException(first), !tree.hasOverlapException(second),
                !tree.coversAll(area.corners, above: first),
                !tree.coversAll(ink.shared(lower, upper, in: area), above: first)
            else { return nil }
            found.insert(second)
            return tree.finding(
                .overlappingText, level: level, at: second,
                explanation: "\(quoted(upper.figure.string)) lies on \(quoted(lower.figure.string))")
        }
    }

    /// False for siblings whose frames overlap, which the rule `overlap` reports, and for copies of one text.
    private func isReportable(_ lower: VisibleText, _ upper: VisibleText) -> Bool {
        if let parent = tree.nodes[lower.index].parent, parent == tree.nodes[upper.index].parent,
            !tree.nodes[parent].payload.allowsOverlap, let shared = lower.frame.overlap(with: upper.frame),
            min(shared.width, shared.height) > 1 / viewport.scale
        {
            return false
        }
        guard lower.figure.string == upper.figure.string, let one = lower.layout.glyphRuns.first,
            let other = upper.layout.glyphRuns.first
        else { return true }
        let distance = max(abs(lower.box.midX - upper.box.midX), abs(lower.box.midY - upper.box.midY))
        return distance > min(one.size, other.size) / 2
    }
}

/// The pairs of texts whose boxes overlap, as node indices in paint order.
private struct OverlappingPairs {
    private(set) var pairs: [(lower: Int, upper: Int)] = []

    /// Sorts the boxes from top to bottom and compares each with those that begin above its bottom edge. Boxes that
    /// overlap by at most `slack` are ignored.
    init(_ texts: [(index: Int, box: Rect)], slack: Double) {
        let order = texts.sorted { ($0.box.minY, $0.index) < ($1.box.minY, $1.index) }
        for (position, text) in order.enumerated() {
            for other in order[(position + 1)...].prefix(while: { $0.box.minY < text.box.maxY - slack }) {
                guard min(text.box.maxX, other.box.maxX) - max(text.box.minX, other.box.minX) > slack else { continue }
                pairs.append((min(text.index, other.index), max(text.index, other.index)))
            }
        }
        pairs.sort { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
    }
}

/// Paints the glyphs of two texts separately and intersects their coverage.
private struct InkComparison {
    private var painter: Painter
    private let glyphs: any GlyphSource
    private let scale: Double
    /// The minimum shared ink, in square points; less is only a touch.
    private static let least = 0.5

    init(glyphs: any GlyphSource, scale: Double) {
        painter = Painter(glyphs: glyphs, glyphMemory: 0)
        (self.glyphs, self.scale) = (glyphs, scale)
    }

    /// Returns the centres of the pixels in an area that both texts cover by at least half, without colour glyphs of
    /// the lower text. Returns an empty array if the texts only touch.
    mutating func shared(_ lower: VisibleText, _ upper: VisibleText, in area: Rect) -> [Point] {
        let letters = lower.layout.glyphRuns.map(withoutImages)
        guard let first = try? ink(of: letters, in: lower, area),
            let second = try? ink(of: upper.layout.glyphRuns, in: upper, area)
        else { return [] }
        var points: [Point] = []
        for y in 0..<first.height {
            for x in 0..<first.width where first[x, y].alpha >= 128 && second[x, y].alpha >= 128 {
                let pixel = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
                points.append(area.origin + pixel)
            }
        }
        return Double(points.count) >= Self.least * scale * scale ? points : []
    }

    private func withoutImages(_ run: GlyphRun) -> GlyphRun {
        let hasLayers = glyphs.hasLayers(run.font)
        var run = run
        run.glyphs.removeAll { [font = run.font] glyph in
            glyphs.image(of: glyph.id, in: font) != nil
                || hasLayers && glyphs.layers(of: glyph.id, in: font) != nil
        }
        return run
    }

    private mutating func ink(
        of runs: [GlyphRun], in text: VisibleText, _ area: Rect
    ) throws(RasterError) -> Bitmap {
        let glyphs = runs.map { run in
            DisplayList.Item(.glyphs(run.offset(by: text.frame.origin), Paint(.black)), source: 0)
        }
        let origin = ProjectionTransform(.translation(x: -area.minX, y: -area.minY))
        let place = text.transform?.concatenating(origin) ?? origin
        let items = [.init(.pushTransform(place), source: 0)] + glyphs + [.init(.pop, source: 0)]
        return try painter.paint(DisplayList(size: area.size, items: items), scale: scale)
    }
}

extension Rect {
    /// The corners and the centre, slightly inset.
    fileprivate var corners: [Point] {
        let inset = min(0.25, width / 4, height / 4)
        let (xs, ys) = ([minX + inset, maxX - inset], [minY + inset, maxY - inset])
        return xs.flatMap { x in ys.map { Point(x: x, y: $0) } } + [Point(x: midX, y: midY)]
    }
}
