internal import FramewrightDrawing

extension Painter {
    /// A band of rows with the layers' parts in it.
    struct Band: Sendable {
        let area: PixelRect
        let layers: LayerPlan
    }

    /// More bands than threads, because some have more to paint than others.
    private static let bandsPerThread = 2

    /// Returns the bands in which several threads paint a plan; none if it is painted on the caller's thread.
    func bands(of plan: Plan) -> [Band] {
        let count = min(threads * Self.bandsPerThread, plan.size.area / smallestBand, plan.size.height)
        guard threads > 1, count > 1, !plan.layers.readsBackdrop else { return [] }
        var bands: [Band] = []
        for index in 0..<count {
            let rows = plan.size.height * index / count..<plan.size.height * (index + 1) / count
            let area = PixelRect(columns: 0..<plan.size.width, rows: rows)
            // The plan for all pixels was within the limits, so the plan for some of them is.
            guard
                let layers = try? LayerPlan(
                    plan.list, scale: plan.scale, size: plan.size, part: area, glyphs: glyphs)
            else { return [] }
            bands.append(Band(area: area, layers: layers))
        }
        return bands
    }

    /// Paints bands on several threads, each with a painter of its own.
    mutating func paint(
        _ plan: Plan, over background: SRGBColor?, bands: [Band], sources: [Int32],
        into pixels: inout MutableSpan<PremultipliedPixel>
    ) {
        while workers.count < min(threads, bands.count) {
            workers.append(Painter(glyphs: glyphs, images: images, glyphMemory: masks.limit))
        }
        paintConcurrently(bands.map(\.area), of: &pixels, with: &workers) { painter, index, pixels in
            var part = plan
            part.layers = bands[index].layers
            var surface = Surface(area: bands[index].area, scale: plan.scale, scratch: painter.spareScratch)
            painter.spareScratch = []
            surface.sources = sources
            painter.paint(part, over: background, on: &surface, into: &pixels)
            swap(&painter.spareScratch, &surface.scratch)
        }
    }
}
