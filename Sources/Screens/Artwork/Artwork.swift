import FramewrightDrawing

/// A vector image made of filled outlines, each in a theme colour. A plain value, so it can be compared, cut and
/// drawn at any size.
struct Artwork: Hashable, Sendable {
    /// An outline and the theme token of its colour.
    struct Mark: Hashable, Sendable {
        var path: Path
        var token: String
    }

    /// The visible part of the grid, in the artwork's own unit (stitches, or points of a 100-point icon).
    var frame: Rect
    /// The outlines in paint order, filled by the nonzero rule.
    var marks: [Mark]
    /// True if outlines may extend beyond the frame, as in a cut piece. The view then clips to the frame.
    var isCut = false

    /// The frame's width divided by its height.
    var aspectRatio: Double { frame.width / frame.height }

    /// The colour tokens in the order of their first use, without duplicates.
    var tokens: [String] {
        marks.reduce(into: []) { tokens, mark in if !tokens.contains(mark.token) { tokens.append(mark.token) } }
    }
}

extension Artwork {
    /// Returns the piece inside a rectangle of the grid. Subpaths that reach into it are kept whole, so that its
    /// pixels equal those of the whole artwork if the rectangle falls on whole pixels.
    func cut(to piece: Rect) -> Artwork {
        let marks = marks.compactMap { mark in
            let path = mark.path.keepingSubpaths(that: piece)
            return path.isEmpty ? nil : Mark(path: path, token: mark.token)
        }
        return Artwork(frame: piece, marks: marks, isCut: true)
    }

    /// Returns the transform that maps the frame to `rect`.
    func transform(filling rect: Rect) -> AffineTransform {
        let (across, down) = (rect.width / frame.width, rect.height / frame.height)
        return AffineTransform(
            a: across, b: 0, c: 0, d: down, tx: rect.minX - frame.minX * across, ty: rect.minY - frame.minY * down)
    }
}

extension Path {
    /// Returns the subpaths whose bounding boxes overlap a rectangle.
    fileprivate func keepingSubpaths(that reach: Rect) -> Path {
        var kept: [Element] = []
        var start = elements.startIndex
        while start < elements.endIndex {
            let end = elements[(start + 1)...].firstIndex { if case .move = $0 { true } else { false } }
            let subpath = elements[start..<(end ?? elements.endIndex)]
            if Path(Array(subpath)).boundingRect.overlap(with: reach)?.isEmpty == false { kept += subpath }
            start = subpath.endIndex
        }
        return Path(kept)
    }
}
