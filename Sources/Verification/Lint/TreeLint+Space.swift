import Framewright
import FramewrightDrawing
import FramewrightViews

extension TreeLint {
    /// Reports the widest horizontal or vertical band of the safe area without content, if it exceeds the limit.
    /// Content that fills the safe area does not count. An exception on any view of the screen suppresses the rule.
    func unusedSpace(_ findings: inout [Finding]) {
        let isMeant = tree.nodes.contains { $0.payload.lintExceptions.contains { $0.rule == .unusedSpace } }
        let frames = isMeant ? [] : drawnFrames()
        guard !frames.isEmpty else { return }
        let rows = band(frames.map { ($0.minY, $0.maxY) }, from: safeBounds.minY, to: safeBounds.maxY)
        let columns = band(frames.map { ($0.minX, $0.maxX) }, from: safeBounds.minX, to: safeBounds.maxX)
        for (name, band, side) in [("high", rows, safeBounds.height), ("wide", columns, safeBounds.width)] {
            let share = side > 0 ? (band.end - band.start) / side : 0
            guard share > settings.unusedShare else { continue }
            let percent = Int((share * 100).rounded(.down))
            report(
                .unusedSpace, at: 0,
                explanation:
                    "\(percent) % of the safe area is an empty band from \(brief(band.start)) to \(brief(band.end)), \(brief(band.end - band.start)) points \(name)",
                into: &findings)
        }
    }

    /// Returns the visible frames of texts, images and shapes that do not fill the safe area.
    private func drawnFrames() -> [Rect] {
        var frames: [Rect] = []
        var index = 0
        while index < tree.nodes.count {
            if tree.nodes[index].payload.hidesContent {
                index = tree.nodes[index].end
                continue
            }
            switch tree.nodes[index].payload.figure {
            case .text, .shape, .image, .drawing:
                let frame = tree.seenFrame(of: index)
                if !frame.isEmpty, frame.isFinite, !fills(frame) { frames.append(frame) }
            case .none, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: break
            }
            index += 1
        }
        return frames
    }

    /// True if a frame covers at least 95 % of the safe area in both directions, as a background does.
    private func fills(_ frame: Rect) -> Bool {
        frame.width >= safeBounds.width * 0.95 && frame.height >= safeBounds.height * 0.95
    }

    /// Returns the longest interval that no span covers.
    private func band(
        _ spans: [(start: Double, end: Double)], from start: Double, to end: Double
    ) -> (start: Double, end: Double) {
        var (widest, reached) = ((start: start, end: start), start)
        for span in spans.sorted(by: { $0.start < $1.start }) + [(end, end)] {
            let edge = min(span.start, end)
            if edge - reached > widest.end - widest.start { widest = (reached, edge) }
            reached = max(reached, span.end)
        }
        return widest
    }
}
