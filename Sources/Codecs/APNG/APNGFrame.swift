import FramewrightDrawing

/// What becomes of a frame's rectangle before the next frame is drawn (fcTL's dispose_op). Raw values are the file's.
enum APNGDisposal: UInt8, CaseIterable {
    case none = 0
    /// The rectangle becomes transparent.
    case background = 1
    /// The rectangle becomes what it was before the frame.
    case previous = 2
}

/// A frame compressed, which only waits for how it is to be disposed of.
struct APNGFrame {
    let rect: PixelRect
    /// Transparent pixels let the canvas through; otherwise they replace it.
    let isBlended: Bool
    /// A zlib stream.
    let data: [UInt8]

    /// The frame's bytes but for its time: fewer of them is all that counts.
    var cost: Int { data.count }

    /// `frame` drawn over `base` in the fewest bytes; over `nil`, the first, it is stored whole.
    ///
    /// Measured 2026-11-22 on tiles sliding over a board: where pixels that stay are transparent they compress to little, so the
    /// second way is tried only by `smallest`, or where the first is impossible.
    init(_ frame: Bitmap, over base: Bitmap?, changes: PixelRect?, _ layout: APNGLayout, _ effort: PNG.Effort) {
        guard let base else {
            (rect, isBlended) = (PixelRect(x: 0, y: 0, width: frame.width, height: frame.height), false)
            data = layout.stream(frame, effort)
            return
        }
        rect = changes ?? changedRect(from: base, to: frame) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        let overlay = Overlay(frame, over: base, in: rect, clear: layout.clear)
        if let overlay, overlay.unchanged > 0 {
            let blended = layout.stream(overlay.bitmap, effort)
            let whole = effort == .smallest ? layout.stream(Overlay(frame, in: rect).bitmap, effort) : nil
            isBlended = whole.map { blended.count <= $0.count } ?? true
            data = isBlended ? blended : whole ?? blended
        } else {
            isBlended = false
            data = layout.stream(Overlay(frame, in: rect).bitmap, effort)
        }
    }
}
