internal import FramewrightDrawing

/// The areas that opaque rectangles, and paths with two vertical sides, hide from earlier items, so that a page is not
/// painted below a board, nor a board below its tiles.
///
/// Corners are left out. Small rectangles, and those inside rounded clips, layers and transforms, are not considered:
/// painting a pixel that is hidden later is always correct.
struct OpaqueCovers: Sendable {
    private struct Cover {
        let rect: PixelRect
        let item: Int
    }

    /// The minimum area in pixels; hiding fewer costs more than painting them.
    private static let smallest = 1024
    /// The maximum number of covers, to bound the comparisons in lists of thousands of rectangles.
    private static let most = 256

    /// Sorted by item.
    private var covers: [Cover] = []
    /// The result of `findVisible`.
    private(set) var visible: [PixelRect] = []
    private var rest: [(rect: PixelRect, next: Int)] = []
    private var clips: [PixelRect] = []

    /// Collects the covers of a list.
    mutating func find(in list: DisplayList, _ layers: LayerPlan, scale: Double, size: PixelSize) {
        covers.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
        clips.append(PixelRect(size))
        // A layer that copies its backdrop reads pixels that are covered later.
        if layers.readsBackdrop { return }
        for (index, item) in list.items.enumerated() where covers.count < Self.most {
            let clip = clips[clips.count - 1]
            switch item.command {
            case .fillRect(let shape, let paint):
                if !clip.isEmpty, paint.hides(scale: scale) { add(shape, index, scale: scale, in: clip) }
            case .pushClip(let shape):
                let inner = ClipStack.bounds(of: item.command, scale: scale, within: clip)
                clips.append(shape.radius > 0 ? .none : inner)
            case .pushLayer: clips.append(layers[index]?.isPassThrough == true ? clip : .none)
            case .pushClipPath, .pushTransform: clips.append(.none)
            case .pop: if clips.count > 1 { clips.removeLast() }
            case .fillPath(let path, _, let paint):
                if !clip.isEmpty, paint.hides(scale: scale), let inside = path.wholePixels(scale: scale) {
                    add(inside.intersection(clip), index)
                }
            case .glyphs, .image: break
            }
        }
    }

    private mutating func add(_ shape: RoundedRect, _ item: Int, scale: Double, in clip: PixelRect) {
        guard let rect = SteppedRect(shape, scale: scale), let corners = rect.corners else { return }
        let inside = rect.inside
        add(inside.intersection(clip), item)
        guard shape.radius > 0, rect.height(ofRow: rect.pixels.y) == Subpixel.one else { return }
        let columns = inside.x + corners.left..<max(inside.x + corners.left, inside.columns.upperBound - corners.right)
        add(PixelRect(columns: columns, rows: rect.pixels.y..<inside.y).intersection(clip), item)
        guard rect.height(ofRow: rect.pixels.rows.upperBound - 1) == Subpixel.one else { return }
        let below = inside.rows.upperBound..<rect.pixels.rows.upperBound
        add(PixelRect(columns: columns, rows: below).intersection(clip), item)
    }

    private mutating func add(_ rect: PixelRect, _ item: Int) {
        guard !rect.isEmpty, rect.width * rect.height >= Self.smallest else { return }
        covers.append(Cover(rect: rect, item: item))
    }

    /// Stores in `visible` the parts of `rect` not covered by later opaque items; all of it if `item` is nil.
    mutating func findVisible(of rect: PixelRect, after item: Int?) {
        visible.removeAll(keepingCapacity: true)
        guard let item, rect.width * rect.height >= Self.smallest else { return visible.append(rect) }
        rest.removeAll(keepingCapacity: true)
        rest.append((rect, covers.firstIndex { $0.item > item } ?? covers.count))
        while let (part, next) = rest.popLast() {
            guard let hit = firstCover(from: next, over: part) else {
                visible.append(part)
                continue
            }
            split(part, around: covers[hit].rect, next: hit + 1)
        }
    }

    private func firstCover(from start: Int, over part: PixelRect) -> Int? {
        var index = start
        while index < covers.count {
            let cover = covers[index].rect
            if cover.x < part.x + part.width, part.x < cover.x + cover.width, cover.y < part.y + part.height,
                part.y < cover.y + cover.height
            {
                return index
            }
            index += 1
        }
        return nil
    }

    /// Splits the part into the pieces above, below, left and right of the covered area.
    private mutating func split(_ part: PixelRect, around cover: PixelRect, next: Int) {
        let hidden = part.intersection(cover)
        let sides = (
            PixelRect(columns: part.columns, rows: part.y..<hidden.y),
            PixelRect(columns: part.columns, rows: hidden.rows.upperBound..<part.rows.upperBound),
            PixelRect(columns: part.x..<hidden.x, rows: hidden.rows),
            PixelRect(columns: hidden.columns.upperBound..<part.columns.upperBound, rows: hidden.rows)
        )
        if !sides.0.isEmpty { rest.append((sides.0, next)) }
        if !sides.1.isEmpty { rest.append((sides.1, next)) }
        if !sides.2.isEmpty { rest.append((sides.2, next)) }
        if !sides.3.isEmpty { rest.append((sides.3, next)) }
    }
}
