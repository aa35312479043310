internal import FramewrightDrawing

/// The purpose of a walk along edges. Always passed as a literal, so that each walk compiles to specialised code.
enum EdgePass {
    /// Areas of a path that cannot overlap itself.
    case areas
    /// Areas, and the pixels in which outlines overlap.
    case areasAndOverlaps
    /// The pieces inside those pixels.
    case pieces
}

/// An edge relative to the window's corner.
struct LocalEdge {
    let topX: Int
    let top: Int
    let bottomX: Int
    let bottom: Int
    let winding: Int

    /// True if both ends are inside the grid's window.
    @inline(__always)
    func isInside(_ grid: CellGrid) -> Bool {
        top >= 0 && bottom <= grid.window.height &<< Subpixel.bits && min(topX, bottomX) >= 0
            && max(topX, bottomX) < grid.window.width &<< Subpixel.bits
    }
}
