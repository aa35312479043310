import Framewright
import FramewrightModels

/// The frames of a brocade screen's parts, in screen coordinates.
///
/// In portrait the canvas is as wide as the screen and the shelf lies below it, as documented for 375 x 667 points;
/// on a screen wider than high the shelf stands beside the canvas. The canvas is always two cells wide for every
/// three high. If its shape is a square or circle, only its middle must be visible, so it may be taller than the
/// screen.
struct BrocadeMeasures: Hashable {
    /// The size of the whole screen.
    let size: Size
    let isWide: Bool
    /// The frame of the canvas, both halves.
    let canvas: Rect
    /// The area available to the canvas, without shelf, safe area insets and margins.
    let room: Rect
    /// The frame of the shelf, which reaches to the screen's edge beyond the safe area.
    let shelf: Rect
    /// The part of the shelf that one page of cells fills.
    let page: Rect
    /// The scale of shelf, text and confetti relative to the documented size.
    let scale: Double

    /// The documented thickness of the shelf and length of a page, in points.
    private static let shelfThickness = 64.0
    private static let pageLength = 375.0
    /// The documented space between the canvas and the shelf, at which rows are whole cells.
    private static let gap = 40.5
    /// The space above and below the canvas in landscape.
    private static let margin = 10.0
    /// The maximum size of the visible part of the canvas in landscape, in points: as on the largest tablet.
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

    /// Returns the frame of the largest canvas that fits. It lies on whole points, so that both halves get the same
    /// pixels, and is centred vertically after `gap` points have been reserved below it.
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
    /// The side of a cell. Documented as 50 points.
    var shelfCell: Double { 50 * scale }
    /// The space between a cell and the shelf's edge. Documented as 7 points.
    var shelfInset: Double { 7 * scale }
    /// The space between cells; half of it precedes the first. Documented as 25 points.
    var shelfSpacing: Double { max(0, (pageLength - 5 * shelfCell) / 5) }
    /// The distance from one page to the next.
    var pageLength: Double { isWide ? page.height : page.width }
    /// The scale of the canvas relative to the documented width of 375 points, also used for the confetti over it.
    var canvasScale: Double { canvas.width / Self.pageLength }

    /// Converts a point on the screen to cells of the canvas.
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

    /// The origin of the confetti, documented as 10 points above the bottom.
    var emitter: Point {
        Point(x: isWide ? canvas.midX : page.midX, y: size.height - 10 * scale)
    }
}
