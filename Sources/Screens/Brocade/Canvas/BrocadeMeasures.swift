import Framewright
import FramewrightModels

/// Where the parts of a brocade screen lie, in screen coordinates.
///
/// Upright the canvas is as wide as the screen and the shelf lies below it, as documented for 375x667 points; on a screen
/// wider than high the shelf stands beside the canvas. The canvas always is two cells wide for every three high; of one whose
/// shape is a square or circle only the middle needs to be seen, so that it may be larger than the screen is high.
struct BrocadeMeasures: Hashable {
    /// Of the whole screen.
    let size: Size
    let isWide: Bool
    /// Both halves.
    let canvas: Rect
    /// What bars and notches leave for the canvas.
    let room: Rect
    /// To the screen's edge, safe area included.
    let shelf: Rect
    /// The part of the shelf one page of cells fills.
    let page: Rect
    /// How much larger than documented shelf, letters and confetti are.
    let scale: Double

    /// Documented lengths.
    private static let shelfThickness = 64.0
    private static let pageLength = 375.0
    /// Documented between the canvas and the shelf, where rows are whole cells.
    private static let gap = 40.5
    /// Above and below the canvas of a lying screen.
    private static let margin = 10.0
    /// The largest sides of what is seen of a canvas, in points: as on the largest tablet.
    private static let largest = Size(width: 820, height: 1230)
    private static let widest = 1366.0

    init(size: Size, safeAreaInsets: EdgeInsets, shape: CanvasShape = .rectangle) {
        let safe = Rect(origin: .zero, size: size).inset(by: safeAreaInsets)
        self.size = size
        isWide = size.width > size.height
        if isWide {
            scale = min(max(1, safe.height / Self.pageLength), 2.5)
            let start = safe.maxX - Self.shelfThickness * scale
            shelf = Rect(x: start, y: 0, width: size.width - start, height: size.height)
            let length = min(safe.height, Self.pageLength * scale)
            page = Rect(
                x: start, y: safe.midY - length / 2, width: Self.shelfThickness * scale, height: length)
            room = Rect(
                x: safe.minX, y: safe.minY + Self.margin, width: start - safe.minX,
                height: safe.height - 2 * Self.margin)
            canvas = Self.canvas(
                shape, in: room, gap: 0, widest: shape == .rectangle ? Self.largest.width : Self.largest.height)
        } else {
            scale = min(max(1, min(size.width / Self.pageLength, size.height / 667)), 1.75)
            let start = safe.maxY - Self.shelfThickness * scale
            shelf = Rect(x: 0, y: start, width: size.width, height: size.height - start)
            room = Rect(x: safe.minX, y: safe.minY, width: safe.width, height: start - safe.minY)
            canvas = Self.canvas(shape, in: room, gap: Self.gap, widest: Self.widest)
            let length = min(safe.width, max(Self.pageLength * scale, canvas.width))
            page = Rect(
                x: safe.midX - length / 2, y: start, width: length, height: Self.shelfThickness * scale)
        }
    }

    /// The largest canvas, on whole points so that both halves get the same pixels; in the middle but for `gap` points that
    /// are left below it first.
    private static func canvas(_ shape: CanvasShape, in room: Rect, gap: Double, widest: Double) -> Rect {
        let highest = shape == .rectangle ? room.height * 2 / 3 : room.height
        let width = max(2, min(room.width, highest, widest).rounded(.down))
        let spare = room.height - width * 1.5
        let top = spare > 0 ? max(0, spare - gap) / 2 : spare / 2
        return Rect(
            x: room.minX + (room.width - width) / 2, y: room.minY + top.rounded(.down), width: width,
            height: width * 1.5)
    }
}

extension BrocadeMeasures {
    /// Documented at 50 points.
    var shelfCell: Double { 50 * scale }
    /// Between a cell and the shelf's edge. Documented at 7 points.
    var shelfInset: Double { 7 * scale }
    /// Between cells; half of it before the first. Documented at 25 points.
    var shelfSpacing: Double { max(0, (pageLength - 5 * shelfCell) / 5) }
    /// From one page to the next.
    var pageLength: Double { isWide ? page.height : page.width }
    /// The documented points of the canvas's width, as they are here: for what flies over it.
    var canvasScale: Double { canvas.width / Self.pageLength }

    /// A place on the screen, in cells of the canvas.
    func cells(at point: Point, in size: BrocadeSize) -> BrocadePoint {
        let side = size.cellSide(canvasWidth: canvas.width)
        return BrocadePoint(x: (point.x - canvas.minX) / side, y: (point.y - canvas.minY) / side)
    }

    /// The screen without the shelf, in coordinates of the canvas.
    var stage: Rect {
        Rect(
            x: -canvas.minX, y: -canvas.minY, width: isWide ? shelf.minX : size.width,
            height: isWide ? size.height : shelf.minY)
    }

    /// Where confetti comes from; documented 10 points above the bottom.
    var emitter: Point {
        Point(x: isWide ? canvas.midX : page.midX, y: size.height - 10 * scale)
    }
}
