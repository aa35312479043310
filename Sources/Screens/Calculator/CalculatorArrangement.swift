import Framewright

/// Places the shade behind the display, the label and the keypad on the whole screen.
///
/// Documented at 320 x 568 points: the display's part ends at 118, the label is 300 x 87 at (8, 28), and the keypad
/// fills the rest. The label begins 6 points left of the keys and ends 2 points right of them. At other sizes the
/// keys grow with the screen and the display gets the remaining space, above the keypad or, on a screen wider than
/// high, beside it. On screens larger than a tablet the keys stop growing, and the keypad is centred in its part.
struct CalculatorArrangement: Layout {
    enum Part {
        case shade, label, keypad
    }

    let safeAreaInsets: EdgeInsets
    /// The parts that the subviews show, in their order.
    let parts: [Part]

    private let reference = Size(width: 320, height: 568)
    private let keypadHeight = 450.0
    /// The maximum width of a keypad relative to the documented proportions.
    private let stretch = 1.15
    /// The maximum scale of the keypad relative to the documented size: as large as on the widest tablet.
    private let largestScale = 2.4
    /// The width in points beyond which the parts grow, but not their content.
    private let widest = 1366.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let frames = bounds.width > bounds.height ? beside(in: bounds) : stacked(in: bounds)
        for (subview, part) in zip(subviews, parts) {
            let frame = frames.frame(of: part)
            subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private struct Frames {
        let shade, label, keypad: Rect

        func frame(of part: Part) -> Rect {
            switch part {
            case .shade: shade
            case .label: label
            case .keypad: keypad
            }
        }
    }

    private func stacked(in bounds: Rect) -> Frames {
        let safe = bounds.inset(by: safeAreaInsets)
        // The documented label leaves room for a status bar of 20 points.
        let top = max(bounds.minY + 20, safe.minY)
        let scale = min(
            safe.width / reference.width, (safe.maxY - bounds.minY) / reference.height, (safe.maxY - top) / 548,
            largestScale)
        let keypad = Size(
            width: min(safe.width, reference.width * scale * stretch), height: keypadHeight * scale)
        let displayEnd = safe.maxY - keypad.height
        let keys = KeypadLayout.span(in: keypad)
        let height = min(displayEnd - 3 * scale - top - 8 * scale, 87 * scale * 1.3)
        let left = safe.midX - keypad.width / 2
        return Frames(
            shade: Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: displayEnd - bounds.minY),
            label: Rect(
                x: left + keys.left - 6 * scale, y: displayEnd - 3 * scale - height,
                width: keys.right - keys.left + 8 * scale, height: height),
            keypad: Rect(x: left, y: displayEnd, width: keypad.width, height: keypad.height)
        )
    }

    private func beside(in bounds: Rect) -> Frames {
        let safe = bounds.inset(by: safeAreaInsets)
        let scale = min(safe.height / keypadHeight, safe.width * 0.55 / reference.width, largestScale)
        let keypad = Size(
            width: min(safe.width * 0.6, reference.width * scale * stretch), height: keypadHeight * scale)
        let margin = max(0, safe.width - widest) / 4
        let left = safe.maxX - margin - keypad.width
        let edge = left - margin
        let width = edge - safe.minX - 20 * scale
        // As large as the error word allows; longer numbers shrink.
        let height = min(min(safe.height, keypadHeight * largestScale) * 0.33, width * 0.55)
        return Frames(
            shade: Rect(x: bounds.minX, y: bounds.minY, width: edge - bounds.minX, height: bounds.height),
            label: Rect(x: safe.minX + 8 * scale, y: safe.midY - height / 2, width: width, height: height),
            keypad: Rect(x: left, y: safe.midY - keypad.height / 2, width: keypad.width, height: keypad.height)
        )
    }
}
