import Framewright
import FramewrightDrawing
import FramewrightViews

/// A text of which something can be seen.
struct VisibleText {
    /// In the tree's nodes.
    let index: Int
    let figure: TextFigure
    let layout: TextLayout
    /// Where it was laid out.
    let frame: Rect
    /// From there to the screen; nil for texts that are seen where they were laid out.
    let transform: ProjectionTransform?
    /// Around its lines as far as they are seen, on the screen.
    let box: Rect
}

extension PlacedTree<ViewContent> {
    /// The texts that are not hidden or behind a dialog, with boxes around their lines on the screen, as if nothing clipped them.
    func textBoxes() -> [(index: Int, box: Rect)] {
        var boxes: [(index: Int, box: Rect)] = []
        var (index, transformedEnd) = (0, 0)
        while index < nodes.count {
            if nodes[index].payload.hidesContent || isCovered(index) {
                index = nodes[index].end
                continue
            }
            if case .transform = nodes[index].payload.figure {
                transformedEnd = Swift.max(transformedEnd, nodes[index].end)
            }
            if let (_, _, box) = lines(index) {
                let transform = index < transformedEnd ? transform(around: index) : nil
                boxes.append((index, transform?.bounds(of: box) ?? box))
            }
            index += 1
        }
        return boxes
    }

    /// A text and a box around its lines, where it was laid out; nil for other nodes.
    private func lines(_ index: Int) -> (TextFigure, TextLayout, Rect)? {
        let node = nodes[index]
        guard case .text(let figure) = node.payload.figure, node.frame.isFinite,
            let layout = try? figure.layout(for: node.proposal), let first = layout.lines.first?.frame
        else { return nil }
        let lines = layout.lines.dropFirst().reduce(first) { $0.union($1.frame) }
        return (figure, layout, Rect(origin: lines.origin + node.frame.origin, size: lines.size))
    }

    /// A text with where it is seen; nil if nothing of it is.
    func seenText(_ index: Int) -> VisibleText? {
        guard let (figure, layout, box) = lines(index), let seen = seen(box, of: index),
            opacity(around: index) * figure.paint.largestOpacity > minimumOpacity
        else { return nil }
        return VisibleText(
            index: index, figure: figure, layout: layout, frame: nodes[index].frame,
            transform: transform(around: index),
            box: seen)
    }

    /// What clips and masks around a node leave of a rectangle of its, on the screen; nil if nothing.
    private func seen(_ rect: Rect, of index: Int) -> Rect? {
        var (rect, inner) = (rect, index)
        while let outer = nodes[inner].parent {
            switch nodes[outer].payload.figure {
            case .transform(let transform): rect = transform.projection(in: nodes[outer].frame).bounds(of: rect)
            case .clip, .clipShape:
                guard let rest = rect.intersection(nodes[outer].frame) else { return nil }
                rect = rest
            case .mask:
                let stencil = nodes[outer + 1].end
                guard inner < stencil, stencil < nodes[outer].end, let rest = rect.intersection(nodes[stencil].frame)
                else { return nil }
                rect = rest
            case .none, .shape, .text, .image, .layer, .effect, .hidden: break
            }
            inner = outer
        }
        return rect
    }

    /// Less than this of a text is not noticed.
    private var minimumOpacity: Double { 0.05 }

    /// Through less than this of something else a text is read as if nothing were there.
    private var minimumCover: Double { 0.1 }

    /// True for a view in an exception of a rule about views that lie on each other.
    func isMeantToOverlap(_ index: Int) -> Bool {
        var next: Int? = index
        while let current = next {
            let exceptions = nodes[current].payload.lintExceptions
            if exceptions.contains(where: { $0.rule == .overlappingText || $0.rule == .overlap }) { return true }
            next = nodes[current].parent
        }
        return false
    }

    /// True if all points, or none, lie under something that is painted after a node.
    func hidesFromAbove(_ points: [Point], of lower: Int) -> Bool {
        var rest = points
        var index = lower + 1
        while index < nodes.count, !rest.isEmpty {
            if nodes[index].payload.hidesContent {
                index = nodes[index].end
                continue
            }
            if nodes[index].payload.paints { rest.removeAll { covers(index, $0) } }
            index += 1
        }
        return rest.isEmpty
    }

    /// True if what a shape, picture or backdrop paints is noticed at a point of the screen.
    private func covers(_ index: Int, _ point: Point) -> Bool {
        let frame = nodes[index].frame
        guard let seen = seen(frame, of: index), seen.contains(point), let place = local(point, to: index) else {
            return false
        }
        var share = opacity(around: index)
        switch nodes[index].payload.figure {
        case .shape(let shape, let paint):
            guard shape.path(in: frame).contains(place) else { return false }
            share *= paint.largestOpacity
        case .effect(let layer, .some(let backdrop)): share *= layer.opacity * backdrop.opacity
        case .image: break
        case .none, .text, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: return false
        }
        return share > minimumCover
    }

    /// That of all layers around a node together.
    func opacity(around index: Int) -> Double {
        var (opacity, next) = (1.0, nodes[index].parent)
        while let current = next {
            switch nodes[current].payload.figure {
            case .layer(let layer), .effect(let layer, _): opacity *= layer.opacity
            case .none, .shape, .text, .image, .clip, .clipShape, .transform, .mask, .hidden: break
            }
            next = nodes[current].parent
        }
        return opacity
    }
}

extension ViewContent {
    /// True for what may cover something else.
    var paints: Bool {
        switch figure {
        case .shape, .image, .effect(_, .some): true
        case .none, .text, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: false
        }
    }
}

extension Paint {
    /// Of a gradient that of its most opaque stop.
    var largestOpacity: Double { gradient?.stops.map(\.color.opacity).max() ?? color.opacity }
}
