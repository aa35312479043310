internal import FramewrightDrawing

// Large bitmaps are painted in bands of rows. The caller's thread paints them one after the other until the time so far
// shows that the rest takes long enough for other threads. Most screens are painted before a thread would have started,
// and each thread rasterises glyphs for itself. Chosen by measurement, see "Bands on several threads" in Performance.

extension Painter {
    /// A band of rows with the layers' parts in it.
    struct Band: Sendable {
        let area: PixelRect
        let layers: LayerPlan
    }

    /// Returns the bands in which several threads may paint a plan; empty if it is painted as a whole.
    func bands(of plan: Plan) -> [Band] {
        var count = min(
            threads * BandLimits.perThread, plan.size.area / bandLimits.area, plan.size.height,
            bandLimits.visits / max(plan.list.items.count, 1))
        guard threads > 1, count > 2, !plan.layers.readsBackdrop, !plan.layers.dependsOnBounds,
            plan.staysBelowPieceLimit
        else { return [] }
        while count > 2 {
            let bands = bands(of: plan, count: count)
            let layers = bands.reduce(0) { $0 + $1.layers.area }
            if Double(layers) <= Double(plan.layers.area) * (1 + bandLimits.overlap) { return bands }
            count /= 2
        }
        return []
    }

    private func bands(of plan: Plan, count: Int) -> [Band] {
        var bands: [Band] = []
        for index in 0..<count {
            let rows = plan.size.height * index / count..<plan.size.height * (index + 1) / count
            let area = PixelRect(columns: 0..<plan.size.width, rows: rows)
            // The plan for all pixels was within the memory budget, so the plan for a part of them is too.
            guard
                let layers = try? LayerPlan(
                    plan.list, scale: plan.scale, size: plan.size, part: area, glyphs: glyphs)
            else { return [] }
            bands.append(Band(area: area, layers: layers))
        }
        return bands
    }

    /// Paints all bands on `surface`, which is the whole bitmap: the rest on several threads once its estimated time
    /// reaches the limit.
    mutating func paint(
        _ plan: Plan, over background: SRGBColor?, bands: [Band], on surface: inout Surface,
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let start = ContinuousClock.now
        for (done, band) in bands.enumerated() {
            let (elapsed, rest) = (start.duration(to: .now), bands.count - done)
            if done > 0, rest > 1, elapsed / done * rest >= bandLimits.time {
                return paintConcurrently(
                    plan, over: background, bands: bands[done...], sources: surface.sources, into: &pixels)
            }
            surface.restart(in: band.area)
            paint(plan.with(band.layers), over: background, on: &surface, into: &pixels)
        }
    }

    /// Paints bands on several threads, each with a painter of its own; this painter is one of them.
    private mutating func paintConcurrently(
        _ plan: Plan, over background: SRGBColor?, bands: ArraySlice<Band>, sources: [Int32],
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        let count = min(threads, bands.count)
        while helpers.count < count - 1 {
            helpers.append(Painter(glyphs: glyphs, images: images, glyphMemory: masks.limit))
        }
        var painters = helpers
        helpers = []
        // Moved instead of copied, because writing to memory with a second reference would copy it.
        var own = Painter(glyphs: glyphs, images: images, glyphMemory: masks.limit, threads: threads)
        swap(&own, &self)
        painters.append(consume own)
        callConcurrently(bands.map(\.area), of: &pixels, with: &painters) { painter, index, pixels in
            let band = bands[bands.startIndex + index]
            var surface = Surface(area: band.area, scale: plan.scale, scratch: painter.spareScratch)
            painter.spareScratch = []
            surface.sources = sources
            painter.paint(plan.with(band.layers), over: background, on: &surface, into: &pixels)
            swap(&painter.spareScratch, &surface.scratch)
        }
        self = painters.removeLast()
        helpers = painters
    }
}

extension Painter.Plan {
    /// False if an outline may have so many pieces in pixels with overlaps that its pixels depend on the window in
    /// which they are painted.
    fileprivate var staysBelowPieceLimit: Bool {
        var check = PieceLimitCheck(scale: scale, size: size)
        for item in list.items {
            guard check.visit(item.command) else { return false }
        }
        return true
    }

    /// Returns the plan with the layers of a band.
    fileprivate func with(_ layers: LayerPlan) -> Painter.Plan {
        var plan = self
        plan.layers = layers
        return plan
    }
}
