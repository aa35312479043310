import FramewrightDrawing

/// A picture made of filled outlines, each in a colour the theme decides. A plain value: made the same way it is the
/// same picture, and it can be compared, cut and shown at any size.
struct Artwork: Hashable, Sendable {
    /// One outline and the theme token of its colour.
    struct Mark: Hashable, Sendable {
        var path: Path
        var token: String
    }

    /// The part of the grid that is shown; its unit is the artwork's own (stitches, or points of a 100-point icon).
    var frame: Rect
    /// In paint order, filled by the nonzero rule.
    var marks: [Mark]
    /// True when outlines go on beyond the frame, as they do where a piece was cut out.
    var isCut = false

    /// Width through height.
    var aspectRatio: Double { frame.width / frame.height }

    /// The colours, each once, in the order of their first use.
    var tokens: [String] {
        marks.reduce(into: []) { tokens, mark in if !tokens.contains(mark.token) { tokens.append(mark.token) } }
    }
}

extension Artwork {
    /// The piece inside a rectangle of the grid: whole outlines that reach into it, so that its pixels are those of the
    /// whole picture wherever the rectangle falls on whole pixels.
    func cut(to piece: Rect) -> Artwork {
        let marks = marks.compactMap { mark in
            let path = mark.path.keepingSubpaths(that: piece)
            return path.isEmpty ? nil : Mark(path: path, token: mark.token)
        }
        return Artwork(frame: piece, marks: marks, isCut: true)
    }

    /// The carrier from the artwork's grid to a rectangle it fills.
    func transform(filling rect: Rect) -> AffineTransform {
        let (across, down) = (rect.width / frame.width, rect.height / frame.height)
        return AffineTransform(
            a: across, b: 0, c: 0, d: down, tx: rect.minX - frame.minX * across, ty: rect.minY - frame.minY * down)
    }
}

extension Path {
    /// The subpaths whose bounding boxes share an area with a rectangle.
    fileprivate func keepingSubpaths(that reach: Rect) -> Path {
        var kept: [Element] = []
        var start = elements.startIndex
        while start < elements.endIndex {
            let end = elements[(start + 1)...].firstIndex { if case .move = $0 { true } else { false } }
            let subpath = elements[start..<(end ?? elements.endIndex)]
            if Path(Array(subpath)).boundingRect.intersection(reach)?.isEmpty == false { kept += subpath }
            start = subpath.endIndex
        }
        return Path(kept)
    }
}
