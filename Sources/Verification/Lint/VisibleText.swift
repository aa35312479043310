import Framewright
import FramewrightDrawing
import FramewrightViews

/// A text that is at least partly visible.
struct VisibleText {
    /// The index of the text's node.
    let index: Int
    let figure: TextFigure
    let layout: TextLayout
    /// The frame as laid out, before transforms.
    let frame: Rect
    /// The transform from layout to screen coordinates, or nil if none applies.
    let transform: ProjectionTransform?
    /// The visible part of the box around the text's lines, in screen coordinates.
    let box: Rect
}

extension PlacedTree<ViewContent> {
    /// Returns the texts that are neither hidden nor behind a dialog, with the boxes around their lines in screen
    /// coordinates, without clipping.
    func textBoxes() -> [(index: Int, box: Rect)] {
        var boxes: [(index: Int, box: Rect)] = []
        var (index, transformedEnd) = (0, 0)
        while index < nodes.count {
            if nodes[index].payload.hidesContent || isBehindPresentation(index) {
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

    /// Returns a text, its layout and the box around its lines in layout coordinates, or nil for other nodes.
    private func lines(_ index: Int) -> (TextFigure, TextLayout, Rect)? {
        let node = nodes[index]
        guard case .text(let figure) = node.payload.figure, node.frame.isFinite,
            let layout = try? figure.layout(for: node.proposal), let first = layout.lines.first?.frame
        else { return nil }
        let lines = layout.lines.dropFirst().reduce(first) { $0.union($1.frame) }
        return (figure, layout, Rect(origin: lines.origin + node.frame.origin, size: lines.size))
    }

    /// Returns a visible text with its place on the screen, or nil if it is clipped away or transparent.
    func visibleText(_ index: Int) -> VisibleText? {
        guard let (figure, layout, box) = lines(index), let visible = visiblePart(of: box, inside: index),
            opacity(around: index) * figure.paint.largestOpacity > maximumInvisibleOpacity
        else { return nil }
        return VisibleText(
            index: index, figure: figure, layout: layout, frame: nodes[index].frame,
            transform: transform(around: index),
            box: visible)
    }

    /// Returns the part of a node's rectangle inside all enclosing clips and masks, in screen coordinates, or nil if
    /// it is empty.
    private func visiblePart(of rect: Rect, inside index: Int) -> Rect? {
        var (rect, inner) = (rect, index)
        while let outer = nodes[inner].parent {
            switch nodes[outer].payload.figure {
            case .transform(let transform): rect = transform.projection(in: nodes[outer].frame).bounds(of: rect)
            case .clip, .clipShape:
                guard let rest = rect.overlap(with: nodes[outer].frame) else { return nil }
                rect = rest
            case .mask:
                let stencil = nodes[outer + 1].end
                guard inner < stencil, stencil < nodes[outer].end, let rest = rect.overlap(with: nodes[stencil].frame)
                else { return nil }
                rect = rest
            case .none, .shape, .text, .image, .drawing, .layer, .effect, .hidden: break
            }
            inner = outer
        }
        return rect
    }

    /// The maximum opacity at which a text counts as invisible.
    private var maximumInvisibleOpacity: Double { 0.05 }

    /// The maximum opacity at which a cover is ignored and the text below counts as visible.
    private var maximumIgnoredCover: Double { 0.1 }

    /// True if the node or an ancestor has an exception for a rule about overlapping views.
    func hasOverlapException(_ index: Int) -> Bool {
        var next: Int? = index
        while let current = next {
            let exceptions = nodes[current].payload.lintExceptions
            if exceptions.contains(where: { $0.rule == .overlappingText || $0.rule == .overlap }) { return true }
            next = nodes[current].parent
        }
        return false
    }

    /// True if something painted after the node covers every one of the points. Also true for no points.
    func coversAll(_ points: [Point], above lower: Int) -> Bool {
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

    /// True if a shape, image or backdrop visibly covers a point of the screen.
    private func covers(_ index: Int, _ point: Point) -> Bool {
        let frame = nodes[index].frame
        guard let visible = visiblePart(of: frame, inside: index), visible.contains(point),
            let place = local(point, to: index)
        else {
            return false
        }
        var share = opacity(around: index)
        switch nodes[index].payload.figure {
        case .shape(let shape, let paint):
            guard shape.path(in: frame).contains(place) else { return false }
            share *= paint.largestOpacity
        case .effect(let layer, .some(let backdrop)): share *= layer.opacity * backdrop.opacity
        case .image: break
        case .none, .text, .drawing, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: return false
        }
        return share > maximumIgnoredCover
    }

    /// Returns the combined opacity of all layers around a node.
    func opacity(around index: Int) -> Double {
        var (opacity, next) = (1.0, nodes[index].parent)
        while let current = next {
            switch nodes[current].payload.figure {
            case .layer(let layer), .effect(let layer, _): opacity *= layer.opacity
            case .none, .shape, .text, .image, .drawing, .clip, .clipShape, .transform, .mask, .hidden: break
            }
            next = nodes[current].parent
        }
        return opacity
    }
}

extension ViewContent {
    /// True if the content can cover something else.
    var paints: Bool {
        switch figure {
        case .shape, .image, .effect(_, .some): true
        case .none, .text, .drawing, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: false
        }
    }
}

extension Paint {
    /// The opacity; for a gradient that of its most opaque stop.
    var largestOpacity: Double { gradient?.stops.map(\.color.opacity).max() ?? color.opacity }
}
