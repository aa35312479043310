import FramewrightDrawing
import FramewrightLayoutEngine

extension [ViewNode] {
    /// Keeps the section headers of a container at the top of the scroll view around it, until their section ends.
    @MainActor
    consuming func pinning(_ pinned: PinnedScrollableViews, in lowering: Lowering) -> [ViewNode] {
        guard pinned.contains(.sectionHeaders), let window = lowering.environment.coordinateSpaces.scrollView else {
            return self
        }
        lowering.graph.notes.hasDeferred = true
        for index in indices { self[index].pinHeaders(in: lowering, window: window) }
        return self
    }
}

extension ViewNode {
    /// Moves each header with the visible part, at most to the end of the last view before the next header.
    @MainActor
    fileprivate mutating func pinHeaders(in lowering: Lowering, window: Int) {
        let heads = children.indices.filter { if case .header? = children[$0].payload.role { true } else { false } }
        for (order, head) in heads.enumerated() {
            let next = order + 1 < heads.count ? heads[order + 1] : children.count
            let mark = lowering.at(.identity("pinned.\(order)")).mark
            if next - 1 > head { children[next - 1].values[FrameMarks.self].append(mark) }
            var wrapper = children[head].wrapped(in: PaddingLayout(.zero), as: ViewContent(modifier: "PinnedHeader"))
            wrapper.zIndex = 1
            let inner = wrapper.children
            wrapper.deferral = { site, _ in
                guard let visible = site.markedFrames[window], let last = site.markedFrames[mark] else { return inner }
                let shift = Swift.min(
                    Swift.max(0, visible.minY - site.frame.minY), Swift.max(0, last.maxY - site.frame.maxY))
                return inner.map { node in
                    node.wrapped(in: OffsetLayout(Point(x: 0, y: shift)), as: ViewContent(modifier: "PinnedOffset"))
                }
            }
            children[head] = wrapper
        }
    }
}
